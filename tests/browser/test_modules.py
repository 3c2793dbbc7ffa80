"""The page asks at once for all modules that its first screens need: index.html names each of them."""

import json
import posixpath
import re
from pathlib import Path

import duenna

WEB = Path(duenna.__file__).parent / "web"
INDEX = (WEB / "index.html").read_text(encoding="utf-8")
IMPORTS = re.compile(
    r"""(?:^|;)\s*(?:import|export)\b(?:[\w*{}\s,$]*?\bfrom\s*)?["']([^"']+)["']|\bimport\(["']([^"']+)""",
    re.M,
)
MAP = json.loads(re.findall(r'<script type="importmap">(.*?)</script>', INDEX, re.S)[0])["imports"]


def needs(module: str, *, later: bool) -> set[str]:
    """The addresses of the modules that a module imports, those it fetches later included or not."""
    text = (WEB / module.removeprefix("/web/")).read_text(encoding="utf-8")
    names = {
        at_once or on_demand
        for at_once, on_demand in IMPORTS.findall(re.sub(r"/\*.*?\*/", "", text, flags=re.S))
        if at_once or later
    }
    return {
        MAP.get(name) or posixpath.normpath(f"{posixpath.dirname(module)}/{name}") for name in names
    }


def graph(*, later: bool) -> set[str]:
    """All modules of the page but app.js, which a script tag names; screens fetched later included or not."""
    found, waiting = set[str](), ["/web/app.js"]
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += needs(module, later=later)
    return found - {"/web/app.js"}


def test_every_module_is_asked_for_at_once() -> None:
    named = re.findall(r'<link rel="modulepreload" href="([^"]+)">', INDEX)
    wanted = sorted(graph(later=False))
    lines = "\n".join(f'    <link rel="modulepreload" href="{module}">' for module in wanted)
    assert named == wanted, f"After the import map of index.html should stand:\n{lines}"
    assert len(wanted) > 50


def test_no_module_is_left_over() -> None:
    art = {"/web/art/gallery.js"}  # the page of pictures, for who draws them
    all_modules = {f"/web/{path.relative_to(WEB).as_posix()}" for path in WEB.rglob("*.js")}
    assert all_modules - graph(later=True) == art | {"/web/app.js"}


def test_every_stylesheet_is_asked_for() -> None:
    named = re.findall(r'<link rel="stylesheet" href="/web/([^"]+)">', INDEX)
    there = {
        path.relative_to(WEB).as_posix() for path in [*WEB.glob("*.css"), *WEB.glob("css/*.css")]
    }
    assert set(named) == there
    assert len(named) == len(there)
