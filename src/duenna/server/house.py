"""What all requests of one server share."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from starlette.requests import Request

from duenna.server.analyses import Analyses
from duenna.server.guard import Rate
from duenna.server.links import origin
from duenna.server.pulse import Pulse
from duenna.server.reach import Names, PublicUrl, host_of, origin_of
from duenna.server.retold import Retold
from duenna.server.service import TableService


@dataclass
class House:
    """What all requests share."""

    service: TableService
    commands: Rate
    addresses: Rate
    reads: Rate
    parts: Rate
    creations: Rate
    streams: Counter[str]
    public: PublicUrl
    names: Names
    network_url: Callable[[], str]
    analyses: Analyses
    retold: Retold
    pulse: Pulse


def root_of(request: Request) -> str:
    """Where others reach the page, as far as this request tells: an origin, and the path it lies under."""
    house = house_of(request)
    asked, (host, _) = origin_of(request), host_of(request)
    return origin(asked, host, house.public.origin, house.network_url()) + house.public.path


def house_of(request: Request) -> House:
    """The house that is asked."""
    house: House = request.app.state.house
    return house
