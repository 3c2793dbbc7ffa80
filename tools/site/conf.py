"""The site made of docs/: `make site` writes it into build/site. It is searched and read without a server."""

import re

from sphinx.application import Sphinx

project = "Duenna"
copyright = "the Duenna authors"
root_doc = "index"
extensions = ["myst_parser"]
myst_heading_anchors = 4
html_theme = "furo"
html_title = "Duenna"
html_show_sphinx = False
suppress_warnings = ["myst.header"]  # recipes have steps, which stand deeper than their page


def setup(app: Sphinx) -> None:
    """Makes the site's table of contents from docs/index.md."""
    app.connect("source-read", _contents)


def _contents(app: Sphinx, name: str, source: list[str]) -> None:
    """Appends to the index what Sphinx needs to know of the pages that it links to, part by part."""
    if name != root_doc:
        return
    for caption, part in re.findall(r"^## (.+)\n((?:(?!## ).*\n)*)", source[0], re.MULTILINE):
        pages = "\n".join(re.findall(r"\]\(([a-z0-9/-]+)\.md\)", part))
        source[0] += f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n{pages}\n```\n"
