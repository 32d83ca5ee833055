"""How it is found out which tests prove which clauses: cards are played with a clause less."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.epic import language as lang
from engine.epic.catalogue.products import CARDS, DEITIES, by_name
from engine.epic.proofs.clause import clauses, fingerprint
from engine.epic.text.printed import card_text, discard_text
from tests.engine.epic import made_up
from tests.engine.epic.conformance import printed_as, without
from tests.engine.epic.scenario import Side, set_table

ROOT = Path(__file__).resolve().parents[4]


def lacking(name, text):
    """The card without the clause that begins like this."""
    (clause,) = [clause for clause in clauses(by_name(name)) if clause.text.startswith(text)]
    return without(clause)


def test_the_clauses_of_a_card_in_the_order_of_its_text():
    assert [(clause.text, clause.in_discard) for clause in clauses(by_name("Bellowing Minotaur"))] == [
        ("Blitz", False),
        ("Breakthrough", False),
        ("Tribute → Your wild champions get +2 {offense} and +2 {defense} this turn.", False),
        ("{1}: Recall", True),
    ]


def test_what_works_in_the_discard_pile_comes_last():
    assert [clause.text for clause in clauses(by_name("Ancient Chant"))] == [
        "Draw two cards.",
        "{1}: Recall",
        "When this card leaves your discard pile → Draw a card.",
    ]


def test_every_card_but_for_plain_champions_has_clauses():
    for card in (*CARDS, *DEITIES):
        assert bool(clauses(card)) == bool(
            card.abilities or getattr(card, "effect", ()) or getattr(card, "discard", ())
        )


def test_an_ability_is_taken_off():
    assert lacking("Kong", "Tribute").abilities == ()
    assert discard_text(lacking("Bellowing Minotaur", "{1}")) == ""


def test_a_keyword_is_taken_off_its_line():
    assert lacking("Bellowing Minotaur", "Blitz").abilities[0] == lang.BREAKTHROUGH
    assert lacking("Bellowing Minotaur", "Breakthrough").abilities[0] == lang.BLITZ
    assert lacking("Burrowing Wurm", "Breakthrough").abilities == ()


def test_a_mode_stays_with_its_cost_and_does_nothing():
    assert lacking("Amnesia", "{1}").effect.modes[1] == lang.Mode((), gold=1)
    apocalypse = lacking("Apocalypse", "Draw").effect.modes
    assert apocalypse == (lang.Mode(()), by_name("Apocalypse").effect.modes[1])


def test_an_event_without_its_effect_is_blank():
    assert card_text(lacking("Flame Strike", "Deal")) == ""


def test_every_card_can_be_played_with_any_of_its_clauses_less():
    for card in (*CARDS, *DEITIES):
        for clause in clauses(card):
            with made_up.known(without(clause)):
                assert without(clause) != card


def kong_and_a_wolf():
    game = set_table(you=Side(hand=["Kong"]), opponent=Side(board=["Wolf"]))
    game.play("Kong")
    return game


def test_a_card_with_a_clause_less_is_known_by_its_name_meanwhile():
    with printed_as(lacking("Kong", "Tribute")):
        game = kong_and_a_wolf()
        assert (game.moment, game.opponent.board) == ("main", ["Wolf"])
    kong_and_a_wolf().could_choose("Kong", "Wolf")


def test_a_mode_that_does_nothing_is_chosen_by_what_it_says():
    with printed_as(lacking("Apocalypse", "Draw")):
        game = set_table(you=Side(hand=["Apocalypse"]))
        game.play("Apocalypse")
        game.could_pick_modes("Draw two cards", "If it is your turn")
        game.mode("Draw two cards")
        assert (game.moment, game.you.hand) == ("main", [])


@pytest.mark.slow
def test_what_is_stored(tmp_path):
    """The plugin, run on the tests of one card."""
    path = tmp_path / "tests.json"
    file = "tests/engine/epic/cards/base/test_amnesia.py"
    plugin = ("-p", "tests.engine.epic.conformance", "--proofs", str(path))
    plain = {name: value for name, value in os.environ.items() if name not in ("COMPILED", "PYTEST_PLUGINS")}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *plugin, file],
        cwd=ROOT, capture_output=True, text=True, check=False, env=plain,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout
    assert "Kong: Tribute → Deal 13 damage to target champion." in run.stdout.split("clauses without a test")[1]
    stored = json.loads(path.read_text(encoding="utf-8"))["cards"]
    assert set(stored) == {card.name for card in (*CARDS, *DEITIES)}
    assert stored["Kong"] == {"definition": fingerprint(by_name("Kong")), "named": 6, "tests": {}}
    banish, draw = [0], [1]
    assert stored["Amnesia"] == {
        "definition": fingerprint(by_name("Amnesia")),
        "named": 7,
        "tests": {
            f"{file}::test_for_1_gold_it_draws_two_cards_and_triggers_no_ally": draw,
            f"{file}::test_it_banishes_the_whole_discard_pile_of_the_target_player": banish,
            f"{file}::test_it_cannot_recycle_itself": banish,
            f"{file}::test_of_more_players_the_chosen_one_alone_loses_their_discard_pile": banish,
            f"{file}::test_then_you_may_recycle_your_own_cards": banish,
            f"{file}::test_without_gold_it_only_banishes": banish,
            f"{file}::test_your_own_pile_can_be_the_target_and_leaves_nothing_to_recycle": banish,
        },
    }
