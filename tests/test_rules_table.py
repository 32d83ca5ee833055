"""The table of rules is up to date, and each rule of it has code and a test, or a reason to have none."""

import pytest

from tests import rules_table
from tests.rules_table import CODE, TABLE, TESTS, Place, Rule, citations, cited, cited_in_name, implementing, rules


@pytest.fixture(scope="module")
def code():
    return citations(CODE)


@pytest.fixture(scope="module")
def tests():
    return citations(TESTS)


def test_the_table_is_up_to_date(code, tests):
    """When this fails: make rules-table."""
    assert TABLE.read_text(encoding="utf-8") == rules_table.table(code, tests)


def test_every_rule_has_code_and_a_test_or_a_reason(code, tests):
    """When this fails: cite the rule where it is implemented and in a test, or say why not in decks/data/rules.json."""
    assert rules_table.missing(code, tests) == []


def test_every_battle_rule_for_more_players_has_a_test_of_its_own(tests):
    numbers = [rule.number for rule in rules() if rule.number.startswith("M4.4")]
    assert len(numbers) == 23
    assert [number for number in numbers if not tests.get(number)] == []


def test_every_number_that_is_cited_is_one_of_the_document(code, tests):
    """Those of three parts; what looks like shorter ones may be something else."""
    known = {rule.number for rule in rules()}
    assert {number for number in {*code, *tests} if number.count(".") == 2} - known == set()


def test_rules_and_headings_have_a_number_of_their_own():
    numbers = [(rule.number, rule.heading) for rule in rules()]
    assert len(numbers) == len(set(numbers))
    assert all(rule.title for rule in rules())


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("# 4.4.1a, M4.4.1a", ["4.4.1a", "M4.4.1a"]),
        ("ends (4.3.5). H37 of 1.0.0.1", ["4.3.5"]),
        ("as it does (4.4.3 to\n    4.4.5, 3.7.1)", ["4.4.3", "4.4.4", "4.4.5", "3.7.1"]),
        ("4.4.13-4.4.15", ["4.4.13", "4.4.14", "4.4.15"]),
        ("v1.2.3-beta, 12.5 kB", []),
    ],
)
def test_what_a_text_cites(text, numbers):
    known = [rule.number for rule in rules()]
    assert [number for number in cited(text, known) if number in known] == numbers


def test_what_a_name_of_a_test_cites():
    assert cited_in_name("test_4_2_2a_and_m4_4_1_all_gain_a_gold") == {"4.2.2a", "M4.4.1"}
    assert cited_in_name("test_it_becomes_a_4_4_and_draws_2_cards") == set()


def test_citations_are_read_from_words_of_functions_and_not_from_data(tmp_path):
    folder = tmp_path / "tests" / "engine"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text(
        '"""All of 1.7.1."""\n\n\ndef test_1_7_2_few():\n    """4.5.1"""\n    at("4.2", "4.5.2a")  # 4.3\n\n\n'
        'def helper():\n    """1.7.3"""\n'
    )
    here = Place("tests/engine/test_it.py", "test_1_7_2_few")
    found = {number: places for number, places in citations("tests/engine", tmp_path).items() if places}
    assert found == {
        "1.7.2": {Place(here.file, here.function, named=True)},
        "4.5.1": {here}, "4.5.2a": {here}, "4.3": {here},
    }  # fmt: skip


def test_a_rule_that_no_code_cites_is_implemented_where_its_section_is():
    block = Place("engine/epic/rules/battle.py", "block")
    rule = Rule("M4.4.6a", "One blocks all", heading=False, reason="")
    assert implementing(rule, {"M4.4.6": {block}}) == {block}
    assert implementing(rule, {"4.4.6": {block}}) == set()


def test_a_rule_without_a_test_is_told(code, tests):
    lacking = {number: places for number, places in tests.items() if number != "4.4.7"}
    assert rules_table.missing(code, lacking) == ["No test cites 4.4.7, and rules.json gives no reason."]
