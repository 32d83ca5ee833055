"""Packs of positions: exact, refused where they are damaged or of other definitions, general about tables."""

import zlib

import pytest

from engine.epic_tcg.positions import footprint, read
from engine.epic_tcg.positions.laws import status
from engine.epic_tcg.positions.pack import MAGIC, BadPack, digest, pack, return_to, unpack
from engine.epic_tcg.programs import bits
from engine.epic_tcg.proofs.copies import copy_laws, hidden_laws
from engine.epic_tcg.proofs.fuzz import setup_for
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.machine import new_game
from engine.epic_tcg.simulation import walk
from engine.kernel.random import Rng


def game_after(choices, seed=1):
    game = new_game(setup_for(0, Rng(seed), []), seed)
    walk(game, Rng(seed), choices)
    return game


@pytest.mark.parametrize("seed", range(4))
def test_copies_are_exact_and_go_on_alike(seed):
    for choices in (0, 40, 90):
        game = game_after(choices, seed)
        assert copy_laws(game, Rng(seed)) == []
        for seat in game.players:
            assert hidden_laws(game, seat, Rng(seed)) == []


def test_a_pack_keeps_no_journal_and_is_small():
    game = game_after(80)
    again = unpack(pack(game))
    assert again.journal is None
    assert game.journal
    assert digest(again) == digest(game)
    assert len(pack(game)) < 4000


def test_a_game_returns_to_an_earlier_position_but_counts_on():
    game = game_after(30)
    before = game.clone()
    walk(game, Rng(5), 10)
    return_to(game, before)
    assert game.choices == before.choices + 10
    assert footprint(game) == footprint(before)


def test_bytes_that_are_no_position_are_refused():
    packed = pack(game_after(20))
    head = len(MAGIC)
    other = packed[: head + 1] + bytes(8) + packed[head + 9 :]
    empty = packed[: head + 9] + zlib.compress(b"[]")
    for data, sentence in (
        (b"", "no packed position"),
        (packed[:head] + b"\x09" + packed[head + 1 :], "packed in format 9"),
        (other, "other card definitions"),
        (packed[:-9], "damaged"),
        (empty, "damaged"),
    ):
        with pytest.raises(BadPack, match=sentence):
            unpack(data)


def test_a_position_that_breaks_a_law_is_no_pack():
    game = game_after(20)
    game.hand[0].append(game.deck[0][0])
    with pytest.raises(BadPack, match="a card lies in two places"):
        unpack(pack(game))


def test_a_table_that_holds_what_no_pack_can_keep_is_refused_loudly():
    game = game_after(20)
    game.played = [{1}]
    with pytest.raises(TypeError, match="a table holds set"):
        pack(game)


WURMS = "deck=9*BurrowingWurm"


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (lambda g: g.flags_of.__setitem__(0, codes.TURNED), "piece 0 is expended and flipped"),
        (lambda g: g.flags_of.__setitem__(0, codes.ATTACKING), "piece 0 fights while nobody attacks"),
        (lambda g: g.mojo.__setitem__(1, 0), "a player still in the game has no Mojo"),
        (lambda g: g.damage_of.append(0), "the tables of slots differ in length"),
        (lambda g: g.mojo.__setitem__(0, 1.5), "mojo holds more than plain ints"),
        (lambda g: g.options.reverse(), "options are not sorted and different"),
        (lambda g: g.zone_of.__setitem__(g.hand[0][0], codes.DECK), "card 0 lies in (1, 0) and says (0, 0)"),
        (lambda g: g.frames.clear(), "the course of the game is not the lowest frame"),
        (lambda g: g.statics.append(0), "not all that has continuous abilities is listed, or something else is"),
        (lambda g: setattr(g, "given", bits.GIVES_OFFENSE), "what continuous abilities may give is something else"),
        (lambda g: g.working.append(0), "not all that works in discard piles is listed, or something else is"),
    ],
)
def test_status_says_which_law_is_broken(change, law):
    game = read(f"turn=3 rules=every-window / hand=Hulk board=Hulk {WURMS} / {WURMS}")
    assert status(game) == []
    change(game)
    assert law in status(game)
