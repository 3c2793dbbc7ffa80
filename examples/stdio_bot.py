"""A bot that is a program: duenna arena counter "exec:python examples/stdio_bot.py"."""

import json
import random
import sys
from typing import Any


def answer(message: dict[str, Any]) -> dict[str, Any] | None:
    """The answer to a question, None where there is none."""
    match message["type"]:
        case "hello":
            return {"protocol": 1, "name": "Echo"}
        case "ask":
            dice = random.Random(message["budget"]["seed"])
            return {"move": dice.choice(message["view"]["options"])}  # your idea goes here
    return None


for line in sys.stdin:
    reply = answer(json.loads(line))
    if reply:
        print(json.dumps(reply), flush=True)
