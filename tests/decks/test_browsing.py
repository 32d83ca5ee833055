"""What addresses ask of the catalogue of each game, and what clicks make of it."""

from decks.browsing import CardSearch, answer, clicked, place
from decks.search import of

EPIC, TCG = of("epic"), of("epic-tcg")


def test_an_order_is_asked_for_where_the_game_has_it():
    assert CardSearch.of(TCG, {"q": "dragon", "sort": "speed"}) == CardSearch("dragon", "speed")
    assert CardSearch.of(EPIC, {"q": "dragon", "sort": "speed"}) == CardSearch("dragon")
    assert CardSearch.of(TCG, {"sort": "cost"}) == CardSearch()


def test_each_game_answers_with_its_own_cards():
    asked = CardSearch("blue dragon")
    (epic,) = answer(EPIC, asked).rows
    (tcg,) = answer(TCG, asked).rows
    assert (epic.facts["cost"], tcg.facts["price"]) == (1, "action")
    assert answer(TCG, CardSearch("cost:0")).wrong.wrong == "cost"
    assert answer(EPIC, CardSearch("price:free")).wrong.wrong == "price"


def test_a_click_writes_what_the_game_offers():
    asked = CardSearch("dragon")
    assert clicked(TCG, asked, {"toggle": "price:free"}).q == "dragon price:free"
    assert clicked(EPIC, asked, {"toggle": "price:free"}).q == "dragon"
    assert clicked(EPIC, asked, {"toggle": "cost:0"}).q == "dragon cost:0"
    assert clicked(TCG, asked, {"by": "speed"}) == CardSearch("dragon", "speed")
    assert clicked(TCG, CardSearch("dragon", "speed"), {"by": "speed"}) == CardSearch("dragon", "speed", desc=True)
    assert clicked(TCG, asked, {"range": "offense", "offense_from": "3", "offense_to": "9"}).q == (
        "dragon offense>=3 offense<=9"
    )
    assert clicked(TCG, CardSearch("dragon price:free offense>3"), {"clear": "all"}).q == "dragon"
    assert clicked(TCG, CardSearch("dragon ("), {"toggle": "price:free"}).q == "dragon ("


def test_a_card_has_its_place_among_those_of_its_game():
    found = place(TCG, TCG.by_name["Gold Dragon"], CardSearch("name:dragon", "name"))
    assert (found.number, found.of) == (8, 15)
    assert (found.before.name, found.after.name) == ("Forest Dragon", "Macetail Dragon")
    among_all = place(TCG, TCG.by_name["Abomination"], CardSearch("cost:0"))
    assert (among_all.number, among_all.of, among_all.after.name) == (1, 504, "Abyssal Mage")
