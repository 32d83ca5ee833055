"""What is sent to spectators, held against the game itself: no frame shows more than both players know, or more than
how the game stood so many turns ago, in games by chance and whatever the page asks for. That neither view depends on
hidden cards are laws of the engine (`engine/epic/proofs/copies.py`)."""

import itertools
import json
import re

import pytest

from engine.epic import Setup, decision, new_game, view
from engine.epic.construction import preconstructed
from engine.epic.records import play
from engine.epic.views import OPEN_HANDS, SPECTATOR, entries
from live.broadcast import call
from playtest import domain, positions
from playtest.models import Table
from playtest.watching.queries import showing
from tests.playtest.scripted import answer
from tests.playtest.watching.conftest import NAMES, SEEDS, TURNS

pytestmark = pytest.mark.django_db(transaction=True)

WRITTEN = {card: json.dumps(card)[1:-1] for card in (*preconstructed("good"), *preconstructed("evil"))}
CARDS = {card: (name, re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")) for card, name in WRITTEN.items()}
FIELDS = {
    "game", "names", "sees", "behind", "count", "waiting", "clock", "away", "absence", "over", "follows", "replay",
    "steps",
}  # fmt: skip


def turn_of(table):
    return positions.current(Table.objects.get(pk=table.pk)).turn


def act(table):
    """Whoever is asked answers by rule."""
    game = positions.current(Table.objects.get(pk=table.pk))
    asked = decision(game)
    assert asked is not None, "the game is over"
    body = answer(view(game, asked.seat))
    domain.choose(slug=table.slug, seat=asked.seat, at=body.pop("at"), choice=body)


def concede(table):
    domain.concede(slug=table.slug, seat=0, at=positions.current(Table.objects.get(pk=table.pk)).choices)


class Truth:
    """The game as it is stored, played again: its turn, its number of choices, and what one who looks on may see, after
    each stored choice. (A concession is stored, and counts as none in the game.)"""

    def __init__(self, table, onlooker):
        table = Table.objects.get(pk=table.pk)
        self.game = new_game(Setup.from_json(table.setup), int(table.seed))
        self.onlooker = onlooker
        self.turns, self.ats, self.views, self.events = [], [], [], []
        self._note()
        for code in table.choices.order_by("number").values_list("code", flat=True):
            play(self.game, code)
            self._note()
        self.story = json.loads(json.dumps(entries(self.game, onlooker, 0, NAMES)))

    def _note(self):
        self.turns.append(self.game.turn)
        self.ats.append(self.game.choices)
        self.views.append(json.loads(json.dumps(view(self.game, self.onlooker, NAMES))))
        self.events.append(len(self.game.journal))

    def index(self, step):
        """After how many stored choices the game stood as in this step."""
        return next(i for i, seen in enumerate(self.views) if (self.ats[i], seen) == (step["at"], step["view"]))

    def log(self, upto):
        """The story after so many choices."""
        return [entry for entry in self.story if entry["n"] < self.events[upto]]

    def latest(self, choices, delay):
        """After how many choices everything may be shown when so many were made; None before there is anything."""
        if self.views[choices]["result"]:
            return choices
        shown = self.turns[choices] - delay
        return max((count for count in range(choices + 1) if self.turns[count] <= shown), default=None)


def names_in(value):
    """The cards that a text of a frame names."""
    text = json.dumps(value)
    return {card for card, (name, whole) in CARDS.items() if name in text and whole.search(text)}


async def watched(table, tab):
    """The frames of a spectator, each with how many choices had been made when it came at the latest, in a game that is
    played for so many turns and then given up; at every choice the page asks for all that there is, in another way."""
    made = []
    greet = itertools.cycle(({}, {"game": 1, "log": 0}, {"game": 1, "log": 10**9}, {"game": 1, "log": 7}))

    async def look():
        choices = await table.choices.acount()
        await tab.ask("hello", next(greet))
        made.extend([choices] * (len(tab.frames) - len(made)))

    await look()
    while await call(turn_of, table) < TURNS:
        await call(act, table)
        await look()
    await call(concede, table)
    await look()
    return list(zip(tab.frames, made, strict=True))


def fields(frames):
    """What the frames hold."""
    return {key for frame, _ in frames for key in frame}


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_spectator_is_shown_what_both_players_know_and_nothing_else(watched_table, spectators, seed):
    table = await call(watched_table, seed=seed)
    frames = await watched(table, await spectators(table))
    truth = await call(Truth, table, SPECTATOR)
    known = await call(names_both_read, table)
    for frame, made in frames:
        for step in frame["steps"]:
            index = truth.index(step)
            assert index <= made
            assert step["log"] == truth.log(index)[len(truth.log(index)) - len(step["log"]) :]
        assert names_in(frame) <= known
        assert frame["names"] == NAMES
    assert fields(frames) == FIELDS
    assert frames[-1][0]["over"]
    assert frames[-1][0]["replay"] is None
    assert known < CARDS.keys()


def names_both_read(table):
    """The cards that both players were ever shown, by their views and stories after each choice."""
    game = Truth(table, SPECTATOR).game
    table = Table.objects.get(pk=table.pk)
    again, read = new_game(Setup.from_json(table.setup), int(table.seed)), [set(), set()]
    for code in [None, *table.choices.order_by("number").values_list("code", flat=True)]:
        if code is not None:
            play(again, code)
        for seat in (0, 1):
            read[seat] |= names_in(view(again, seat) | {"decision": None})
    for seat in (0, 1):
        read[seat] |= names_in(entries(game, seat))
    return read[0] & read[1]


@pytest.mark.parametrize(("delay", "seed"), [(1, SEEDS[0]), (3, SEEDS[1])])
async def test_who_sees_everything_sees_it_so_many_turns_later(watched_table, spectators, delay, seed):
    table = await call(watched_table, "all", delay, seed=seed)
    frames = await watched(table, await spectators(table))
    truth = await call(Truth, table, OPEN_HANDS)
    shown = set()
    for frame, made in frames:
        latest = truth.latest(made, delay)
        if latest is None:
            assert frame["steps"] == []
            assert frame["waiting"].startswith("The game has begun.")
            assert names_in(frame) == set()
        for step in frame["steps"]:
            assert truth.index(step) <= latest
            assert all(entry in truth.log(latest) for entry in step["log"])
            shown.add(truth.index(step))
        assert frame["clock"] is None
    assert fields(frames) == FIELDS
    before_the_end = {truth.latest(made, delay) for _, made in frames[:-1]}
    assert before_the_end - {None} <= shown
    assert len(before_the_end) > TURNS - delay


async def test_the_end_of_a_game_is_shown_step_by_step_from_where_a_spectator_was(watched_table, spectators):
    table = await call(watched_table, "all", 2)
    tab = await spectators(table)
    while await call(turn_of, table) < TURNS:
        await call(act, table)
    await tab.until(lambda frame: frame["steps"] and frame["steps"][-1]["view"]["turn"] == 3)
    at = tab.at
    await call(concede, table)
    end = await tab.until(lambda frame: frame["over"])
    truth = await call(Truth, table, OPEN_HANDS)
    way = [truth.index(step) for step in end["steps"]]
    assert way == sorted(set(way))
    assert end["steps"][0]["at"] > at
    assert end["steps"][-1]["view"] == truth.views[-1]
    assert end["steps"][-1]["view"]["result"]["text"] == "Bob wins: Ann conceded."
    story = [entry for step in end["steps"] for entry in step["log"]]
    assert story == [entry for entry in truth.log(-1) if entry["n"] >= truth.events[at]]
    assert end["replay"] == f"/watch/{table.watch_slug}/1/replay/"


def test_a_change_of_the_delay_shows_nothing_earlier(watched_table):
    """A player against a bot may change it at any time."""
    table = watched_table("all", 1)
    while turn_of(table) < TURNS:
        act(table)
    before = showing(slug=table.watch_slug)
    assert before.moments[-1].view["turn"] == 4
    Table.objects.filter(pk=table.pk).update(delay=4)
    after = showing(slug=table.watch_slug, before=before)
    assert after.moments[-1].view["turn"] == 1
    assert max(entry["turn"] for entry in after.log) == 1
    Table.objects.filter(pk=table.pk).update(sees="public", delay=0)
    public = showing(slug=table.watch_slug, before=after)
    assert [player["hand"] for player in public.moments[-1].view["players"]] == [
        player["hand"] for player in view(Truth(table, SPECTATOR).game, SPECTATOR)["players"]
    ]


def test_what_was_read_before_is_gone_on_from(watched_table):
    """However often it is read, the same comes of it as when it is read once."""
    for sees, delay, onlooker in (("public", 0, SPECTATOR), ("all", 2, OPEN_HANDS)):
        table, before, seen = watched_table(sees, delay), None, []
        while turn_of(table) < TURNS:
            act(table)
            before = showing(slug=table.watch_slug, before=before)
            seen += [moment.at for moment in before.moments]
        fresh = showing(slug=table.watch_slug)
        assert (before.log, before.moments[-1]) == (fresh.log, fresh.moments[-1])
        assert seen == sorted(seen)
        concede(table)
        end = showing(slug=table.watch_slug, before=before)
        assert end.moments[-1].view["result"]["winner"] == 1
        assert showing(slug=table.watch_slug, before=end).moments[-1] == end.moments[-1]
        read = {entry["n"] for entry in Truth(table, onlooker).log(fresh.moments[-1].at)}
        assert {entry["n"] for entry in fresh.log} == read
