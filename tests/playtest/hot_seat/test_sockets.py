"""Tabs of a device that two people share: each shows one seat, and only while that seat is asked."""

import json

import pytest

from engine.epic import view
from live.broadcast import call
from playtest import domain, positions, queries
from playtest.hot_seat import looking
from playtest.models import Table
from tests.playtest.scripted import answer, is_asked

pytestmark = pytest.mark.django_db(transaction=True)

NAMES = "Ann", "Bob"
HANDOVERS = 12


@pytest.fixture
def device(cookie_of):
    return cookie_of("device")


@pytest.fixture
def table(hot_seat):
    return hot_seat()


async def seat_to_show(table):
    game = await call(positions.current, await Table.objects.aget(pk=table.pk))
    return next((seat for seat in (0, 1) if is_asked(view(game, seat))), None)


async def look(tabs, table, device, seat):
    """A fresh page that says whose cards it shows, and the answer."""
    tab = await tabs(table.slug, device)
    return tab, await tab.ask("hello", {"log": 0, "seat": seat})


def names_in(cards):
    return {card["card"] for card in cards}


async def secrets(table, seat):
    """The cards that only the other seat may know just now: what it holds, but nothing that this seat has seen."""
    game = await call(positions.current, await Table.objects.aget(pk=table.pk))
    mine, theirs = view(game, seat), view(game, 1 - seat)
    return names_in(theirs["players"][1 - seat]["hand"]) - set(json_names(mine))


def json_names(seen):
    zones = [seen["champions"], seen["revealed"], *(p[zone] for p in seen["players"] for zone in ("hand", "discard"))]
    return [card["card"] for zone in zones for card in zone]


async def test_a_page_shows_nothing_before_it_says_whose_cards(table, device, tabs):
    tab = await tabs(table.slug, device)
    for command, payload in (("hello", {"log": 0}), ("position", {}), ("choose", {"at": 0, "codes": [1]})):
        answered, body = await tab.ask(command, payload)
        assert (answered, body["code"]) == ("error", "covered"), command
    assert not await table.choices.aexists()


async def test_only_the_seat_that_is_asked_may_look(table, device, tabs):
    seat = await seat_to_show(table)
    _, (command, body) = await look(tabs, table, device, 1 - seat)
    assert (command, body) == ("error", {"code": "covered", "text": f"Hand the device to {NAMES[seat]}."})
    _, (command, body) = await look(tabs, table, device, seat)
    assert (command, body["view"]["seat"], body["players"]) == (
        "table",
        seat,
        [{"kind": "hot_seat", "away": False, "stand_in": False}] * 2,
    )
    for wrong in (2, 99):
        assert (await look(tabs, table, device, wrong))[1][1]["code"] == "covered"
    for wrong in (-1, "0", None, True, [0]):
        assert (await look(tabs, table, device, wrong))[1][1]["code"] == "malformed"


async def test_the_device_is_handed_over_and_no_frame_tells_what_only_the_other_may_know(table, device, tabs):
    looked, tab, seat = [], None, None
    while len(looked) <= HANDOVERS:
        if (asked := await seat_to_show(table)) != seat:
            tab, (command, _) = await look(tabs, table, device, asked)
            assert command == "table"
            seat = asked
            looked.append(seat)
        hidden = await secrets(table, seat)
        text = json.dumps([tab.view, tab.entries])
        assert tab.view["seat"] == seat
        assert [name for name in hidden if f'"{name}"' in text or f"[[{name}]]" in text] == []
        command, body = await tab.ask("choose", answer(tab.view))
        stays = await seat_to_show(table) == seat
        assert command == ("table" if stays else "error"), body
        assert stays or body["code"] == "covered"
    assert looked[:HANDOVERS] == [looked[0], 1 - looked[0]] * (HANDOVERS // 2)


async def test_when_the_game_is_over_both_may_look_and_read_who_won(table, device, tabs):
    seat = await seat_to_show(table)
    tab, (_, body) = await look(tabs, table, device, seat)
    command, body = await tab.ask("concede", {"at": body["at"]})
    assert command == "table"
    assert body["view"]["result"]["text"].startswith(f"{NAMES[1 - seat]} won in turn")
    for other in (0, 1):
        _, (command, body) = await look(tabs, table, device, other)
        assert (command, body["view"]["seat"]) == ("table", other)


async def test_another_tab_of_the_device_is_covered_too_and_hears_nothing_more(table, device, tabs):
    seat = await seat_to_show(table)
    tab, _ = await look(tabs, table, device, seat)
    other, _ = await look(tabs, table, device, seat)
    while await seat_to_show(table) == seat:
        await tab.ask("choose", answer(tab.view))
    heard = []
    while not heard or heard[-1][0] != "error":
        heard.append(await other.hear())
    assert [frame[2]["view"]["seat"] for frame in heard[:-1]] == [seat] * (len(heard) - 1)
    assert heard[-1] == ["error", 0, {"code": "covered", "text": f"Hand the device to {NAMES[1 - seat]}."}]
    for command, payload in (("position", {}), ("concede", {"at": 0}), ("why", {"at": 0, "ref": "c1"})):
        assert (await other.ask(command, payload))[1]["code"] == "covered"
    third, (_, body) = await look(tabs, table, device, 1 - seat)
    await third.ask("choose", answer(body["view"]))
    assert await other.socket.receive_nothing(timeout=0.05)


@pytest.fixture
def strangers(cookie_of):
    return [cookie_of("eve"), None]


async def test_somebody_else_gets_nothing(table, strangers, tabs):
    for cookie in strangers:
        tab = await tabs(table.slug, cookie)
        command, _, body = await tab.hear()
        assert (command, body["code"]) == ("error", "gone")
        assert (await tab.socket.receive_output())["code"] == 4403
        tab.closed = True


@pytest.fixture
def bob(cookie_of):
    return cookie_of("bob")


async def test_at_other_tables_nobody_looks_from_another_seat(new_table, bob, tabs):
    table = await call(new_table, other="bob")
    _, (command, body) = await look(tabs, table, bob, 0)
    assert (command, body["view"]["seat"], body["since"]) == ("table", 1, None)


async def test_what_happened_since_a_seat_looked_last_is_marked(table, device, tabs):
    seat = await seat_to_show(table)
    tab, (_, body) = await look(tabs, table, device, seat)
    while await seat_to_show(table) == seat:
        before = [entry["n"] for entry in tab.entries]
        await tab.ask("choose", answer(tab.view))
    _, (_, body) = await look(tabs, table, device, 1 - seat)
    assert body["since"] == body["log"][0]["n"]  # they never looked
    other, _ = await look(tabs, table, device, 1 - seat)
    while await seat_to_show(table) != seat:
        await other.ask("choose", answer(other.view))
    _, (_, body) = await look(tabs, table, device, seat)
    assert body["since"] == next(entry["n"] for entry in body["log"] if entry["n"] > before[-1])


async def test_a_rematch_and_changed_sides_are_again_hot_seats(table, device, tabs):
    seat = await seat_to_show(table)
    tab, (_, body) = await look(tabs, table, device, seat)
    assert (await tab.ask("concede", {"at": body["at"]}))[1]["view"]["result"]["winner"] == 1 - seat
    command, moved = await tab.ask("rematch", {"change_sides": True})
    again = await Table.objects.aget(rematch_of=table)
    assert (command, moved) == ("moved", {"url": f"/table/{again.slug}/"})
    assert await call(lambda: again.is_hot_seat)
    assert await call(lambda: again.names) == ["Bob", "Ann"]
    assert (again.setup["decks"], again.chosen) == (table.setup["decks"], table.chosen)
    assert (await look(tabs, again, device, await seat_to_show(again)))[1][0] == "table"


async def test_hints_and_scenes_have_no_place_there(table, device, tabs):
    tab, (_, body) = await look(tabs, table, device, await seat_to_show(table))
    assert (await tab.ask("hint", {"at": body["at"]}))[1]["code"] == "no_practice"


def test_a_seat_that_is_not_asked_cannot_choose(table):
    game = positions.current(table)
    seat = next(seat for seat in (0, 1) if is_asked(view(game, seat)))
    with pytest.raises(domain.Refused) as refused:
        domain.choose(slug=table.slug, seat=1 - seat, at=0, choice={"codes": answer(view(game, seat))["codes"]})
    assert refused.value.code == "not_your_choice"


def test_nothing_is_told_of_a_covered_seat_before_its_tab_has_heard_that_it_is_covered(table):
    seat = 1 - looking.seat_to_show(table)
    asked = [
        lambda: queries.position_text(slug=table.slug, seat=seat),
        lambda: queries.why_not_now(slug=table.slug, seat=seat, at=0, ref="c1"),
        lambda: queries.forecast_now(slug=table.slug, seat=seat, at=0, codes=[]),
    ]
    for ask in asked:
        with pytest.raises(domain.Refused) as refused:
            ask()
        assert refused.value.code == "covered"
