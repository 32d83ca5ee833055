"""Symbols of rules text on pages that the server makes."""

from decks.templatetags.rules_text import icon, with_symbols


def test_gold_is_a_coin():
    assert with_symbols("{1}: Recall") == '<span class="coin coin-1" role="img" aria-label="1 gold">1</span>: Recall'


def test_other_symbols_are_icons_with_names():
    assert with_symbols("+2 {offense}") == f"+2 {icon('offense', 'offense')}"
    assert icon("offense", "offense") == (
        '<svg class="icon symbol-offense" focusable="false" role="img" aria-label="offense">'
        '<use href="/static/icons/sprite.svg#offense"/></svg>'
    )


def test_an_icon_beside_its_word_is_decoration():
    assert 'aria-hidden="true"' in icon("wild")


def test_lines_and_what_is_no_symbol_stay():
    assert with_symbols("Draw <b>\nRecycle {nothing}") == "Draw &lt;b&gt;<br>Recycle {nothing}"
