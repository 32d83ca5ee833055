"""The page about clauses, tests and games in another game than the first: the same, from files of its own."""

import ast
import json
import re
from functools import cache
from pathlib import Path

import pytest

from decks import conformance as conformity
from decks.queries import FUZZ_REPORT, PROOFS, of_game
from engine.epic_tcg.catalogue import CARDS, by_name
from engine.epic_tcg.proofs import FINGERPRINT, clauses, fingerprint
from engine.games import DEFAULT
from engine.kernel.names import fold

KEY = "epic-tcg"
ROOT = Path(__file__).resolve().parents[2]
OWN = "tests/engine/epic_tcg/cards/core/test_hulk.py"
FILES = {name: of_game(path, KEY) for name, path in (("PROOFS", PROOFS), ("FUZZ_REPORT", FUZZ_REPORT))}
COUNTED = [
    {"text": "play", "games": 9}, {"text": "use1", "games": 4}, {"text": "use2", "games": 0},
    {"text": "breakthrough", "games": 7},
]  # fmt: skip


@pytest.fixture
def known(tmp_path):
    """What is known when the files hold this."""

    def make(proved, counted):
        paths = tmp_path / "tests.json", tmp_path / "fuzz.json"
        paths[0].write_text(json.dumps({"date": "2026-01-02", "cards": proved}))
        report = {"date": "2026-01-03T10:00:00+00:00", "definitions": FINGERPRINT, "games": 70, "seed": 5}
        paths[1].write_text(json.dumps({**report, "cards": counted}))
        return conformity.conformance(*paths, KEY)

    return make


def hulk(known):
    tests = {f"{OWN}::test_it_flips": [1], f"{OWN}::test_it_costs_an_action": []}
    proved = {"Hulk": {"definition": fingerprint(by_name("Hulk")), "named": 4, "tests": tests}}
    return next(row for row in known(proved, {"Hulk": COUNTED}).cards if row.facts["name"] == "Hulk")


def test_clauses_have_their_tests_and_the_games_in_which_they_fired(known):
    row = hulk(known)
    assert (row.alignments, row.products, row.checked, row.named) == (("wild",), ("Core Set",), True, 4)
    assert [(clause.text[:12], clause.continuous, clause.games, len(clause.tests)) for clause in row.clauses] == [
        ("Breakthrough", True, 7, 0),
        ("{flip}, {fas", False, 4, 1),
        ("Discard a wi", False, 0, 0),
    ]
    assert [test.sentence for test in row.others] == ["It costs an action"]


def test_a_report_of_older_cards_says_so(known):
    assert known({}, {}).fuzz == conformity.Fuzz("2026-01-03", 70, 5, current=True)


# --- the stored files ------------------------------------------------------------------------------------------------


@cache
def names_in(file):
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_test_that_the_stored_file_names_exists():
    """When this fails: make conformance."""
    stored = json.loads(FILES["PROOFS"].read_text(encoding="utf-8"))["cards"]
    named = {test for card in stored.values() for test in card["tests"]}
    assert {test for test in named if not (ROOT / test.split("::")[0]).exists()} == set()
    assert {test for test in named if test.split("::")[1] not in names_in(test.split("::")[0])} == set()


def test_every_clause_is_proved_by_a_stored_test():
    """When this fails: make conformance, and write the tests that it misses."""
    lacking = [
        f"{row.facts['name']}: {clause.text}"
        for row in conformity.stored_conformance(KEY).cards
        for clause in row.clauses
        if row.checked and not clause.tests
    ]
    assert lacking == []


def test_in_the_stored_games_every_ability_has_fired():
    """When this fails: make conformance."""
    stored = json.loads(FILES["FUZZ_REPORT"].read_text(encoding="utf-8"))
    assert (stored["definitions"], stored["unfired"]) == (FINGERPRINT, [])


def test_every_card_has_a_file_of_tests():
    files = [path.stem.removeprefix("test_") for path in (ROOT / "tests/engine/epic_tcg/cards").rglob("test_*.py")]
    assert sorted(map(fold, files)) == sorted(fold(card.name) for card in CARDS)


# --- the page --------------------------------------------------------------------------------------------------------


def shown(client, path):
    response = client.get(path)
    assert response.status_code == 200
    return " ".join(response.content.decode().split())


def test_the_page_shows_cards_of_this_game(client):
    text = shown(client, "/epic-tcg/cards/conformance/?product=Precon")
    assert f"<dt>Cards</dt><dd>{len(CARDS)}</dd>" in text
    assert f"<dt>Clauses</dt><dd>{sum(len(clauses(card)) for card in CARDS)}</dd>" in text
    assert "8 cards" in text
    carnosaur = next(part for part in text.split("<article") if ">Carnosaur</a>" in part)
    assert re.search('<a href="/epic-tcg/cards/carnosaur/"[^>]*>Carnosaur</a></h2>', carnosaur)
    assert "</svg> wild</span> natural champion · action · " in carnosaur
    assert carnosaur.count('<div class="clause">') == 3
    assert len(re.findall(r"(?:Fired|In play) in [1-9][0-9]* games", carnosaur)) == 3


def test_what_can_be_chosen_is_of_this_game(client):
    text = shown(client, "/epic-tcg/cards/conformance/").split('class="filters"')[1].split("</form>")[0]
    assert re.findall('<option value="([^"]*)"', text) == [
        "", "Core Set", "Time Wars", "Prize", "Precon", "", "good", "evil", "wild", "unaligned",
        "all", "untested", "unseen",
    ]  # fmt: skip
    assert "<article" in shown(client, "/epic-tcg/cards/conformance/?product=Base+Set&alignment=sage")  # passed over


def test_it_leads_to_the_rules_of_its_game(client):
    for page, rules, words in (
        ("/epic-tcg/cards/conformance/", "/epic-tcg/rules/", "rules"),
        ("/cards/conformance/", "/cards/rules/", "numbered rules"),
    ):
        link = f'<a href="{rules}">Every rule of the game</a> shows the same for the {words}.'
        assert link in shown(client, page)


def test_every_page_of_the_game_leads_there(client):
    assert 'href="/epic-tcg/cards/conformance/"' in shown(client, "/epic-tcg/cards/")


@pytest.mark.django_db
def test_the_page_of_a_card_shows_its_clauses(client):
    text = shown(client, "/epic-tcg/cards/hulk/").split('id="clauses"')[1]
    assert text.count('<div class="clause">') == 3
    assert "Test names cite rule numbers." not in text


def test_names_of_tests_cite_the_rules_of_the_first_game_and_not_of_this():
    assert (conformity.cites_rules(key=DEFAULT), conformity.cites_rules(KEY)) == (True, False)
