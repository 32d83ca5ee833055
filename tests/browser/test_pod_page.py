"""The page of a draft: devices, hosts, guests who watch, what is kept, and clicks that come too soon."""

import re

import pytest
from playwright.sync_api import expect

from engine.epic.catalogue import CARDS
from tests.browser.conftest import FINGER, WIDE
from tests.browser.drafting import Drafter, begin, host, sit_down
from tests.browser.player import broken_words

# Clicks the first card of the pack in the very moment in which it is drawn.
CLICK_AT_ONCE = """() => new Promise(done => new MutationObserver((_, watcher) => {
    const card = document.querySelector(".pack.is-new [role=option]");
    if (!card) return;
    watcher.disconnect();
    card.click();
    card.click();
    done(card.dataset.card);
}).observe(document.body, {subtree: true, childList: true, attributes: true}))"""


@pytest.fixture
def drafting(wide_page):
    """Ann in a draft against a bot, at her first pick."""
    begin(wide_page, host(wide_page))
    return Drafter(wide_page)


def banner(page):
    return page.locator(".banner.is-shown")


def toasts(page):
    return page.locator(".toasts")


def test_a_misclick_takes_nothing(drafting):
    cards, page = drafting.see()["cards"], drafting.page
    options = page.locator("[role=option]")
    options.nth(0).click()
    expect(page.get_by_role("button", name=f"Take {cards[0]}")).to_be_enabled()
    options.nth(2).click()
    expect(options.nth(0)).to_have_attribute("aria-selected", "false")
    options.nth(2).click()
    expect(page.locator(".pool-row")).to_have_attribute("data-card", cards[2])


def test_a_double_click_takes_and_never_lands_on_the_next_pack(drafting):
    drafting.see()
    first = drafting.page.locator("[role=option]").first
    card = first.get_attribute("data-card")
    first.dblclick()
    expect(drafting.page.locator(".pool-row")).to_have_attribute("data-card", card)
    drafting.before = ""
    expect(drafting.page.locator(".bar-where")).to_contain_text("pick 2")
    drafting.see()
    expect(drafting.page.locator("[aria-selected=true]")).to_have_count(0)


def test_a_click_on_a_pack_that_has_just_come_does_nothing(drafting):
    drafting.see()
    page = drafting.page
    page.locator("[role=option]").first.click()
    page.evaluate(f"() => {{ window.early = ({CLICK_AT_ONCE})(); document.querySelector('[data-take]').click(); }}")
    assert page.evaluate("window.early")
    expect(page.locator(".pack.is-ready [role=option]")).to_have_count(14)
    expect(page.locator("[aria-selected=true]")).to_have_count(0)
    expect(page.locator(".pool-total")).to_have_text("1")


def test_a_press_counts_although_the_picture_of_the_card_comes_under_it(wide_page):
    """The words that stood there until then go away, and with them what the mouse went down on."""
    page, held, let_go = wide_page, [], []
    page.route("**/faces/**", lambda route: route.continue_() if let_go else held.append(route))
    begin(page, host(page))
    Drafter(page).see()
    option = page.locator("[role=option]").first
    option.hover()
    page.mouse.down()
    let_go.append(True)
    for route in held:
        route.continue_()
    expect(option.locator(".pod-face img")).to_be_visible()
    page.mouse.up()
    expect(option).to_have_attribute("aria-selected", "true")


def test_no_word_of_a_name_is_broken_on_a_phone_whose_pictures_do_not_come(open_page):
    page = open_page(320, 740, **FINGER)
    page.route("**/faces/**", lambda _: None)
    names = [card.name for card in CARDS if re.search(r"[^ -]{11,}", card.name)]
    begin(page, host(page, cards="\n".join(f"{-(-60 // len(names))} {name}" for name in names)))
    Drafter(page).see()
    expect(page.locator(".pack .face-words > b")).to_have_count(15)
    assert broken_words(page, ".pack .face-words > b") == []


def test_faces_are_as_large_as_wanted_and_the_pool_folds_away(drafting):
    page, wide = drafting.page, "list => list.querySelector('.option').offsetWidth"
    drafting.see()
    pack, size = page.locator(".pack.is-ready"), page.get_by_label("Card size")
    usual = pack.evaluate(wide)
    size.press("ArrowRight")
    assert pack.evaluate(wide) == int(usual * 1.1)
    size.press("Home")
    assert pack.evaluate(wide) == int(usual * 0.6)
    fold = page.get_by_role("button", name="Hide pool")
    expect(fold).to_have_attribute("aria-expanded", "true")
    fold.press("Enter")
    page.reload()
    expect(page.get_by_role("button", name="Show pool")).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_role("heading", name="Your pool")).to_have_count(0)
    expect(size).to_have_value("60")
    for _ in range(4):
        size.press("ArrowRight")
    pack.wait_for()
    bar = page.locator(".action-bar").bounding_box()
    assert bar
    for option in pack.get_by_role("option").all():  # the whole pack is seen at once
        face = option.bounding_box()
        assert face
        assert face["y"] + face["height"] <= bar["y"]


def test_a_second_tab_takes_over_and_gives_back(drafting):
    drafting.take()
    first, second = drafting.page, drafting.page.context.new_page()
    second.goto(first.url)
    there = Drafter(second)
    there.see()
    expect(banner(first)).to_contain_text("You are now drafting on another device.")
    expect(first.locator("[role=option]")).to_have_count(0)  # its pack can be read, not picked from
    there.take(2)
    expect(first.locator(".pool-total")).to_have_text("2")
    first.get_by_role("button", name="Continue here").click()
    expect(banner(first)).to_have_count(0)
    expect(banner(second)).to_be_visible()
    drafting.before = ""
    drafting.take()
    expect(first.locator(".pool-total")).to_have_text("3")
    assert drafting.pool() == sorted([*drafting.taken, *there.taken])


def test_a_lost_connection_comes_back_to_the_same_pack(drafting, server, console_errors):
    drafting.take()
    drafting.see()
    page = drafting.page
    cards = page.locator("[role=option]").evaluate_all("options => options.map(option => option.dataset.card)")
    server.kill()
    expect(banner(page)).to_contain_text("Connection lost.")
    page.locator("[role=option]").nth(1).click()
    page.locator("[data-take]").click()
    expect(toasts(page)).to_contain_text("Your pick is sent when the connection is back.")
    server.start()
    page.evaluate("dispatchEvent(new Event('online'))")  # or wait for the next try
    expect(page.locator(".pool-total")).to_have_text("2")
    expect(page.locator(f'.pool-row[data-card="{cards[1]}"]')).to_be_visible()
    console_errors.clear()


def test_the_host_pauses_renames_and_hands_over(drafting, open_page):
    drafting.take()
    ann, ben = drafting.page, open_page(*WIDE)
    ben.goto(ann.url)
    expect(ben.locator(".bar-where")).to_contain_text("Watching")
    ann.keyboard.press("h")
    dialog = ann.get_by_role("dialog")
    dialog.get_by_role("button", name="Pause the draft").click()
    expect(ben.locator("#asked")).to_have_text("The host has paused the draft.")
    dialog.get_by_label("Name of the draft").fill("Friday")
    dialog.get_by_role("button", name="Rename").click()
    expect(ben.get_by_role("heading", level=1)).to_have_text("Friday")
    dialog.get_by_role("button", name="Open seat 2 to anyone").click()
    expect(ben.get_by_role("heading", name="Seat 2 is vacant")).to_be_visible()
    dialog.get_by_role("button", name="Continue the draft").click()
    sit_down(ben, ann.url, "Ben")
    expect(toasts(ann)).to_contain_text("Ben takes a seat.")
    expect(ben.locator(".seat.is-me")).to_contain_text("Ben")
    dialog.get_by_role("button", name="Close the draft…").click()
    dialog.get_by_role("button", name="Close it").click()
    for page in (ann, ben):
        expect(page.get_by_role("heading", name="The host has closed this draft")).to_be_visible()


def test_whoever_watches_sees_no_hidden_card(drafting, open_page):
    drafting.take()
    cards = drafting.see()["cards"]
    dan = open_page(*WIDE)
    frames = []
    dan.on("websocket", lambda socket: socket.on("framereceived", lambda payload: frames.append(str(payload))))
    dan.goto(drafting.page.url)
    expect(dan.get_by_role("heading", name="What you see")).to_be_visible()
    expect(dan.locator(".seat")).to_contain_text(["Ann", "Bot 2"])
    shown = dan.locator(".pod").inner_text()
    heard = re.sub(r'"setup": *{.*?"fingerprint"', "", "".join(frames))  # which names the cards of the whole cube
    assert '"view"' in heard
    assert not [card for card in [*cards, *drafting.taken] if card in shown or f'"{card}"' in heard]


def test_an_open_draft_is_open_to_whoever_watches(wide_page, open_page):
    begin(wide_page, host(wide_page, "open"))
    ann, dan = Drafter(wide_page), open_page(*WIDE)
    ann.take()
    dan.goto(wide_page.url)
    expect(dan.locator(".pack .option")).not_to_have_count(0)
    expect(dan.locator(f'.other-pool .pool-row[data-card="{ann.taken[0]}"]')).to_be_visible()
    expect(dan.locator("[role=option]")).to_have_count(0)


def test_gathering_with_a_host_who_puts_bots_in_seats(wide_page, open_page):
    address = host(wide_page, "pack")
    ben = open_page(*WIDE)
    sit_down(ben, address, "Ben")
    lines = wide_page.locator(".seat-line")
    wide_page.get_by_role("button", name="Put a bot in seat 3").click()
    expect(lines).to_contain_text(["Ann", "Ben", "Bot 3", "Free"])
    expect(wide_page.locator(".share")).to_contain_text("One seat is free.")
    expect(wide_page.get_by_label("Link to this draft")).to_have_value(re.compile(f"{address}$"))
    ben.get_by_label("Your name in this draft").fill("Benny")
    ben.get_by_role("button", name="Rename").click()
    expect(lines).to_contain_text(["Ann", "Benny", "Bot 3", "Free"])
    ben.get_by_role("button", name="Leave this seat").click()
    ben.get_by_role("button", name="Leave", exact=True).click()
    expect(lines).to_contain_text(["Ann", "Free", "Bot 3", "Free"])
    expect(ben.get_by_role("button", name="Sit down")).to_be_visible()


def test_the_pool_is_sorted_and_the_sketch_kept(drafting):
    for _ in range(4):
        drafting.take()
    page = drafting.page
    expect(page.locator(".pool-total")).to_have_text("4")
    page.get_by_label("Sort by").select_option("pick")
    expect(page.locator(".pool-name").first).to_have_text(drafting.taken[0])
    page.get_by_role("button", name=f"Move one {drafting.taken[1]} to the sideboard").click()
    expect(page.locator(".sketch-size")).to_have_text("3 of at least 30")
    page.reload()
    expect(page.locator(".sketch-size")).to_have_text("3 of at least 30")
    expect(page.get_by_label("Sort by")).to_have_value("pick")
    page.get_by_role("button", name=f"Move one {drafting.taken[1]} to the deck").click()
    expect(page.locator(".sketch-size")).to_have_text("4 of at least 30")


def test_up_and_down_scroll_the_rules_of_a_chosen_card(drafting):
    page = drafting.page
    drafting.see()
    page.locator(".pack.is-ready [role=option]").nth(2).click()
    rules = page.get_by_role("group", name="Rules text of ")
    for key in ("ArrowDown", "ArrowUp", "End", "Home"):
        rules.press(key)
        expect(rules).to_be_focused()
    rules.press("ArrowRight")
    expect(page.locator(".pack [role=option]:focus")).to_be_visible()


def test_a_ranking_is_typed_pasted_moved_and_kept(drafting):
    page = drafting.page
    drafting.see()
    page.keyboard.press("a")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("A bot picks by my ranking").click()
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_have_text("Rank at least one card, or choose another option.")
    box = dialog.get_by_label("Add cards")
    box.fill("kon")
    expect(dialog.get_by_role("button", name="Kong")).to_be_visible()
    box.press("Enter")
    box.fill("Lash\nKogn\n2. fire shaman")
    dialog.get_by_role("button", name="Add", exact=True).click()
    expect(dialog.get_by_role("status")).to_contain_text("Not found: Kogn.")
    expect(box).to_have_value("Kogn")
    ranked = dialog.locator(".ranked-name")
    expect(ranked).to_contain_text(["Kong", "Lash", "Fire Shaman"])
    dialog.get_by_role("button", name="Move Fire Shaman up").click()
    expect(ranked).to_contain_text(["Kong", "Fire Shaman", "Lash"])
    ranked.nth(2).focus()
    page.keyboard.press("Alt+Home")
    expect(ranked).to_contain_text(["Lash", "Kong", "Fire Shaman"])
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    page.reload()
    page.locator(".pack.is-ready").wait_for()
    page.keyboard.press("a")
    expect(ranked).to_contain_text(["Lash", "Kong", "Fire Shaman"])
    expect(dialog.get_by_label("A bot picks by my ranking")).to_be_checked()
    dialog.get_by_role("button", name="Add all other cards by bot rating").click()
    expect(dialog.locator(".ranking summary")).to_contain_text("277 cards")


def test_who_dawdles_is_warned_and_then_the_clock_picks(wide_page):
    begin(wide_page, host(wide_page, packs="15", pack_size="2", clock="tournament"))  # 8 seconds for the first pick
    Drafter(wide_page).see()
    expect(wide_page.locator("[data-announcement]")).to_contain_text(re.compile(r"\d seconds left\."))
    expect(wide_page.locator(".bar .left.is-soon")).to_be_visible()
    expect(wide_page.locator(".pool-row").first).to_be_visible()
    expect(toasts(wide_page)).to_contain_text("Time ran out.")


def test_whoever_watches_with_a_delay_reads_how_late_packs_are_shown(open_page):
    ann, dan = open_page(*WIDE), open_page(*WIDE)
    dan.goto(begin(ann, host(ann, spectators="all", delay="2")))
    notice = dan.get_by_text("You see all packs and pools 2 picks late, starting when everybody has picked 2 cards.")
    expect(notice).to_be_visible()
    drafter = Drafter(ann)
    drafter.take()
    expect(notice).to_be_visible()
    drafter.take()
    expect(dan.locator(".middle .pack")).to_be_visible()
    expect(notice).to_have_count(0)
