"""Choices made again, and samples compared, here of a game that adds numbers up; another version adds otherwise."""

from dataclasses import replace

from engine.kernel.records import changes_of, concession, digests, play_on
from engine.kernel.samples import EVERY, Corpus, Sample, differing, is_due, marked, read_corpus
from engine.kernel.versions import Change

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
    changes = changes_of(((0, 1), (2, 2), (4, 3)), HISTORY)
    story = []
    steps = play_on(
        story, [10, 11, 12], changes, list.append, lambda game, found: game.extend(one.reason for one in found), at=2
    )
    assert list(steps) == [3, 4, 5]
    assert story == ["Reason 2.", 10, 11, "Reason 3.", 12]


def test_digests_are_of_the_start_of_every_so_many_steps_and_of_the_end():
    game = []
    steps = play_on(game, range(7), {}, list.append, lambda game, found: None)
    assert digests(game, steps, 7, 3, lambda game: str(len(game))) == ("0", "3", "6", "7")


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
