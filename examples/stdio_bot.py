"""A bot that is a program: duenna arena counter "exec:python examples/stdio_bot.py"."""

import json
import random
import sys


def answer(message):
    """The answer to a question, None where there is none."""
    match message["type"]:
        case "hello":
            return {"protocol": 1, "name": "Echo"}
        case "ask":
            dice = random.Random(message["budget"]["seed"])
            return {"move": dice.choice(message["view"]["options"])}  # your idea goes here


for line in sys.stdin:
    reply = answer(json.loads(line))
    if reply:
        print(json.dumps(reply), flush=True)
