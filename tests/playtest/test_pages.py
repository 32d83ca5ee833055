"""The first page, the table's page and the record, asked for as a browser does."""

import json

import pytest
from django.test import Client

from decks import domain as decks
from decks.queries import extent, products
from engine.bots.epic.players import LEVELS
from engine.epic.catalogue import DEITIES, cards_of
from engine.epic.construction import preconstructed
from engine.epic.records import Record
from people.persons import KEY, Person
from playtest import domain, queries
from playtest.models import Table
from playtest.starting.decks import LONGEST_LIST
from tests.playtest.stored import make_old

pytestmark = pytest.mark.django_db(transaction=True)

START = {"my_deck": "good", "my_list": "", "bot": "greedy", "bot_deck": "evil", "bot_list": "", "first": "me"}
MY_LIST = "10x Kong\n10 Lash\n"


def start(client, **changed):
    return client.post("/", {**START, **changed})


def decks_of(table):
    return table.setup["decks"]


def test_the_first_page_offers_what_can_be_chosen(client):
    response = client.get("/")
    assert response.status_code == 200
    form = response.context["form"]
    assert [key for key, _ in form.fields["my_deck"].choices] == ["good", "evil", "sage", "wild", "random30", "pasted"]
    assert [key for key, _ in form.fields["bot_deck"].choices] == ["good", "evil", "sage", "wild", "random30", "pasted"]
    assert {key for key, _ in form.fields["bot"].choices} == {*LEVELS, "random"}
    assert [key for key, _ in form.fields["first"].choices] == ["random", "me", "bot"]
    for field in ("my_deity", "bot_deity"):
        assert [key for key, _ in form.fields[field].choices] == ["", *sorted(deity.name for deity in DEITIES)]
    assert response.context["recent"] == []


def test_a_stranger_plays_without_an_account(client):
    response = start(client)
    table = Table.objects.get()
    assert response.status_code == 302
    assert response["Location"] == f"/table/{table.slug}/"
    assert decks_of(table) == [preconstructed("good"), preconstructed("evil")]
    assert ([player.bot for player in table.seats], table.setup["first"]) == (["", "greedy"], 0)
    page = client.get(response["Location"])
    assert page.status_code == 200
    assert page.context["table_id"] == table.slug
    assert page.context["ws_path"] == f"/ws/table/{table.slug}/"
    assert page.context["title"] == "You against Greedy"


def test_the_page_of_a_running_game_does_not_tell_its_seed(client):
    url = start(client)["Location"]
    assert Table.objects.get().seed not in client.get(url).content.decode()


def test_cookies_work_on_plain_http(client):
    response = start(client)
    cookie = response.cookies["fourfold_session"]
    assert not cookie["secure"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"


@pytest.mark.parametrize(("first", "seat"), [("me", 0), ("bot", 1), ("random", None)])
def test_who_starts_is_chosen(client, first, seat):
    start(client, first=first)
    assert Table.objects.get().setup["first"] == seat


def test_a_table_has_no_deities_if_none_are_asked_for(client):
    start(client)
    assert Table.objects.get().setup["deities"] == [None, None]


def test_deities_are_chosen(client):
    """2.4.1."""
    start(client, my_deity="Furios, Father of Nature", bot_deity="Helena, the Valiant")
    assert Table.objects.get().setup["deities"] == ["Furios, Father of Nature", "Helena, the Valiant"]


def test_a_rematch_is_played_with_the_same_deities(client):
    start(client, my_deity="Furios, Father of Nature")
    table = Table.objects.get()
    domain.concede(slug=table.slug, seat=0, at=queries.table_payload(slug=table.slug, seat=0, log=0)["at"])
    again = domain.rematch(slug=table.slug, seat=0)
    assert again.setup["deities"] == ["Furios, Father of Nature", None]


def test_games_are_played_by_the_rules_of_2017(client):
    start(client)
    assert "rules_of" not in Table.objects.get().setup
    assert "By the rulebook of 2015 the first player mulligans first" in client.get("/").content.decode()


def test_the_rules_of_2015_are_chosen_and_kept(client):
    """They hold in a rematch, and the form for another game is filled in with them. The view says so."""
    start(client, rules_of="2015")
    table = Table.objects.get()
    seen = queries.table_payload(slug=table.slug, seat=0, log=0)
    assert (table.setup["rules_of"], seen["view"]["rules_of"]) == ("2015", "2015")
    assert seen["view"]["decision"]["seat"] == 0  # the first player mulligans first
    domain.concede(slug=table.slug, seat=0, at=seen["at"])
    assert client.get(f"/?again={table.slug}").context["form"].initial["rules_of"] == "2015"
    assert domain.rematch(slug=table.slug, seat=0).setup["rules_of"] == "2015"
    record = Record.from_json(client.get(f"/table/{table.slug}/record.json").json())
    assert record.setup.of_2015
    assert record.replay().setup.of_2015


def test_who_is_no_deity_cannot_be_chosen(client):
    response = start(client, my_deity="Kong")
    assert Table.objects.count() == 0
    assert list(response.context["form"].errors) == ["my_deity"]
    assert response.context["form"]["bot_deck"].value() == "evil"


def test_a_pasted_list_may_name_its_deity(client):
    """The one that is chosen in the form goes before it."""
    lists = {"my_deck": "pasted", "bot_deck": "pasted", "my_list": f"Deity: Helena, the Valiant\n{MY_LIST}"}
    start(client, **lists, bot_list="Zaltessa, the Huntress\n20 Rage", bot_deity="Furios, Father of Nature")
    table = Table.objects.get()
    assert table.setup["deities"] == ["Helena, the Valiant", "Furios, Father of Nature"]
    assert decks_of(table) == [["Kong"] * 10 + ["Lash"] * 10, ["Rage"] * 20]


def test_random_decks_are_dealt_from_one_set(client):
    start(client, my_deck="random30", bot_deck="random30")
    mine, theirs = decks_of(Table.objects.get())
    assert len(mine) == len(theirs) == 30
    assert len(set(mine) | set(theirs)) == 60


def test_random_decks_are_dealt_from_the_products_that_are_ticked(client):
    ticked = ["Tyrants", "Pantheon"]
    start(client, my_deck="random30", bot_deck="random30", products=ticked)
    mine, theirs = decks_of(Table.objects.get())
    assert len(set(mine) | set(theirs)) == 60
    assert {*mine, *theirs} <= set().union(*map(names_of, ticked))


def names_of(product):
    return {card.name for card in cards_of(product)}


@pytest.mark.parametrize("ticked", [["Chess"], ["Base Set", ""]])
def test_a_product_that_is_not_offered_is_a_form_error(client, ticked):
    response = start(client, my_deck="random30", products=ticked)
    assert list(response.context["form"].errors) == ["products"]
    assert Table.objects.count() == 0


@pytest.mark.parametrize("product", [name for name, count in products().items() if count < 60])
def test_two_random_decks_need_sixty_cards(client, product):
    count = products()[product]
    response = start(client, my_deck="random30", bot_deck="random30", products=[product])
    sentence = f"These sets have {count} cards, but 60 are needed. Select more sets."
    assert response.context["form"].errors["products"] == [sentence]
    assert Table.objects.count() == 0


def test_one_random_deck_needs_thirty_cards_and_leaves_the_other_alone(client):
    start(client, my_deck="good", bot_deck="random30")
    mine, theirs = decks_of(Table.objects.get())
    assert mine == preconstructed("good")
    assert set(theirs) < names_of("Base Set")


def test_the_first_page_says_how_much_is_there(client):
    assert f"all {extent()}," in " ".join(client.get("/").content.decode().split())


def test_pasted_lists_are_played(client):
    start(client, my_deck="pasted", my_list=MY_LIST, bot_deck="pasted", bot_list="20 Rage")
    assert decks_of(Table.objects.get()) == [["Kong"] * 10 + ["Lash"] * 10, ["Rage"] * 20]


def test_what_pasted_lists_set_apart_is_named(client):
    beside = f"{MY_LIST}\nMaybeboard\n2 Rage"
    lists = {"my_list": beside, "bot_list": "20 Rage\nSideboard: 1 Kong"}
    table = client.get(start(client, my_deck="pasted", bot_deck="pasted", **lists)["Location"])
    assert decks_of(Table.objects.get()) == [["Kong"] * 10 + ["Lash"] * 10, ["Rage"] * 20]
    assert [str(one) for one in table.context["messages"]] == [
        "Your list: Line 5, Maybeboard: 2 cards are not part of the deck.",
        "Its list: Line 2, Sideboard: 1 card is not part of the deck, because no format of the game has a sideboard.",
    ]


def test_a_list_that_is_not_chosen_is_not_read(client):
    assert start(client, my_list="3 Nonsense").status_code == 302


def test_each_unreadable_line_is_named_and_what_was_typed_stays(client):
    typed = "10 Kong\n3x Kogn\n\n10 Lash\n2 Xyzzyqqq"
    response = start(client, my_deck="pasted", my_list=typed)
    assert Table.objects.count() == 0
    errors = response.context["errors_by_line"]
    assert list(errors) == ["my_list"]
    assert [(error.line, error.text, error.suggestion) for error in errors["my_list"]] == [
        (2, "3x Kogn", "Kong"),
        (5, "2 Xyzzyqqq", ""),
    ]
    assert all(error.message.endswith((".", "?")) for error in errors["my_list"])
    assert response.context["form"].errors["my_list"] == ["2 lines could not be read; see below."]
    html = response.content.decode()
    assert "3x Kogn" in html
    assert "2 Xyzzyqqq" in html


def test_both_lists_are_checked_at_once(client):
    response = start(client, my_deck="pasted", my_list="1 Kogn", bot_deck="pasted", bot_list="1 Lsah")
    assert list(response.context["errors_by_line"]) == ["my_list", "bot_list"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "This list has 0 cards. A deck needs 20 to 200."),
        ("1 Kong", "This list has 1 card. A deck needs 20 to 200."),
        ("19 Kong", "This list has 19 cards. A deck needs 20 to 200."),
    ],
)
def test_a_deck_needs_twenty_cards(client, typed, sentence):
    response = start(client, my_deck="pasted", my_list=typed)
    assert response.context["form"].errors["my_list"] == [sentence]
    assert Table.objects.count() == 0


def test_a_list_far_too_long_is_refused_and_stays(client):
    typed = "1 Kong\n" * (LONGEST_LIST // 7 + 10)
    response = start(client, my_deck="pasted", my_list=typed)
    assert response.status_code == 200
    assert "my_list" in response.context["form"].errors
    assert response.context["form"]["my_list"].value() == typed


def test_a_huge_body_is_refused(client):
    response = Client(raise_request_exception=False).post("/", {**START, "my_list": "x" * 3_000_000})
    assert response.status_code == 400
    assert Table.objects.count() == 0


@pytest.mark.parametrize("field", ["my_deck", "bot", "bot_deck", "first", "rules_of"])
def test_a_choice_that_is_not_offered_is_a_form_error(client, field):
    response = start(client, **{field: "../../etc"})
    assert response.status_code == 200
    assert list(response.context["form"].errors) == [field]
    assert Table.objects.count() == 0


def test_an_empty_form_is_a_form_error(client):
    assert client.post("/", {}).status_code == 200
    assert Table.objects.count() == 0


def test_a_form_of_another_site_is_refused():
    assert Client(enforce_csrf_checks=True).post("/", START).status_code == 403
    assert Table.objects.count() == 0


def test_the_own_tables_are_listed_and_nobody_elses(client):
    start(client)
    start(Client())
    table = Table.objects.order_by("pk").first()
    [listed] = client.get("/").context["recent"]
    assert (listed["url"], listed["title"]) == (f"/table/{table.slug}/", "You against Greedy")
    assert (listed["decks"], listed["state"]) == ("Good against Evil", "In progress")
    assert client.get("/").context["going_on"]["url"] == f"/table/{table.slug}/"
    domain.concede(slug=table.slug, seat=0, at=at_of(table))
    assert [entry["state"] for entry in client.get("/").context["recent"]] == ["Greedy won"]
    assert client.get("/").context["going_on"] is None


def test_a_game_that_cannot_go_on_says_so_in_the_list(client):
    start(client)
    make_old(Table.objects.get())
    assert [entry["state"] for entry in client.get("/").context["recent"]] == ["Cannot continue"]
    assert client.get("/").context["going_on"] is None


def at_of(table):
    return queries.table_payload(slug=table.slug, seat=0, log=0)["at"]


def test_another_visitors_table_is_refused_in_words(client):
    url = start(Client())["Location"]
    for address in (url, f"{url}record.json"):
        response = client.get(address)
        assert response.status_code == 403
        assert "This table belongs to other players." in response.content.decode()


def test_a_table_that_is_not_there_is_not_found(client):
    assert client.get("/table/nowhere/").status_code == 404
    assert client.get("/table/nowhere/record.json").status_code == 404


def test_the_record_waits_for_the_end(client):
    url = start(client)["Location"]
    response = client.get(f"{url}record.json")
    assert response.status_code == 409
    assert response.json()["code"] == "running"
    assert Table.objects.get().seed not in response.content.decode()


def test_the_record_of_a_finished_game_replays_it(client):
    url = start(client)["Location"]
    table = Table.objects.get()
    domain.concede(slug=table.slug, seat=0, at=at_of(table))
    response = client.get(f"{url}record.json")
    assert response.status_code == 200
    assert response["Content-Disposition"] == f'attachment; filename="fourfold-{table.slug}.json"'
    Record.from_json(json.loads(response.content)).replay()


@pytest.mark.parametrize("method", ["put", "delete", "patch"])
def test_other_methods_are_refused(client, method):
    assert getattr(client, method)("/").status_code == 405


# --- saved decks -----------------------------------------------------------------------------------------------------


@pytest.fixture
def saved():
    """A deck that somebody saved; how it is chosen on the first page comes back."""

    def saved(guest_key, cards, name="Apes"):
        deck = decks.create(
            person=Person(guest_key), name=name, format_spec="constructed", cards=cards, deity="Helena, the Valiant"
        )
        return f"deck:{deck.slug}"

    return saved


def guest_key_of(client):
    """The guest's mark, made by a first game."""
    start(client)
    return client.session[KEY]


def test_the_own_decks_are_offered_and_nobody_elses(client, saved):
    mine, _theirs = saved(guest_key_of(client), {"Kong": 20}), saved("another", {"Lash": 20})
    form = client.get("/").context["form"]
    assert form.saved == [(mine, "Apes")]
    assert [key for key, _ in form.fields["my_deck"].choices][6:] == [mine]
    assert form.fields["bot_deck"].choices[-1] == ("Your decks", [(mine, "Apes")])


def test_saved_decks_are_played_with_their_deities(client, saved):
    guest_key = guest_key_of(client)
    start(client, my_deck=saved(guest_key, {"Lash": 10, "Kong": 10}), bot_deck=saved(guest_key, {"Rage": 20}))
    table = Table.objects.first()
    assert decks_of(table) == [["Kong"] * 10 + ["Lash"] * 10, ["Rage"] * 20]
    assert table.setup["deities"] == ["Helena, the Valiant"] * 2


def test_a_saved_deck_needs_twenty_cards(client, saved):
    response = start(client, bot_deck=saved(guest_key_of(client), {"Kong": 19}))
    sentence = "This deck has 19 cards. A deck needs 20 to 200."
    assert response.context["form"].errors["bot_deck"] == [sentence]


@pytest.mark.parametrize("field", ["my_deck", "bot_deck"])
def test_a_deck_of_somebody_else_is_not_offered(client, saved, field):
    response = start(client, **{field: saved("another", {"Kong": 20})})
    assert list(response.context["form"].errors) == [field]
    assert Table.objects.count() == 0
