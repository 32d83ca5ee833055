"""Games that are kept, of every game that there is; and samples compared, here of a game that adds numbers up."""

import copy
import json
from dataclasses import replace
from functools import cache

import pytest

from engine import games
from engine.kernel.random import Rng
from engine.kernel.records import TAKE_BACK, BadRecord, concession
from engine.kernel.samples import EVERY, Corpus, Sample, differing, is_due, marked, read_corpus
from engine.kernel.versions import Change
from tests.engine import made_up_game, made_up_play
from tests.engine.every_game import GAMES, every_game
from tests.engine.made_up_play import KEEPING

SEED, MADE = 1, 35  # choices
WRONG = (  # what somebody may write into a field
    True, 7, -7, 1.0, 1.5, 10**30, "x", "", [], {}, [[]], [{}], [None], [1.5], [[1, 2, 3]], [["a"]], {"a": 1}, [10**30],
    float("inf"), float("nan"), [True], [[0, 10**30]],
)  # fmt: skip
HISTORY = tuple(Change(number, f"2027-01-0{number}", f"Reason {number}.") for number in (1, 2, 3))


def follow(sample, most=9):
    total = 0
    yield 0, "", str(total)
    for count, move in enumerate(sample.moves, 1):
        if move > most:
            yield -1, "", "impossible"
            return
        total += move
        yield count, str(total % 7), str(total) if is_due(count, sample.moves) else ""


SAMPLES = tuple(Sample(f"sum {at}", "sum", {"first": at}, 5, tuple(range(at % 10)) * 8) for at in range(1, 12))


def test_a_concession_is_no_option_and_its_own_inverse():
    assert [concession(seat) for seat in (0, 1)] == [-1, -2]
    assert [concession(concession(seat)) for seat in (0, 1)] == [0, 1]


def test_choices_are_made_from_any_of_them_on_and_changes_are_told_before_theirs():
    keeping = replace(KEEPING, history=HISTORY)
    heap = keeping.new_game(made_up_play.setup((["Small Red"] * 3, ["Large Grey"] * 3), 0), 1)
    before = len(heap.journal)
    assert list(keeping.play_on(heap, [1, 1, 1], ((0, 1), (2, 2), (4, 3)), at=2)) == [3, 4, 5]
    assert [what for _, what in heap.journal[before:]] == [
        "hears: Reason 2.", "lays [[Small Red]]", "lays [[Large Grey]]", "hears: Reason 3.", "lays [[Small Red]]",
    ]  # fmt: skip


# --- records of every game -------------------------------------------------------------------------------------------


def begun(key):
    """The engine of a game, and a game of two ready decks."""
    game = GAMES[key]
    one, two = game.construction.READY[:2]
    return game.play, game.play.new_game(game.play.setup((one.cards, two.cards), None), SEED)


@cache
def recorded(key, *, over=False):
    """What plays a game, and the record of a random one: so many choices and, where it is over, a concession."""
    play, game = begun(key)
    rng, options = Rng(7), []
    while len(options) < MADE and not game.reason:
        options.append(game.options[rng.below(len(game.options))] if key in games.GAMES else 0)
        play.apply(game, options[-1])
    if over:
        options.append(concession(1))
    return play, play.record_of(game.setup, SEED, options, ((0, play.VERSION),))


def kept(record):
    """What is stored of a record."""
    return json.loads(json.dumps(record.to_json()))


@every_game
def test_digests_are_of_the_start_of_every_so_many_choices_and_of_the_end(key):
    play, record = recorded(key)
    game = begun(key)[1]
    found = [play.footprint(game)]
    steps = play.play_on(game, record.options, record.versions)
    found += [play.footprint(game) for count in steps if count in (20, MADE)]
    assert record.digests == tuple(found)
    assert record.stories == ()


@every_game
def test_a_record_is_of_the_game_that_was_played(key):
    _, record = recorded(key)
    wrong = [
        replace(record, seed=record.seed + 1),
        replace(record, options=record.options[:-1]),
        replace(record, digests=(*record.digests[:-1], "0" * 16)),
        replace(record, setup=replace(record.setup, decks=record.setup.decks[::-1])),
        replace(record, setup=replace(record.setup, decks=(("No such card",) * 30,) * 2)),
        replace(record, options=(*record.options, 1 << 60)),
        replace(record, options=(*record.options, TAKE_BACK, TAKE_BACK)),
        replace(record, options=(*record.options, concession(0), concession(0))),
        replace(record, options=(*record.options, concession(2))),
    ]
    for other in wrong:
        with pytest.raises(BadRecord) as refused:
            other.replay()
        assert refused.value.code == "record_corrupt"


@every_game
def test_a_game_of_another_version_is_replayed_where_it_comes_out_the_same(key):
    play, record = recorded(key)
    other = replace(record, versions=((0, 1000),))
    assert play.footprint(other.replay()) == record.digests[-1]
    older = replace(record, versions=((0, 0),), digests=("other",))
    with pytest.raises(BadRecord, match="Versions are counted from here on") as refused:
        older.replay()
    assert refused.value.code == "record_version"
    with pytest.raises(BadRecord, match="comes out otherwise now: it can be read, not replayed"):
        replace(older, options=(1 << 60,)).replay()


def test_a_replay_that_is_bounded_breaks_off_where_too_much_is_in_play():
    _, record = recorded(made_up_game.KEY)
    crowded = replace(KEEPING, in_play=lambda heap: 1000)  # so that three positions are work enough
    assert KEEPING.replayed(record, bounded=True).choices == len(record.options)
    with pytest.raises(BadRecord, match="too long, with too many stones, to be played again here") as refused:
        crowded.replayed(record, bounded=True)
    assert refused.value.code == "record_long"
    assert crowded.replayed(record).choices == len(record.options)


@every_game
@pytest.mark.parametrize("data", [None, [], "record", {}, 7, {"format": ["x"]}], ids=str)
def test_what_does_not_claim_to_be_a_record_is_refused(key, data):
    with pytest.raises(BadRecord, match="This is no record of a game of"):
        GAMES[key].play.record_in(data)


@every_game
@pytest.mark.parametrize(
    "change",
    [
        {"setup": None}, {"setup": {}}, {"seed": "many"}, {"seed": None}, {"options": None}, {"options": ["1"]},
        {"options": [True]}, {"options": [0] * 100_000}, {"digests": [1]}, {"digests": 1}, {"stories": [[], [1]]},
        {"stories": [[]]}, {"stories": ["", ""]}, {"stories": [{}, {}]}, {"versions": []}, {"versions": [[1, 1]]},
        {"versions": [[0, 1, 2]]}, {"versions": [[0, "1"]]}, {"versions": [[0, True]]},
    ],
    ids=lambda change: str(change)[:40],
)  # fmt: skip
def test_what_is_no_record_is_refused(key, change):
    play, record = recorded(key, over=True)
    with pytest.raises(BadRecord, match=r"^This record of a game is incomplete or damaged\.$") as refused:
        play.record_in(kept(record) | change)
    assert refused.value.code == "record_corrupt"


def changed(data, wrong):
    """The data with each field, and each field of the setup, left out or put wrong in turn."""
    for place in [*((field,) for field in data), *(("setup", field) for field in data["setup"])]:
        for value in (*wrong, None):
            other = copy.deepcopy(data)
            inner = other["setup"] if len(place) > 1 else other
            inner[place[-1]] = value
            yield other
        del inner[place[-1]]
        yield other


@every_game
@pytest.mark.parametrize("over", [False, True])
def test_whatever_stands_in_a_record_it_is_refused_in_words_or_the_same_game(key, over):
    play, record = recorded(key, over=over)
    refused = []
    for data in changed(kept(record), WRONG):
        try:
            game = play.record_in(data).replay(bounded=True)
        except BadRecord as bad:
            refused.append(str(bad))
        else:
            assert play.footprint(game) == record.digests[-1]
    assert len(refused) > 50
    assert all(sentence.endswith(".") for sentence in refused)


# --- samples ---------------------------------------------------------------------------------------------------------


def test_what_comes_out_otherwise_is_named():
    corpus = Corpus(tuple(marked(one, follow) for one in SAMPLES), {"sum": 3}, {"sum": {}})
    assert all(len(one.marks) == len(one.moves) // EVERY + 2 - (len(one.moves) % EVERY == 0) for one in corpus.samples)
    assert differing(corpus, follow) == []
    assert differing(corpus, lambda sample: follow(sample, most=7)) == ["sum 9"]
    other = replace(corpus.samples[4], moves=corpus.samples[4].moves[::-1])
    assert differing(replace(corpus, samples=(other,)), follow) == [other.name]


def test_what_is_written_is_read_back():
    corpus = Corpus(tuple(marked(one, follow) for one in SAMPLES), {"sum": 3}, {"sum": {"2": ["sum 1"]}})
    assert read_corpus(corpus.written()) == corpus
