#!/bin/sh
# Installs what the tests take from npm, in these versions, into the node folder of .venv: the checker of the
# page's types, and the screen reader that the transcripts are taken from. The page itself needs neither.
set -eu

venv=${1:-.venv}

if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        echo "Installing Node for the tests of the page."
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nodejs npm >/dev/null
    else
        echo "duenna: the tests of the page need Node with npm. On Debian: apt install nodejs npm" >&2
        exit 1
    fi
fi

mkdir -p "$venv/node"
npm install --prefix "$venv/node" --no-save --no-package-lock --no-audit --no-fund --ignore-scripts \
    --loglevel=error typescript@7.0.2 @guidepup/virtual-screen-reader@0.33.0 >/dev/null
