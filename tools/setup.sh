#!/bin/sh
# Installs Duenna into .venv, from its own folder: tools/setup.sh PYTHON WHAT [ELSE],
# as in `tools/setup.sh python3 '.[fast]' .`; ELSE is installed where WHAT cannot be had.
set -eu

python=$1
what=$2
else=${3-}

fail() {
    echo "duenna: $1" >&2
    exit 1
}

version() {
    "$1" -c 'import sys; print(sys.version)' 2>/dev/null
}

has_pip() {
    "$1" -m pip --version >/dev/null 2>&1
}

version "$python" >/dev/null ||
    fail "'$python' does not run. Install Python 3.11 or newer (on Debian: apt install python3), or name yours: make PYTHON=python3.12"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "Python 3.11 or newer is needed, and '$python' is $("$python" --version 2>&1). Name a newer one: make PYTHON=python3.12"

echo "Preparing .venv; this takes a minute."

if [ "$(version .venv/bin/python)" != "$(version "$python")" ]; then
    rm -rf .venv
    # Without pip, for Debian keeps what would put it there in a package of its own.
    "$python" -m venv --without-pip .venv
fi

install() {
    if command -v uv >/dev/null; then
        uv pip install --quiet --python .venv/bin/python --editable "$1"
    elif has_pip "$python"; then
        "$python" -m pip --python .venv/bin/python install --quiet --editable "$1"
    elif .venv/bin/python -m ensurepip >/dev/null 2>&1; then
        .venv/bin/python -m pip install --quiet --editable "$1"
    else
        fail "pip is missing. On Debian: apt install python3-pip"
    fi
}

if ! install "$what"; then
    [ "$else" ] || fail "$what cannot be installed."
    echo "duenna: $what cannot be installed here; $else does too: only the computer thinks more slowly." >&2
    install "$else"
fi
