"""Kept games and drafts come out as they did. A change of what the engine does needs a version and a reason."""

import gzip
import json
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from engine.bots.epic.sampling import NoReason, plan, renewed
from engine.epic.catalogue.products import DEITIES, PRODUCTS
from engine.epic.limited.procedures import PROCEDURES
from engine.epic.proofs.coverage import Coverage
from engine.epic.records.corpus import DRAFT, GAME, HISTORY, differing, journal_of, marked
from engine.epic.versions import DRAFT_VERSION, DRAFTS, GAMES, VERSION
from engine.kernel.samples import Corpus, read_corpus
from engine.kernel.versions import Change

STORED = Path(__file__).parent / "records.jsonl.gz"
FEW = ["mixed-000", "mixed-001", "conceded-005", "preconstructed-003", "draft-dark-001", "draft-random60-000"]
NEXT = Change(len(GAMES) + 1, "2027-01-01", "The hand limit is six.")


@pytest.fixture(scope="module")
def corpus():
    return read_corpus(gzip.decompress(STORED.read_bytes()).decode())


@pytest.fixture(scope="module")
def few(corpus):
    return replace(corpus, samples=tuple(sample for sample in corpus.samples if sample.name in FEW))


@pytest.fixture
def another_hand_limit(monkeypatch, as_written):
    """The engine of another version: players discard down to three."""
    monkeypatch.setattr("engine.epic.rules.turn.HAND_LIMIT", 3)


@pytest.fixture
def packs_go_the_other_way(monkeypatch):
    monkeypatch.setattr("engine.limited.passing.RIGHT", "left")


# --- what is kept ----------------------------------------------------------------------------------------------------


def test_every_kept_game_and_draft_comes_out_as_it_did(corpus):
    different = differing(corpus)
    assert different == [], "The engine behaves otherwise. If that is meant, docs/old-games.md tells what to do."


def test_the_marks_are_those_of_the_newest_versions(corpus):
    advice = "Write them again: manage.py records --write"
    assert corpus.versions == {GAME: VERSION, DRAFT: DRAFT_VERSION}, advice
    assert {kind: list(of) for kind, of in corpus.changed.items()} == {
        kind: [str(change.number) for change in history[1:]] for kind, history in HISTORY.items()
    }, advice


def test_all_kinds_are_kept(corpus):
    assert len(corpus.samples) >= 500
    assert [sample.name for sample in corpus.samples] == list(plan())
    games = [sample for sample in corpus.samples if sample.kind == GAME]
    formats = Counter(sample.setup["format"] for sample in corpus.samples if sample.kind == DRAFT)
    assert formats == dict.fromkeys((one.key for one in PROCEDURES), 12)
    assert {deity for game in games for deity in game.setup["deities"]} >= {deity.name for deity in DEITIES}
    decks = [set(deck) for game in games for deck in game.setup["decks"]]
    for _, sets in PRODUCTS:
        assert any(deck <= {card.name for _, cards in sets for card in cards} for deck in decks)
    assert Counter(game.setup.get("rules_of", "2017") for game in games)["2015"] == 50
    assert sum(game.moves[-1] < 0 for game in games) == 30
    assert STORED.stat().st_size < 500_000


def test_every_ability_of_every_card_does_something_in_them(corpus):
    coverage = Coverage()
    for sample in corpus.samples:
        if sample.kind == GAME and coverage.unfired():
            coverage.read(journal_of(sample))
    assert coverage.unfired() == []


# --- versions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("history", [GAMES, DRAFTS], ids=["games", "drafts"])
def test_versions_are_counted_with_day_and_reason(history):
    assert [change.number for change in history] == list(range(1, len(history) + 1))
    days = [date.fromisoformat(change.day) for change in history]
    assert days == sorted(days)
    assert [change.reason for change in history if not change.reason.endswith(".")] == []


# --- a change --------------------------------------------------------------------------------------------------------


def makers():
    return {name: make for name, make in plan().items() if name in FEW}


def test_a_sample_is_made_the_same_again(few):
    made = [(sample, makers()[sample.name]()) for sample in few.samples]
    same = [(sample, again) for sample, again in made if sample.setup == again.setup]  # others got a new card since
    assert len(same) > 2
    assert all(sample == again for sample, again in same)


def test_what_is_written_can_be_read(few):
    assert read_corpus(few.written()) == few


def test_a_change_of_a_rule_is_noticed_and_not_stored_without_a_reason(few, another_hand_limit):
    different = differing(few)
    assert different
    assert [name for name in different if name.startswith("draft")] == []
    with pytest.raises(NoReason, match=r"add a Change to GAMES in engine/epic/versions\.py"):
        renewed(few, makers())


def test_a_change_with_a_reason_makes_anew_what_it_touches(few, another_hand_limit):
    different = differing(few)
    history = HISTORY | {GAME: (*GAMES, NEXT)}
    new = renewed(few, makers(), history)
    assert new.versions == few.versions | {GAME: NEXT.number}
    assert new.changed == few.changed | {GAME: few.changed[GAME] | {str(NEXT.number): sorted(different)}}
    assert differing(new) == []
    for before, after in zip(few.samples, new.samples, strict=True):
        assert (before == after) == (before.name not in different)
    with pytest.raises(NoReason):
        renewed(few, makers())


def test_a_change_of_passing_is_noticed(corpus, packs_go_the_other_way):
    drafts = tuple(sample for sample in corpus.samples if sample.name.startswith("draft-cube"))
    different = differing(replace(corpus, samples=drafts))
    assert different
    with pytest.raises(NoReason, match="add a Change to DRAFTS"):
        renewed(replace(corpus, samples=drafts), {})


def test_an_impossible_move_is_another_game(few):
    for sample in few.samples:
        if len(sample.moves) > 4:
            wrong = replace(sample, moves=(*sample.moves[:3], 1000, *sample.moves[4:]))
            assert marked(wrong).marks != sample.marks
            assert len(marked(wrong).marks) == 2


def test_a_corpus_without_samples_has_nothing_to_differ():
    assert differing(Corpus((), {GAME: 1, DRAFT: 1}, {GAME: {}, DRAFT: {}})) == []


# --- what is no behaviour --------------------------------------------------------------------------------------------


OTHER_CATALOGUE = """
import importlib, json, sys, types
from dataclasses import replace
import engine
bare = types.ModuleType("engine.epic")  # so that the catalogue can be imported before it is compiled
bare.__path__ = [f"{engine.__path__[0]}/epic"]
sys.modules["engine.epic"] = bare
from engine.epic.catalogue import products
first = products.CARDS[40]
assert first.abilities
products.CARDS = (replace(first, name="Zzz Made Up"), *products.CARDS)  # all indexes and ids move on
del sys.modules["engine.epic"]
from engine.epic.records.corpus import marked
from engine.kernel.samples import Sample
from engine.epic.programs.definitions import D
assert D.card_index_of_name["Zzz Made Up"] < D.card_index_of_name[first.name]
for line in sys.stdin:
    sample = Sample.from_json(json.loads(line))
    print(marked(sample).marks == sample.marks)
"""


def test_how_cards_are_numbered_and_compiled_is_no_behaviour(corpus):
    games = [sample for sample in corpus.samples if sample.name.startswith("card ")][:60]
    given = "".join(f"{json.dumps(sample.to_json())}\n" for sample in games)
    ran = subprocess.run(
        [sys.executable, "-c", OTHER_CATALOGUE], input=given, capture_output=True, text=True, check=True
    )
    assert ran.stdout.split() == ["True"] * len(games)


def test_words_are_no_behaviour(few, monkeypatch, as_written):
    monkeypatch.setattr("engine.epic.prompts.decisions.ability_id_text", lambda ability_id: "Words.")
    monkeypatch.setattr("engine.epic.views.story.ability_id_text", lambda ability_id: "Words.")
    assert differing(few) == []
