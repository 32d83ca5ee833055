"""A pool that a team shares, after the draft: who holds which cards, and what is played."""

from collections import Counter

import pytest
from django.contrib.auth.models import User

from decks import domain as decks
from decks.models import Deck
from drafts import building, domain, teams
from drafts.models import Seat
from engine.epic.construction import by_key, violations
from people.persons import Person
from tests.drafts.players import ANN, BEN, CAT, fresh
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def pod(new_pod):
    """Ann and Ben are a team; Cat sits in the other one."""
    building.forget()
    return fresh(new_pod("team", 4, others=[BEN, CAT]))


def begin(pod, person, *, suggested=False, **more):
    return building.begin(slug=pod.slug, person=person, suggested=suggested, **more)


def save(deck, person, cards):
    deck = Deck.objects.get(pk=deck.pk)
    return decks.save(slug=deck.slug, person=person, base=deck.revision, cards=cards)


def pool_of(deck):
    return Counter(Deck.objects.get(pk=deck.pk).pool)


def seat(pod, number):
    return Seat.objects.select_related("deck").get(pod=pod, number=number)


def played(pod):
    return [Counter(building.deck_of(pod, seat(pod, number)).cards) for number in range(4)]


def check(pod):
    """What is played is legal, and no card is played twice."""
    found = played(pod)
    for first in (0, 2):
        pool = Counter(pod.log["pools"][first])
        assert not found[first] + found[first + 1] - pool
    assert all(violations(deck, by_key("team")) == [] for deck in found)
    return found


def test_what_one_builds_is_missing_in_the_pool_of_the_other(pod):
    whole = Counter(pod.log["pools"][0])
    ann, ben, cat = (begin(pod, person) for person in (ANN, BEN, CAT))
    assert pool_of(ann) == pool_of(ben) == whole
    some = Counter(sorted(whole.elements())[:10])
    save(ann, ANN, some)
    assert (pool_of(ann), pool_of(ben)) == (whole, whole - some)
    assert pool_of(cat) == Counter(pod.log["pools"][2])
    save(ann, ANN, {})
    assert pool_of(ben) == whole


def test_who_was_first_keeps_a_card(pod):
    whole = Counter(pod.log["pools"][0])
    ann, ben = begin(pod, ANN), begin(pod, BEN)
    mine = Counter(building.suggestion(pod, 0).deck)
    save(ann, ANN, mine)
    save(ben, BEN, mine)  # on a page that had not heard of it
    assert pool_of(ann) == whole - (mine & (whole - mine))
    assert not mine - pool_of(ann)
    assert violations(mine, by_key("team"), pool=pool_of(ben))
    assert check(pod)[0] == mine


def test_a_card_that_one_lets_go_of_is_held_by_who_waits_for_it(pod):
    whole = Counter(pod.log["pools"][0])
    ann, ben = begin(pod, ANN), begin(pod, BEN)
    card = next(name for name, count in sorted(whole.items()) if count == 1)
    save(ann, ANN, {card: 1})
    save(ben, BEN, {card: 1})
    assert card not in pool_of(ben)
    save(ann, ANN, {})
    assert pool_of(ben) == whole
    assert pool_of(ann) == whole - Counter([card])


def test_a_deck_of_too_many_cards_holds_none(pod):
    whole = Counter(pod.log["pools"][0])
    ann, ben = begin(pod, ANN), begin(pod, BEN)
    save(ann, ANN, dict(sorted(whole.items())))
    assert pool_of(ben) == whole
    check(pod)
    decks.describe(slug=ann.slug, person=ANN, format_spec="cube")  # which has no limit
    assert pool_of(ben) == Counter()
    decks.describe(slug=ann.slug, person=ANN, format_spec="team")
    assert pool_of(ben) == whole


def test_a_deck_that_is_gone_or_begun_again_lets_go_of_its_cards(pod):
    whole = Counter(pod.log["pools"][0])
    ann, ben = begin(pod, ANN, suggested=True), begin(pod, BEN)
    assert pool_of(ben).total() == 60
    begin(pod, ANN, again=True)
    assert pool_of(ben) == whole
    save(seat(pod, 0).deck, ANN, building.suggestion(pod, 0).deck and Counter(building.suggestion(pod, 0).deck))
    assert pool_of(ben).total() == 60
    decks.delete(slug=seat(pod, 0).deck.slug, person=ANN)
    assert pool_of(ben) == whole
    assert Deck.objects.filter(pk=ann.pk).exists()


@pytest.mark.parametrize("how", ["deleted", "sits there already"])
def test_the_deck_of_an_account_or_guest_that_is_gone_lets_go_of_its_cards(new_pod, how):
    building.forget()
    account = Person("", User.objects.create_user("dora"))
    gone, others = (account, [account, CAT]) if how == "deleted" else (BEN, [BEN, account])
    pod = fresh(new_pod("team", 4, others=others))
    whole = Counter(pod.log["pools"][0])
    ann = begin(pod, ANN)
    save(begin(pod, gone), gone, {min(whole): 1})
    assert pool_of(ann) != whole
    if how == "deleted":
        account.user.delete()
    else:
        domain.adopt(person=Person(BEN.guest_key, account.user))
    assert pool_of(ann) == whole


def test_a_bot_builds_from_what_the_others_leave(pod):
    check(pod)
    worst = Counter(sorted(pod.log["pools"][0])[:30])
    ann = begin(pod, ANN)
    save(ann, ANN, worst)
    assert check(pod)[0] == worst
    advised = building.advised(pod, 1)
    assert not Counter(advised.deck) + worst - Counter(pod.log["pools"][0])
    assert Counter(one.card for one in advised.choices) == Counter(pod.log["pools"][0]) - worst


def test_older_versions_do_not_take_a_card_from_others_either(pod):
    ann, ben = begin(pod, ANN), begin(pod, BEN)
    mine = Counter(building.suggestion(pod, 0).deck)
    save(ann, ANN, mine)
    save(ann, ANN, {})  # lets go, but the last legal version is played
    save(ben, BEN, mine)
    found = check(pod)
    assert found[1] == mine
    assert found[0] != mine


def test_the_page_tells_the_team_and_nobody_else_what_is_held(pod):
    begin(pod, ANN, suggested=True)
    shown = read_by_people(browser_of(BEN).get(f"/drafts/{pod.slug}/deck/"))
    assert "Your team" in shown
    assert "Ann holds " in shown
    other = browser_of(CAT).get(f"/drafts/{pod.slug}/deck/").context
    assert [teammate["name"] for teammate in other["shared"]["teammates"]] == ["Bot 4"]
    assert teams.held(seat(pod, 3)) == Counter()
