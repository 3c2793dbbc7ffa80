"""Duenna's bots for programs in any language: `python -m duenna.bots.stdio NAME`.

The other side of `external.py`: reads JSON lines and answers them. A `deal` may name another bot, so one
process can be all of them; the table server thinks in such processes.
"""

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from duenna.bots.bot import Bot, BotError, Budget
from duenna.bots.external import PROTOCOL
from duenna.bots.registry import USUAL_BOT, find_bot
from duenna.core.decoding import event_from_json
from duenna.core.editions import PRESETS, find_edition
from duenna.core.errors import DuennaError
from duenna.core.events import Event
from duenna.core.view import view_from_json


def answers(messages: Iterable[Mapping[str, Any]], name: str) -> Iterator[dict[str, Any]]:
    """What the bot of that name answers to the messages, until there is a bye."""
    edition = PRESETS["modern"]
    events: list[Event] = []
    bots: dict[str, Bot] = {}
    asked = name
    for message in messages:
        match message["type"]:
            case "hello":
                yield {"protocol": PROTOCOL, "name": name}
            case "deal":
                edition = find_edition(message["edition"], **message["knobs"])
                events, asked = [], message.get("bot", name)
            case "event":
                events.append(event_from_json(edition, message))
            case "ask":
                try:
                    bot = bots[asked] = bots.get(asked) or find_bot(asked)
                    view = view_from_json(message["view"])
                    move = bot(view, events, Budget(**message["budget"]))
                except Exception as problem:  # whatever a stranger's bot does
                    kind = "" if isinstance(problem, DuennaError) else f"{type(problem).__name__}: "
                    yield {"error": f"{kind}{problem}"[:500]}
                else:
                    yield {"move": str(move)}
            case "bye":
                return


def main() -> None:
    """Answers on the standard output; what bots print goes to the standard error."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    name = sys.argv[1] if len(sys.argv) > 1 else USUAL_BOT
    try:
        find_bot(name)
    except BotError as problem:
        sys.exit(f"duenna: {problem}")
    try:
        for answer in answers(map(json.loads, sys.stdin.buffer), name):
            print(json.dumps(answer, ensure_ascii=False), file=out, flush=True)
    except (ValueError, KeyError, TypeError, RecursionError) as problem:
        sys.exit(f"duenna: This is no message of the protocol: {type(problem).__name__}: {problem}")


if __name__ == "__main__":
    main()
