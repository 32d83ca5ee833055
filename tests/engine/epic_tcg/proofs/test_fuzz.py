"""Random games under all laws, and what counts as having happened in them."""

import io
import json
from collections import Counter

import pytest
from django.core.management import CommandError, call_command

from engine.epic_tcg.programs.definitions import ALIGNMENT, PROGRAM_OF, D
from engine.epic_tcg.proofs import THINGS, Coverage, fuzz_game, hunting_deck, in_words, setup_for
from engine.epic_tcg.proofs import fuzz as fuzzing
from engine.epic_tcg.proofs.fuzz import COPIES, DECK, sealed_pools
from engine.epic_tcg.records import Record
from engine.epic_tcg.rules import codes, events
from engine.epic_tcg.rules.setup import Setup
from engine.kernel.answering import Answering
from engine.kernel.answers import IllegalOption
from engine.kernel.fuzz import Broken
from engine.kernel.random import Rng

MOST = 24  # games of the short form
MOST_OF_ALL = 1200  # games until all has fired; about 400 are usual


@pytest.mark.slow
def test_random_games_hold_the_laws_and_much_of_what_cards_do_happens():
    coverage = Coverage()
    for number in range(MOST):
        fuzz_game(number, 2009 + number, coverage, every=3, closer=40)
    assert coverage.games == MOST
    assert len(coverage.unfired()) < len(THINGS) // 2
    words = {THINGS[at][1].rstrip("0123456789") for at, count in enumerate(coverage.fired) if count}
    assert {"play", "use", "when", "as", "discard-use", "continuous"} <= words


def test_a_game_is_the_same_when_it_is_seen_again_however_closely():
    often, seldom = (fuzz_game(5, 99, Coverage(), every, closer) for every, closer in ((1, 20), (9, 0)))
    assert often.journal == seldom.journal


def test_games_are_of_all_kinds():
    setups = [setup_for(number, Rng(number), []) for number in range(24)]
    assert {len(setup.decks) for setup in setups} == {2, 3, 4}
    assert {setup.pack_war for setup in setups} == {setup.every_window for setup in setups} == {True, False}


def test_a_deck_hunts_for_wanted_cards_among_their_friends():
    hulk = D.index_of["Hulk"]
    deck = hunting_deck(Rng(1), [hulk])
    assert (len(deck), deck.count(hulk)) == (DECK, COPIES)
    assert all(ALIGNMENT[row] & ALIGNMENT[hulk] for row in deck)


def test_sealed_pools_are_two_boosters():
    pools = sealed_pools(3, 7)
    assert [len(pool) for pool in pools] == [30] * 3


def test_a_broken_law_says_how_to_see_it_again(monkeypatch, as_written):
    monkeypatch.setattr("engine.epic_tcg.proofs.fuzz.status", lambda game: ["it is odd"] if game.turn == 3 else [])
    with pytest.raises(Broken, match=r"seed 7, after [0-9]+ choices: it is odd") as broken:
        fuzz_game(0, 7, Coverage())
    seen = broken.value
    assert Record.of(seen.setup, seen.seed, seen.options).replay().turn == 3


# --- what counts as fired --------------------------------------------------------------------------------------------


def fired(*entries):
    """What fires with these entries of a journal: (kind, card, number)."""
    coverage = Coverage()
    coverage.read([(kind, 1, 0, card, 0, number, -1, 3) for kind, card, number in entries])
    return [in_words(at) for at, count in enumerate(coverage.fired) if count]


HULK, RITUAL = D.index_of["Hulk"], D.index_of["Hellfire"]


def resolved(card):
    return (events.RESOLVED, card, events.pack_item(codes.OF_CARD, PROGRAM_OF[card]))


def test_a_card_that_comes_into_play_has_shown_its_keywords():
    entered = (events.ENTERED, HULK, 0)
    assert fired(entered) == ["Hulk: breakthrough"]
    assert fired(resolved(HULK), entered) == ["Hulk: play", "Hulk: breakthrough"]


def test_an_event_has_fired_when_something_came_of_it():
    dealt = (events.DAMAGED, HULK, 2)
    assert fired(resolved(RITUAL)) == []
    assert fired(resolved(RITUAL), (events.STEP, -1, 5), dealt) == []
    assert fired(resolved(RITUAL), (events.CHOICE, -1, 8), dealt) == ["Hellfire: play"]


def test_a_game_counts_once_however_often_something_fired():
    coverage = Coverage()
    entry = (events.ENTERED, 1, 0, HULK, 0, 0, -1, 3)
    for journal in ([], [entry], [entry] * 5):
        coverage.read(journal)
    at = THINGS.index((HULK, "breakthrough"))
    assert (coverage.games, coverage.fired[at]) == (3, 2)


def test_all_kinds_of_things_are_counted():
    words = {word.rstrip("0123456789") for _, word in THINGS}
    assert {"play", "use", "when", "as", "discard-use", "discard-when", "continuous", "airborne"} <= words
    assert len(set(THINGS)) == len(THINGS)


def test_a_game_of_one_card_shows_what_that_card_does():
    coverage = Coverage()
    game = fuzz_game(0, 3, coverage, closer=0)
    assert isinstance(game.setup, Setup)
    played = {entry[3] for entry in game.journal if entry[0] == events.ENTERED}
    assert {card for at, (card, _) in enumerate(THINGS) if coverage.fired[at]} >= {
        card for card in played if (card, "continuous") in THINGS
    } - {-1}


def test_only_the_chosen_mode_has_fired():
    card = D.index_of["Liquefy"]
    program = PROGRAM_OF[card]
    chose = (events.CHOSE_MODE, card, events.pack_mode(program, 0, 1))
    broke = (events.BROKE, HULK, 0)
    assert fired(chose, resolved(card)) == []
    assert fired(chose, resolved(card), broke) == ["Liquefy: play", "Liquefy: play-mode2"]


def test_modes_are_those_of_what_resolves_first():
    """Two of a card on the line: the one that was played last resolves first, and what is stopped has no effect."""
    card = D.index_of["Liquefy"]
    item = events.pack_item(codes.OF_CARD, PROGRAM_OF[card])
    chose = [(events.CHOSE_MODE, card, events.pack_mode(PROGRAM_OF[card], 0, mode)) for mode in (0, 2)]
    broke = (events.BROKE, HULK, 0)
    assert fired(*chose, resolved(card), broke) == ["Liquefy: play", "Liquefy: play-mode3"]
    assert fired(*chose, (events.STOPPED, card, item), resolved(card), broke) == [
        "Liquefy: play",
        "Liquefy: play-mode1",
    ]
    copied = (events.COPIED, card, item)
    assert fired(chose[1], copied, resolved(card), broke, resolved(card)) == ["Liquefy: play", "Liquefy: play-mode3"]


def test_what_holds_in_the_discard_pile_has_fired_once_the_card_lies_there():
    queen = D.index_of["Hive Queen"]
    assert fired((events.ENTERED, queen, 0)) == ["Hive Queen: deadly"]
    assert fired((events.BROKE, queen, 0)) == ["Hive Queen: discard-continuous"]


def test_whole_answers_are_tried_at_every_look_and_counted():
    tallies = [Counter(), Counter()]
    for every, tally in zip((2, 9), tallies, strict=True):
        fuzz_game(3, 1, Coverage(), every, closer=0, tally=tally)
    for name in ("multi-picks", "accepted", "refused"):
        assert 0 < tallies[1][name] < tallies[0][name]


def test_an_answer_that_is_refused_says_how_to_see_it_again(monkeypatch, as_written):
    def plan(game, answer):
        raise IllegalOption("Not so.")

    own = fuzzing.ANSWERING
    refusing = Answering(own.verbs, own.parts, own.view, plan, own.tries, own.alike, own.digest)
    monkeypatch.setattr(fuzzing, "ANSWERING", refusing)
    with pytest.raises(Broken, match="was refused") as broken:
        fuzz_game(0, 1, Coverage())
    seen = broken.value
    Record.of(seen.setup, seen.seed, seen.options).replay()


# --- the command -----------------------------------------------------------------------------------------------------


def fuzz(tmp_path, *options):
    out = io.StringIO()
    path = tmp_path / "fuzz.json"
    call_command("fuzz", "--game", "epic-tcg", "--report", str(path), *options, stdout=out, stderr=io.StringIO())
    return out.getvalue(), json.loads(path.read_text(encoding="utf-8"))


def test_the_command_prints_what_has_not_fired_and_stores_a_report(tmp_path):
    out, report = fuzz(tmp_path, "--games", "2", "--seed", "3", "--every", "50")
    assert out.startswith("Epic TCG: 2 games from seed 3 in ")
    assert f"{len(report['unfired'])} of {len(THINGS)} abilities have not fired:" in out
    assert set(report["cards"]) == {D.names[card] for card, _ in THINGS}
    assert sum(one["games"] == 0 for card in report["cards"].values() for one in card) == len(report["unfired"]) > 0
    assert set(report["ended"]) <= set(codes.REASON_NAMES)
    assert report["answers"]["accepted"] > 0


@pytest.mark.slow
def test_the_command_goes_on_until_all_has_fired(tmp_path):
    out, report = fuzz(tmp_path, "--seed", "5", "--every", "99")
    assert report["unfired"] == []
    assert report["games"] < MOST_OF_ALL
    assert f"Every ability of every card has fired, {len(THINGS)} in all." in out


def test_the_command_knows_no_variants_of_this_game(tmp_path):
    with pytest.raises(CommandError, match=r'^Random games of the Epic TCG have no format "hydra"\.$'):
        fuzz(tmp_path, "--games", "1", "--format", "hydra")
    with pytest.raises(CommandError, match=r'^Random games of the Epic TCG have no year of rules "2015"\.$'):
        fuzz(tmp_path, "--games", "1", "--rules", "2015")


def test_the_command_stops_at_a_broken_law_and_keeps_the_game(tmp_path, monkeypatch, as_written):
    monkeypatch.setattr("engine.epic_tcg.proofs.fuzz.status", lambda game: ["it is odd"] if game.turn == 3 else [])
    with pytest.raises(CommandError, match="it is odd"):
        fuzz(tmp_path, "--games", "1", "--seed", "3")
    record = Record.from_json(json.loads((tmp_path / "fuzz-broken.json").read_text(encoding="utf-8")))
    assert record.replay().turn == 3
