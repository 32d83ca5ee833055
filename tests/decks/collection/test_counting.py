"""Products, playsets and what is missing, reckoned by hand."""

from decks.collection.counting import Printing, total
from tests.decks.collection.conftest import EPIC, FURIOS, KONG, PRINTINGS, PROMO, TELEPORT

BUYABLE = EPIC.products
BOX = BUYABLE["Base Set"]


def of_each(product, count):
    return {Printing(name, product.set_name): count for name in product.names}


def test_what_one_buys():
    sizes = [(one.kind, *(len(part.names) for part in one.parts)) for one in BUYABLE.values()]
    packs = [("pack", 12)] * 8 + [("pack", 12, 2)] * 4
    assert sizes == [("box", 120), ("set", 18), ("set", 2), *packs]
    assert {one.card for one in PRINTINGS} == set(EPIC.names)
    assert len(PRINTINGS) == len(set(PRINTINGS)) == 292


def test_a_pack_is_called_by_its_own_name():
    pack = BUYABLE["Tyrants: Draka's Rage"]
    assert (pack.line, pack.title) == ("Tyrants", "Draka's Rage")
    assert (BOX.line, BOX.title) == ("Base Set", "Base Set")


def test_a_product_is_owned_as_often_as_its_rarest_card():
    counts = of_each(BOX, 3)
    assert EPIC.whole(BOX, counts) == 3
    assert EPIC.whole(BOX, counts | {KONG: 1}) == 1
    assert EPIC.whole(BOX, of_each(BOX, 3) | {KONG: 0}) == 0


def test_progress_counts_different_cards_of_a_set_and_playsets_over_all_printings():
    by_set = {one.product.set_name: one for one in EPIC.progress({KONG: 5, TELEPORT: 2, FURIOS: 2})}
    base, season, furios = by_set["Base Set"], by_set["Season 1 Promo"], by_set[FURIOS.set_name]
    assert (base.parts, base.playable, base.of_playable, base.copies, base.whole) == ((1,), 3, 360, 5, 0)
    assert (season.parts, season.playable, season.copies) == ((0,), 2, 0)
    assert (furios.parts, furios.playable, furios.of_playable) == ((0, 1), 1, 38)


def test_whole_products_are_called_by_what_they_are():
    three = of_each(BOX, 3) | of_each(BUYABLE[FURIOS.set_name], 3)
    assert {one.product.set_name: one.wholes for one in EPIC.progress(three) if one.whole} == {
        "Base Set": "3 boxes",
        FURIOS.set_name: "3 packs",
    }
    assert EPIC.progress(of_each(BOX, 1))[0].wholes == "1 box"
    assert EPIC.progress({})[0].wholes == ""


def test_what_is_missing_stands_once_in_the_set_that_a_card_belongs_to():
    everything = EPIC.missing_for_playsets({})
    assert total(row for _, rows in everything for row in rows) == 277 * 3 + 8
    names = [row.name for _, rows in everything for row in rows]
    assert sorted(names) == sorted(EPIC.names)
    short = dict(EPIC.missing_for_playsets({TELEPORT: 1, PROMO: 1, FURIOS: 1}))
    assert list(short) == list(BUYABLE.values())
    angeline = {row.name: row.missing for row in short[BUYABLE[TELEPORT.set_name]]}
    assert angeline["Teleport"] == 1
    assert FURIOS.card not in [row.name for row in short[BUYABLE[FURIOS.set_name]]]


def test_nothing_is_missing_from_three_of_everything():
    assert EPIC.missing_for_playsets(dict.fromkeys(PRINTINGS, 3)) == ()


def test_more_than_a_playset_over_all_printings_is_spare():
    counts = {KONG: 3, TELEPORT: 2, PROMO: 2, FURIOS: 3, Printing("Lash", "Base Set"): 7}
    assert [(one.name, one.spare) for one in EPIC.spare(counts)] == [
        ("Furios, Father of Nature", 2),
        ("Lash", 4),
        ("Teleport", 1),
    ]
