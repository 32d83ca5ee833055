"""Tables at a moment that a test wants to see: a game is played there by the engine, then stored as any other.

The visitor must have begun a table through the first page, whose row lends the visitor's mark.
"""

import json
import random
import sqlite3
from contextlib import closing

from engine.bots import BOTS, Eyes
from engine.epic import Setup, apply, decision, new_game, view
from engine.epic.decklist import deal_random
from engine.kernel.random import Rng

GAMES = 400


def moment(wanted, *, decks=None, deities=(None, None), bot=None, first_seed=0):
    """Setup, seed and choices of the first game that comes to a question of seat 0 whose view is as wanted.

    Both seats play by chance, or as `bot` does. Dealt decks unless `decks` are given, with `deities` or without.
    """
    for seed in range(first_seed, first_seed + GAMES):
        dealt = decks or deal_random(seed, 2)
        setup = Setup(decks=(tuple(dealt[0]), tuple(dealt[1])), first=seed % 2, deities=deities)
        game, codes = new_game(setup, seed), []
        chance, rng, player = random.Random(seed), Rng(seed), BOTS[bot]() if bot else None
        while (asked := decision(game)) is not None:
            if asked.seat == 0 and wanted(view(game, 0)):
                return setup, seed, codes
            code = player.choose(Eyes(game, asked.seat), rng) if player else chance.choice(asked.options)
            codes.append((asked.seat, code))
            apply(game, code)
    raise AssertionError("no game came to this moment")


def seat(server, slug, found, *, name="staged", bot="random"):
    """Store a found moment as a table of the visitor of table `slug`; its address."""
    setup, seed, codes = found
    changed = {"slug": name, "setup": json.dumps(setup.to_json()), "seed": str(seed)}
    changed |= {"names": json.dumps(["You", bot.capitalize()]), "bots": json.dumps([None, bot])}
    with closing(sqlite3.connect(server.data_dir / "db.sqlite3", timeout=30)) as database, database:
        database.row_factory = sqlite3.Row
        row = dict(database.execute("SELECT * FROM playtest_table WHERE slug = ?", [slug]).fetchone()) | changed
        del row["id"]
        marks = ", ".join("?" * len(row))
        made = database.execute(f"INSERT INTO playtest_table ({', '.join(row)}) VALUES ({marks})", list(row.values()))  # noqa: S608
        database.executemany(
            "INSERT INTO playtest_choice (table_id, number, seat, code, made) VALUES (?, ?, ?, ?, ?)",
            [(made.lastrowid, number, who, code, row["created"]) for number, (who, code) in enumerate(codes)],
        )
    return f"/table/{name}/"
