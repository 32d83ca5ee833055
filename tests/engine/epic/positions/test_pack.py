"""Clone, pack and digest handle every table of a position; bad bytes are refused with a sentence."""

import os
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.epic import Setup, new_game
from engine.epic.positions.laws import status
from engine.epic.positions.pack import (
    ASKED,
    EMPTY,
    LARGEST,
    MAGIC,
    OF_MANY,
    SHAPES,
    TUPLES,
    VERSION,
    BadPack,
    digest,
    pack,
    unpack,
)
from engine.epic.programs.definitions import FINGERPRINT
from engine.epic.proofs.fuzz import setup_for, setup_of_many
from engine.epic.rules import codes
from engine.epic.rules.seating import Seating
from engine.epic.rules.state import Game, Offer
from engine.epic.simulation.playout import walk
from engine.kernel.random import Rng
from tests.engine.slots import slots_of

ROOT = Path(__file__).resolve().parents[4]
HEAD = MAGIC + bytes([VERSION]) + bytes.fromhex(FINGERPRINT)
SHARED = {  # by a game and its clones; never changed in place
    "setup", "seating",
    "doomed", "def_of", "owner_of", "options", "offered", "free", "statics", "played", "cards_played", "assigned",
    "broken", "temporary_control", "granted", "turn_statics", "suspended", "damaged_players", "last_known",
    "resolving_triggers", "delayed_triggers",
}  # fmt: skip
LOOSE = {"journal", "begun"}  # neither cloned nor packed


def position(seed=3, choices=70, *, many=False):
    """A game in its middle, with cards in all zones; of two, or of more players."""
    rng = Rng(seed)
    game = new_game(setup_of_many(seed, rng, [], "free-for-all") if many else setup_for(seed, rng, []), seed)
    walk(game, rng, choices)
    return game


def changed(value):
    """Another value of the same shape."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case Seating():
            return value.without([value.players[0]])
        case Rng():
            return Rng(value.state + 1)
        case Setup():
            return Setup(value.decks, value.first, health=value.health + 1)
        case [list(), *_]:
            return [[*value[0], 1], *value[1:]]
        case [tuple(), *_]:
            return [(*value[0], 1), *value[1:]]
        case list():
            return [*value, 1]
        case dict():
            return value | {0: (1, 2)}


def values(game):
    return {name: plain(getattr(game, name)) for name in slots_of(Game) if name not in LOOSE}


def plain(value):
    match value:
        case Rng():
            return value.state
        case Seating():
            return value.players
        case Offer():
            return {name: getattr(value, name) for name in slots_of(Offer)}
    return value


@pytest.fixture
def lax(monkeypatch, as_written):
    """Unpack whatever has the shape of a position, legal or not."""
    monkeypatch.setattr("engine.epic.positions.pack.status", lambda game: [])
    monkeypatch.setattr("engine.epic.positions.pack.asked_again", lambda game: None)


def test_every_slot_of_a_game_has_a_shape():
    assert {*SHAPES, *OF_MANY, *ASKED, *EMPTY} == slots_of(Game)


@pytest.mark.parametrize("name", sorted(slots_of(Game) - LOOSE - {*ASKED, *EMPTY}))
def test_clone_pack_and_digest_handle_every_slot(name, lax):
    game = position(many=name in OF_MANY)
    for at, entries in enumerate(slot for slot, shape in SHAPES.items() if shape == TUPLES):
        setattr(game, entries, [(at, at + 1)])
    same = digest(game)
    setattr(game, name, changed(getattr(game, name)))
    assert plain(getattr(game.clone(), name)) == plain(getattr(game, name))
    assert plain(getattr(unpack(pack(game)), name)) == plain(getattr(game, name))
    assert digest(game) != same


@pytest.mark.parametrize("name", sorted(slots_of(Game) - LOOSE))
def test_a_clone_shares_nothing_that_changes(name):
    game = position()
    value, copied = getattr(game, name), getattr(game.clone(), name)
    if name in SHARED:
        assert copied is value
    elif not isinstance(value, int):
        assert copied is not value
        if isinstance(value, list):
            assert not any(one is other for one, other in zip(value, copied, strict=True) if isinstance(one, list))


def test_what_a_decision_offers_is_asked_again_where_a_pack_is_read():
    """Packs of before it was kept are read as well: their form is the same."""
    seen = set()
    for seed in range(12):
        rng = Rng(seed)
        game = new_game(setup_for(seed, rng, []), seed)
        for _ in range(40):
            walk(game, rng, 1)
            assert unpack(pack(game)).offered.same(game.offered)
            seen.add((bool(game.offered.among), game.kind))
    assert {kind for some, kind in seen if some} >= {codes.MULLIGAN, codes.ATTACKERS, codes.BLOCKERS, codes.TARGETS}


def test_a_digest_does_not_depend_on_the_journal():
    game = position()
    before = digest(game)
    game.journal = []
    assert digest(game) == before
    assert digest(game.clone()) == before


PLAYED = """
from engine.epic.proofs.coverage import Coverage
from engine.epic.proofs.fuzz import fuzz_game
from engine.epic.positions.pack import digest
print([digest(fuzz_game(number, 31, Coverage(), closer=0)) for number in range(6)])
"""


def test_games_do_not_depend_on_how_python_hashes():
    outputs = set()
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed}
        outputs.add(subprocess.check_output([sys.executable, "-c", PLAYED], env=environment, cwd=ROOT, text=True))
    assert len(outputs) == 1


def test_a_digest_is_the_same_for_equal_games():
    plain_game = new_game(Setup(decks=(("Kong",) * 30, ("Lash",) * 30)), 1)
    assert len(digest(plain_game)) == 16
    assert digest(plain_game) == digest(new_game(Setup(decks=(("Kong",) * 30, ("Lash",) * 30)), 1))
    assert digest(plain_game) != digest(new_game(Setup(decks=(("Kong",) * 30, ("Lash",) * 30)), 2))


@settings(deadline=None)
@given(seed=st.integers(0, 2**64 - 1), choices=st.integers(0, 400))
def test_unpacking_gives_back_the_position(seed, choices):
    game = position(seed, choices)
    packed = pack(game)
    again = unpack(packed)
    assert values(again) == values(game)
    assert pack(again) == packed
    assert len(packed) < 4096  # a page


@settings(deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes_are_refused_with_a_sentence(data):
    for packed in (data, HEAD + data, HEAD + zlib.compress(data)):
        with pytest.raises(BadPack, match=r"\.$"):
            unpack(packed)


@settings(deadline=None)
@given(at=st.integers(0, 4000), to=st.integers(0, 255))
def test_a_damaged_pack_is_refused_or_still_a_legal_position(at, to):
    packed = bytearray(zlib.decompress(pack(position())[len(HEAD) :]))
    packed[at % len(packed)] = to
    try:
        game = unpack(HEAD + zlib.compress(packed))
    except BadPack:
        return
    assert status(game) == []


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "no packed position of Epic"),
        (b"PNG" + pack(position()), "no packed position of Epic"),
        (MAGIC + bytes([VERSION + 1]) + pack(position())[5:], f"packed in format {VERSION + 1}"),
        (MAGIC + bytes([VERSION]) + bytes(8) + pack(position())[13:], "other card definitions"),
        (pack(position())[:-1], "is damaged"),
        (pack(position()) + b"x", "is damaged"),
        (HEAD + zlib.compress(bytes(LARGEST * 2)), "is damaged"),
    ],
    ids=["nothing", "another file", "another form", "other cards", "cut off", "more behind", "a bomb"],
)
def test_what_is_wrong_with_bytes_is_said(data, sentence):
    with pytest.raises(BadPack, match=sentence):
        unpack(data)


def test_an_illegal_position_is_not_unpacked():
    game = position()
    game.gold[0] = -1
    with pytest.raises(BadPack, match="gold is"):
        unpack(pack(game))
