"""What a chat shows beside a link: a title, a description and a picture, in the head of the page.

A table that gathers says who invites to what, in the table's language. Everything else is told as Duenna itself: a link
that is passed on tells nothing of who plays, and nothing of the game.
"""

import re
from functools import lru_cache
from html import escape
from typing import Final, NamedTuple

from duenna.server.packing import Packed
from duenna.server.table import Table
from duenna.text.words import Words

PICTURE: Final = "/web/preview.jpg"  #: 1200 by 630 points; `tests/browser/preview.py` draws it
_DESCRIPTION: Final = re.compile(r'    <meta name="description" content="[^"]*">\n')


class Preview(NamedTuple):
    """What a link tells of itself."""

    title: str
    about: str
    language: str


def preview_of(table: Table | None) -> Preview:
    """What a table's link tells; None stands for any other page."""
    if table is None or table.phase != "gathering":
        words = Words("en")
        return Preview("Duenna", words.text("home-lead"), "en")
    words = Words(table.options.lang)
    edition = words.edition_name(table.edition.name)
    return Preview(
        words.text("invite-title", name=table.seats[table.maker - 1].name),
        words.text("invite-preview", edition=edition, count=len(table.seats)),
        table.options.lang,
    )


@lru_cache(200)
def with_preview(page: Packed, preview: Preview, root: str) -> Packed:
    """The page with that in its head; `root` is where the server is reached."""
    tags = {
        "og:type": "website",
        "og:site_name": "Duenna",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:locale": preview.language,
        "og:image": f"{root}{PICTURE}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": "",
    }
    lines = [f'    <meta name="description" content="{escape(preview.about)}">']
    lines += [
        f'    <meta property="{name}" content="{escape(value)}">' for name, value in tags.items()
    ]
    lines.append('    <meta name="twitter:card" content="summary_large_image">')
    said = "\n".join(lines) + "\n"
    return Packed(_DESCRIPTION.sub(lambda _: said, page.plain.decode(), count=1).encode())
