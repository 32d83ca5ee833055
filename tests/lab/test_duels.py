"""The page of the bots of a game that has no ladder: what is stored of their games, and what it shows."""

import ast
import json
from pathlib import Path

import pytest

from engine import games
from lab import duels
from lab.laws import certificate

ROOT = Path(__file__).resolve().parents[2]
GAME = games.of("epic-tcg")
PAGE = "/epic-tcg/bots/"
REPORT = {
    "games": 40, "wins": [30, 8], "draws": 2, "interval": [0.62, 0.88], "bots": ["greedy", "random"],
    "decks": ["sealed", "sealed"], "seed": 15, "date": "2026-11-28", "version": GAME.play.VERSION,
}  # fmt: skip


@pytest.fixture
def store(tmp_path, monkeypatch):
    """What is measured in this test."""
    monkeypatch.setattr(duels, "FOLDER", tmp_path)

    def write(*reports):
        lines = [json.dumps(REPORT | report) for report in reports]
        (tmp_path / f"duels-{GAME.KEY}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")

    return write


@pytest.fixture
def levels(client):
    """What the page says of each bot, from top to bottom."""

    def show():
        response = client.get(PAGE)
        assert response.status_code == 200
        _, *parts = " ".join(response.content.decode().split()).split('<section class="panel level"')
        return {part.split('id="bot-')[1].split('"')[0]: part for part in parts}

    return show


def test_the_bot_that_plays_by_chance_stands_first_and_each_can_be_played_against(store, levels):
    shown = levels()
    assert list(shown) == ["random", *(level.key for level in GAME.bots.LEVELS if level.key != "random")]
    assert "Looks one step ahead." in shown["greedy"]
    assert 'href="/epic-tcg/?bot=greedy"' in shown["greedy"]


def test_who_met_nobody_below_is_not_measured_yet(store, levels):
    shown = levels()
    assert "Not measured yet." in shown["greedy"]
    assert "Not measured yet." not in shown["random"]


def test_a_duel_shows_the_share_of_wins_with_a_draw_as_half_a_win(store, levels):
    store({})
    shown = levels()["greedy"]
    assert "Wins against Random" in shown
    assert '<td><b>78%</b> <small class="muted">62%–88%</small></td>' in shown  # 31 of 40
    assert "by earlier rules" not in shown
    assert "Strength <b>" not in shown


def test_it_does_not_matter_which_bot_was_named_first(store, levels):
    store({"bots": ["random", "greedy"], "wins": [8, 30], "interval": [0.12, 0.38]})
    assert '<td><b>78%</b> <small class="muted">62%–88%</small></td>' in levels()["greedy"]


def test_of_the_same_bots_and_decks_the_last_counts_and_other_decks_have_a_row_of_their_own(store, levels):
    store({}, {"wins": [40, 0], "draws": 0, "version": GAME.play.VERSION - 1}, {"decks": ["good", "evil"]})
    shown = levels()["greedy"]
    assert shown.count("<time") == 2
    assert '<th scope="row">Sealed</th>' in shown
    assert "<td><b>100%</b> " in shown
    assert '<th scope="row">Good against evil</th>' in shown
    assert shown.count("by earlier rules") == 1


def test_the_tests_that_the_page_names_are_there(client):
    shown = client.get(PAGE).content.decode()
    for law in certificate("epic-tcg").tests:
        module = ast.parse((ROOT / law.file).read_text())
        assert law.name in {node.name for node in module.body if isinstance(node, ast.FunctionDef)}
        assert f"<code>{law.file}</code>" in shown


def test_what_is_stored_is_of_bots_that_there_are(client):
    known = {level.key for level in GAME.bots.LEVELS}
    stored = duels.stored(GAME.KEY)
    assert all(set(duel.bots) <= known for duel in stored)
    assert any(duel.games >= 400 for duel in stored)
    assert "Wins against" in client.get(PAGE).content.decode()


def test_the_page_leads_to_the_laboratory_of_the_game(client):
    assert '<a href="/epic-tcg/lab/">laboratory</a>' in client.get(PAGE).content.decode()
    assert '<a href="/lab/">laboratory</a>' in client.get("/bots/").content.decode()


@pytest.mark.django_db
def test_the_first_page_offers_the_bot_that_its_link_names(client):
    assert '<option value="random" selected>' in client.get("/epic-tcg/?bot=random").content.decode()
    assert '<option value="greedy" selected>' in client.get("/epic-tcg/?bot=hal").content.decode()


@pytest.mark.django_db
def test_every_page_of_the_game_leads_there(client):
    assert f'href="{PAGE}"' in client.get("/epic-tcg/nowhere/").content.decode()
    assert f'href="{PAGE}">How strong are they?</a>' in client.get("/epic-tcg/").content.decode()
