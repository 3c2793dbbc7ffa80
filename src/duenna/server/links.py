"""Links to tables as other people and devices can follow them, and the same as pictures for their cameras."""

import io
from typing import Final

import segno

_HERE: Final = ("localhost", "127.0.0.1", "::1")


def origin(asked: str, host: str, public: str, network: str) -> str:
    """Where others reach the server, if this request asked for it as `asked` at `host`.

    That is what the server was told, else what the browser calls it; but where that is this very
    machine, its name on the network, if it has one.

    >>> origin("http://localhost:8000", "localhost", "", "http://192.168.1.5:8000")
    'http://192.168.1.5:8000'
    """
    if public:
        return public
    return network if network and host in _HERE else asked


def qr(link: str) -> str:
    """The link as a QR code, an SVG drawing: black on white, with the quiet zone that scanners need.

    >>> qr("http://localhost:8000/t/k3v9x2mq")[:40]
    '<svg xmlns="http://www.w3.org/2000/svg" '
    """
    out = io.BytesIO()
    settings = {"border": 4, "dark": "#000", "light": "#fff"}
    plain = {"xmldecl": False, "omitsize": True, "svgclass": None, "lineclass": None}
    segno.make_qr(link).save(out, kind="svg", **settings, **plain)
    return out.getvalue().decode().strip()
