"""The command line: `duenna`."""
