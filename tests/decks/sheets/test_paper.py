"""Where cards and cut marks lie."""

from itertools import product

import pytest

from decks.sheets.paper import CARD, CLEAR, PAPERS, cut_marks, places
from decks.sheets.printing import GAPS

SHEETS = [pytest.param(PAPERS[paper], gap, id=f"{paper}-{gap}") for paper, gap in product(PAPERS, GAPS)]


@pytest.mark.parametrize(("paper", "gap"), SHEETS)
def test_nine_cards_lie_on_the_paper_and_none_on_another(paper, gap):
    found = places(paper, gap)
    assert len(found) == 9
    for x, y in found:
        assert 0 < x < paper.width - CARD[0]
        assert 0 < y < paper.height - CARD[1]
    for (x, y), (other_x, other_y) in product(found, found):
        apart = abs(x - other_x) + 1e-9 >= CARD[0] + gap or abs(y - other_y) + 1e-9 >= CARD[1] + gap
        assert apart or (x, y) == (other_x, other_y)


@pytest.mark.parametrize(("paper", "gap"), SHEETS)
def test_they_lie_in_the_middle_and_are_read_like_a_text(paper, gap):
    found = places(paper, gap)
    left, bottom = found[6]
    right, top = found[2][0] + CARD[0], found[2][1] + CARD[1]
    assert left == pytest.approx(paper.width - right)
    assert bottom == pytest.approx(paper.height - top)
    assert found == sorted(found, key=lambda place: (-place[1], place[0]))


@pytest.mark.parametrize(("paper", "gap"), SHEETS)
def test_every_edge_has_a_mark_at_both_ends_and_no_mark_touches_a_card(paper, gap):
    marks, found = cut_marks(paper, gap), places(paper, gap)
    for x1, y1, x2, y2 in marks:
        assert 1 < abs(x1 - x2) + abs(y1 - y2) <= 3
        assert 0 < min(x1, x2) <= max(x1, x2) < paper.width
        assert 0 < min(y1, y2) <= max(y1, y2) < paper.height
        for x, y in found:
            beside = max(x1, x2) <= x - CLEAR + 1e-6 or min(x1, x2) >= x + CARD[0] + CLEAR - 1e-6
            assert beside or max(y1, y2) <= y - CLEAR + 1e-6 or min(y1, y2) >= y + CARD[1] + CLEAR - 1e-6
    upright = {round(x1, 3) for x1, _, x2, _ in marks if x1 == x2}
    assert upright == {round(x + side, 3) for x, _ in found for side in (0, CARD[0])}
    assert len(marks) == (4 + 4) * 2 if gap == 0 else (6 + 6) * 2
