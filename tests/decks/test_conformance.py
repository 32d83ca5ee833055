"""The page about clauses, tests and games: what the stored files say, what they do not know, and what is shown."""

import ast
import json
import re
from functools import cache
from pathlib import Path

import pytest

from decks import conformance as conformity
from decks.queries import FUZZ_REPORT, PROOFS
from engine.epic.catalogue import CARDS, DEITIES, by_name
from engine.epic.programs import FINGERPRINT
from engine.epic.proofs import clauses, fingerprint
from engine.games import DEFAULT
from engine.kernel.names import fold

ROOT = Path(__file__).resolve().parents[2]
OWN = "tests/engine/epic/cards/base/test_amnesia.py"


def entry(name, tests, named=9):
    return {"definition": fingerprint(by_name(name)), "named": named, "tests": tests}


@pytest.fixture
def known(tmp_path):
    """What is known when the files hold this."""

    def make(proved=None, fuzzed=None, definitions=FINGERPRINT):
        paths = tmp_path / "tests.json", tmp_path / "fuzz.json"
        if proved is not None:
            paths[0].write_text(json.dumps({"date": "2026-01-02", "cards": proved}))
        if fuzzed is not None:
            report = {"date": "2026-01-03T10:00:00+00:00", "definitions": definitions, "games": 70, "seed": 5}
            paths[1].write_text(json.dumps({**report, "cards": fuzzed}))
        return conformity.conformance(*paths, key=DEFAULT)

    return make


def row(known, name):
    return next(row for row in known.cards if row.facts["name"] == name)


# --- what is known ---------------------------------------------------------------------------------------------------


def test_a_clause_has_the_tests_that_prove_it(known):
    amnesia = row(
        known({"Amnesia": entry("Amnesia", {f"{OWN}::test_it_banishes": [0], f"{OWN}::test_both": [0, 1]})}), "Amnesia"
    )
    assert (amnesia.checked, amnesia.named, amnesia.products, amnesia.others) == (True, 9, ("Base Set",), ())
    assert [[test.sentence for test in clause.tests] for clause in amnesia.clauses] == [
        ["It banishes", "Both"],
        ["Both"],
    ]


def test_a_clause_that_no_test_proves_has_none_and_tests_of_no_single_clause_stand_apart(known):
    amnesia = row(
        known({"Amnesia": entry("Amnesia", {f"{OWN}::test_it_is_free": [], f"{OWN}::test_it_draws": [1]})}), "Amnesia"
    )
    assert [clause.tests for clause in amnesia.clauses] == [(), (conformity.Test(OWN, "test_it_draws"),)]
    assert amnesia.others == (conformity.Test(OWN, "test_it_is_free"),)


def test_what_was_found_out_about_an_older_definition_is_not_told(known):
    old = {**entry("Amnesia", {f"{OWN}::test_both": [0, 1]}), "definition": "0123456789ab"}
    amnesia = row(known({"Amnesia": old}), "Amnesia")
    assert (amnesia.checked, amnesia.named, [clause.tests for clause in amnesia.clauses]) == (False, 0, [(), ()])


def test_a_card_that_the_file_does_not_know_is_not_checked(known):
    everything = known({})
    assert everything.tests_date == "2026-01-02"
    assert {card.checked for card in everything.cards} == {False}
    assert [card.facts["name"] for card in everything.cards] == sorted(card.name for card in (*CARDS, *DEITIES))


def test_games_are_counted_for_each_clause_and_for_all_keywords_of_a_line(known):
    counted = {"Angel of Light": [
        {"text": "Airborne ◆ Ambush", "games": 60}, {"text": "Tribute → Gain 5 health.", "games": 0},
        {"text": "What it said once", "games": 4},
    ]}  # fmt: skip
    angel = row(known(fuzzed=counted), "Angel of Light")
    assert [(clause.text, clause.continuous, clause.games) for clause in angel.clauses] == [
        ("Airborne", True, 60),
        ("Ambush", True, 60),
        ("Tribute → Gain 5 health.", False, 0),
        ("Loyalty 2 → Gain 5 health.", False, None),
    ]


def test_a_report_of_older_cards_says_so(known):
    assert known(fuzzed={}).fuzz == conformity.Fuzz("2026-01-03", 70, 5, current=True)
    assert known(fuzzed={}, definitions="older").fuzz == conformity.Fuzz("2026-01-03", 70, 5, current=False)


def test_without_stored_files_nothing_is_known(known):
    nothing = known()
    assert (nothing.tests_date, nothing.fuzz) == (None, None)
    every = sum(len(clauses(card)) for card in (*CARDS, *DEITIES))
    cards = len(CARDS) + len(DEITIES)
    assert conformity.totals(nothing.cards) == conformity.Totals(cards, every, 0, every, 0, every)


def test_totals(known):
    amnesia = row(
        known(
            {"Amnesia": entry("Amnesia", {f"{OWN}::test_it": [0]})},
            {"Amnesia": [{"text": "{1}: Draw two cards.", "games": 3}]},
        ),
        "Amnesia",
    )
    assert conformity.totals((amnesia,)) == conformity.Totals(1, 2, 1, 1, 1, 1)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("test_it_draws_two_cards", "It draws two cards"),
        ("test_5_7_4_and_h10_nothing_is_lost", "5.7.4 and H10 nothing is lost"),
        ("test_3_6_a_card_that_cannot_be_paid", "3.6 a card that cannot be paid"),
        ("test_4_4_1a_it_ends", "4.4.1a it ends"),
        ("test_m4_4_6a_it_blocks_all", "M4.4.6a it blocks all"),
        ("test_two_queens", "Two queens"),
        ("test_18_damage", "18 damage"),
    ],
)
def test_a_name_of_a_test_reads_as_a_sentence(name, words):
    assert conformity.sentence(name) == words


def test_cards_are_chosen_by_product_alignment_and_what_is_missing(known):
    proved = {card.name: entry(card.name, {f"{OWN}::test_it": list(range(9))}) for card in CARDS if card.name != "Kong"}
    counted = {"Amnesia": [{"text": "{1}: Draw two cards.", "games": 3}]}
    rows = known(proved, counted).cards

    def names(product="", alignment="", show="all"):
        return [row.facts["name"] for row in conformity.chosen(rows, product, alignment, show)]

    assert names() == [row.facts["name"] for row in rows]
    assert len(names(product="Base Set")) == 120
    assert len(names(product="Base Set", alignment="sage")) == 30
    assert names(product="Base Set", show="untested") == ["Kong"]
    assert names(alignment="good", product="Base Set", show="untested") == []
    assert "Amnesia" in names(show="unseen")
    assert "Lurking Giant" in names(show="unseen")


# --- the stored files ------------------------------------------------------------------------------------------------


@cache
def names_in(file):
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_test_that_the_stored_file_names_exists():
    """When this fails: make conformance."""
    stored = json.loads(PROOFS.read_text(encoding="utf-8"))["cards"]
    named = {test for card in stored.values() for test in card["tests"]}
    gone = {test for test in named if not (ROOT / test.split("::")[0]).exists()}
    assert gone == set()
    assert {test for test in named if test.split("::")[1] not in names_in(test.split("::")[0])} == set()


def test_every_card_has_a_file_of_tests():
    files = [path.stem.removeprefix("test_") for path in (ROOT / "tests/engine/epic/cards").rglob("test_*.py")]
    assert sorted(map(fold, files)) == sorted(fold(card.name) for card in (*CARDS, *DEITIES))


@pytest.mark.parametrize("path", [PROOFS, FUZZ_REPORT], ids=lambda path: path.name)
def test_every_card_that_the_stored_files_name_exists(path):
    """When this fails: make conformance."""
    stored = json.loads(path.read_text(encoding="utf-8"))["cards"]
    assert set(stored) - {card.name for card in (*CARDS, *DEITIES)} == set()


# --- the page --------------------------------------------------------------------------------------------------------


@pytest.fixture
def page(client, tmp_path, monkeypatch):
    """The page's text, white space made plain, when the files hold this."""

    def show(asked="", proved=None, fuzzed=None):
        for name, cards in (("PROOFS", proved), ("FUZZ_REPORT", fuzzed)):
            path = tmp_path / name
            if cards is not None:
                more = {"definitions": FINGERPRINT, "games": 70, "seed": 5}
                path.write_text(json.dumps({"date": "2026-01-02", "cards": cards, **more}))
            monkeypatch.setattr(conformity, name, path)
        conformity.stored_conformance.cache_clear()
        response = client.get(f"/cards/conformance/{asked}")
        assert response.status_code == 200
        return " ".join(response.content.decode().split())

    yield show
    conformity.stored_conformance.cache_clear()


def test_the_page_shows_clauses_tests_and_games(page):
    shown = page(
        "?product=Base+Set&alignment=sage",
        {"Amnesia": entry("Amnesia", {f"{OWN}::test_it_draws": [1], f"{OWN}::test_it_is_free": []})},
        {"Amnesia": [{"text": "{1}: Draw two cards.", "games": 3}]},
    )
    amnesia = shown.split("<article")[1]
    assert re.search('<a href="/cards/amnesia/"[^>]*>Amnesia</a></h2>', amnesia)
    first, second = amnesia.split('<div class="clause">')[1:]
    assert "Banish target player&#x27;s discard pile.<br>Recycle" in first
    assert "No test</p>" in first
    assert "Not counted in games" in first
    assert 'aria-label="1 gold">1</span>: Draw two cards.' in second
    assert "1 test</summary>" in second
    assert f"<code>{OWN}</code>" in second
    assert "<li>It draws</li>" in second
    assert "Fired in 3 games" in second
    assert "1 more test of this card</summary>" in second
    assert "<li>It is free</li>" in second
    assert "9 tests mention this card in total." in second


def test_the_page_says_what_is_not_known(page):
    shown = page()
    assert "Not checked yet." in shown
    assert "There is no report yet." in shown
    assert "No test known: the card is newer than this report" in shown


def test_a_page_without_cards_says_what_to_do(page):
    proved = {card.name: entry(card.name, {f"{OWN}::test_it": list(range(9))}) for card in CARDS}
    shown = page("?show=untested&product=Base+Set", proved)
    assert "0 cards" in shown
    assert "Show all cards" in shown


def test_pages_follow_one_another_and_keep_what_was_asked(page):
    shown = page("?product=Base+Set")
    assert "120 cards, page 1 of 3" in shown
    assert 'rel="next" href="?product=Base+Set&amp;page=2"' in shown
    assert 'rel="prev"' not in shown


@pytest.mark.parametrize("asked", ["?page=none", "?page=999", "?product=Nothing", "?alignment=grey&show=%00", "?show="])
def test_what_nobody_offers_is_passed_over(page, asked):
    assert "<article" in page(asked)


def test_the_stored_files_are_shown(client):
    assert b"Last checked on" in client.get("/cards/conformance/").content


def test_every_page_leads_there(client):
    assert b'href="/cards/conformance/"' in client.get("/nowhere/").content
