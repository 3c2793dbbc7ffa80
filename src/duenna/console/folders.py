"""Where Duenna keeps what it writes."""

import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(env: Mapping[str, str]) -> Path:
    """Where matches and tables are kept: DUENNA_DATA, or the platform's place for a program's data.

    >>> data_folder({"DUENNA_DATA": "/games"}).as_posix()
    '/games'
    """
    if env.get("DUENNA_DATA"):
        return Path(env["DUENNA_DATA"])
    if sys.platform == "win32":
        base = Path(env.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(env.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "duenna"
