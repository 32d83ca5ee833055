"""`python -m bench.drafting`: bots with two tables of ratings at the same tables, and who wins."""

import json
from dataclasses import replace

import pytest

from bench.drafting import APART, Contest, drafted, main, pair_means
from decks import rates
from decks.rates import CardRate, FormatRates, Rate
from engine.bots.epic.drafting import builds, play
from engine.bots.epic.rating import PRIOR, RATING
from engine.epic.limited import plan
from engine.epic.versions import VERSION
from engine.kernel.scores import Result
from lab.management.commands.rates import LARGEST_SEED

TURNED = tuple((name, -value) for name, value in RATING.items())  # the best cards are the worst ones
DARK = FormatRates("dark", 2, "greedy", 1, VERSION, "2026-11-28T05:00:00+00:00", 20_000)


@pytest.fixture
def file(tmp_path):
    cards = {
        name: CardRate(early=Rate(1000, 500 - round(20 * one)), late=Rate(1000, 500)) for name, one in RATING.items()
    }
    path = tmp_path / "rates.json"
    rates.store(path, {"dark": replace(DARK, cards=cards)})
    return path


def test_a_pair_is_two_games_and_a_draw_half_a_win():
    won, lost, drawn = (Result(winner, False, 9, 99) for winner in (0, 1, None))
    assert pair_means([won, won, won, lost, lost, drawn, lost, lost]) == [1, 0.5, 0.25, 0]


def test_with_the_same_ratings_the_table_is_one_of_the_usual_bots():
    usual = builds(play(plan("cube", seats=4), 3, ["bot"] * 4), [PRIOR] * 4)
    assert drafted("cube", 4, (), 0, 3) == drafted("cube", 4, (), 1, 3) == [one.deck for one in usual]


def test_those_with_other_ratings_have_each_second_seat():
    def quality(deck):
        return sum(RATING[name] for name in deck) / len(deck)

    for first in (0, 1):
        decks = [quality(deck) for deck in drafted("cube", 4, TURNED, first, 3)]
        assert max(decks[first::2]) < 0 < min(decks[1 - first :: 2])


def test_games_depend_on_their_number_alone_and_no_table_is_one_that_was_counted():
    contest = Contest("dark", 2, TURNED, "random", 5)
    assert contest.play(3) == contest.play(3)
    assert len({contest.play(number) for number in range(6)}) > 1
    assert APART > LARGEST_SEED + 10_000_000  # seeds of rates, and tables of the most games


def test_the_command_says_who_won(capsys, file):
    """Decks of the best cards by RATING beat decks of the worst ones."""
    words = ["--format", "dark", "--games", "20", "--rates", str(file), "--workers", "1", "--seed", "3"]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["format"], found["games"], found["counted"], found["seed"]) == ("dark", 20, 20_000, 3)
    assert found["interval"][0] <= found["won"] <= found["interval"][1]
    assert found["won"] < 0.5
    main(words)
    said = capsys.readouterr().out
    assert f"decks won {found['won']:.1%} of 20 games" in said
    assert said.startswith("dark: drafted and built by what 20,000 games showed")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [(["--games", "3"], "an even number"), (["--seed", "-1"], "a seed is from 0 on"), ([], "has no games of cube")],
)
def test_what_cannot_be_played_is_said(capsys, file, words, sentence):
    with pytest.raises(SystemExit):
        main(["--rates", str(file), *words])
    assert sentence in capsys.readouterr().err
