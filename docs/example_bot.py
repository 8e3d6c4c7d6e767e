"""A bot for a Pegout server: python docs/example_bot.py http://127.0.0.1:8121 TOKEN CODE"""

import json
import random
import secrets
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SERVER, TOKEN, CODE = sys.argv[1:4]
HEADERS = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}


def call(path, body=None):
    """GET, or POST with a body; gives the JSON of the answer."""
    with urlopen(Request(SERVER + path, body and json.dumps(body).encode(), HEADERS)) as answer:
        return json.load(answer)


def choose(game):
    """A move: here simply any that is allowed, and a cut in the middle."""
    option = random.choice(game["legal"])
    if option["do"] == "throw":
        return {"do": "throw", "cards": random.sample(option["cards"], option["number"])}
    if option["do"] == "play":
        return {"do": "play", "card": random.choice(option["cards"])}
    if option["do"] == "cut":
        return {"do": "cut", "lifted": (option["least"] + option["most"]) // 2}
    return {"do": option["do"]}  # go, or next


def play(table):
    """Follow the table line by line, and move whenever it waits for our seat."""
    acted = 0
    with urlopen(Request(f"{SERVER}/api/bot/tables/{table}/stream", None, HEADERS)) as stream:
        for line in filter(bytes.strip, stream):  # empty lines are signs of life
            message = json.loads(line)
            if message["type"] == "table":
                view = message
            else:
                for part in ("table", "game"):
                    view[part] = {**(view[part] or {}), **message.get(part, {})}
                view["version"] = message["version"]
            game, seat = view["game"], view["table"]["seat"]
            if view["table"]["status"] == "over":
                return game["scores"]
            if game is None or view["version"] < acted or not game["legal"]:
                continue
            if seat in game["to_act"] or game["phase"] == "game over":
                move = choose(game) | {"id": secrets.token_hex(8), "version": view["version"]}
                try:
                    acted = call(f"/api/tables/{table}/moves", move)["version"]
                except HTTPError as error:
                    print(json.load(error)["error"]["message"])  # the next line tells how it stands


table = call(f"/api/invitations/{CODE}")["table"]
call(f"/api/tables/{table}/sit", {"secret": secrets.token_hex(16)})
print("The match is over:", play(table))
