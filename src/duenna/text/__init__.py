"""Sentences: every event, rule and refusal in the words of a language, from the Fluent files in `locales`."""
