"""A PostgreSQL of the tests' own: a server in a folder of its own, reached by a socket there and by nothing else."""

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

#: Nobody's data are at stake, and the machine does not fail: what is killed here are processes.
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "jit": "off",
    "shared_buffers": "16MB",
    "deadlock_timeout": "100ms",
}


def programs() -> Path | None:
    """The folder with PostgreSQL's programs; None if there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: path.parts)
    known = shutil.which("initdb")
    if found:
        return found[-1].parent
    return Path(known).parent if known else None


def owner() -> str | None:
    """As whom the server runs, for it refuses to be root; None for as ourselves."""
    if os.getuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        return "nobody"


class Cluster:
    """A running server; each `database` is new and empty."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="duenna-pg-"))
        if user := owner():
            shutil.chown(self._folder, user)
        self._numbers = count(1)
        # Unlike Debian's own, it speaks one language and knows one alphabet.
        wanted = ("-U", "duenna", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        self._run("initdb", *wanted)
        self.start()

    def _run(self, program: str, *args: str) -> None:
        command = [str(self._programs / program), "-D", str(self._folder / "data"), *args]
        done = subprocess.run(
            command, user=owner(), cwd=self._folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, (done.stdout, done.stderr)

    def start(self) -> None:
        settings = {**SETTINGS, "unix_socket_directories": str(self._folder)}
        options = " ".join(f"-c {name}='{value}'" for name, value in settings.items())
        self._run("pg_ctl", "start", "-w", "-l", str(self._folder / "log"), "-o", options)

    def stop(self, mode: str = "immediate") -> None:
        """Stops the server: `immediate` as a crash would, `fast` as its host does."""
        self._run("pg_ctl", "stop", "-w", "-m", mode)

    def database(self) -> str:
        """The address of a new database."""
        name = f"test{next(self._numbers)}"
        with self.connect("postgres") as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://duenna@/{name}?host={self._folder}"

    def connect(self, database: str) -> "psycopg.Connection[Any]":
        """A connection to the database of that name, or address."""
        if not database.startswith("postgresql:"):
            database = f"postgresql://duenna@/{database}?host={self._folder}"
        return psycopg.connect(database, autocommit=True)

    def remove(self) -> None:
        """Stops the server and removes all it has."""
        self.stop()
        shutil.rmtree(self._folder)
