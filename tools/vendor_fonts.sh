#!/bin/sh
# Fetch the two font families, cut them down to Latin, and lay them in src/duenna/web/fonts.
#
# Needs npm, Python 3.11 or newer and a package index for each, as already configured on this machine.
# Run it only to change a version or the characters; the result is under version control.
# `tools/vendor_fonts.sh --check` compares what is there with its list of checksums.
set -eu

cd "$(dirname "$0")/.."
fonts=src/duenna/web/fonts

if [ "${1-}" = --check ]; then
    cd "$fonts"
    exec sha256sum --check --strict SHA256SUMS
fi

version=5.3.0
export SOURCE_DATE_EPOCH=0 # the same files each time: fonts carry the hour they were made
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$fonts"

${PYTHON:-python3} -m venv "$work/venv"
"$work/venv/bin/pip" --quiet install fonttools==4.60.1 brotli==1.1.0
bin=$work/venv/bin

for family in fraunces atkinson-hyperlegible-next; do
    (cd "$work" && npm pack --silent "@fontsource-variable/$family@$version" >/dev/null)
    mkdir "$work/$family"
    tar -xzf "$work/fontsource-variable-$family-$version.tgz" -C "$work/$family" --strip-components=1
    cp "$work/$family/LICENSE" "$fonts/LICENSE-$family"
done

# What English, Spanish, Estonian, French and Portuguese write, the names of most of Europe's
# players, and the arrows, dashes and quotation marks of the page.
latin=U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212
latin_ext=U+0100-0130,U+0132-0151,U+0154-017F

cut() { # cut <from> <to> <characters>
    "$bin/pyftsubset" "$1" --unicodes="$3" --flavor=woff2 --output-file="$fonts/$2" \
        --layout-features=kern,mark,mkmk,liga,ccmp,locl,lnum,tnum,pnum --no-hinting --desubroutinize
}

# Fraunces for titles: its display cut, a little softened, with the weight left free.
for part in latin latin-ext; do
    "$bin/fonttools" varLib.instancer --quiet --output "$work/$part.ttf" \
        "$work/fraunces/files/fraunces-$part-full-normal.woff2" \
        opsz=72 SOFT=60 WONK=0 wght=400:700
done
cut "$work/latin.ttf" fraunces-latin.woff2 "$latin"
cut "$work/latin-ext.ttf" fraunces-latin-ext.woff2 "$latin_ext"

# Atkinson Hyperlegible Next for everything else.
for part in latin latin-ext; do
    "$bin/fonttools" varLib.instancer --quiet --output "$work/$part.ttf" \
        "$work/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-$part-wght-normal.woff2" \
        wght=400:700
done
cut "$work/latin.ttf" atkinson-latin.woff2 "$latin"
cut "$work/latin-ext.ttf" atkinson-latin-ext.woff2 "$latin_ext"

cat >"$fonts/README.md" <<END
Fraunces and Atkinson Hyperlegible Next, both under the SIL Open Font License 1.1 (the texts are
beside this file), cut down to Latin by \`tools/vendor_fonts.sh\` from the npm packages
\`@fontsource-variable/fraunces\` and \`@fontsource-variable/atkinson-hyperlegible-next\`, version $version.
END

(cd "$fonts" && sha256sum -- *.woff2 LICENSE-* >SHA256SUMS && ls -l)
