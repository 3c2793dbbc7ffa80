"""Makes a small data folder, with every kind of event a table can have, and a note of how its tables stand.

It is run with the code of the version whose folder it is to be: from that version's root, copied into its
`tests/server`, where it finds that version's `live.py`:

    PYTHONPATH=src python tests/server/make_folder.py FOLDER

`folder/` was made by the last version whose events were stored without types (4ec709a).
"""

import json
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

from live import Client, Server


def play(table_id: str, clients: list[Client], moves: int) -> None:
    """Plays so many moves, or to the end of the match, always the first there is."""
    while moves > 0:
        seen = clients[0].table(table_id)
        if seen["table"]["phase"] == "match-over":
            return
        if seen["table"]["phase"] == "round-over":
            clients[0].post(f"/{table_id}/next", seq=seen["seq"])
        for client in clients:
            options = client.table(table_id)["view"]["options"]
            if options:
                client.post(f"/{table_id}/move", move=options[0])
                moves -= 1


def table(server: Server, people: int, **wanted: Any) -> tuple[str, list[Client]]:
    """A table with so many people, by token; bots have the other seats."""
    ann = server.client()
    made = ann.post("", name="Ann", **wanted).json()
    tokens = [made["token"]]
    for name in ("Bob", "Çağ", "Õnne")[: people - 1]:
        tokens.append(server.client().post(f"/{made['id']}/join", name=name).json()["token"])
    return made["id"], [server.client(token) for token in tokens]


def main(folder: Path) -> None:
    path = folder / "tables.sqlite"
    server = Server(path)
    made = {}

    gathering, people = table(server, 3, edition="modern", players=5, options={"open": True})
    people[2].post(f"/{gathering}/leave")
    people[0].post(f"/{gathering}/remove", seat=2)
    people[0].post(f"/{gathering}/bot", level="counter")
    phone = server.client()
    phone.post(f"/{gathering}/claim", code=people[0].post(f"/{gathering}/device").json()["code"])
    made[gathering] = people[:1]

    timed, people = table(
        server,
        2,
        edition="classic",
        players=2,
        options={"move_seconds": 600, "bank_seconds": 60, "increment_seconds": 3, "lang": "et"},
    )
    people[0].post(f"/{timed}/start")
    people[0].post(f"/{timed}/say", text="Jõudu tööle")
    people[1].post(f"/{timed}/say", phrase="thanks")
    play(timed, people, 8)
    made[timed] = people

    again, people = table(server, 2, edition="classic", players=2, knobs={"tokens": 1})
    people[0].post(f"/{again}/start")
    play(again, people, 100)
    people[1].post(f"/{again}/rematch")
    play(again, people, 2)
    made[again] = people

    over, people = table(server, 2, edition="kanai", players=2, knobs={"tokens": 1, "tie": "share"})
    people[0].post(f"/{over}/start")
    play(over, people, 100)
    made[over] = people

    warm, people = table(
        server, 2, edition="premium", players=6, bots=["counter"] * 4, options={"absent_seconds": 1}
    )
    people[0].post(f"/{warm}/start")
    while not any(seat["warm"] for seat in server.client().table(warm)["table"]["seats"]):
        time.sleep(0.1)
    for client in people:
        client.table(warm)  # whoever asks is back
    time.sleep(0.5)
    people[1].post(f"/{warm}/leave")
    made[warm] = people[:1]

    tokens = {each: [client.token for client in people] for each, people in made.items()}
    server.stop()
    with sqlite3.connect(path) as connection:
        kinds = {kind for (kind,) in connection.execute("SELECT DISTINCT kind FROM events")}
        connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    assert len(kinds) == 12, kinds
    server = Server(path, pace=1000.0)
    stands = {}
    for table_id, known in tokens.items():
        seen = [server.client(token).table(table_id) for token in known]
        stands[table_id] = {
            "tokens": known,
            "seq": seen[0]["seq"],
            "phase": seen[0]["table"]["phase"],
            "match": seen[0]["table"]["match"],
            "maker": seen[0]["table"]["maker"],
            "commitment": seen[0]["table"]["commitment"],
            "said": seen[0]["table"]["said"],
            "seats": [
                [seat["name"], seat["kind"], seat["level"]] for seat in seen[0]["table"]["seats"]
            ],
            "hands": [(each["view"] or {}).get("hand") for each in seen],
            "tokens_won": (seen[0]["view"] or {}).get("tokens"),
        }
    server.stop()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    connection.close()
    (folder / "stands.json").write_text(
        json.dumps(stands, ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
