#!/bin/sh
# Copies the page's libraries into src/duenna/web/vendor, as published, with their licences and checksums.
#
#   sh tools/vendor.sh          fetch the versions below and write vendor/ anew (needs npm, as set up here)
#   sh tools/vendor.sh --check  only compare what lies in vendor/ with its checksums (needs nothing)
#
# To update one: change its version here, run this, read the diff, try the page, commit both together.
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
vendor="$here/src/duenna/web/vendor"

if [ "${1:-}" = --check ]; then
    cd "$vendor" && sha256sum --check --quiet SHA256SUMS && echo "vendor/ is as it was fetched."
    exit
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# fetch NAME VERSION FOLDER FILE...: the package's files, flat in a folder. npm checks what it fetched.
fetch() {
    name=$1 version=$2 folder=$3
    shift 3
    tarball=$(cd "$work" && npm pack --silent "$name@$version")
    rm -rf "$work/package"
    tar -xzf "$work/$tarball" -C "$work"
    mkdir -p "$vendor/$folder"
    for file in "$@"; do
        # Maps are not shipped, so browsers should not look for them.
        sed '/^\/\/# sourceMappingURL=/d' "$work/package/$file" > "$vendor/$folder/$(basename "$file")"
    done
    if [ -f "$work/package/LICENSE" ]; then
        cp "$work/package/LICENSE" "$vendor/$folder/LICENSE"
    fi
    licence=$(sed -n 's/.*"license": *"\([^"]*\)".*/\1/p' "$work/package/package.json" | head -n 1)
    echo "| $name | $version | $licence | \`$folder/\` |" >> "$work/table"
}

rm -rf "$vendor"
mkdir -p "$vendor"

fetch preact 11.2.0 preact dist/preact.mjs hooks/dist/hooks.mjs
fetch htm 3.1.1 htm dist/htm.module.js
fetch @preact/signals-core 1.14.5 signals-core dist/signals-core.module.js
fetch @preact/signals 2.11.4 signals dist/signals.module.js
fetch @fluent/bundle 0.19.1 fluent esm/index.js esm/bundle.js esm/builtins.js esm/memoizer.js \
    esm/resolver.js esm/resource.js esm/scope.js esm/types.js
# Fluent is under the Apache licence 2.0 as htm is, but its package holds no copy of the text.
cp "$vendor/htm/LICENSE" "$vendor/fluent/LICENSE"

# Modules are served as JavaScript only under a name that every server knows.
for file in "$vendor"/preact/*.mjs; do
    mv "$file" "${file%.mjs}.js"
done

{
    echo "# Libraries of the page"
    echo
    echo "As published; only the lines that name source maps are left out. \`tools/vendor.sh\` writes this folder."
    echo
    echo "| package | version | licence | folder |"
    echo "|---|---|---|---|"
    cat "$work/table"
} > "$vendor/README.md"

cd "$vendor"
find . -type f ! -name SHA256SUMS | LC_ALL=C sort | sed 's|^\./||' | xargs sha256sum > SHA256SUMS
echo "vendor/ is written: $(cat ./*/*.js | wc -c) bytes of JavaScript."
