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

{ mkdir -p .venv && [ -w .venv ]; } 2>/dev/null ||
    fail "'$PWD' cannot be written to, and what Duenna needs is kept there, in .venv. Copy the folder to where you may write."

echo "Preparing .venv; this takes a minute."

if [ "$(version .venv/bin/python)" != "$(version "$python")" ]; then
    rm -rf .venv
    # Without pip, for Debian keeps what would put it there in a package of its own.
    "$python" -m venv --without-pip .venv
fi

# The pip at hand, or Debian's where it may be installed.
pip() {
    if has_pip "$python"; then
        "$python" -m pip --python .venv/bin/python "$@"
    elif has_pip .venv/bin/python || .venv/bin/python -m ensurepip >/dev/null 2>&1; then
        .venv/bin/python -m pip "$@"
    else
        return 1
    fi
}

if ! command -v uv >/dev/null && ! pip --version >/dev/null 2>&1; then
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        echo "Installing python3-pip."
        { apt-get update -qq &&
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-pip
        } >/dev/null || fail "python3-pip cannot be installed. Is there a network?"
    fi
    pip --version >/dev/null 2>&1 || fail "pip is missing. On Debian: sudo apt install python3-pip"
fi

install() {
    if command -v uv >/dev/null; then
        uv pip install --quiet --python .venv/bin/python --editable "$1"
    else
        pip install --quiet --editable "$1"
    fi
}

# Whether all that is asked for is installed already, as it is offline after a change of pyproject.toml.
satisfied() {
    [ -x .venv/bin/duenna ] || return 1
    .venv/bin/python tools/requirements.py "$1" >.venv/requirements.txt
    if command -v uv >/dev/null; then
        uv pip install --quiet --offline --no-index --python .venv/bin/python --requirement .venv/requirements.txt
    else
        pip install --quiet --no-index --requirement .venv/requirements.txt
    fi 2>/dev/null
}

have() {
    install "$1" && return
    satisfied "$1" || return 1
    echo "duenna: nothing new can be installed just now; what is installed is enough." >&2
}

if ! have "$what"; then
    [ "$else" ] || fail "$what cannot be installed."
    have "$else" || fail "$else cannot be installed. Is there a network?"
    echo "duenna: $what cannot be installed here; $else can: only the computer thinks more slowly." >&2
fi
