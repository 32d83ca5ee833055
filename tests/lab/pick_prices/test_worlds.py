"""What could have been chosen at a pick, and the decks that each choice leads to."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.bots.epic.match import Match
from engine.bots.epic.rating import BOT, COUNTED, MEASURED, PRIOR, RATING, Ratings
from engine.epic import new_game
from engine.epic.programs import NAME
from engine.games import of
from engine.limited import KEEP, MULLIGAN, BadRecord, IllegalPick, verb_of
from engine.limited.passing import REVIEW
from lab.pick_prices.worlds import NoOtherOption, aligned, asked_at, exchanged, recorded, worlds
from tests.lab.pick_prices.drafts import another, drafted, kept

EVERY_KIND = [
    ("pack", 2, "pick"), ("cube", 3, "pick"), ("dark", 2, "pick"), ("open", 2, "pick"), ("rochester", 2, "pick"),
    ("glimpse", 2, "burn"), ("random60", 2, "list"), ("winston", 2, "look"), ("winchester", 2, "pile"),
    ("grid", 2, "line"), ("solomon", 2, "split"), ("housman", 2, "exchange"),
]  # fmt: skip


def pick_of_kind(draft, kind):
    """The first pick of this kind, after some others where there are any."""
    for number in range(min(4, len(draft.picks) - 1), len(draft.picks)):
        try:
            if asked_at(draft, number).kind == kind:
                return number
        except NoOtherOption:
            continue
    return 0


@pytest.mark.parametrize(("key", "seats", "kind"), EVERY_KIND, ids=str)
def test_each_option_leads_to_decks_and_the_same_one_to_the_same(key, seats, kind):
    draft = drafted(key, seats, players="random")
    number = pick_of_kind(draft, kind)
    asked = asked_at(draft, number)
    assert (asked.kind, asked.seat) == (kind, draft.picks[number][0])
    assert (asked.taken.code, len(asked.options) > 1) == (draft.picks[number][1], True)
    assert worlds(draft, number, asked.taken.code).are_alike
    made = worlds(draft, number, another(draft, number).code)
    assert {len(deck) for decks in (made.taken, made.other) for deck in decks} == {30}
    assert len(made.taken) == len(made.other) == seats


def test_the_last_choice_of_a_draft_exchanges_two_cards():
    """In a Pack Draft of two all 30 cards of a pool are played. Whoever takes the other one of the last two cards gets
    it, and their neighbour gets the one that they had."""
    draft = drafted("pack", 2)
    number = len(draft.picks) - 1
    asked, other = asked_at(draft, number), another(draft, number)
    assert (asked.round, asked.pick, len(asked.options)) == (3, 9, 2)
    made = worlds(draft, number, other.code)
    assert exchanged(made.taken[asked.seat], made.other[asked.seat]) == ([asked.taken.name], [other.name])
    neighbour = 1 - asked.seat
    assert exchanged(made.taken[neighbour], made.other[neighbour]) == ([other.name], [asked.taken.name])


def test_from_the_pick_on_bots_choose_for_everybody():
    """The picks after it may be anything: nothing of them is used, in either world."""
    draft, wild = drafted("pack", 2), drafted("pack", 2, players="random")
    code = draft.picks[0][1]
    assert wild.picks[0] != draft.picks[0]
    other = [tuple(sorted(deck)) for deck in worlds(wild, 0, code).other]
    assert [tuple(sorted(deck)) for deck in worlds(draft, 0, code).taken] == other
    assert draft.before(5).picks == list(draft.picks[:5])


def test_bots_go_on_by_the_ratings_of_the_draft(monkeypatch):
    """By a table in which the best cards are the worst ones, they take others; a draft of other bots stays as it is."""
    turned = Ratings({name: -value for name, value in RATING.items()})
    monkeypatch.setitem(COUNTED, "pack", turned)
    draft = drafted("pack", 2)
    measured = replace(draft, bots=MEASURED)
    assert (draft.bots, draft.picker.ratings, measured.picker.ratings) == (BOT, PRIOR, turned)
    asked, other = asked_at(draft, 0), asked_at(measured, 0)
    assert asked.taken == asked.bots
    assert RATING[other.bots.name] < RATING[asked.bots.name]
    code = draft.picks[0][1]
    assert worlds(draft, 0, code).are_alike
    assert worlds(measured, 0, code).taken != worlds(draft, 0, code).taken


def test_a_record_names_its_bots_and_one_from_before_has_the_usual_ones():
    epic, record = of("epic"), kept()
    assert [recorded(epic, record | said).bots for said in ({}, {"bots": BOT}, {"bots": MEASURED})] == [
        BOT,
        BOT,
        MEASURED,
    ]
    for strange in ("random", "", None, [], 1):
        with pytest.raises(BadRecord, match="The bots of a draft are bot or measured"):
            recorded(epic, record | {"bots": strange})


def test_what_two_decks_share_lies_at_the_same_places():
    assert aligned(("a", "b", "c", "d"), ("d", "x", "b", "b")) == ("d", "a", "b", "c")
    assert aligned(("a", "a"), ("a", "a")) == ("a", "a")


def test_shuffles_lay_what_two_decks_share_at_the_same_places():
    deck = (*["Kong"] * 15, *["Lash"] * 14, "Muse")
    other = aligned((*["Apocalypse"], *["Kong"] * 15, *["Lash"] * 14), deck)
    for number in range(4):
        one, two = (order_in(Match((cards, deck), ("random", "random"), 1), number) for cards in (deck, other))
        assert sorted(one) == sorted(deck)
        assert ["Apocalypse" if name == "Muse" else name for name in one] == two


def order_in(match, number):
    """The hand and the deck of the first side as a game begins."""
    setup, _, seed = match.begin(number)
    game = new_game(setup, seed)
    return [NAME[game.def_of[uid]] for uid in (*game.hand[0], *game.deck[0])]


def test_options_are_named_and_found_by_name_or_number():
    asked = asked_at(drafted("winston", 2, players="random"), 0)
    assert [one.name for one in asked.options] == ["Take pile 1", "Leave it"]
    assert asked.named(" leave IT ") == asked.named("2") == asked.options[1]
    assert [asked.named(given) for given in ("Kong", "0", "3", "-1", "", "٣", "9" * 50)] == [None] * 7
    assert asked.coded(asked.options[1].code) == asked.options[1]
    assert asked.coded(-1) is None


def test_a_list_can_be_kept_or_exchanged():
    asked = asked_at(drafted("random60", 2), 1)
    assert [one.name for one in asked.options] == ["Keep this list", "Exchange it for the smaller one"]
    assert [verb_of(one.code) for one in asked.options] == [KEEP, MULLIGAN]


def test_copies_of_a_card_are_one_option():
    """Packs of Kongs and Lashes: two options, and the copy that was taken stands for all of its name."""
    draft = drafted("own", 2, cards=["Kong"] * 70 + ["Lash"] * 70, packs=4, pack_size=15, players="random")
    for number in range(20):
        seat, code = draft.picks[number]
        asked = asked_at(draft, number)
        assert Counter(one.name for one in asked.options) == {"Kong": 1, "Lash": 1}
        assert (asked.seat, asked.taken.code, asked.taken in asked.options) == (seat, code, True)
        assert asked.bots in asked.options


@pytest.mark.parametrize(
    ("draft", "number", "why"),
    [
        (("sealed", 2), 0, "all cards are dealt"),
        (("team", 4), 0, "all cards are dealt"),
        (("random30", 2), 0, "all cards are dealt"),
        (("pack", 2), 54, "This draft has no pick 54. Its picks are 0 to 53."),
        (("pack", 2), -1, "no pick -1"),
    ],
)
def test_where_there_is_nothing_to_choose_it_is_said(draft, number, why):
    with pytest.raises(NoOtherOption, match=why):
        asked_at(drafted(*draft), number)


def test_a_look_through_the_pool_and_a_pack_of_one_card_leave_nothing_else():
    draft = drafted("cube", 2)
    reviews = [number for number in range(len(draft.picks)) if not is_asked(draft, number)]
    assert len(reviews) == 2 * 2  # of both players after the first and the second pack
    kongs = drafted("own", 2, cards=["Kong"] * 120, packs=4, pack_size=15)
    with pytest.raises(NoOtherOption, match="Kong was the only option"):
        asked_at(kongs, 0)


def is_asked(draft, number):
    if draft.before(number).asks[draft.picks[number][0]] != REVIEW:
        return bool(asked_at(draft, number))
    with pytest.raises(NoOtherOption, match="looked through the pool"):
        asked_at(draft, number)
    return False


def test_what_is_no_option_of_the_pick_is_refused():
    draft = drafted("pack", 2)
    with pytest.raises(IllegalPick):
        worlds(draft, 0, draft.picks[20][1])
