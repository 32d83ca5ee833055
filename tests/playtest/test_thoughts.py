"""What bots that search thought: it is kept with their choices, and shown when the game is over. In every game that has
such bots."""

import re
import time
from pathlib import Path

import pytest

from engine import games
from engine.epic import apply
from engine.epic import play as epic
from engine.epic.rules import codes
from engine.epic_tcg import play as epic_tcg
from people.persons import Person
from playtest import domain, positions, queries
from playtest.domain import NewPlayer
from playtest.models import Table
from playtest.naming import by_names
from playtest.replays import FinishedGame
from playtest.thoughts import explained
from playtest.watching.queries import whole_game
from playtest.workers import think
from tests.engine.epic.scenario import Side, set_table
from tests.engine.epic_tcg import scenario as tcg
from tests.playtest.scripted import answer
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)

GOLDEN = Path(__file__).resolve().parents[1] / "engine"
NO_TIME = 0.0  # it is up before the first game in thought has ended


@pytest.fixture
def ann():
    return browser_of(Person("ann"))


@pytest.fixture(params=sorted(key for key, game in games.GAMES.items() if games.THOUGHTS in game.play.OFFERS))
def table(request, db):
    """A game of Ann against a bot that searches, some choices old; the bot starts, and its time was up once."""
    decks = [ready.cards for ready in games.of(request.param).construction.READY[:2]]
    ann, hard = NewPlayer(Person("ann"), name="You"), NewPlayer(bot="hard")
    table = domain.create_table(players=(ann, hard), decks=decks, first=1, game=request.param)
    while not cut_short(table).exists():
        go_on(table)
    return table


def cut_short(table):
    """Choices of which the bot thought until its time was up."""
    return table.choices.filter(thought__stopped=True).order_by("number")


def go_on(table):
    game = positions.current(Table.objects.get(pk=table.pk))
    if table.play.decision(game).seat == 0:
        seen = queries.table_payload(slug=table.slug, seat=0, log=0)["view"]
        payload = answer(seen)
        domain.choose(slug=table.slug, seat=0, at=payload.pop("at"), choice=payload)
        return
    turn = queries.bot_turn(slug=table.slug)
    said = think(turn.bot, turn.seat, turn.setup, turn.seed, turn.codes, turn.game, NO_TIME)
    assert len(said.thoughts) == len(said.codes)
    domain.play_bot(slug=table.slug, seat=1, at=turn.at, codes=said.codes, thoughts=said.thoughts)


def prefix(table):
    return "" if table.game == games.DEFAULT else f"/{table.game}"


def address(table):
    return f"{prefix(table)}/table/{table.slug}"


def ended(table):
    domain.concede(slug=table.slug, seat=0, at=positions.current(table).choices)
    return Table.objects.get(pk=table.pk)


def test_a_thought_stands_with_the_choice_it_led_to(table):
    choice = cut_short(table).first()
    assert choice.seat == 1
    assert choice.thought["ideas"][0]["option"] == choice.code


def test_nothing_of_it_is_said_while_the_game_goes_on(table, ann):
    payload = queries.table_payload(slug=table.slug, seat=0, log=0)
    assert "thought" not in str(payload)
    assert ann.get(f"{address(table)}/record.json").status_code == 409
    assert ann.get(f"{address(table)}/replay/steps.json").status_code == 409


def test_the_record_tells_how_much_the_bot_thought(table, ann):
    choice = cut_short(table).first()
    ended(table)
    kept = {one["choice"]: one for one in ann.get(f"{address(table)}/record.json").json()["thoughts"]}
    assert kept[choice.number] == {"choice": choice.number, **choice.thought}
    assert choice.thought["options"] > 0


def test_the_replay_shows_it_with_the_hand_of_the_bot(table, ann):
    choice = cut_short(table).first()
    ended(table)
    for seen_by, shows in (("0", False), ("1", True), ("open", True)):
        steps = ann.get(f"{address(table)}/replay/steps.json", {"seen_by": seen_by}).json()["steps"]
        assert [bool(step["thought"]) for step in steps].count(True) == shows * table.choices.exclude(
            thought=None
        ).count()
        if shows:
            thought = steps[choice.number]["thought"]
            assert thought["seat"] == 1
            assert len(thought["ideas"]) == len(choice.thought["ideas"])
            assert all(idea["text"] for idea in thought["ideas"])


def test_a_record_that_somebody_wrote_shows_no_thoughts(table, ann):
    ended(table)
    record = ann.get(f"{address(table)}/record.json").json()
    asked = {"record": record | {"thoughts": [{"choice": 0, "ideas": "<b>"}]}, "seen_by": "open"}
    steps = ann.post(f"{prefix(table)}/replay/steps.json", asked, content_type="application/json").json()["steps"]
    assert {step["thought"] for step in steps} == {None}


def test_sets_of_champions_are_called_by_their_names():
    game = set_table(Side(board=["Kong", "Wolf"], gold=0, deck=["Kong"]), Side(deck=["Kong"])).game
    apply(game, codes.BATTLE)
    assert game.kind == codes.ATTACKERS
    refs = [game.ref_of[slot] for slot in game.board[0]]
    idea = {"option": game.options[0], "chance": 0.5, "games": 1}
    thought = {"ideas": [idea | {"refs": some} for some in (refs, refs[:1], [])], "options": 10, "stopped": False}
    texts = [idea["text"] for idea in explained(epic, game, thought, ["You", "Hard"])["ideas"]]
    assert texts == ["Attack with Kong and Wolf", "Attack with Kong", "No attack"]


def test_with_time_it_thinks_to_the_end(table):
    """The question whose answer was cut short, once more."""
    choice = cut_short(table).first()
    codes = tuple(table.choices.filter(number__lt=choice.number).values_list("code", flat=True))
    question = ("hard", 1, table.setup, int(table.seed), codes)
    freely, timed = (think(*question, table.game, until) for until in (None, time.monotonic() + 600))
    assert freely == timed
    assert not any(thought["stopped"] for thought in freely.thoughts if thought)
    assert freely.thoughts[0]["options"] > choice.thought["options"]


def test_a_thought_that_is_no_choice_any_more_is_left_out():
    """Rules change: a game that goes on alike may have had options that there are no more."""
    game = set_table(Side(board=["Kong"], gold=0, deck=["Kong"]), Side(deck=["Kong"])).game
    gone = {"option": 10**6, "refs": [], "chance": 0.4, "games": 2}
    kept = {"option": codes.PASS, "refs": [], "chance": 0.5, "games": 2}
    assert explained(epic, game, {"ideas": [kept, gone], "options": 9, "stopped": False}, ["You", "Hard"]) is None
    assert explained(epic, game, {"ideas": [kept], "options": 9, "stopped": False}, ["You", "Hard"])


def test_targets_are_called_as_who_reads_calls_them():
    """What the engine calls "you" is the bot, and "your opponent" whoever reads."""
    scene = set_table(
        Side(board=["Wolf"], hand=["Flame Strike"], gold=1, deck=["Kong"]), Side(board=["Wolf"], deck=["Kong"])
    )
    scene["you"].play("Flame Strike")
    game = scene.game
    assert game.kind == codes.TARGETS
    ideas = [{"option": option, "refs": [], "chance": 0.5, "games": 1} for option in game.options]
    thought = {"ideas": ideas, "options": 9, "stopped": False}

    def read(names):
        return {idea["text"] for idea in explained(epic, game, thought, names)["ideas"]}

    assert read(["Hard", "You"]) == {"Choose Hard", "Choose you", "Choose Hard's Wolf", "Choose your Wolf"}
    assert read(["Hard", "Ann"]) == {"Choose Hard", "Choose Ann", "Choose Hard's Wolf", "Choose Ann's Wolf"}


def test_in_the_other_game_sets_targets_and_abilities_are_called_as_who_reads_calls_them():
    scene = tcg.set_table(
        tcg.Side(board=["Seaside Cave", "Elven Bolt-Thrower", "Human"]), tcg.Side(board=["Human"]), step="end"
    )

    def read(names):
        ideas = [{"option": option, "refs": [], "chance": 0.5, "games": 1} for option in scene.game.options]
        thought = {"ideas": ideas, "options": 9, "stopped": False}
        return [idea["text"] for idea in explained(epic_tcg, scene.game, thought, names)["ideas"]]

    assert "Seaside Cave: {flip}, {fast}: Put a non-token champion Hard controls under this card." in read(
        ["Hard", "You"]
    )
    scene.use("Elven Bolt-Thrower")
    assert read(["Hard", "You"]) == ["Choose Hard", "Choose you", "Choose Hard's Human", "Choose your Human"]
    assert read(["Hard", "Ann"]) == ["Choose Hard", "Choose Ann", "Choose Hard's Human", "Choose Ann's Human"]


def test_who_is_spoken_of_acts_as_others_say_it():
    text = "If you do, a champion you control is under your control. You have 5."
    assert by_names(text, ["You", "Hard"], 1) == (
        "If Hard does, a champion Hard controls is under Hard's control. Hard has 5."
    )
    assert by_names(text, ["You", "Hard"], 0) == text


@pytest.mark.parametrize(
    ("text", "of_the_bot", "of_the_reader"),
    [
        ("Your opponent discards a card.", "You discard a card.", "Hard discards a card."),
        ("You discard a card.", "Hard discards a card.", "You discard a card."),
        ("If your opponent has 5, you win.", "If you have 5, Hard wins.", "If Hard has 5, you win."),
        ("Break your opponent's Wolf.", "Break your Wolf.", "Break Hard's Wolf."),
        ("Choose yourself", "Choose Hard", "Choose yourself"),
        ("Play You Lack Faith", "Play You Lack Faith", "Play You Lack Faith"),
        ("Play You're Not Welcome", "Play You're Not Welcome", "Play You're Not Welcome"),
    ],
)
def test_verbs_go_by_who_is_spoken_of_and_names_of_cards_stay(text, of_the_bot, of_the_reader):
    names = ["You", "Hard"]
    assert (by_names(text, names, 1), by_names(text, names, 0)) == (of_the_bot, of_the_reader)


def test_every_verb_that_cards_say_of_you_is_said_of_others_too():
    texts = (path.read_text(encoding="utf-8") for path in GOLDEN.glob("*/text/golden/*.txt"))
    others = {
        "may",
        "cannot",
        "played",
        "paid",
        "controlled",
        "and",
        "this",
    }  # alike of everybody, or no verb of theirs
    verbs = {verb for text in texts for verb in re.findall(r"\b[Yy]ou ([a-z]+)", text)} - others
    said = {verb: by_names(f"you {verb}", ["You", "Hard"], 1) for verb in verbs}
    assert verbs >= {"discard", "draw"}
    assert [verb for verb, text in said.items() if text == f"Hard {verb}"] == []


def test_spectators_who_saw_all_hands_read_it_when_the_game_is_over(table):
    finished = FinishedGame.of(ended(table))
    thoughts = [step["thought"] for step in whole_game(finished)["steps"] if step["thought"]]
    assert {thought["seat"] for thought in thoughts} == {1}
    assert len(thoughts) == table.choices.exclude(thought=None).count()
