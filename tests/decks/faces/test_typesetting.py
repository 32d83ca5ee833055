"""How rules text is set: what is bold, where lines break, which signs are drawn."""

from decks.faces.typesetting import BOLD, TEXT, broken, set_text, typographic, words


def described(line):
    """Words with the font of each piece; symbols in angle brackets."""
    return [
        " ".join(f"<{atom.text}>" if atom.symbol else f"{atom.text}/{atom.font}" for atom in word)
        for word in words(line)
    ]


def test_keywords_are_bold_with_lozenges_between_them():
    assert described("Airborne ◆ Blitz") == ["Airborne/bold", "<diamond>", "Blitz/bold"]


def test_what_stands_before_an_arrow_or_a_colon_is_bold():
    assert described("Tribute → Draw a card.") == ["Tribute/bold", "<arrow>", "Draw/text", "a/text", "card./text"]
    assert described("{expend}: Recycle") == ["<expend> :/bold", "Recycle/text"]
    assert described("Gain 10 health.") == ["Gain/text", "10/text", "health./text"]


def test_quotes_and_minus_signs_are_those_of_print():
    assert typographic('It has "Krieg\'s -3".') == "It has “Krieg’s −3”."


def test_a_number_stays_with_its_symbol():
    assert described("+5 {offense} now") == ["+5\u00a0/text <offense>", "now/text"]


def test_lines_are_no_wider_than_their_column():
    line = words("Return target champion to its owner's hand, and then draw as many cards as you like of it.")
    for ems in (8, 12, 20):
        rows = broken(line, ems)
        assert [word for row in rows for word in row] == line
        for row in rows:
            assert sum(atom.width for word in row for atom in word) <= ems


def test_no_line_is_left_with_one_short_word():
    line = words("Deal 9 damage to each of the champions in play.")
    rows = broken(line, 19)
    assert [len(row) for row in rows] == [7, 3]


def test_modes_are_divided_by_a_rule():
    setting = set_text("Draw two cards.\n— OR —\nGain 10 health.", 600, 30)
    assert len(setting.ors) == 1
    above = [one for one in setting.atoms if one.y < setting.ors[0]]
    below = [one for one in setting.atoms if one.y > setting.ors[0]]
    assert [one.atom.text for one in above] == ["Draw", "two", "cards."]
    assert [one.atom.text for one in below] == ["Gain", "10", "health."]


def test_fonts_are_of_two_weights():
    assert {atom.font for word in words("Loyalty 2 → Blitz") for atom in word} == {BOLD, TEXT}
