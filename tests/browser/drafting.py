"""Drafts in a browser: set up, begun, sat down in, drafted as a person does."""

import re

from playwright.sync_api import expect

from engine.epic.catalogue import CARDS
from tests.patience import IN_BROWSER

LISTED = "\n".join(card.name for card in CARDS[:240])
SMALL = {"cards": LISTED, "seats": "2", "packs": "2", "pack_size": "15"}  # the least that makes decks

# What a person sees once something is asked that was not asked when they saw `before`, or the draft is over.
SEE = """([before, patience]) => new Promise((tell, fail) => {
    const started = performance.now();
    const see = () => {
        const stage = document.querySelector(".pod");
        const where = document.querySelector(".bar-where strong")?.textContent;
        const options = [...document.querySelectorAll(".pack.is-ready [role=option]")];
        const answers = [...document.querySelectorAll(".answers button:enabled")];
        const key = `${where} ${options.length}`;
        if (stage?.matches(".is-over")) return tell({key: "", kind: "over"});
        if (options.length && key !== before)
            return tell({key, kind: "pick", cards: options.map(option => option.dataset.card), where});
        if (answers.length && key !== before) return tell({key, kind: "answer", where});
        if (performance.now() - started > patience)
            return fail(`nothing new was asked after ${before}: ${document.body.innerText.slice(0, 1000)}`);
        requestAnimationFrame(see);
    };
    see();
})"""


def path_of(page):
    return re.sub(r"^\w+://[^/]+", "", page.url)


def host(page, key="own", shown="Ann", at="/drafts/", **typed):
    """Set a draft up, as the form does, and open its page; its address. `at`: the page of drafts of a game."""
    page.goto(at)
    token = page.locator("[name=csrfmiddlewaretoken]").first.input_value()
    form = {"format": key, "shown": shown, "clock": "none", "csrfmiddlewaretoken": token}
    form |= (SMALL if key == "own" else {}) | typed
    answer = page.request.post(at, form=form, headers={"Referer": page.url})
    assert re.search(r"/drafts/[\w-]+/$", answer.url), answer.text()
    page.goto(answer.url)
    expect(page.locator(".pod > .bar")).to_be_visible()
    return path_of(page)


def begin(page, address):
    """Bots sit down in the free seats, and the draft goes on."""
    page.get_by_role("button", name="Start now").click()
    expect(page.locator(".gathering")).to_have_count(0)
    return address


def drafted_by_bots(page, key, **typed):
    """Set a draft up for bots only, which is over at once, and watch; its address."""
    return host(page, key, sits="watch", start="now", **typed)


def sit_down(page, address, shown):
    page.goto(address)
    page.get_by_label("Your name in this draft").fill(shown)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seat-line.is-me, .seat.is-me")).to_contain_text(shown)


class Drafter:
    """Reads the page and picks; `before` is what was asked last."""

    def __init__(self, page):
        self.page = page
        self.before = ""
        self.taken = []

    def see(self):
        return self.page.evaluate(SEE, [self.before, IN_BROWSER])

    def take(self, at=0):
        """Answer what is asked next; what it was."""
        seen = self.see()
        self.before = seen["key"]
        if seen["kind"] == "pick":
            at = min(at, len(seen["cards"]) - 1)
            self.choose(at)
            self.taken.append(seen["cards"][at])
        elif seen["kind"] == "answer":
            self.answer()
        return seen

    def choose(self, at):
        option = self.page.locator(".pack.is-ready [role=option]").nth(at)
        option.click()
        expect(option).to_have_attribute("aria-selected", "true")
        self.page.locator("[data-take]").click()

    def answer(self):
        self.page.locator(".answers button").first.click()

    def play(self):
        """Draft to the end."""
        while self.take()["kind"] != "over":
            pass

    def pool(self):
        """The cards that the page shows as one's own, sorted."""
        rows = self.page.locator(".pool[aria-labelledby=pool-title] .pool-row")
        counted = rows.evaluate_all(
            "rows => rows.map(row => [row.dataset.card, Number(row.querySelector('.pool-count').textContent || 1)])"
        )
        return sorted(name for name, count in counted for _ in range(count))


class Keys(Drafter):
    """Touches nothing but the keyboard."""

    def choose(self, at):
        press = self.page.keyboard.press
        press("Home")
        for _ in range(at):
            press("ArrowRight")
        press("Enter")
        expect(self.page.locator("[role=option][aria-selected=true]")).to_be_focused()
        press("Enter")

    def answer(self):
        expect(self.page.locator(".answers button").first).to_be_focused()
        self.page.keyboard.press("Enter")


class Finger(Drafter):
    """Taps: the first tap shows the card, the button at the thumb takes it."""

    def choose(self, at):
        self.page.locator(".pack.is-ready [role=option]").nth(at).tap()
        self.page.get_by_role("button", name=re.compile("^Take ")).tap()

    def answer(self):
        self.page.locator(".answers button").first.tap()
