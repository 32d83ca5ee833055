"""What the players of a team hear of each other while they build, and that nobody else hears anything."""

from collections import Counter

import pytest
from channels.db import database_sync_to_async

from decks import domain as decks
from decks.models import Deck
from drafts import building
from drafts.broadcast import team_group_of
from drafts.models import Seat
from drafts.rows import GONE
from live.broadcast import layer
from tests.drafts.players import ANN, BEN, CAT, DAN, fresh
from tests.sockets import SocketTab

pytestmark = pytest.mark.django_db(transaction=True)

begin = database_sync_to_async(
    lambda pod, person, **more: building.begin(slug=pod.slug, person=person, suggested=False, **more)
)
delete = database_sync_to_async(decks.delete)
whole = database_sync_to_async(lambda pod, number: Counter(fresh(pod).log["pools"][number]))


@database_sync_to_async
def save(deck, person, cards):
    base = Deck.objects.get(pk=deck.pk).revision
    return decks.save(slug=deck.slug, person=person, base=base, cards=cards)


@pytest.fixture
def pod(new_pod):
    """Ann and Ben are a team; Cat sits in the other one."""
    building.forget()
    return fresh(new_pod("team", 4, others=[BEN, CAT]))


@pytest.fixture
async def team_tab(cookie_of):
    """Open the socket in which a person builds; all are closed at the end."""
    opened = []

    async def team_tab(pod, person):
        cookie = await database_sync_to_async(cookie_of)(person)
        tab = await SocketTab(f"/ws/draft/{pod.slug}/team/", cookie).open()
        opened.append(tab)
        return tab

    yield team_tab
    for tab in opened:
        await tab.close()


async def greeted(tab):
    command, shared = await tab.ask("hello")
    assert command == "team"
    return shared


async def heard(tab):
    """What the tab is told unasked next."""
    command, number, shared = await tab.hear()
    assert (command, number) == ("team", 0)
    return shared


async def test_a_mate_sees_at_once_which_cards_are_taken(pod, team_tab):
    pool = await whole(pod, 0)
    ann, ben = await begin(pod, ANN), await begin(pod, BEN)
    tab = await team_tab(pod, BEN)
    first = await greeted(tab)
    assert (first["deck"], first["pool"]) == (ben.slug, dict(pool))
    assert first["teammates"] == [{"seat": 0, "name": "Ann", "cards": {}}]

    some = Counter(sorted(pool.elements())[:10])
    await save(ann, ANN, some)
    second = await heard(tab)
    assert Counter(second["pool"]) == pool - some
    assert second["teammates"] == [{"seat": 0, "name": "Ann", "cards": dict(some)}]
    assert second["state"] != first["state"]

    await delete(slug=ann.slug, person=ANN)
    assert await heard(tab) == first


async def test_who_changes_a_deck_hears_nothing_new_of_it(pod, team_tab):
    pool = await whole(pod, 0)
    ann, ben = await begin(pod, ANN), await begin(pod, BEN)
    mine, theirs = await team_tab(pod, ANN), await team_tab(pod, BEN)
    await greeted(mine)
    await greeted(theirs)
    some = Counter(sorted(pool.elements())[:3])
    await save(ann, ANN, some)
    await heard(theirs)
    await save(ben, BEN, pool - some)  # more than a deck has, and so it holds nothing
    await save(ben, BEN, Counter(sorted((pool - some).elements())[:2]))
    assert (await heard(mine))["teammates"][0]["cards"]  # the first frame since hello


async def test_another_team_hears_nothing_and_its_group_is_told_nothing(pod, team_tab):
    pool = await whole(pod, 0)
    ann, cat = await begin(pod, ANN), await begin(pod, CAT)
    tab = await team_tab(pod, CAT)
    shared = await greeted(tab)
    assert (shared["deck"], shared["teammates"]) == (cat.slug, [{"seat": 3, "name": "Bot 4", "cards": {}}])
    assert Counter(shared["pool"]) == await whole(pod, 2)
    own, other = await layer().new_channel(), await layer().new_channel()
    await layer().group_add(team_group_of(pod.slug, 0), own)
    await layer().group_add(team_group_of(pod.slug, 1), other)

    await save(ann, ANN, Counter(sorted(pool.elements())[:10]))
    assert await layer().receive(own) == {"type": "team.changed"}  # and no word of cards
    await save(cat, CAT, {})
    assert await layer().receive(other) == {"type": "team.changed"}  # that of Cat's own: there was none before
    await layer().send(other, {"type": "last"})
    assert await layer().receive(other) == {"type": "last"}
    assert (await tab.ask("rename"))[0] == "error"  # and what is said is answered: no frame came before
    assert await greeted(tab) == shared


async def test_the_pod_page_of_others_hears_nothing_either(pod, cookie_of, tabs):
    pool = await whole(pod, 0)
    ann = await begin(pod, ANN)
    cat = await tabs(pod, await database_sync_to_async(cookie_of)(CAT))
    before = cat.payload["view"]
    heard_so_far = len(cat.frames)
    await save(ann, ANN, Counter(sorted(pool.elements())[:10]))
    await cat.ask("hello")  # its answer is the first frame since
    assert cat.payload["view"] == before
    assert [frame[0] for frame in cat.frames[heard_so_far:]] == ["pod"]


async def turned_away(tab):
    """Why a tab that says hello is hung up on."""
    await tab.tell("hello")
    command, _, said = await tab.hear()
    assert (command, said["code"]) == ("error", "gone")
    assert (await tab.socket.receive_output())["code"] == 4404
    return said["text"]


async def test_who_has_no_seat_is_turned_away(pod, team_tab):
    assert await turned_away(await team_tab(pod, DAN)) == building.NO_SEAT


async def test_where_nobody_shares_a_pool_there_is_nothing_to_hear(new_pod, team_tab):
    for key, why in (("sealed", "a pool of their own"), ("pack", "when the draft is over")):
        pod = await database_sync_to_async(new_pod)(key, 2, others=[BEN])
        assert why in await turned_away(await team_tab(pod, ANN))
    assert await turned_away(await SocketTab("/ws/draft/none/team/").open()) == GONE


async def test_nothing_is_said_before_hello_and_nothing_twice(pod, team_tab):
    ann = await begin(pod, ANN)
    tab = await team_tab(pod, BEN)
    assert (await tab.ask("here"))[1]["code"] == "hello"
    first = await greeted(tab)
    await save(ann, ANN, {})  # holds no other cards
    await tab.tell("here")
    assert await greeted(tab) == first  # the next frame after all of that: its answer


async def test_who_loses_the_seat_hears_no_more(pod, team_tab):
    pool = await whole(pod, 0)
    ann = await begin(pod, ANN)
    tab = await team_tab(pod, BEN)
    await greeted(tab)
    await Seat.objects.filter(pod=pod, number=1).aupdate(guest_key="somebody else")
    await save(ann, ANN, Counter(sorted(pool.elements())[:10]))
    command, _, said = await tab.hear()
    assert (command, said["text"]) == ("error", building.NO_SEAT)


async def test_two_mates_who_take_the_last_copy_at_once_are_not_both_given_it(pod, team_tab):
    pool = await whole(pod, 0)
    card = next(name for name, count in sorted(pool.items()) if count == 1)
    ann, ben = await begin(pod, ANN), await begin(pod, BEN)
    tab = await team_tab(pod, BEN)
    await greeted(tab)
    await save(ann, ANN, {card: 1})
    await save(ben, BEN, {card: 1})  # on a page that had not heard of it
    shared = await heard(tab)
    assert card not in shared["pool"]
    assert shared["teammates"][0]["cards"] == {card: 1}
    mine = await Deck.objects.aget(pk=ben.pk)
    assert (await mine.versions.aget(number=mine.number)).cards == {card: 1}  # the edit is kept, and is not legal
    assert card not in mine.pool
