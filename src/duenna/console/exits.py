"""The exit codes of commands, beside 0 for all is well."""

from typing import Final

FAILED: Final = 1  #: the command could not do its work
MISUSED: Final = 2  #: the command was used wrongly
INTERRUPTED: Final = 130  #: somebody stopped it, with Ctrl+C for instance
