"""A draft of the second game in a browser: hosted with two packs, drafted with a bot, and its pool looked through."""

from collections import Counter

from playwright.sync_api import expect

from engine.epic_tcg.catalogue import CARD_OF
from tests.browser.conftest import PHONE, WIDE
from tests.browser.drafting import Drafter


def host(page):
    page.goto("/epic-tcg/drafts/")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Packs per player").fill("2")
    page.get_by_role("button", name="Create draft", exact=True).last.click()
    page.wait_for_url("**/epic-tcg/drafts/*/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Draft 2")
    page.get_by_role("button", name="Start now").click()
    return Drafter(page)


def test_two_packs_are_drafted_with_a_bot_and_the_pool_is_seen(open_page):
    page = open_page(*WIDE)
    ann = host(page)
    first = ann.take(2)
    assert (first["where"], len(first["cards"])) == ("Pack 1 of 2, pick 1", 15)
    assert set(first["cards"]) <= CARD_OF.keys()
    second = ann.see()
    assert len(second["cards"]) == 14
    page.locator(".pack.is-ready [role=option]").first.click()
    taken = CARD_OF[second["cards"][0]]
    expect(page.locator(".selected-card-name")).to_contain_text(str(taken.alignment.name).capitalize())
    expect(page.locator(".selected-card-name [role=img]").first).to_have_accessible_name(
        f"{str(taken.speed.name).lower()}, {taken.price.name.lower()}"
    )
    page.get_by_role("button", name=f"Take {taken.name}").click()
    ann.before = second["key"]
    ann.taken.append(taken.name)
    ann.play()
    expect(page.get_by_role("heading", name="Your pool")).to_contain_text("30")
    pool = Counter(ann.pool())
    assert sum(pool.values()) == 30
    assert Counter(ann.taken) <= pool
    for option, word in (("Price", "Action"), ("Type", "Champions"), ("Speed", "Fast")):
        page.get_by_label("Sort by").first.select_option(label=option)
        expect(page.locator(".pile h4", has_text=word)).to_have_count(1)
    assert Counter(ann.pool()) == pool  # no card is lost on the way
    expect(page.get_by_role("link", name="Play games")).to_have_count(0)
    expect(page.get_by_role("link", name="Compare with a bot")).to_have_count(1)

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Build your deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your deck from Draft 2")
    expect(page.locator(".drafted-card")).to_have_count(len(pool))
