#!/bin/sh
# Sees to it that there is a PostgreSQL for the tests of many processes: the machine's own, or Debian's.
# The tests start a server of their own with it, in a folder of their own.
set -eu

if command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then exit 0; fi

if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "Installing PostgreSQL for the tests of many processes."
    if { apt-get update -qq &&
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql
    } >/dev/null; then exit 0; fi
fi
echo "duenna: there is no PostgreSQL here, so its tests are left out. On Debian: sudo apt install postgresql" >&2
