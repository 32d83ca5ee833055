"""Laws on random play of all cards: every option has words, no two options of one decision have the same words unless
they do the same, and whatever a page answers as a whole is taken."""

from collections import Counter

import pytest

from engine.epic_tcg.catalogue import CARDS
from engine.epic_tcg.prompts import why_not
from engine.epic_tcg.prompts.decisions import decision_view, describe
from engine.epic_tcg.prompts.multi_picks import alike
from engine.epic_tcg.prompts.objects import is_card
from engine.epic_tcg.prompts.why_not import choosable
from engine.epic_tcg.proofs.answers import ANSWERING
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.machine import apply, new_game
from engine.epic_tcg.rules.setup import Setup
from engine.kernel.random import Rng

NAMES = [card.name for card in CARDS]


def games(seed, seats):
    """Each position of a random game."""
    rng = Rng(seed)
    decks = tuple(tuple(NAMES[rng.below(len(NAMES))] for _ in range(30)) for _ in range(seats))
    g = new_game(Setup(decks), seed)
    while not g.reason:
        yield g, rng
        apply(g, g.options[rng.below(len(g.options))])


def do_the_same(g, options):
    """Whether these options, which say the same, choose cards that are alike."""
    objects = [option >> codes.VERB_BITS for option in options]
    picks = {option & codes.VERB_MASK for option in options} <= {codes.PICK, codes.PLAY, codes.PLAY_VEILED}
    return picks and all(map(is_card, objects)) and len({alike(g, obj) for obj in objects}) == 1


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8)])
def test_every_option_has_words_of_its_own(seed, seats):
    for g, _ in games(seed, seats):
        asked = decision_view(g, g.seat)
        assert any(letter.isalpha() for letter in asked["prompt"])
        by_text = {}
        for option in asked["options"]:
            assert any(letter.isalpha() for letter in option["text"])
            by_text.setdefault(option["text"], []).append(option["code"])
        assert all(len(same) == 1 or do_the_same(g, same) for same in by_text.values()), by_text
        assert describe(g, g.options[0]) == asked["options"][0]


@pytest.mark.parametrize(("seed", "seats"), [(11, 2), (12, 2), (13, 3), (14, 2), (15, 4)])
def test_whatever_a_page_answers_as_a_whole_is_taken(seed, seats):
    tally = Counter()
    for g, rng in games(seed, seats):
        assert ANSWERING.laws(g, rng, tally) == []
    assert tally["multi-picks"] < tally["accepted"]
    assert tally["refused"]


@pytest.mark.parametrize(("seed", "seats"), [(21, 2), (22, 3)])
def test_what_cannot_be_chosen_has_a_reason(seed, seats):
    for g, rng in games(seed, seats):
        refs = [f"p{seat}" for seat in range(seats)]
        refs += [f"c{rng.below(len(g.def_of))}" for _ in range(6)]
        refs += [f"b{g.ref_of[slot]}" for board in g.board for slot in board][:6]
        refs += [f"l{frame.obj}" for frame in g.line]
        able = len(choosable(g))
        for ref in refs:
            reason = why_not(g, g.seat, ref)
            assert reason is None or (reason.text[0].isupper() and reason.text.endswith((".", "?")))
        assert len(choosable(g)) == able
