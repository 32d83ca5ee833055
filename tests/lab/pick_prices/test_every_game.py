"""Prices of picks in whatever game: two that the site has, and one that nobody can know."""

from dataclasses import replace

import pytest

from engine import games
from engine.bots.epic_tcg.match import Match
from engine.epic_tcg import new_game
from engine.epic_tcg.programs.definitions import NAMES
from engine.limited import BadRecord
from lab.executors import Processes
from lab.pick_prices.measuring import Measurement, measure, plan_of
from lab.pick_prices.worlds import NoOtherOption, aligned, asked_at, asked_in, exchanged, recorded, worlds
from tests.engine.made_up_game import GAME, KEY
from tests.lab.pick_prices.drafts import another, drafted, kept

TCG = "epic-tcg"
every_game = pytest.mark.parametrize(("key", "format_"), [("epic", "pack"), (TCG, "draft"), (KEY, "heaps")])


@pytest.fixture(autouse=True)
def there_is_a_third_game(monkeypatch):
    monkeypatch.setitem(games.GAMES, KEY, GAME)


@every_game
def test_the_same_option_changes_nothing_and_another_one_leads_to_other_decks(key, format_):
    draft = drafted(format_, game=key)
    asked = asked_at(draft, 0)
    assert asked.taken == asked.bots
    assert worlds(draft, 0, asked.taken.code).are_alike
    made = worlds(draft, 0, another(draft, 0).code)
    least = games.of(key).limited.deck_format(draft.setup.to_json()).least
    assert {len(deck) for decks in (made.taken, made.other) for deck in decks} == {least}
    assert not made.are_alike


@every_game
def test_the_same_seed_gives_the_same_price(key, format_):
    game, draft = games.of(key), drafted(format_, game=key)
    plan = plan_of(worlds(draft, 0, another(draft, 0).code), draft.picks[0][0], game)
    assert (plan.game, plan.version, plan.bot) == (key, game.play.VERSION, game.bots.USUAL)
    once, again = (Measurement(replace(plan, bot="random"), 24) for _ in range(2))
    for measurement in (once, again):
        measure(measurement, Processes(1))
    assert once.price.games == 24
    assert once.compared == again.compared


@every_game
def test_who_picks_by_chance_says_nothing_of_other_options(key, format_):
    draft, by_chance = drafted(format_, game=key), games.of(key).bots.picker("random", format_)
    seat, option = draft.picks[0]
    with pytest.raises(NoOtherOption, match="pick by chance"):
        asked_in(draft.before(0), seat, option, by_chance)
    with pytest.raises(BadRecord, match="The bots of a draft are bot"):
        recorded(games.of(key), kept(format_, game=key) | {"bots": "random"})


def test_the_last_choice_of_a_draft_2_exchanges_two_cards():
    """All 30 cards of a pool are played. Whoever takes the other one of the last two gets it, and the neighbour gets
    the first one."""
    draft = drafted("draft", game=TCG, packs=2)
    number = len(draft.picks) - 1
    asked, other = asked_at(draft, number), another(draft, number)
    assert (asked.round, asked.pick, len(asked.options)) == (2, 14, 2)
    made, neighbour = worlds(draft, number, other.code), 1 - asked.seat
    assert exchanged(made.taken[asked.seat], made.other[asked.seat]) == ([asked.taken.name], [other.name])
    assert exchanged(made.taken[neighbour], made.other[neighbour]) == ([other.name], [asked.taken.name])


def test_shuffles_of_the_epic_tcg_lay_what_two_decks_share_at_the_same_places():
    deck = (*["Hulk"] * 15, *["Djinn"] * 14, "Blast")
    other = aligned((*["Ambush"], *["Hulk"] * 15, *["Djinn"] * 14), deck)
    for number in range(4):
        one, two = (order_in(Match((cards, deck), ("random", "random"), 1), number) for cards in (deck, other))
        assert sorted(one) == sorted(deck)
        assert ["Ambush" if name == "Blast" else name for name in one] == two


def order_in(match, number):
    """The hand and the deck of the first side as a game begins."""
    setup, _, seed = match.begin(number)
    game = new_game(setup, seed)
    return [NAMES[game.def_of[uid]] for uid in (*game.hand[0], *game.deck[0])]
