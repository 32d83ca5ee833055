"""Drafts in a browser: set up, begun, sat down in, drafted as a person does."""

import re

from playwright.sync_api import expect

from engine.epic.catalogue import CARDS

LISTED = "\n".join(card.name for card in CARDS[:240])
SMALL = {"cards": LISTED, "seats": "2", "packs": "2", "pack_size": "15"}  # the least that makes decks


def path_of(page):
    return re.sub(r"^\w+://[^/]+", "", page.url)


def host(page, key="own", shown="Ann", **typed):
    """Set a draft up, as the form does, and open its page; its address."""
    page.goto("/drafts/")
    token = page.locator("[name=csrfmiddlewaretoken]").first.input_value()
    form = {
        "format": key,
        "shown": shown,
        "clock": "none",
        "csrfmiddlewaretoken": token,
        **(SMALL if key == "own" else {}),
    }
    answer = page.request.post("/drafts/", form=form | typed, headers={"Referer": page.url})
    assert re.search(r"/drafts/[\w-]+/$", answer.url), answer.text()
    page.goto(answer.url)
    expect(page.locator(".pod > .bar")).to_be_visible()
    return path_of(page)


def begin(page, address):
    """Bots sit down in the free seats, and the draft goes on."""
    page.get_by_role("button", name="Start now").click()
    expect(page.locator(".gathering")).to_have_count(0)
    return address


def sit_down(page, address, shown):
    page.goto(address)
    page.get_by_label("Your name in this draft").fill(shown)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".place-line.is-me, .seat.is-me")).to_contain_text(shown)
