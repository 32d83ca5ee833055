"""What the coach says, in sentences."""

import pytest

from engine.bots.contrast import LEAST
from playtest.coach.wording import (
    ABOUT_ALL,
    ABOUT_AVERAGES,
    ABOUT_ONE,
    moment,
    points,
    reasons,
    uncertainty,
    unexplained,
)
from tests.playtest.coach.conftest import look


def because(kind, first, second, name="", games=40):
    return {"reason": {"kind": kind, "object": 0, "first": first, "second": second, "games": games}, "name": name}


def said(found, **about):
    """Why the first idea of a look is better than the second one."""
    one = look(reasons=found, **about)
    return reasons("epic", one, one["ideas"][1])


def test_every_kind_of_reason_has_a_sentence():
    assert sorted(LEAST) == sorted(["gold", *ABOUT_ALL, *ABOUT_AVERAGES, *ABOUT_ONE])


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (because("won", 0.5, 0.0), "It won the game within the turn in 20 of 40 games; yours did in 0."),
        (
            because("lost", 0.05, 0.5),
            "The game was lost within the turn in 2 of 40 games; after yours in 20.",
        ),
        (because("their_health", 20.25, 23.5), "On average your opponent had 3.2 less health than after yours."),
        (because("health", 30.0, 26.0), "On average you had 4 more health than after yours."),
        (
            because("their_offense", 4.0, 9.5),
            "On average your opponent’s champions had 5.5 less offense than after yours.",
        ),
        (because("offense", 10.0, 0.0), "On average your champions had 10 more offense than after yours."),
        (because("cards", 4.0, 3.0), "On average you had 1 more card in hand than after yours."),
        (because("cards", 4.0, 2.5), "On average you had 1.5 more cards in hand than after yours."),
        (
            because("their_champion", 0.0, 0.9, "Kong"),
            "Kong had left play in 40 of 40 games; after yours in 4.",
        ),
        (
            because("champion", 1.0, 0.25, "Kong"),
            "Kong was still in play in 40 of 40 games; after yours in 10.",
        ),
        (
            because("card", 0.9, 0.0, "Rage"),
            "Rage was still in your hand in 36 of 40 games; after yours in 0.",
        ),
    ],
)
def test_a_reason_is_what_was_counted(reason, sentence):
    assert said([reason]) == [sentence]


def test_no_more_than_three_reasons_are_given_and_none_where_there_is_none():
    many = [because("health", number, 0.0) for number in (9, 8, 7, 6)]
    assert len(said(many)) == 3
    assert said([]) == []


def test_gold_is_counted_as_used_and_as_left_unused():
    assert said([because("gold", 0.9, 0.25, games=60)]) == [
        "Your gold of this turn was used in 54 of 60 games; after yours it was left unused in 45."
    ]


def test_that_a_card_stays_in_a_first_hand_is_no_reason():
    kept = [because("card", 1.0, 0.0, "Kong"), because("health", 30.0, 27.0)]
    assert said(kept, kind="mulligan") == ["On average you had 3 more health than after yours."]


def test_where_there_is_no_reason_it_is_said_that_the_games_do_not_tell():
    assert unexplained("epic", look()).startswith("The counted games do not say why")
    assert unexplained("epic", look(kind="mulligan")).startswith("No games are played on from a first hand")


@pytest.mark.parametrize(
    ("kind", "mine", "phase", "words"),
    [
        ("mulligan", True, "mulligan", "Before the first turn"),
        ("window", True, "main", "Turn 3, your main phase"),
        ("window", False, "battle", "Turn 3, your opponent’s battle"),
        ("attackers", True, "battle", "Turn 3, your attack"),
        ("blockers", False, "battle", "Turn 3, your opponent’s attack, blocks"),
        ("target", True, "end", "Turn 3, your end of the turn"),
    ],
)
def test_a_moment_is_said_by_turn_player_and_phase(kind, mine, phase, words):
    assert moment("epic", look(kind=kind) | {"mine": mine, "phase": phase}) == words


def test_shares_are_so_many_of_100_and_uncertainty_is_rounded_up():
    assert (points(0.126), points(1.0)) == ("13", "100")
    assert (uncertainty(0.0), uncertainty(0.004), uncertainty(0.011), uncertainty(0.06)) == ("1", "1", "3", "12")
