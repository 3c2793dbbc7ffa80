"""What all requests of one server share."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from starlette.requests import Request

from duenna.server.analyses import Analyses
from duenna.server.guard import Rate
from duenna.server.pulse import Pulse
from duenna.server.reach import Names, PublicUrl
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


def house_of(request: Request) -> House:
    """The house that is asked."""
    house: House = request.app.state.house
    return house
