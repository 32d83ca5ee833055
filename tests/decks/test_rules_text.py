"""Symbols of rules text on pages that the server makes."""

from decks.templatetags.rules_text import icon, icons, rules_lines, with_symbols
from engine.epic.catalogue import by_name, deity_by_name, facts, type_line


def test_gold_is_a_coin():
    assert with_symbols("{1}: Recall") == '<span class="coin coin-1" role="img" aria-label="1 gold">1</span>: Recall'


def test_other_symbols_are_icons_with_names():
    assert with_symbols("+2 {offense}") == f"+2 {icon('offense', 'offense')}"
    assert icon("offense", "offense") == (
        '<svg class="icon symbol-offense" focusable="false" role="img" aria-label="offense">'
        '<use href="/static/icons/sprite.svg#offense"/></svg>'
    )


def test_a_symbol_that_stands_twice_is_read_once():
    twice = [icon("fast", "instantaneous fast"), icon("fast")]
    assert with_symbols("{fast}{fast}: Draw.") == f"{''.join(twice)}: Draw."
    assert icons(("fast", "fast", "action")) == " ".join([*twice, icon("action", "action")])
    assert icons(("build", "1")) == f"{icon('build', 'build')} cost 1"


def test_an_icon_beside_its_word_is_decoration():
    assert 'aria-hidden="true"' in icon("wild")


def test_lines_and_what_is_no_symbol_stay():
    assert with_symbols("Draw <b>\nRecycle {nothing}") == "Draw &lt;b&gt;<br>Recycle {nothing}"


def test_lines_are_paragraphs_in_which_keywords_and_what_comes_first_stand_out():
    assert rules_lines("Airborne ◆ Must-attack\nTribute → Draw <1>.\nPut it. Draw: {1}.\n— OR —\nBreak it.") == (
        '<p class="rule-keywords">Airborne ◆ Must-attack</p>'
        "<p><b>Tribute →</b> Draw &lt;1&gt;.</p>"
        f"<p>Put it. Draw: {with_symbols('{1}')}.</p>"
        '<p class="rule-or"><span>or</span></p>'
        "<p>Break it.</p>"
    )
    assert rules_lines("{expend}, {1}: Draw a card.") == (
        f"<p><b>{with_symbols('{expend}')}, {with_symbols('{1}')}:</b> Draw a card.</p>"
    )
    assert rules_lines("") == ""


def test_a_type_line_names_alignments_classes_and_kind():
    kong, helena = facts(by_name("Kong")), facts(deity_by_name("Helena, the Valiant"))
    assert (type_line(kong), type_line(helena)) == ("Wild giant ape champion", "Good and sage elder goddess")
