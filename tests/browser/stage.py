"""Tables at a moment that a test wants to see: a game is played there by the engine, then stored as any other.

The visitor must have begun a table, as with `begin`; its row lends the guest key.
"""

import json
import random
import re
import sqlite3
from contextlib import closing

from engine.bots.epic.observation import Observation
from engine.bots.epic.players import BOTS
from engine.epic import Setup, apply, decision, new_game, view
from engine.epic.construction import deal_random
from engine.epic.positions import footprint, setup_in
from engine.epic.rules.codes import PASS
from engine.kernel.random import Rng

GAMES = 400
OTHERS = ("Beatrix", "Cyd", "Dorothea", "Ezra", "Finn", "Gwendolen", "Hal")
VISITOR = """
    SELECT playtest_player.* FROM playtest_player JOIN playtest_table ON playtest_table.id = table_id
    WHERE slug = ? AND seat = 0
"""


def deck(lines):
    return tuple(name for line in lines.split(", ") for name in [line.partition(" ")[2]] * int(line.partition(" ")[0]))


# Large wild champions and every kind of question, against thirty different small cards of the other alignments: quick
# games that the bot can hardly win.
WILD = deck(
    "3 Rampaging Wurm, 3 Burrowing Wurm, 3 Fire Shaman, 3 Cave Troll, 3 Wurm Hatchling, 3 Triceratops, 3 Kong, "
    "2 Raging T-Rex, 3 Lightning Storm, 3 Rage, 3 Surprise Attack, 2 Forked Lightning"
)
SMALL = deck(
    "1 Amnesia, 1 Ancient Chant, 1 Brave Squire, 1 Corpse Taker, 1 Courageous Soul, 1 Dark Knight, 1 Demon Breach, "
    "1 Faithful Pegasus, 1 Forcemage Apprentice, 1 Guilt Demon, 1 Hasty Retreat, 1 Inner Peace, 1 Keeper of Secrets, "
    "1 Lying in Wait, 1 Memory Spirit, 1 Noble Unicorn, 1 Ogre Mercenary, 1 Plentiful Dead, 1 Priestess of Angeline, "
    "1 Psionic Assault, 1 Rally the People, 1 Spike Trap, 1 Standard Bearer, 1 The Risen, 1 Thrasher Demon, "
    "1 Watchful Gargoyle, 1 White Dragon, 1 Winter Fairy, 1 Wither, 1 Word of Summoning"
)


def start(decks=(WILD, SMALL), *, seed=1, first=0):
    """A table at which nothing has happened yet; the same seed and the same answers are the same game."""
    return Setup(decks=decks, first=first, every_window=True), seed, []


def a_win_missed():
    """A game in which the visitor ended a turn in which an attack would have won."""
    deck = "deck=10*LurkingGiant gold=0"
    position = f"turn=5 active=0 first=0 moment=main seat=0 / {deck} board=BurrowingWurm / {deck} health=9"
    return setup_in(position, every_window=True), 7, [(0, PASS)]


def begin(page, **chosen):
    """Send the first page's form without drawing the page; the new table's name in its address. The visitor is asked
    first, unless `first` is chosen."""
    page.request.get("/")
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "fourfold_csrf")
    form = {"my_deck": "wild", "my_list": "", "bot": "random", "bot_deck": "evil", "bot_list": "", "first": "bot"}
    begun = page.request.post("/", form=form | chosen | {"csrfmiddlewaretoken": token}, max_redirects=0)
    return re.fullmatch(r"/table/([\w-]+)/", begun.headers["location"])[1]


def find_game(wanted, *, decks=None, deities=(None, None), bot=None, first_seed=0):
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
            code = player.choose(Observation(game, asked.seat), rng) if player else chance.choice(asked.options)
            codes.append((asked.seat, code))
            apply(game, code)
    raise AssertionError("no game came to such a question")


def find_game_of_many(wanted, *, format_="free-for-all", seats=4, first_seed=0):
    """As `find_game`, of more than two, who play by chance."""
    for seed in range(first_seed, first_seed + GAMES):
        decks = tuple(tuple(deal_random(seed + seat, 1)[0]) for seat in range(seats))
        setup = Setup(decks=decks, first=seed % seats, format=format_, every_window=True)
        game, codes, chance = new_game(setup, seed), [], random.Random(seed)
        while (asked := decision(game)) is not None:
            if wanted(view(game, 0)):
                return setup, seed, codes
            code = chance.choice(asked.options)
            codes.append((asked.seat, code))
            apply(game, code)
    raise AssertionError("no game came to such a moment")


def seat_many(server, slug, found, *, name="many", bots=True):
    """Store a found moment of many as a table of the visitor of table `slug` against bots, or against persons who are
    away; its address."""
    others = [
        {"name": one, "user_id": None} | ({"bot": "random", "guest_key": ""} if bots else {"bot": "", "guest_key": one})
        for one in OTHERS[: len(found[0].decks) - 1]
    ]
    return store(server, found, name, [(slug, {}), *((slug, other) for other in others)])


def seat(server, slug, found, *, name="staged", bot="random"):
    """Store a found moment as a table of the visitor of table `slug` against a bot; its address."""
    opponent = {"bot": bot, "name": bot.capitalize()}
    return store(server, found, name, [(slug, {}), (slug, {"guest_key": "", "user_id": None} | opponent)])


def seat_two(server, slugs, found, *, name="staged", names=("Ann", "Bob")):
    """Store a found moment as a table of the visitors of two tables against each other; its address."""
    return store(server, found, name, [(slug, {"name": shown}) for slug, shown in zip(slugs, names, strict=True)])


def store(server, found, name, players):
    """A found position as a table: each player is one of another table, but for what is given with it."""
    setup, seed, codes = found
    with closing(sqlite3.connect(server.data_dir / "db.sqlite3", timeout=30)) as database, database:
        database.row_factory = sqlite3.Row
        table = the(database, "SELECT * FROM playtest_table WHERE slug = ?", players[0][0])
        staged = {"slug": name, "setup": json.dumps(setup.to_json()), "seed": str(seed)}
        made = insert(database, "playtest_table", table | staged)
        for number, (slug, changed) in enumerate(players):
            player = the(database, VISITOR, slug) | {"table_id": made, "seat": number} | changed
            insert(database, "playtest_player", player)
        database.executemany(
            "INSERT INTO playtest_choice (table_id, number, seat, code, made) VALUES (?, ?, ?, ?, ?)",
            [(made, number, who, code, table["created"]) for number, (who, code) in enumerate(codes)],
        )
        database.executemany(
            "INSERT INTO playtest_checkpoint (table_id, number, digest, stories) VALUES (?, ?, ?, ?)",
            [(made, number, digest, json.dumps([[]] * len(players))) for number, digest in checkpoints(*found).items()],
        )
    return f"/table/{name}/"


def checkpoints(setup, seed, codes):
    """The digests of how a game stands at its start and at the moment, by the number of choices made."""
    game = new_game(setup, seed)
    digests = {0: footprint(game)}
    for _, code in codes:
        apply(game, code)
    return digests | {len(codes): footprint(game)}


def the(database, statement, slug):
    """The row that a question about a table finds."""
    return dict(database.execute(statement, [slug]).fetchone())


def insert(database, table, row):
    """Store a copy of a row under a key of its own; the key."""
    columns = [column for column in row if column != "id"]
    marks = ", ".join("?" * len(columns))
    statement = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608
    return database.execute(statement, [row[column] for column in columns]).lastrowid
