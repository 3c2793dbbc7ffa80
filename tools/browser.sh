#!/bin/sh
# Sees to it that there is a Chromium for the browser tests: the machine's own, Debian's, or Playwright's.
set -eu

for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then exit 0; fi
done

if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "Installing Chromium for the browser tests."
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
else
    .venv/bin/playwright install chromium
fi
