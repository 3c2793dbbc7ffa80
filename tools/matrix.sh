#!/bin/sh
# Runs the tests with every Python that Duenna is for and that is installed here, each in a .venv of its own under
# build/matrix, and says which are missing: tools/matrix.sh [PYTEST ARGUMENT ...]
set -eu

root=$PWD
missing=
failed=

# The Python of that version on the PATH, else the newest that pyenv has.
find_python() {
    command -v "python$1" >/dev/null && "python$1" -c '' 2>/dev/null && command -v "python$1" && return
    for found in "${PYENV_ROOT:-$HOME/.pyenv}/versions/$1".*/bin/python; do :; done
    [ -x "$found" ] && echo "$found"
}

for version in 3.11 3.12 3.13 3.14; do
    if ! python=$(find_python "$version"); then
        missing="$missing $version"
        continue
    fi
    echo "== Python $version"
    home=build/matrix/$version
    mkdir -p "$home"
    (cd "$home" && sh "$root/tools/setup.sh" "$python" "$root[dev,fast,postgres]")
    "$home/.venv/bin/pytest" -q -o cache_dir="$home/cache" "$@" || failed="$failed $version"
done

[ -z "$missing" ] || echo "Not installed here:$missing"
[ -z "$failed" ] || { echo "Failed:$failed" && exit 1; }
