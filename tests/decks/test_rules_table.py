"""The page of all rules: what it reads from docs/rules-table.md, and what it shows."""

from decks import conformance as conformity
from decks.rules_table import Place, RuleRow, Section, chapters, read
from tests.rules_table import rules

TABLE = """\
# The table

## 1 Overview

| rule | about | implemented | shown by |
|---|---|---|---|
| 1.0 | What it is |  | It is no rule. |
| **1.2** | **Ends** | | |
| 1.2.1 | How one wins | `a/b.py::win` `a/c.py` and more | `tests/t.py::test_1_2_1_it_wins` |

## 2 Cards

| rule | about | implemented | shown by |
|---|---|---|---|
| 2.0 | The types | `a/c.py` | `tests/t.py::test_2_0_cards` and more |
"""


def test_it_is_read_by_chapters_and_sections():
    overview, cards = read(TABLE)
    plain = RuleRow("1.0", "What it is", (), False, (), False, "It is no rule.")
    wins = RuleRow(
        "1.2.1", "How one wins", (Place("a/b.py", "win"), Place("a/c.py", "")), True,
        (conformity.Test("tests/t.py", "test_1_2_1_it_wins"),), False, "",
    )  # fmt: skip
    assert (overview.number, overview.title) == ("1", "Overview")
    assert overview.sections == (Section("1", "", (plain,)), Section("1.2", "Ends", (wins,)))
    assert [(rule.more_places, rule.more_tests) for rule in cards.sections[0].rules] == [(False, True)]


def test_every_rule_of_the_document_is_there_in_its_order():
    shown = [rule for chapter in chapters() for section in chapter.sections for rule in section.rules]
    known = [rule for rule in rules() if not rule.heading]
    assert [(rule.number, rule.title) for rule in shown] == [(rule.number, rule.title) for rule in known]
    assert [rule.number for rule in shown if not rule.tests] == [rule.number for rule in shown if rule.reason]


def test_the_page_shows_code_tests_and_reasons(client):
    text = " ".join(client.get("/cards/rules/").content.decode().split())
    rule = text.split('<li id="rule-M4.4.7">')[1].split('<li id="rule-')[0]
    assert "<b>M4.4.7</b> Triggers of the block" in rule
    assert "<code>engine/epic/rules/triggers.py</code>: <code>trigger_block</code>" in rule
    assert "<li>M4.4.7 triggers of the block begin with the player whose turn it is</li>" in rule
    assert "It is about things on a real table." in text.split('<li id="rule-2.7.1">')[1].split("</li>")[0]


def test_the_pages_of_cards_and_of_rules_lead_to_each_other(client):
    main = [client.get(address).content.decode().split("<main")[1].split("</main>")[0]
            for address in ("/cards/rules/", "/cards/conformance/")]  # fmt: skip
    assert 'href="/cards/conformance/"' in main[0]
    assert 'href="/cards/rules/"' in main[1]
