"""What stands between the server and a clumsy or hostile client: sizes, rates, headers, origins."""

import ipaddress
import time
from collections import OrderedDict
from typing import Final

from duenna.server.table import Refused

MAX_BODY: Final = 16_384
BODY_SECONDS: Final = 15.0  #: for a command to come, once its head is there
STREAMS_PER_ADDRESS: Final = 64
_KEPT: Final = 20_000  #: buckets remembered; the least used are forgotten, full again

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

#: those that mean something for a script, a picture or a font, which no one opens by itself
PART_HEADERS: Final = ("X-Content-Type-Options", "Cross-Origin-Resource-Policy", "Cache-Control")


class Rate:
    """A bucket for each client: `burst` at once, `per_second` on and on.

    >>> rate = Rate(per_second=1, burst=2)
    >>> [rate.spend("ann", at=10.0) for _ in range(3)]
    [0.0, 0.0, 1.0]
    """

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, client: str, at: float | None = None) -> float:
        """Seconds the client must wait; 0 if the request may pass, which is then counted."""
        at = time.monotonic() if at is None else at
        left, since = self._buckets.get(client, (self._burst, at))
        left = min(self._burst, left + (at - since) * self._per_second)
        passes = left >= 1
        self._buckets[client] = (left - 1 if passes else left, at)
        self._buckets.move_to_end(client)
        if len(self._buckets) > _KEPT:
            self._buckets.popitem(last=False)
        return 0.0 if passes else (1 - left) / self._per_second


def whose(address: str) -> str:
    """The address for which what one client does is counted: of version 6 the network, all of it one client's.

    >>> whose("2001:db8:1:2:aaaa::1") == whose("2001:db8:1:2:bbbb::2"), whose("::ffff:192.0.2.7")
    (True, '192.0.2.7')
    """
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:  # of a socket in a file, say
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ip.ipv4_mapped or ipaddress.ip_network((ip.packed[:8] + bytes(8), 64)))
    return str(ip)


def slow_down(seconds: float) -> Refused:
    """The refusal of a client that is too quick."""
    return Refused(
        429, "too-fast", "That was too much at once.", retry_after=max(1, round(seconds))
    )
