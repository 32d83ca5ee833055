"""The same packs again, in a browser: against bots with a comparison afterwards, and with a friend in the seat they
like."""

from playwright.sync_api import expect

from tests.browser.drafting import Drafter, drafted_by_bots, host, path_of

FITS = "document.documentElement.scrollWidth <= innerWidth"


def test_packs_are_drafted_again_and_compared(wide_page):
    page = wide_page
    first = drafted_by_bots(page, "own")
    page.goto(f"{first}log/?seat=1&round=1&pick=1")
    pack = page.locator(".log-pack .log-card").count()
    taken = page.locator(".log-took b").text_content()
    page.goto(f"{first}log/")
    page.get_by_role("link", name="Draft these packs again").click()
    page.get_by_label("Your name in the draft").fill("Ann")
    page.get_by_role("button", name="Draft against bots").click()
    expect(page.locator(".bar")).to_contain_text("Repeat")
    drafter = Drafter(page)
    cards = drafter.see()["cards"]
    assert len(cards) == pack
    assert taken in cards
    drafter.take(next(at for at, name in enumerate(cards) if name != taken))
    drafter.play()
    expect(page.locator(".seat-line.is-me")).to_contain_text("Ann")
    page.get_by_role("link", name="Compare the same packs").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The same packs: seat 1")
    row = page.locator("#r1p1 td")
    expect(row.nth(0)).to_contain_text(drafter.taken[0])
    expect(row.nth(1)).to_contain_text(taken)
    expect(row.nth(1)).to_contain_text("other choice")
    expect(row.nth(1)).to_contain_text(f"from the same {pack}")
    row.nth(0).locator("summary").press("Enter")
    expect(row.nth(0).locator("li")).to_have_count(pack)
    page.get_by_role("link", name="round 1, pick 1").click()
    expect(page.locator("#r1p1")).to_be_in_viewport()
    page.locator("#r1p2 td").nth(0).locator(".compare-choice > a").click()
    expect(page.get_by_role("heading", level=2).first).to_have_text("Ann, round 1, pick 2")


def test_a_friend_takes_the_seat_they_like(wide_page, phone_page):
    page, friend = wide_page, phone_page
    page.goto(f"{host(page, 'random30', seats='4', start='now')}")
    page.get_by_role("link", name="Draft these packs again").click()
    page.get_by_role("button", name="Invite friends").click()
    expect(page.locator(".seat-line.is-me .seat-number")).to_have_text("1")
    friend.goto(path_of(page))
    expect(friend.get_by_text("The same packs again.")).to_be_visible()
    friend.get_by_label("Your name in this draft").fill("Ben")
    friend.get_by_role("combobox", name="Seat").select_option("3, which Bot 3 had")
    friend.get_by_role("button", name="Sit down").tap()
    expect(friend.locator(".seat-line.is-me .seat-number")).to_have_text("3")
    expect(friend.get_by_role("combobox", name="Seat")).to_have_count(0)
    assert friend.evaluate(FITS)
    page.get_by_role("button", name="Start now").click()
    friend.get_by_role("link", name="Compare the same packs").tap()
    expect(friend.get_by_role("heading", level=1)).to_have_text("The same packs: seat 3")
    expect(friend.get_by_text("whoever had this seat was dealt the same pool")).to_be_visible()
    assert friend.evaluate(FITS)
