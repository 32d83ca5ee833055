"""The page of the bots, with and without measurements."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from engine.bots.epic.data.winning import CALIBRATION
from engine.bots.epic.players import LEVELS
from engine.epic.versions import VERSION
from lab import ladder
from lab.ladder import ANCHOR
from lab.laws import COMPARED, certificate
from lab.playing import ALIGNMENTS, DRAFTED
from lab.queries import ABOUT, in_words
from playtest.models import bot_title
from tests.lab.conftest import met
from tests.visitors import read_by_people

ROOT = Path(__file__).resolve().parents[2]
LOWEST = LEVELS[0]
UPPER, LOWER = LEVELS[LEVELS.index(ANCHOR)], LEVELS[LEVELS.index(ANCHOR) - 1]


@pytest.fixture
def levels(client, file):
    """What the page says of each bot when these meetings are stored."""

    def show(*meetings):
        if meetings:
            ladder.store(file, meetings)
        response = client.get("/bots/")
        assert response.status_code == 200
        _, *parts = " ".join(response.content.decode().split()).split('<section class="panel level"')
        return dict(zip(LEVELS, parts, strict=True))

    return show


def test_each_level_stands_there_the_weakest_first_and_is_not_measured_yet(levels):
    for bot, shown in levels().items():
        assert f'<h2 id="bot-{bot}">{bot_title(bot)}</h2>' in shown
        assert ABOUT[bot][1:] in shown
        assert "Not measured yet." in shown
        assert "Wins against" not in shown
        assert f'href="/?bot={bot}"' in shown


def test_a_meeting_shows_the_share_of_wins_the_strength_and_the_time(levels):
    shown = levels(met((UPPER, LOWER), 75, 25), met((UPPER, LOWER), 75, 25, kind=ALIGNMENTS))
    upper, lower = shown[UPPER], shown[LOWER]
    assert f"Wins against {bot_title(LOWER)}" in upper
    assert upper.count("<time") == 2
    assert upper.count('<td><b>75%</b> <small class="muted">62%–85%</small></td>') == 2
    assert '<time datetime="2026-11-26">' in upper
    assert "by earlier rules" not in upper
    assert "Strength <b>1000</b>: all others are measured by this one." in upper
    assert "Strength <b>809</b>, between 754 and 865." in lower  # 191 less; the half of an interval is 78.6 / sqrt(2)
    assert "Half of its decisions take 2.0 ms or less, 95 of 100 take 2.0 ms or less, on the compiled engine." in upper
    assert "Half of its decisions take 5.0 ms or less" in lower
    assert f"Wins against {bot_title(LOWER)}" not in lower


def test_a_dot_stands_where_the_strength_is_on_the_scale(levels):
    """From 700 to 1000: 809 is a little more than a third."""
    lower = levels(met((UPPER, LOWER), 150, 50))[LOWER]
    assert '<circle cx="36.38%"' in lower


def test_levels_above_the_middle_one_are_shown_against_it_as_well(levels, client):
    """Next to their neighbours; and before all of them stands how they fare against it."""
    hard, expert = LEVELS[-2:]
    shown = levels(
        met((expert, ANCHOR), 86, 14, kind=ALIGNMENTS),
        met((expert, ANCHOR), 84, 16),
        met((expert, hard), 78, 22),
        met((hard, ANCHOR), 74, 26, kind=ALIGNMENTS),
    )
    assert [f"Wins against {bot_title(bot)}" in shown[expert] for bot in LEVELS] == [False, False, True, True, False]
    assert shown[expert].index("Wins against Hard") < shown[expert].index("Wins against Greedy")
    assert shown[hard].count("<caption") == 1
    assert (
        "With alignment decks, Hard wins 74% of games against Greedy (60% to 84%) and Expert wins 86% of games against "
        "Greedy (74% to 93%)."
    ) in read_by_people(client.get("/bots/"))


def test_without_games_against_the_middle_bot_nothing_is_said_of_them_first(levels, client):
    levels(met((UPPER, LOWER), 75, 25))
    assert "of games against" not in read_by_people(client.get("/bots/"))


def test_the_page_shows_how_well_chances_of_winning_were_predicted(client):
    said = read_by_people(client.get("/bots/"))
    for predicted, seen, positions in CALIBRATION:
        assert f"{100 * predicted:.0f}% {100 * seen:.0f}% {positions:,}" in said
    assert "fitted to 20,000 games of bots" in said
    assert "differ by 1 point at most" in said
    assert "fitted to" not in read_by_people(client.get("/epic-tcg/bots/"))


def test_it_does_not_matter_which_bot_was_stored_first(levels):
    shown = levels(met((LOWER, UPPER), 25, 75))
    assert "<td><b>75%</b>" in shown[UPPER]


def test_games_by_earlier_rules_and_in_plain_python_are_named_so(levels):
    shown = levels(met((UPPER, LOWER), 75, 25, kind=DRAFTED, version=VERSION - 1, compiled=False))
    assert "by earlier rules" in shown[UPPER]
    assert "on the engine in plain Python" in shown[UPPER]
    assert "Measured with drafted decks" in shown[UPPER]


def test_meetings_of_bots_that_are_no_level_are_not_shown(levels):
    assert all("Not measured yet." in shown for shown in levels(met((ANCHOR, "hal"), 75, 25)).values())


def test_without_games_against_the_middle_bot_there_is_no_strength(levels):
    highest = LEVELS[-1]
    shown = levels(met((highest, LOWEST), 75, 25))
    for bot in (highest, LOWEST):
        assert "Its strength is not measured yet." in shown[bot]
        assert "Half of its decisions take" in shown[bot]
    assert f"Against {bot_title(LEVELS[-2])} it is not measured yet." in shown[highest]
    assert "Not measured yet." in shown[ANCHOR]


@pytest.mark.parametrize(
    ("milliseconds", "words"),
    [(0.04, "0.1 ms"), (0.44, "0.4 ms"), (12.4, "12 ms"), (999.4, "999 ms"), (1500.0, "1.5 seconds")],
)
def test_times_are_written_as_people_read_them(milliseconds, words):
    assert in_words(milliseconds) == words


def test_the_tests_that_the_page_names_are_there(client):
    content = " ".join(client.get("/bots/").content.decode().split())
    for law in certificate("epic").tests:
        module = ast.parse((ROOT / law.file).read_text())
        assert law.name in {node.name for node in module.body if isinstance(node, ast.FunctionDef)}
        assert f"<li>{law.sentence}</li>" in content
        assert f"<code>{law.file}</code>" in content


@pytest.mark.parametrize("game", COMPARED)
def test_positions_are_as_many_as_the_tests_compare(game, client):
    shown = certificate(game)
    tests = import_module(shown.file.removesuffix(".py").replace("/", "."))
    assert len(tests.SEEDS) == shown.games
    for bot, positions in shown.positions.items():
        assert sum(1 for seed in tests.SEEDS for _ in tests.asked(bot, seed)) == positions
    said = read_by_people(client.get("/bots/" if game == "epic" else f"/{game}/bots/"))
    assert f"Hard {shown.positions['hard']} {2 * shown.positions['hard']}" in said
    assert f"make test ARGS={shown.file}" in said


@pytest.mark.django_db
def test_what_is_stored_is_shown_and_every_page_leads_there(client):
    shown = client.get("/bots/").content.decode()
    assert ("Wins against" in shown) == bool(ladder.stored(ladder.FILE))
    assert b'href="/bots/"' in client.get("/nowhere/").content
    assert b"How strong are they?" in client.get("/").content


@pytest.mark.django_db
def test_the_first_page_offers_the_bot_that_its_link_names(client):
    assert f'<option value="{LOWEST}" selected>' in client.get(f"/?bot={LOWEST}").content.decode()
    usual = client.get("/").content
    assert client.get("/?bot=hal").content.count(b" selected>") == usual.count(b" selected>")
