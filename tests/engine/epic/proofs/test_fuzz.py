"""The short form of `manage.py fuzz`: random games until every ability of every card has fired."""

import io
import json
from collections import Counter

import pytest
from django.core.management import CommandError, call_command

from engine.epic.catalogue.products import CARDS, DEITIES
from engine.epic.programs.definitions import NAME, D
from engine.epic.proofs.clause import clauses
from engine.epic.proofs.coverage import Coverage, in_words
from engine.epic.proofs.fuzz import COPIES, DECK, fuzz_game, hunting_deck, setup_for
from engine.epic.records.record import Record
from engine.epic.rules import codes, events
from engine.kernel.fuzz import Broken
from engine.kernel.random import Rng

MOST = 600  # games until all has fired; about 120 are usual


def abilities(name):
    return [at for at, ability_id in enumerate(D.abilities) if NAME[ability_id.card_index] == name]


def test_everything_that_every_card_does_comes_to_happen():
    coverage, number = Coverage(), 0
    while coverage.unfired() and number < MOST:
        fuzz_game(number, 2017 + number, coverage, every=5, closer=200)
        number += 1
    assert [
        f"{NAME[D.abilities[ability_id].card_index]}: {in_words(ability_id)}" for ability_id in coverage.unfired()
    ] == []
    assert coverage.games == number


def test_a_deck_hunts_for_wanted_cards_among_their_friends():
    wanted = [D.card_index_of_name["Kong"]]
    deck = hunting_deck(Rng(1), wanted)
    assert len(deck) == DECK
    assert deck.count(wanted[0]) == COPIES
    assert all(D.alignment[row] & D.alignment[wanted[0]] for row in deck)


def test_a_game_is_the_same_when_it_is_seen_again():
    games = [fuzz_game(5, 99, Coverage()) for _ in range(2)]
    assert games[0].journal == games[1].journal


def test_a_broken_law_says_how_to_see_it_again(monkeypatch, as_written):
    monkeypatch.setattr("engine.epic.proofs.fuzz.status", lambda game: ["gold is odd"] if game.turn == 3 else [])
    with pytest.raises(Broken, match=r"seed 7, after [0-9]+ choices: gold is odd") as broken:
        fuzz_game(0, 7, Coverage())
    seen = broken.value
    assert Record.of(seen.setup, seen.seed, seen.options).replay().turn == 3


def test_a_crash_says_how_to_see_it_again(monkeypatch, as_written):
    monkeypatch.setattr("engine.epic.rules.machine.atoms.end_game", None)
    with pytest.raises(Broken, match="crashed with TypeError") as broken:
        fuzz_game(0, 7, Coverage())
    assert setup_for(0, Rng(7), []) == broken.value.setup


def test_whole_answers_are_tried_at_every_look_and_counted():
    tallies = [Counter(), Counter()]
    often, seldom = (
        fuzz_game(2, 1, Coverage(), every, tally=tally) for every, tally in zip((1, 7), tallies, strict=True)
    )
    assert often.journal == seldom.journal  # the game does not depend on who looks
    assert set(tallies[0]) >= {"divisions", "multi-picks", "accepted", "refused"}
    for name in ("multi-picks", "accepted", "refused"):
        assert 0 < tallies[1][name] < tallies[0][name]


def test_an_answer_that_is_refused_says_how_to_see_it_again(monkeypatch, as_written):
    monkeypatch.setattr("engine.epic.prompts.divisions.Division.wrong", lambda division, given: "Not so.")
    with pytest.raises(Broken, match="was refused") as broken:
        fuzz_game(2, 1, Coverage())
    seen = broken.value
    assert Record.of(seen.setup, seen.seed, seen.options).replay().kind == codes.DIVIDE


# --- what counts as fired --------------------------------------------------------------------------------------------


def read(*entries):
    """The labels that fire with these entries: (kind, row, number, cause)."""
    coverage = Coverage()
    coverage.read([(kind, 1, 0, row, 0, n, other, 3) for kind, row, n, other in entries])
    return [ability_id for ability_id, count in enumerate(coverage.fired) if count]


def row(name):
    return D.card_index_of_name[name]


def test_an_event_has_fired_when_something_came_of_it():
    played = (events.PLAYED, row("Flame Strike"), 0, -1)
    hit = (events.PLAYER_DAMAGED, -1, 8, row("Flame Strike"))
    assert read(played) == []
    assert read(played, (events.TURN, -1, 2, -1), hit) == []
    assert read(played, (events.PLAYER_DAMAGED, -1, 8, row("Kong"))) == []
    assert read(played, hit) == abilities("Flame Strike")


def test_only_the_chosen_mode_has_fired():
    played = (events.PLAYED, row("Apocalypse"), 0, -1)
    drew = (events.DREW, row("Kong"), 0, -1)
    draws, breaks = abilities("Apocalypse")
    assert read(played, (events.CHOSE_MODE, row("Apocalypse"), draws, -1), drew) == [draws]
    assert read(played, (events.CHOSE_MODE, row("Apocalypse"), breaks, -1), drew) == [breaks]


def test_a_cost_is_not_the_effect_of_a_power():
    djinn = row("Djinn of the Sands")
    power = abilities("Djinn of the Sands")[-1]
    used = [(events.USED, djinn, power, -1), (events.EXPENDED, djinn, 0, -1), (events.COUNTERS, djinn, -1, -1)]
    assert read(*used) == []
    assert read(*used, (events.DREW, row("Kong"), 0, -1)) == [power]


def test_a_card_that_wins_the_game_has_fired():
    """The end of the game is all that is written of it; other ends are not its doing."""
    raptors, (_, loyalty, _) = row("Hunting Raptors"), abilities("Hunting Raptors")
    triggered = (events.TRIGGERED, raptors, loyalty, -1)
    assert read(triggered, (events.OVER, -1, codes.BY_CARD, -1)) == [loyalty]
    assert read(triggered, (events.OVER, -1, codes.BY_LIMIT, -1)) == []


def test_loyalty_has_fired_when_cards_were_revealed_and_keywords_when_in_play():
    raptors = row("Hunting Raptors")
    ambush, loyalty, _ = abilities("Hunting Raptors")
    played, triggered = (events.PLAYED, raptors, 0, -1), (events.TRIGGERED, raptors, loyalty, -1)
    assert read(played, triggered) == [ambush]
    assert read(played, triggered, (events.REVEALED, row("Kong"), 0, raptors)) == [ambush, loyalty]
    assert read((events.ENTERED, raptors, 0, row("Final Task"))) == [ambush]


def test_a_game_counts_once_however_often_something_fired():
    coverage = Coverage()
    journal = [(events.ENTERED, 1, 0, row("Hunting Raptors"), 0, 0, -1, 3)]
    for game in ([], journal, journal * 5):
        coverage.read(game)
    ambush, _, _ = abilities("Hunting Raptors")
    assert (coverage.games, coverage.fired[ambush]) == (3, 2)


# --- the command -----------------------------------------------------------------------------------------------------


def fuzz(tmp_path, *options):
    out = io.StringIO()
    path = tmp_path / "fuzz.json"
    call_command("fuzz", "--report", str(path), *options, stdout=out, stderr=io.StringIO())
    return out.getvalue(), json.loads(path.read_text(encoding="utf-8"))


def test_the_command_prints_what_has_not_fired_and_stores_a_report(tmp_path):
    out, report = fuzz(tmp_path, "--games", "2", "--seed", "3")
    assert "2 games" in out
    assert "have not fired" in out
    assert report["games"] == 2
    assert report["seed"] == 3
    assert set(report["cards"]) == {card.name for card in (*CARDS, *DEITIES) if clauses(card)}
    assert sum(one["games"] == 0 for card in report["cards"].values() for one in card) == len(report["unfired"])
    assert report["unfired"]
    assert set(report["ended"]) <= set(codes.REASON_NAMES)


def test_the_command_plays_by_the_rules_that_are_named(tmp_path):
    asked = [fuzz(tmp_path, "--games", "2", "--rules", year)[1]["answers"] for year in ("2017", "2015")]
    assert asked[0] != asked[1]
    assert fuzz(tmp_path, "--games", "2")[1]["answers"] == asked[0]  # the eighth game would be of 2015


@pytest.mark.parametrize("options", [[], ["--until-complete", "--games", MOST]], ids=["no number", "a number"])
def test_the_command_goes_on_until_all_has_fired(tmp_path, options):
    out, report = fuzz(tmp_path, "--seed", "5", "--every", "9", *map(str, options))
    assert report["unfired"] == []
    assert report["games"] < MOST
    assert "Every ability of every card has fired" in out


def test_the_command_says_before_it_plays_that_a_report_has_no_place(tmp_path):
    with pytest.raises(CommandError, match="does not exist"):
        call_command("fuzz", "--report", str(tmp_path / "nowhere" / "fuzz.json"))


def test_the_command_plays_games_of_more_players(tmp_path):
    out, report = fuzz(tmp_path, "--games", "3", "--seed", "4", "--every", "40", "--format", "hunter-first-blood")
    assert "3 games" in out
    assert report["ended"] == {"first-blood": 3}


def test_the_command_prints_its_report_as_json(tmp_path):
    out, report = fuzz(tmp_path, "--games", "1", "--json")
    assert json.loads(out) == report


def test_the_command_reports_what_was_answered_as_a_whole(tmp_path):
    out, report = fuzz(tmp_path, "--games", "2", "--every", "3", "--seed", "7")
    answers = report["answers"]
    assert report["every"] == 3
    assert list(answers) == ["divisions", "multi-picks", "amounts", "accepted", "refused"]
    assert f"{answers['divisions']} divisions, {answers['multi-picks']} multi-picks" in out
    assert min(answers["multi-picks"], answers["accepted"], answers["refused"]) > 0


def test_the_command_stops_at_a_broken_law_and_keeps_the_game(tmp_path, monkeypatch, as_written):
    monkeypatch.setattr("engine.epic.proofs.fuzz.status", lambda game: ["gold is odd"] if game.turn == 3 else [])
    with pytest.raises(CommandError, match="gold is odd"):
        fuzz(tmp_path, "--games", "1", "--seed", "3")
    record = Record.from_json(json.loads((tmp_path / "fuzz-broken.json").read_text(encoding="utf-8")))
    assert record.replay().turn == 3


def test_a_game_that_is_kept_says_who_left_it(tmp_path, monkeypatch, as_written):
    monkeypatch.setattr("engine.epic.proofs.fuzz.LEAVING", 12)
    monkeypatch.setattr(
        "engine.epic.proofs.fuzz.status",
        lambda game: ["one is gone"] if len(game.seating.players) < game.seating.seats else [],
    )
    with pytest.raises(CommandError, match="one is gone"):
        fuzz(tmp_path, "--games", "3", "--seed", "3", "--format", "free-for-all")
    record = Record.from_json(json.loads((tmp_path / "fuzz-broken.json").read_text(encoding="utf-8")))
    assert min(record.options) < 0
    again = record.replay()
    assert len(again.seating.players) < again.seating.seats


def test_the_command_gives_up_what_does_not_fire_and_says_so(tmp_path):
    with pytest.raises(CommandError, match="abilities did not fire in 2 games"):
        fuzz(tmp_path, "--until-complete", "--games", "2")
    assert json.loads((tmp_path / "fuzz.json").read_text(encoding="utf-8"))["unfired"]


@pytest.mark.parametrize("games", ["0", "-4", "many"])
def test_the_command_refuses_a_number_that_is_none(tmp_path, games):
    with pytest.raises(CommandError, match="games"):
        fuzz(tmp_path, "--games", games)
