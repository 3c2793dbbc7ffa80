"""A bot that takes a seat at a table: python examples/table_bot.py http://localhost:8000 TABLE."""

import json
import random
import sys
import uuid

import httpx

server, table = sys.argv[1:3]
with httpx.Client(base_url=f"{server}/api/tables/{table}", timeout=None) as http:

    def post(command: str, **body: object) -> httpx.Response:
        return http.post(f"/{command}", json={"cmd_id": str(uuid.uuid4()), **body})

    seat = post("join", name="Echo").raise_for_status().json()
    http.headers["Authorization"] = f"Bearer {seat['token']}"
    with http.stream("GET", "/events", headers={"Accept": "application/x-ndjson"}) as stream:
        for message in map(json.loads, stream.iter_lines()):
            if message.get("view") and message["view"]["options"]:
                move = random.choice(message["view"]["options"])  # your idea goes here
                post("move", move=move, seq=message["seq"])
            if message.get("table") and message["table"]["phase"] == "match-over":
                break
