"""The terminal: printed lines and typed answers, nothing else, so that every terminal and screen reader can follow."""
