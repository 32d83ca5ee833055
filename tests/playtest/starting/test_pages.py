"""The first page of the second game, and its invitations: real pages, forms and database."""

from collections import Counter

import pytest
from django.test import Client

from decks import domain as decks
from engine.epic_tcg.construction import READY
from people.persons import Person
from playtest import domain, positions
from playtest.models import Challenge, Table
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)
ANN = Person("ann")
HOME = "/epic-tcg/"
CHOSEN = {"my_deck": "good", "bot_deck": "evil", "bot": "random", "first": "me", "my_list": "", "bot_list": ""}


@pytest.fixture
def ann():
    """The browser of somebody with decks."""
    return browser_of(ANN)


def begin(client, **changes):
    return client.post(HOME, CHOSEN | changes)


def test_ready_decks_dealt_ones_and_lists_are_offered(client):
    page = client.get(HOME).text
    offered = [tile.name for tile in client.get(HOME).context["form"].tiles]
    assert offered == ["Good", "Evil", "Wild", "Unaligned", "Two boosters", "Your own list"]
    assert page.count('<span class="deck-name">') == len(offered)
    assert "Greedy: looks one step ahead" in page
    assert "Kong" not in page


def test_a_game_begins_with_the_decks_that_were_chosen_and_is_listed_as_ones_own(client):
    begun = begin(client)
    table = Table.objects.get()
    assert (begun.status_code, begun.url) == (302, f"/epic-tcg/table/{table.slug}/")
    assert table.game == "epic-tcg"
    assert table.setup["decks"] == [list(READY[0].cards), list(READY[1].cards)]
    assert table.setup["first"] == 0
    assert f'href="/epic-tcg/table/{table.slug}/"' in client.get(HOME).text
    assert table.slug not in client.get("/").text


def test_the_page_of_a_table_is_that_of_its_game(client):
    slug = begin(client).url.split("/")[-2]
    moved = client.get(f"/table/{slug}/")
    assert (moved.status_code, moved.url) == (302, f"/epic-tcg/table/{slug}/")
    page = client.get(moved.url).text
    assert 'data-cards="/epic-tcg/cards.json"' in page
    assert "Pre-Battle" in page
    facts = client.get("/epic-tcg/cards.json").json()
    assert facts["Hulk"]["signs"] == ["build", "action"]
    assert (facts["Hulk"]["offense"], facts["Hulk"]["kind"]) == (9, "champion")
    assert "Kong" not in facts


def test_boosters_are_dealt_to_who_asks_for_them(client):
    begin(client, my_deck="sealed")
    mine, theirs = Table.objects.get().setup["decks"]
    assert (len(mine), theirs) == (30, list(READY[1].cards))


def test_in_a_pack_war_both_play_one_booster_and_an_empty_deck_does_not_win(client):
    begin(client, deal="packwar")
    setup = Table.objects.get().setup
    assert [len(deck) for deck in setup["decks"]] == [15, 15]
    assert setup["pack_war"] is True


def test_a_list_with_a_card_of_another_game_is_refused_and_kept(client):
    typed = "20 Hulk\n1 Kong"
    page = begin(client, my_deck="pasted", my_list=typed)
    assert page.status_code == 200
    assert "1 line could not be read" in page.text
    assert typed in page.text
    assert not Table.objects.exists()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"my_deck": "pasted", "my_list": "3 Hulk"}, "This list has 3 cards. A deck needs 15 to 200."),
        ({"my_deck": "random30"}, "Choose one of those that are offered."),
        ({"my_deck": "deck:nothing"}, "Choose one of those that are offered."),
        ({"bot": "expert"}, "Choose one of those that are offered."),
        ({"deal": "grid"}, "Choose one of those that are offered."),
        ({"my_deck": ""}, "Fill this in."),
    ],
)
def test_what_is_not_offered_is_refused(client, changes, sentence):
    page = begin(client, **changes)
    assert page.status_code == 200
    assert sentence in page.text
    assert not Table.objects.exists()


def test_two_friends_meet_by_a_link_and_play(client):
    bob = Client()
    form = {"my_deck": "good", "name": "Ann", "my_list": "", "format_key": "designed", "first": "host"}
    link = client.post("/epic-tcg/play/", form).url
    challenge = Challenge.objects.get()
    assert link == f"/epic-tcg/play/{challenge.slug}/"
    assert (challenge.game, challenge.format_key) == ("epic-tcg", "designed")
    assert bob.get(f"/play/{challenge.slug}/").url == link
    refused = bob.post(link, {"do": "sit", "my_deck": "sealed", "name": "Bob", "my_list": ""})
    assert "60" in refused.text  # 30 cards are no designed deck
    bob.post(link, {"do": "sit", "my_deck": "wild", "name": "Bob", "my_list": ""})
    for one in (client, bob):
        one.post(link, {"do": "ready"})
    table = Table.objects.get()
    assert (table.game, table.names, table.setup["first"]) == ("epic-tcg", ["Ann", "Bob"], 0)
    assert client.get(link).url == f"/epic-tcg/table/{table.slug}/"
    assert client.get(f"/epic-tcg/table/{table.slug}/").status_code == 200
    assert Client().get(f"/epic-tcg/table/{table.slug}/").status_code == 403


SIDEBOARD = ["Decay"] * 3 + ["Kidnap"] * 3 + ["Drain Essence"] * 3 + ["Broken Spirit"] * 3 + ["Inner Demon"] * 3


def as_list(deck, sideboard):
    return "\n".join([*deck, "Sideboard", *sideboard])


def saved_deck(sideboard=SIDEBOARD):
    """Keep the Good deck with this sideboard for Ann; how a form chooses it."""
    deck = decks.create(
        person=ANN,
        name="Wings",
        game="epic-tcg",
        format_spec="designed",
        cards=Counter(READY[0].cards),
        sideboard=Counter(sideboard),
    )
    return f"deck:{deck.slug}"


def ready_for_a_match(client, bob, **chosen):
    """Ann brings a list with a sideboard, or what is `chosen`, to a match with Bob, and both are ready; the invitation
    and its link."""
    typed = as_list(READY[0].cards, SIDEBOARD)
    form = {"my_deck": "pasted", "my_list": typed, "name": "Ann", "format_key": "", "first": "host", "best_of": "3"}
    form |= chosen
    made = client.post("/epic-tcg/play/", form)
    if made.status_code != 302:
        return made
    bob.post(made.url, {"do": "sit", "my_deck": "wild", "name": "Bob", "my_list": ""})
    for one in (client, bob):
        one.post(made.url, {"do": "ready"})
    return made


def swap(client, link, out, into):
    """Send the form of the swap: how many of each go out and come in."""
    fields = {f"out {name}": count for name, count in out.items()}
    fields |= {f"into {name}": count for name, count in into.items()}
    return client.post(link, {"do": "swap"} | fields, follow=True)


def give_up(table, seat):
    domain.concede(slug=table.slug, seat=seat, at=positions.current(table).choices)


def test_between_the_games_of_a_match_cards_are_swapped_with_the_sideboard_and_the_loser_begins(client):
    bob = Client()
    link = ready_for_a_match(client, bob).url
    first = Table.objects.get()
    assert first.setup["decks"][0] == list(READY[0].cards)
    give_up(first, 1)
    assert "Swap cards with your sideboard" in client.get(link).text
    assert "Swap cards" not in bob.get(link).text
    for out, into, sentence in (
        ({"Archangel": 2}, {"Decay": 1}, "You take 2 out and put 1 in."),
        ({"Archangel": 4}, {"Decay": 3, "Kidnap": 1}, "This must be at most 3."),
        ({"Archangel": -1}, {"Decay": -1}, "This must be at least 0."),
        ({"Archangel": 1}, {"Hulk": 1}, "You take 1 out and put 0 in."),  # not in the sideboard
        ({"Kong": 1}, {"Decay": 1}, "You take 0 out and put 1 in."),
        ({"Archangel": "x"}, {}, "Enter a whole number, in digits."),
    ):
        assert sentence in swap(client, link, out, into).text
    swap(client, link, {"Archangel": 2}, {"Decay": 1, "Kidnap": 1})
    for one in (client, bob):
        one.post(link, {"do": "ready"})
    second = Table.objects.exclude(pk=first.pk).get()
    wanted = Counter(READY[0].cards) - Counter({"Archangel": 2}) + Counter({"Decay": 1, "Kidnap": 1})
    assert Counter(second.setup["decks"][0]) == wanted
    assert second.setup["first"] == 1  # who lost chooses, and begins where they say nothing
    give_up(second, 0)
    assert "2 cards swapped" in client.get(link).text
    for one in (client, bob):
        one.post(link, {"do": "ready"})
    third = Table.objects.exclude(pk__in=(first.pk, second.pk)).get()
    assert Counter(third.setup["decks"][0]) == wanted  # until the match is over
    assert third.setup["first"] == 0
    give_up(third, 1)
    assert "cards swapped" not in client.get(link).text  # the match is over
    for one in (client, bob):
        one.post(link, {"do": "ready"})
    assert Table.objects.order_by("pk").last().setup["decks"][0] == list(READY[0].cards)  # as it was brought


def test_the_record_of_a_game_is_withheld_until_a_match_with_sideboards_is_over(client):
    """It would tell the whole deck of the opponent, and what was swapped in."""
    bob = Client()
    link = ready_for_a_match(client, bob).url
    first = Table.objects.get()
    give_up(first, 1)
    table = f"/epic-tcg/table/{first.slug}/"
    for one in (client, bob):
        answer = one.get(f"{table}record.json")
        assert (answer.status_code, answer.json()["code"]) == (409, "withheld")
        assert one.get(f"{table}replay/").status_code == 409
        assert one.get(f"{table}replay/steps.json").status_code == 409
        assert one.get(f"{table}replay/position.json?step=0").status_code == 409
        assert "You can download it when the match is over" in answer.json()["text"]
        one.post(link, {"do": "ready"})
    assert client.get(f"{table}record.json").status_code == 409
    give_up(Table.objects.order_by("pk").last(), 1)
    assert client.get(f"{table}record.json").status_code == 200
    assert bob.get(f"{table}replay/steps.json").status_code == 200


def test_the_record_of_a_game_of_a_match_without_sideboards_is_there_when_the_game_is_over(client):
    bob = Client()
    ready_for_a_match(client, bob, my_deck="good", my_list="")
    first = Table.objects.get()
    give_up(first, 1)
    assert client.get(f"/epic-tcg/table/{first.slug}/record.json").status_code == 200


def test_what_was_typed_for_a_swap_that_is_refused_stays(client):
    bob = Client()
    link = ready_for_a_match(client, bob).url
    give_up(Table.objects.get(), 1)
    refused = swap(client, link, {"Archangel": 2}, {"Decay": 1})
    form = refused.context["swap_form"]
    assert form.non_field_errors() == ["You take 2 out and put 1 in. As many go out as come in."]
    assert (form["out Archangel"].value(), form["into Decay"].value()) == ("2", "1")
    deck, sideboard = form.groups
    assert (deck.title, deck.size) == ("Out of your deck", len(READY[0].cards))
    assert {(row.count, row.entry.name) for row in sideboard.rows} == {
        (3, "Broken Spirit"), (3, "Decay"), (3, "Drain Essence"), (3, "Inner Demon"), (3, "Kidnap"),
    }  # fmt: skip
    assert Challenge.objects.get().sides.get(seat=0).swapped == {}
    foreign = swap(bob, link, {"Hulk": 1}, {"Decay": 1})  # he has no sideboard
    assert "Cards are swapped between the games of a match, with a sideboard." in foreign.text


def test_the_sideboard_of_a_saved_deck_is_swapped_with_as_that_of_a_list_is(ann):
    bob = Client()
    link = ready_for_a_match(ann, bob, my_deck=saved_deck(), my_list="").url
    first = Table.objects.get()
    assert sorted(first.setup["decks"][0]) == sorted(READY[0].cards)
    give_up(first, 1)
    swap(ann, link, {"Archangel": 2}, {"Decay": 1, "Kidnap": 1})
    for one in (ann, bob):
        one.post(link, {"do": "ready"})
    second = Table.objects.exclude(pk=first.pk).get()
    wanted = Counter(READY[0].cards) - Counter({"Archangel": 2}) + Counter({"Decay": 1, "Kidnap": 1})
    assert Counter(second.setup["decks"][0]) == wanted


def test_a_deck_whose_sideboard_has_another_size_is_refused(ann):
    chosen = saved_deck(SIDEBOARD[:14])
    for refused in (ready_for_a_match(ann, Client(), my_deck=chosen), begin(ann, my_deck=chosen)):
        assert refused.status_code == 200
        (sentence,) = refused.context["form"].errors["my_deck"]
        assert sentence == (
            "The sideboard has 14 cards; a deck without a format needs none or exactly 15 cards: add one, or cut 14."
        )
    assert not Challenge.objects.exists()
    assert not Table.objects.exists()


def test_the_size_of_a_sideboard_is_that_of_the_format_that_is_chosen(ann):
    refused = ready_for_a_match(ann, Client(), my_deck=saved_deck(SIDEBOARD[:14]), format_key="designed")
    (sentence,) = (one for one in refused.context["form"].errors["my_deck"] if one.startswith("The sideboard"))
    assert sentence == "The sideboard has 14 cards; Designed Deck needs none or exactly 15 cards: add one, or cut 14."
    assert not Challenge.objects.exists()


def test_the_limits_of_a_format_hold_for_a_saved_deck_with_its_sideboard(ann):
    chosen = saved_deck(["Archangel", *SIDEBOARD[1:]])
    refused = ready_for_a_match(ann, Client(), my_deck=chosen, format_key="designed")
    assert "Archangel" in refused.context["form"].errors["my_deck"][0]
    assert ready_for_a_match(ann, Client(), my_deck=chosen).status_code == 302


def test_who_changes_sides_has_the_sideboard_too_when_they_look_at_their_deck(client):
    bob = Client()
    link = ready_for_a_match(client, bob).url
    give_up(Table.objects.get(finished=None), 1)
    for one in (client, bob):
        one.post(link, {"do": "ready"})
    give_up(Table.objects.get(finished=None), 1)
    for one in (client, bob):
        one.post(link, {"do": "change_sides"})
    bobs = Challenge.objects.get().sides.get(seat=1)
    assert sorted(bobs.sideboard) == sorted(SIDEBOARD)
    assert bobs.chosen["sides"][0]["list"].endswith(
        "Sideboard\n3 Broken Spirit\n3 Decay\n3 Drain Essence\n3 Inner Demon\n3 Kidnap"
    )


def test_a_sideboard_has_exactly_fifteen_cards(client):
    refused = ready_for_a_match(client, Client(), my_list=as_list(READY[0].cards, SIDEBOARD[:14]))
    assert refused.status_code == 200
    assert "15" in refused.context["form"].errors["my_list"][0]
    assert not Challenge.objects.exists()
