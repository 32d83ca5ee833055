"""The pages of prices of picks: what they show, what they take, and whom they turn away."""

import pytest
from django.test import Client

from drafts.models import Pod
from lab.pick_prices import domain
from lab.pick_prices.measuring import Compared
from lab.pick_prices.models import PickPrice
from lab.pick_prices.queries import NOT_YOURS
from people.persons import KEY, Person
from tests.drafts.logs.reading import drafted, get, page, step_address, story_of
from tests.drafts.players import ANN, BEN
from tests.lab.pick_prices.conftest import compare, draft, others
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db

WON, EVEN = Compared(0.0, 1.0), Compared(0.5, 0.5)


@pytest.fixture
def ann():
    return browser_of(ANN)


def options_of(pod, pick=0):
    return f"/drafts/{pod.slug}/log/{pick}/price/"


def price_at(price):
    return price.get_absolute_url()


# --- from the log ----------------------------------------------------------------------------------------------------


def test_each_pick_of_a_log_leads_to_its_options(ann, pod):
    step = story_of(pod).of(0)[4]
    shown = get(ann, pod, step_address(step)).content.decode()
    assert f'href="{options_of(pod, step.choice)}"' in shown
    last = story_of(pod).of(0)[9]
    assert last.forced
    assert "/price/" not in get(ann, pod, step_address(last)).content.decode()
    assert f'href="{options_of(pod, 0)}"' in get(ann, pod, "log/0/?card=1").content.decode()
    assert "/price/" not in get(ann, pod, "log/0/").content.decode()


def test_deeds_burns_and_lists_lead_there_too(ann, new_pod):
    table = drafted(new_pod("winston", 2))
    deed = next(one for one in story_of(table).deeds if not one.forced)
    shown = get(ann, table, step_address(deed)).content.decode()
    assert f'href="{options_of(table, deed.choice)}"' in shown
    burning = drafted(new_pod("glimpse", 2))
    story = story_of(burning)
    step = story.of(1)[3]
    burns = story.burns(step)
    shown = get(ann, burning, step_address(step)).content.decode()
    assert all(f'href="{options_of(burning, number)}"' in shown for number in (step.choice, *burns))
    assert len(burns) == 2
    for number in burns:
        assert "was burnt." in page(ann, burning, f"log/{number}/price/")
    lists = drafted(new_pod("random60", 2))
    assert f'href="{options_of(lists, 0)}"' in get(ann, lists, "log/").content.decode()
    assert "What would another list have changed?" in page(ann, lists, "log/0/price/")


def test_the_options_are_those_of_the_pick(ann, pod):
    step = story_of(pod).choice(0)
    response = get(ann, pod, "log/0/price/")
    said = read_by_people(response)
    assert f"round 1, pick 1: {step.taken} was taken." in said
    assert response.content.decode().count('name="option"') == len(set(step.cards)) - 1
    assert all(f"{name} instead" in said for name in step.cards if name != step.taken)
    assert f"{step.taken} instead" not in said


def test_many_options_are_folded(ann, new_pod):
    table = drafted(new_pod("solomon", 2))
    said = page(ann, table, "log/0/price/")
    assert "What would another choice have changed?" in said
    assert "All other" in said


def test_where_there_is_no_other_option_it_is_said(ann, new_pod, pod):
    dealt = drafted(new_pod("sealed", 2))
    assert "There is no such pick in this draft." in page(ann, dealt, "log/0/price/", 404)
    get(ann, pod, "log/9999/price/", 404)
    Pod.objects.filter(pk=pod.pk).update(setup=pod.setup | {"rules": 0})
    assert "It cannot continue." in page(ann, pod, "log/0/price/")


# --- asking ----------------------------------------------------------------------------------------------------------


def test_an_option_is_asked_for_by_its_button(ann, pod):
    other = others(pod)[1]
    response = ann.post(options_of(pod), {"option": other.code, "games": "200"})
    price = PickPrice.objects.get()
    assert (response.status_code, response["Location"]) == (302, price_at(price))
    assert (price.name, price.games, price.belongs_to(ANN)) == (other.name, 200, True)
    said = read_by_people(ann.get(price_at(price)))
    assert f"{other.name} instead of {price.taken}" in said
    assert "Bots are drafting both ways." in said
    assert "in progress" in read_by_people(ann.get(options_of(pod)))


def test_a_guest_asks_and_keeps_it_when_signing_in(client, pod, django_user_model):
    client.post(options_of(pod), {"option": others(pod)[0].code, "games": "200"})
    price = PickPrice.objects.get()
    assert price.belongs_to(Person(client.session[KEY]))
    eve = django_user_model.objects.create_user("eve")
    client.force_login(eve)
    price.refresh_from_db()
    assert price.belongs_to(Person(user=eve))


@pytest.mark.parametrize(
    ("posted", "sentence"),
    [
        ({}, domain.NOT_OFFERED),
        ({"option": "1"}, domain.NOT_OFFERED),
        ({"option": "-1"}, domain.NOT_OFFERED),
        ({"option": "9" * 5000}, domain.NOT_OFFERED),
        ({"option": "٣"}, domain.NOT_OFFERED),
        ({"option": "<b>"}, domain.NOT_OFFERED),
        ({"games": "201"}, "Choose one of 200, 1000, 4000 games."),
        ({"games": ""}, "Choose one of 200, 1000, 4000 games."),
    ],
)
def test_what_cannot_be_asked_is_said(ann, pod, posted, sentence):
    asked = {"option": others(pod)[0].code, "games": "200"} if "games" in posted else {"games": "200"}
    assert sentence in read_by_people(ann.post(options_of(pod), asked | posted))
    assert not PickPrice.objects.exists()


def test_too_many_are_said(ann, pod, start):
    for at in range(domain.MOST_WAITING):
        start(pod, at=at)
    said = read_by_people(ann.post(options_of(pod), {"option": others(pod)[5].code, "games": "200"}))
    assert "3 prices that you asked for are not finished yet." in said


# --- reading ---------------------------------------------------------------------------------------------------------


def test_a_price_says_the_change_its_interval_and_both_decks(ann, pod, start):
    price = compare(draft(start(pod)), Compared(0.5, 0.75), Compared(0.5, 0.5))
    said = read_by_people(ann.get(price_at(price)))
    assert f"Taking {price.name} instead: 12.5 more wins in 100, between" in said
    assert "after 8 games." in said
    assert "8 of at most 200 games played." in said
    assert "The games do not show which is better." in said
    assert f"Only after {price.taken}" in said
    assert f"Only after {price.name}" in said
    assert "hx-trigger" in ann.get(price_at(price)).content.decode()
    listed = read_by_people(ann.get(options_of(pod)))
    assert "+12.5 (" in listed


def test_what_is_shown_ends_the_games_and_the_asking(ann, pod, start):
    price = compare(start(pod), *[WON] * 12)
    response = ann.get(price_at(price))
    said = read_by_people(response)
    assert f"The games show that {price.name} is better here than {price.taken}." in said
    assert "Finished" in said
    assert "hx-trigger" not in response.content.decode()
    assert "Play up to" not in said


def test_more_games_can_be_asked_for_while_it_is_open(ann, pod, start):
    price = compare(start(pod), *[EVEN] * 50)
    shown = ann.get(price_at(price))
    assert "Play up to 1000 games" in read_by_people(shown)
    ann.post(options_of(pod), {"option": price.option, "games": "1000"})
    price.refresh_from_db()
    assert (price.games, price.ended) == (1000, None)


def test_no_change_is_said(ann, pod, start):
    price = draft(start(pod))
    worlds = {"taken": price.decks["taken"], "other": price.decks["taken"]}
    PickPrice.objects.filter(pk=price.pk).update(decks=worlds, alike=True, ending="done", ended=pod.finished)
    said = read_by_people(ann.get(price_at(price)))
    assert "no change at all" in said
    assert "They are the same." in said
    assert "no change" in read_by_people(ann.get(options_of(pod)))


def test_its_owner_cancels_and_deletes(ann, pod, start):
    price = start(pod)
    ben = browser_of(BEN)
    for verb in ("cancel", "delete"):
        assert NOT_YOURS in read_by_people(ben.post(f"{price_at(price)}{verb}/"), 403)
        assert ann.get(f"{price_at(price)}{verb}/").status_code == 405
    assert "Delete this" not in read_by_people(ben.get(price_at(price)))
    assert ann.post(f"{price_at(price)}cancel/").status_code == 302
    assert "Cancelled" in read_by_people(ben.get(price_at(price)))
    assert ann.post(f"{price_at(price)}delete/")["Location"] == options_of(pod)
    assert ann.get(price_at(price)).status_code == 404


# --- who may read ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("readers", "who"), [("all", {"ann", "dan"}), ("players", {"ann"}), ("host", {"ann"})])
def test_a_price_opens_to_whom_the_log_opens(new_pod, start, readers, who):
    pod = drafted(new_pod("pack", 2, readers=readers))
    price = draft(start(pod))
    for name, browser in (("ann", browser_of(ANN)), ("dan", Client())):
        status = 200 if name in who else 403
        posted = browser.post(options_of(pod), {"option": price.option, "games": "200"})
        assert posted.status_code == (302 if name in who else 403)
        for address in (options_of(pod), price_at(price)):
            response = browser.get(address)
            assert (response.status_code, "no-store" in response["Cache-Control"]) == (status, True)
            assert (price.name in response.content.decode()) == (name in who)
        if name not in who:
            assert browser.post(f"{price_at(price)}cancel/").status_code == 403


def test_a_price_of_another_draft_or_pick_is_not_found(ann, pod, new_pod, start):
    price = start(pod)
    other = drafted(new_pod("pack", 2))
    assert ann.get(price_at(price).replace(pod.slug, other.slug)).status_code == 404
    assert ann.get(f"{options_of(pod, 1)}{price.slug}/").status_code == 404
    assert ann.post(f"{options_of(pod, 1)}{price.slug}/cancel/").status_code == 404
    assert "This price does not exist." in read_by_people(ann.get(f"{options_of(pod)}nowhere/"), 404)
