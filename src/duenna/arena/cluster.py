"""The parts of a contest, played by the workers of a Ray cluster: several machines, or the processes of one.

Each machine needs Duenna and the bots. Before it plays a part, a worker looks whether its bots are those of whoever
asked (`fingerprint.py`), so that no contest is played by a mixture.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final, TypeVar

import ray
from ray.exceptions import WorkerCrashedError

from duenna.arena.contest import Contest
from duenna.arena.fingerprint import fingerprint
from duenna.arena.workers import DIED
from duenna.bots import BotError
from duenna.core.errors import DuennaError

Done = TypeVar("Done")
RETRIES: Final = 2  #: how often a part is played again whose worker was lost


class Cluster:
    """Ray's workers at an address: `auto` for a cluster that this machine belongs to, `local` for one begun here."""

    def __init__(self, address: str, contest: Contest, processes: int | None = None) -> None:
        """Joins the cluster, or begins one of so many processes; raises DuennaError if that cannot be."""
        local = address == "local"
        try:
            ray.init(
                address=None if local else address,
                num_cpus=processes if local else None,
                include_dashboard=False,
                log_to_driver=False,
                configure_logging=False,
            )
        except (ConnectionError, ValueError, RuntimeError) as problem:
            raise DuennaError(f"Ray at {address}: {problem}") from problem
        self._bots = {bot: fingerprint(bot, contest.edition) for bot in contest.bots}
        self._contest = contest

    def run(
        self, work: Callable[[range], Done], parts: Iterable[range]
    ) -> Iterator[tuple[range, Done | BotError]]:
        """See `Workers`. Raises DuennaError if a machine's bots are other ones."""
        source = iter(parts)
        task: Any = ray.remote(max_retries=RETRIES)(_play)
        room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: dict[Any, range] = {}
        while True:
            for part in islice(source, room - len(running)):
                running[task.remote(work, part, self._contest, self._bots)] = part
            if not running:
                return
            for done in ray.wait([*running])[0]:
                yield running.pop(done), _result(done)

    def close(self) -> None:
        """Leaves the cluster, or ends the one begun here."""
        ray.shutdown()


def _play(
    work: Callable[[range], Done], part: range, contest: Contest, bots: dict[str, str]
) -> Done | BotError | str:
    """At a worker: what came of the part; a sentence if its bots are other ones."""
    for bot, expected in bots.items():
        found = fingerprint(bot, contest.edition)
        if found != expected:
            return (
                f"{ray.util.get_node_ip_address()} plays another {bot} ({found}, not {expected})."
            )
    try:
        return work(part)
    except BotError as problem:
        return problem


def _result(done: Any) -> Any:
    try:
        result = ray.get(done)
    except WorkerCrashedError:
        return BotError(DIED)
    if isinstance(result, str):
        raise DuennaError(result)
    return result
