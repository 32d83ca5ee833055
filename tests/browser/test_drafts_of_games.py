"""A draft of the second game in a browser: hosted with two packs, drafted with a bot, its pool looked through, and a
match played with the deck that is built of it."""

import re
from collections import Counter

from playwright.sync_api import expect

from engine.epic_tcg.catalogue import CARD_OF, SET_OF
from tests.browser.conftest import PHONE, WIDE
from tests.browser.drafting import Drafter
from tests.browser.furnishing import concede


def fill_in(page, format_="Draft", packs=2):
    page.goto("/epic-tcg/drafts/")
    page.locator(".offer label", has_text=re.compile(rf"^\s*{format_}\s*$")).click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Packs per player").fill(str(packs))


def host(page, format_="Draft", packs=2):
    fill_in(page, format_, packs)
    page.get_by_role("button", name="Create draft", exact=True).last.click()
    page.wait_for_url("**/epic-tcg/drafts/*/")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{format_} {packs}")
    page.get_by_role("button", name="Start now").click()


def build(page, button, cards):
    """What that button makes of the pool is saved; back on its page."""
    pool = page.url
    page.get_by_role("button", name=button).click()
    page.wait_for_url("**/epic-tcg/decks/**")
    page.goto(pool)
    expect(page.get_by_text(f"Legal. {cards}, version 1. This is what you play.")).to_be_visible()


def lose_a_game_of_a_match(page):
    """A best of three against the bot, from the page of the games, whose first game is given up."""
    page.get_by_role("link", name="Play games").click()
    expect(page.get_by_role("radio", name=re.compile("Best of 3"))).to_have_count(2)
    expect(page.get_by_role("radio", name=re.compile("Best of 3")).first).to_be_checked()
    page.get_by_role("button", name="Play Bot 2").click()
    expect(page.get_by_role("button", name="Keep your hand")).to_be_visible()
    concede(page)
    expect(page.get_by_role("dialog")).to_contain_text("The match stands 0 : 1.")
    expect(page.get_by_role("dialog").get_by_role("link", name="Prepare the next game")).to_have_class(
        re.compile("primary")
    )
    expect(page.locator(".turn-match")).to_have_text("match 0 : 1")


def lose_the_match(page, over):
    """The second game has begun and is given up too."""
    expect(page.get_by_role("button", name="Keep your hand")).to_be_visible()
    assert page.url != over
    concede(page)
    expect(page.get_by_role("dialog")).to_contain_text("Bot 2 has won the match 2 : 0.")
    expect(page.get_by_role("dialog").get_by_role("link", name="Watch the replay")).to_be_visible()
    expect(page.get_by_text("Next game")).to_have_count(0)
    page.get_by_role("link", name="Go to the draft’s games").click()
    expect(page.get_by_role("listitem").filter(has_text="Bot 2 won: 0 : 2")).to_be_visible()


def test_two_packs_are_drafted_with_a_bot_and_a_match_is_played_with_the_deck(open_page):
    page = open_page(*WIDE)
    host(page)
    ann = Drafter(page)
    first = ann.take(2)
    assert (first["where"], len(first["cards"])) == ("Pack 1 of 2, pick 1", 15)
    assert set(first["cards"]) <= CARD_OF.keys()
    second = ann.see()
    assert len(second["cards"]) == 14
    page.locator(".pack.is-ready [role=option]").first.click()
    taken = CARD_OF[second["cards"][0]]
    expect(page.locator(".selected-card-name")).to_contain_text(str(taken.alignment.name).capitalize())
    speed = taken.speed.name.lower().replace("instant_", "instantaneous ")
    expect(page.locator(".selected-card-name [role=img]").first).to_have_accessible_name(
        f"{speed}, {taken.price.name.lower()}"
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
    expect(page.get_by_role("link", name="Compare with a bot")).to_have_count(1)

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Build your deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your deck from Draft 2")
    expect(page.locator(".drafted-card")).to_have_count(len(pool))

    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    build(page, "Save as a deck", "30 cards")  # all that there are
    lose_a_game_of_a_match(page)
    over = page.url
    page.get_by_role("dialog").get_by_role("button", name="Next game").click()
    page.wait_for_url(lambda address: address != over)
    lose_the_match(page, over)


def test_bots_at_hand_draft_what_the_form_holds(open_page):
    page = open_page(*WIDE)
    fill_in(page)
    page.get_by_role("group", name="Boosters").get_by_role("combobox").first.select_option("Time Wars")
    page.get_by_role("button", name="Against bots now (Draft)").click()
    page.wait_for_url("**/epic-tcg/drafts/*/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Draft 2")
    expect(page.locator(".bar-where")).to_contain_text("Pack 1 of 2")
    expect(page.locator(".seat")).to_have_count(2)
    assert {SET_OF[name] for name in Drafter(page).see()["cards"]} == {"Time Wars"}


def test_between_two_games_on_a_phone_cards_are_swapped_with_the_rest_of_the_pool(open_page):
    page = open_page(*PHONE)
    host(page, "Sealed Pack", 3)
    page.get_by_role("link", name="Deck", exact=True).click()
    build(page, "Build from this suggestion", "30 cards, 15 in the sideboard")
    lose_a_game_of_a_match(page)
    over = page.url
    page.get_by_role("dialog").get_by_role("link", name="Prepare the next game").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Match after Sealed Pack 3")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    agreed = page.get_by_text("Best of 3: the first to win 2 games wins.")
    expect(agreed).to_be_hidden()
    page.get_by_text("What was agreed").click()
    expect(agreed).to_be_visible()
    balance = page.locator("#swap-balance")
    expect(balance).to_have_text("Nothing is swapped.")
    page.get_by_role("group", name="Out of your deck").get_by_role("button", name=re.compile("more$")).first.click()
    expect(balance).to_have_text("1 out, 0 in: take one more in.")
    page.get_by_role("button", name="Next game").click()
    expect(balance).to_contain_text("Press Swap, or put the numbers back, before the next game.")
    page.get_by_role("group", name="In from your sideboard").get_by_role("spinbutton").first.fill("1")
    expect(balance).to_have_text("1 out, 1 in. Not swapped yet.")
    page.get_by_role("button", name="Swap", exact=True).click()
    expect(balance).to_have_text("1 out, 1 in. Swapped.")
    expect(page.get_by_text("you, with Sealed Pack 3: drafted deck, 1 card swapped")).to_be_visible()
    page.get_by_role("button", name="Let Bot 2 start").click()
    expect(page.get_by_text("Next game: Bot 2 starts.")).to_be_visible()
    page.get_by_role("button", name="Next game").click()
    page.wait_for_url("**/table/*/")
    lose_the_match(page, over)
