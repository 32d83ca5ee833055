"""Two browsers that play each other by an invitation, asked as browsers do."""

from datetime import timedelta

import pytest
from django.contrib.auth import get_user_model
from django.utils import timezone

from engine.epic.construction import preconstructed
from live.errors import Refused
from people.persons import Person
from playtest import domain as tables
from playtest.absence import PATIENCE
from playtest.challenges import domain
from playtest.models import Challenge, Side, Table
from playtest.queries import table_payload
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

INVITE = {"my_deck": "good", "my_list": "", "name": "Ann", "format_key": "", "first": "host", "best_of": "1"}
SIT = {"do": "sit", "my_deck": "evil", "my_list": "", "name": "Bob"}
ILLEGAL = "30 Kong"


@pytest.fixture
def ann():
    return browser_of(Person("ann's key"))


@pytest.fixture
def bob():
    return browser_of(Person("bob's key"))


@pytest.fixture
def cid():
    return browser_of(Person("cid's key"))


def invite(browser, **chosen):
    """The address of a new invitation."""
    return browser.post("/play/", INVITE | chosen)["Location"]


def do(browser, link, what, *, follow=False, **more):
    return browser.post(link, {"do": what, **more}, follow=follow)


def polled(browser, link):
    """What the page of a waiting player gets when it asks."""
    return browser.get(link, headers={"HX-Request": "true"})


def met(ann, bob, **chosen):
    """An invitation that Bob has accepted."""
    link = invite(ann, **chosen)
    assert bob.post(link, SIT)["Location"] == link
    return link


def test_the_name_of_an_account_is_filled_in_until_another_one_is_typed(client, bob):
    client.force_login(get_user_model().objects.create_user("Dora", password="kong smash"))
    link = invite(bob)
    for page in ("/play/", link):
        assert client.get(page).context["form"]["name"].value() == "Dora"
    client.post(link, SIT | {"name": "Dodo"})
    assert client.get("/play/").context["form"]["name"].value() == "Dodo"
    assert bob.get("/play/").context["form"]["name"].value() == "Ann"


def begun(ann, bob, link):
    """The table of the game that begins when both are ready."""
    do(ann, link, "ready")
    do(bob, link, "ready")
    return Table.objects.order_by("pk").last()


def lose(table, seat):
    tables.concede(slug=table.slug, seat=seat, at=0)


def test_the_first_page_leads_to_an_invitation(ann):
    assert 'href="/play/"' in ann.get("/").content.decode()
    assert "Get the link" in read_by_people(ann.get("/play/"))


def test_the_form_says_when_somebody_is_absent(ann):
    assert f"closed for {PATIENCE // timedelta(minutes=1)} minutes." in read_by_people(ann.get("/play/"))


def test_two_friends_sit_down_and_play(ann, bob):
    link = invite(ann)
    page = ann.get(link)
    assert f"http://testserver{link}" in page.content.decode()
    assert 'class="qr"' in page.content.decode()
    assert "Waiting for your friend" in read_by_people(page)
    assert "Ann invites you" in read_by_people(bob.get(link))
    bob.post(link, SIT)
    assert "Bob is here" in read_by_people(polled(ann, link))
    do(ann, link, "ready")
    assert "Ann is ready" in read_by_people(polled(bob, link))
    assert do(bob, link, "ready")["Location"] == link
    table = Table.objects.get()
    assert bob.get(link)["Location"] == f"/table/{table.slug}/"
    assert polled(ann, link)["HX-Redirect"] == f"/table/{table.slug}/"
    assert table.names == ["Ann", "Bob"]
    assert table.setup["decks"] == [preconstructed("good"), preconstructed("evil")]
    assert table.setup["first"] == 0
    assert [browser.get(f"/table/{table.slug}/").status_code for browser in (ann, bob)] == [200, 200]


def test_the_host_chooses_the_rules_of_2015_and_all_games_keep_them(ann, bob):
    link = met(ann, bob, rules_of="2015")
    assert "Rules: 2015. By the rulebook of 2015 the first player mulligans first" in read_by_people(bob.get(link))
    table = begun(ann, bob, link)
    assert table.setup["rules_of"] == "2015"
    lose(table, 0)
    assert begun(ann, bob, link).setup["rules_of"] == "2015"
    assert "Rules: 2015" not in read_by_people(ann.get(invite(ann)))


def test_other_years_are_refused(ann):
    assert "rules_of" in ann.post("/play/", INVITE | {"rules_of": "2016"}).context["form"].errors
    deck = domain.Deck("Good", preconstructed("good"))
    with pytest.raises(Refused, match="offered options"):
        domain.create(
            person=Person("ann's key"), name="Ann", deck=deck, agreed=domain.Agreed(rules_of="2016", game="epic")
        )


def test_a_page_that_has_read_everything_gets_nothing(ann, bob):
    link = invite(ann)
    state = ann.get(link).context["state"]
    assert ann.get(link, {"read": state}, headers={"HX-Request": "true"}).status_code == 204
    bob.post(link, SIT)
    assert ann.get(link, {"read": state}, headers={"HX-Request": "true"}).status_code == 200


def test_nobody_sees_the_deck_of_the_other(ann, bob, cid):
    link = invite(ann, my_deck="pasted", my_list="20 Kong")
    bob.post(link, SIT | {"my_deck": "pasted", "my_list": "20 Lash"})
    assert [side.cards for side in Side.objects.all()] == [["Kong"] * 20, ["Lash"] * 20]
    assert "Lash" not in ann.get(link).content.decode().replace("3 Lash", "")
    assert "20 Kong" not in bob.get(link).content.decode()
    assert "20" not in read_by_people(cid.get(link)).replace("20 to 200", "")


def test_a_deck_that_is_not_legal_is_refused_with_what_is_wrong(ann, bob):
    refused = ann.post("/play/", INVITE | {"format_key": "constructed", "my_deck": "pasted", "my_list": ILLEGAL})
    words = read_by_people(refused)
    assert "60" in words
    assert "30 Kong" in refused.content.decode()
    assert not Challenge.objects.exists()
    link = invite(ann, format_key="preconstructed")
    page = bob.post(link, SIT | {"my_deck": "pasted", "my_list": ILLEGAL})
    assert "Kong" in " ".join(page.context["form"].errors["my_deck"])
    assert not Side.objects.get(seat=1).is_persons
    assert bob.post(link, SIT)["Location"] == link
    assert "has a legal deck" in read_by_people(ann.get(link))


def test_without_a_format_any_deck_may_be_played(ann, bob):
    link = invite(ann, my_deck="pasted", my_list=ILLEGAL)
    assert "No format: any deck may be played." in read_by_people(bob.get(link))


def test_a_list_that_cannot_be_read_keeps_what_was_typed(ann, bob):
    link = invite(ann)
    page = bob.post(link, SIT | {"my_deck": "pasted", "my_list": "20 Kongg"})
    assert "1 line could not be read" in read_by_people(page)
    assert "20 Kongg" in page.content.decode()


def test_a_third_person_is_told_that_both_seats_are_taken(ann, bob, cid):
    link = met(ann, bob)
    assert "Both seats are taken. This game is between Ann and Bob" in read_by_people(cid.get(link))
    assert "Somebody else has accepted this invitation" in read_by_people(cid.post(link, SIT, follow=True))
    assert "Only the two players" in read_by_people(cid.post(link, {"do": "ready"}, follow=True))
    begun(ann, bob, link)
    assert "Both seats are taken" in read_by_people(cid.get(link))


def test_the_host_who_opens_the_own_link_is_told_why_it_leads_back(ann):
    link = invite(ann)
    assert "This link leads back here in this browser" in read_by_people(ann.get(link))
    ann.post(link, SIT)
    assert [bool(side.is_persons) for side in Side.objects.all()] == [True, False]


def test_nobody_is_called_as_the_other_one_calls_themselves(ann, bob):
    link = invite(ann)
    assert "“YOU” could be either of you. Choose another name." in read_by_people(bob.post(link, SIT | {"name": "YOU"}))
    assert not Side.objects.get(seat=1).is_persons
    assert "“You” could be either of you." in read_by_people(bob.post("/play/", INVITE | {"name": "You"}))


def test_the_host_alone_cannot_begin(ann):
    link = invite(ann)
    assert "Nobody has accepted your invitation yet" in read_by_people(ann.post(link, {"do": "ready"}, follow=True))


def test_a_guest_who_leaves_makes_room_and_one_who_cancels_ends_it(ann, bob, cid):
    link = met(ann, bob)
    do(ann, link, "ready")
    do(bob, link, "leave")
    assert "Waiting for your friend" in read_by_people(ann.get(link))
    assert not Side.objects.get(seat=0).ready
    cid.post(link, SIT | {"name": "Cid"})
    do(ann, link, "leave")
    assert "Ann has closed this invitation." in read_by_people(cid.get(link))
    assert "Ann has closed this invitation." in read_by_people(cid.post(link, {"do": "ready"}, follow=True))
    assert not Table.objects.exists()


def test_an_invitation_expires(ann, bob):
    link = invite(ann)
    Challenge.objects.update(touched=timezone.now() - timedelta(hours=25))
    assert "This invitation has expired" in read_by_people(bob.get(link))
    assert "This invitation has expired" in read_by_people(bob.post(link, SIT, follow=True))
    assert not Side.objects.get(seat=1).is_persons


def test_there_is_nothing_at_other_addresses(ann):
    assert ann.get("/play/nowhere/").status_code == 404
    assert ann.post("/play/nowhere/", {"do": "ready"}).status_code == 404


def test_who_is_ready_can_take_it_back(ann, bob):
    link = met(ann, bob)
    do(ann, link, "ready")
    do(ann, link, "wait")
    do(bob, link, "ready")
    assert not Table.objects.exists()


def test_who_changes_the_deck_is_asked_again(ann, bob):
    link = met(ann, bob)
    do(bob, link, "ready")
    bob.post(link, SIT | {"my_deck": "sage"})
    assert not Side.objects.get(seat=1).ready
    table = begun(ann, bob, link)
    assert table.setup["decks"][1] == preconstructed("sage")


def test_the_form_for_another_deck_holds_the_one_that_was_chosen(ann, bob):
    link = met(ann, bob)
    bob.post(link, SIT | {"my_deck": "random30", "products": ["Tyrants"]})
    initial = bob.get(link).context["form"].initial
    assert (initial["my_deck"], initial["products"]) == ("random30", ["Tyrants"])
    assert ann.get(link).context["form"].initial["my_deck"] == "good"
    opened = '<details class="challenge-deck" open>'
    assert [opened in bob.get(address).content.decode() for address in (link, f"{link}?change_deck")] == [False, True]
    assert "my_deck" not in browser_of(Person("cid's key")).get(link).context["form"].initial
    bob.post(link, SIT | {"my_deck": "pasted", "my_list": "Deity: Furios, Father of Nature\n30 Lash"})
    assert "30 Lash" in bob.get(link).content.decode()
    assert "Lash" not in ann.get(link).content.decode().replace("3 Lash", "")


def test_both_who_are_ready_come_to_one_game(ann, bob):
    link = met(ann, bob)
    table = begun(ann, bob, link)
    do(ann, link, "ready")
    do(bob, link, "ready")
    assert Table.objects.get() == table
    ann.post(link, SIT)
    assert Side.objects.get(seat=0).deck == "Good"


def test_hostile_words_are_refused(ann, bob):
    link = met(ann, bob)
    assert "out of date" in read_by_people(ann.post(link, {"do": "drop"}, follow=True))
    page = ann.post("/play/", INVITE | {"best_of": "9", "first": "me", "format_key": "no"})
    assert set(page.context["form"].errors) == {"best_of", "first", "format_key"}


def test_a_rematch_is_one_click_for_each_and_the_other_one_starts(ann, bob):
    link = met(ann, bob)
    first = begun(ann, bob, link)
    lose(first, 1)
    assert "Bob starts" in read_by_people(ann.get(link))
    bob.post(link, SIT | {"my_deck": "wild"})
    again = begun(ann, bob, link)
    assert again != first
    assert (again.setup["first"], again.setup["decks"][1]) == (1, preconstructed("wild"))


def test_who_still_looks_at_the_last_game_hears_of_the_next(ann, bob):
    link = met(ann, bob)
    table = begun(ann, bob, link)
    page = ann.get(f"/table/{table.slug}/").content.decode()
    assert f'data-challenge="{link}"' in page
    lose(table, 1)
    with pytest.raises(Refused, match="ready for the next game"):
        tables.rematch(slug=table.slug, seat=0)
    assert not table_payload(slug=table.slug, seat=0, log=0)["awaited"]
    do(bob, link, "ready")
    assert table_payload(slug=table.slug, seat=0, log=0)["awaited"]
    assert not table_payload(slug=table.slug, seat=1, log=0)["awaited"]
    do(ann, link, "ready")
    new = Table.objects.order_by("pk").last()
    assert table_payload(slug=table.slug, seat=0, log=0)["rematch"] == {"slug": new.slug, "mine": False}


def wishes(table):
    """What each seat is told of changing sides after that game."""
    return [table_payload(slug=table.slug, seat=seat, log=0)["change_sides"] for seat in (0, 1)]


def test_both_who_want_to_change_sides_play_the_deck_of_the_other(ann, bob):
    link = met(ann, bob, play_deities="on")
    assert "when you have played a game" in read_by_people(do(ann, link, "change_sides", follow=True))
    first = begun(ann, bob, link)
    assert wishes(first) == ["no", "no"]
    lose(first, 1)
    assert wishes(first) == ["can", "can"]
    bob.post(link, SIT | {"my_deck": "pasted", "my_list": "Deity: Furios, Father of Nature\n30 Lash"})
    do(ann, link, "change_sides")
    assert wishes(first) == ["can", "asked"]
    page = read_by_people(polled(bob, link))
    assert "Ann wants to change sides In the next game each of you plays the other’s deck." in page
    do(bob, link, "change_sides")
    again = Table.objects.order_by("pk").last()
    assert again != first
    assert (again.names, again.setup["decks"]) == (["Ann", "Bob"], [["Lash"] * 30, preconstructed("good")])
    assert again.setup["deities"] == ["Furios, Father of Nature", None]
    lose(again, 0)
    assert "30 Lash" in ann.get(link).content.decode()
    assert ann.get(link).context["form"].initial["my_deck"] == "pasted"
    assert bob.get(link).context["form"].initial["my_deck"] == "good"
    assert begun(ann, bob, link).setup["decks"] == again.setup["decks"]


def test_nobody_plays_the_deck_of_another_who_has_not_agreed(ann, bob):
    link = met(ann, bob)
    first = begun(ann, bob, link)
    lose(first, 1)
    do(ann, link, "change_sides")
    do(bob, link, "ready")  # with their own deck
    assert Table.objects.get() == first
    assert wishes(first) == ["can", "can"]
    do(ann, link, "change_sides")
    assert not Side.objects.get(seat=1).ready
    bob.post(link, SIT | {"my_deck": "sage"})  # Ann asked for another one
    assert [side.ready for side in Side.objects.all()] == [False, False]
    do(ann, link, "change_sides")
    do(ann, link, "wait")
    do(bob, link, "ready")
    do(ann, link, "ready")
    assert Table.objects.order_by("pk").last().setup["decks"] == [preconstructed("good"), preconstructed("sage")]


def test_sides_are_not_changed_within_a_match(ann, bob):
    link = met(ann, bob, best_of="3")
    table = begun(ann, bob, link)
    lose(table, 1)
    assert wishes(table) == ["no", "no"]
    assert "You can change sides when the match is over" in read_by_people(do(ann, link, "change_sides", follow=True))
    lose(begun(ann, bob, link), 1)
    do(ann, link, "change_sides")
    do(bob, link, "change_sides")
    last = Table.objects.order_by("pk").last()
    assert (last.challenge_game.match, last.setup["decks"][0]) == (1, preconstructed("evil"))


def test_best_of_three_is_counted_and_the_loser_chooses_who_starts(ann, bob):
    link = met(ann, bob, best_of="3")
    lose(begun(ann, bob, link), 1)
    words = read_by_people(bob.get(link))
    assert "Ann 1 : 0 Bob" in words
    assert "you start. Whoever lost the last game chooses." in words
    assert "cannot choose who starts" in read_by_people(ann.post(link, {"do": "host_starts"}, follow=True))
    do(bob, link, "host_starts")
    assert "A match is played with the same decks" in read_by_people(bob.post(link, SIT, follow=True))
    second = begun(ann, bob, link)
    assert second.setup["first"] == 0
    lose(second, 0)
    third = begun(ann, bob, link)
    assert third.setup["first"] == 0
    lose(third, 0)
    assert "Ann 1 : 2 Bob The match is over." in read_by_people(ann.get(link))
    new = begun(ann, bob, link)
    assert new.challenge_game.match == 1
    assert "0 : 0" not in read_by_people(ann.get(link), status=302)


def test_a_deleted_account_ends_its_invitations(bob):
    user = get_user_model().objects.create_user("dora")
    dora = browser_of(Person("dora's key", user))
    link = invite(dora, name="")
    bob.post(link, SIT)
    user.delete()
    assert "This invitation was closed." in read_by_people(bob.get(link))
    assert Side.objects.get(seat=0).cards == []


def test_a_host_has_so_many_open_invitations_and_no_more(ann):
    for _ in range(domain.MOST_OPEN):
        invite(ann)
    assert "Cancel one of them first" in read_by_people(ann.post("/play/", INVITE))


def test_a_guest_who_signs_in_keeps_the_seat(ann, bob):
    link = met(ann, bob)
    user = get_user_model().objects.create_user("bobby")
    domain.adopt(person=Person("bob's key", user))
    assert Side.objects.get(seat=1).user == user
    assert "Ann is here" in read_by_people(browser_of(Person("", user)).get(link))
