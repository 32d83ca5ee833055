"""What every page owes to everybody: room in a small window, targets for thumbs, names, visible focus, calm."""

import os

import pytest
from PIL import Image

from tests.browser import stage
from tests.browser.conftest import PHONE, ROOT, WIDE
from tests.browser.player import Pointer, Touch

PICTURE = ROOT / "docs" / "table.png"
LARGEST_PICTURE = 250_000  # bytes
CALLERS = ("Wolf's Call",) * 12 + ("Secret Legion",) * 12 + ("Kong",) * 6

# Everything that can be pressed and is smaller than a thumb. Names of cards within sentences are text (WCAG 2.5.8).
TOO_SMALL = """() => {
    const links = "a.button, header nav a, .tags a";
    const pressable = `button:not(.card-name), summary, select, textarea, label:has(input), ${links}`;
    return [...document.querySelectorAll(pressable)]
        .filter(thing => thing.checkVisibility({visibilityProperty: true}) && thing.getBoundingClientRect().width > 1)
        .map(thing => [thing.getBoundingClientRect(), thing])
        .filter(([box]) => box.width < 43.9 || box.height < 43.9)
        .map(([box, thing]) => `${box.width} x ${box.height} ${thing.outerHTML.slice(0, 120)}`);
}"""

NAMELESS = """() => [...document.querySelectorAll("button, a[href], input:not([type=hidden]), select, textarea")]
    .filter(thing => thing.checkVisibility({visibilityProperty: true}))
    .filter(thing => !(thing.getAttribute("aria-label") || thing.labels?.length || thing.textContent.trim()))
    .filter(thing => !thing.querySelector("[role=img][aria-label]:not([aria-label=''])"))
    .map(thing => thing.outerHTML.slice(0, 120))"""

# Motions that last longer than a frame.
MOVING = """() => document.getAnimations()
    .filter(motion => motion.playState === "running" && motion.effect.getComputedTiming().endTime > 1)
    .map(motion => motion.animationName ?? motion.transitionProperty)"""

# Whether the thing with the focus, or what it lies over, looks different from how it looks without.
FOCUS = """() => {
    const thing = document.activeElement;
    if (thing === document.body) return null;
    const near = [thing, thing.parentElement, thing.firstElementChild, thing.nextElementSibling].filter(Boolean);
    const look = () => near.map(other => getComputedStyle(other))
        .map(style => [style.outlineStyle, style.outlineWidth, style.boxShadow, style.borderColor]).join();
    const focused = look();
    thing.blur();
    const plain = look();
    thing.focus({focusVisible: true});
    return [thing.outerHTML.slice(0, 120), focused !== plain];
}"""


def first_page(page, **_):
    page.goto("/")


def list_with_errors(page, **_):
    page.goto("/")
    page.locator(".deck-tile", has_text="Your own list").click()
    page.get_by_label("Your list").fill("3 Kong\n3 Fire Shamen")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("alert").wait_for()


def no_such_page(page, console_errors, **_):
    page.goto("/nowhere/")
    console_errors.clear()  # the browser calls the 404 an error


def conformance(page, **_):
    page.goto("/cards/conformance/?alignment=wild")
    page.locator("main summary").first.click()
    page.locator(".tests li").first.wait_for()


def rules_table(page, **_):
    page.goto("/cards/rules/#chapter-4")
    rule = page.locator('[id="rule-M4.4.9"]')
    rule.locator("summary").click()
    rule.locator(".tests li").first.wait_for()


def cards(address, then=lambda page: None):
    def open_cards(page, **_):
        page.goto(f"/cards/{address}")
        then(page)

    return open_cards


def complete(page):
    page.get_by_label("Search cards").press_sequentially("a")
    page.get_by_role("option").first.wait_for()


def explain(page):
    page.get_by_text("What the keywords mean").click()
    page.locator(".reminders dt").first.wait_for()


def no_decks(page, **_):
    page.goto("/decks/")


def deck_with_errors(page, **_):
    page.goto("/decks/new/")
    page.get_by_label("The list").fill("3 Kong\n3 Fire Shamen\n2 Xyzzyqqq")
    page.get_by_role("button", name="Save deck").click()
    page.get_by_role("alert").wait_for()


def saved_deck(then=lambda page: None):
    def open_deck(page, **_):
        page.goto("/decks/new/")
        page.get_by_label("Name").fill(
            "A name without any space that is as long as a name may be, which is rather long"[:80]
        )
        page.get_by_label("The list").fill(
            "Deity: Furios, Father of Nature\n3 Kong\n3 Fire Shaman\n2 Apocalypse\nSB: 1 Lash"
        )
        page.get_by_role("button", name="Save deck").click()
        page.get_by_role("heading", name="Is it legal?").wait_for()
        then(page)

    return open_deck


def open_details(page):
    page.get_by_role("link", name="Details").click()
    page.get_by_label("Format").select_option("sealed")


def edit_and_compare(page):
    page.get_by_role("link", name="Edit as text").click()
    page.get_by_label("The list").fill("3 Kong\n1 Lash")
    page.get_by_role("button", name="Save as a new version").click()
    page.get_by_role("link", name="What changed in version 2").click()
    page.get_by_role("heading", name="Added").wait_for()


def make_public(page):
    page.get_by_role("link", name="Details").click()
    page.get_by_label("Public. Everyone can find it.").check()
    page.get_by_label("Tags").fill("big, fast")
    page.get_by_role("button", name="Save details").click()
    page.get_by_role("link", name="Decks", exact=True).click()
    page.get_by_role("link", name="Browse public decks").click()
    page.get_by_role("link", name="big", exact=True).first.wait_for()


def own_decks(page):
    page.get_by_role("link", name="Decks", exact=True).click()
    page.get_by_role("link", name="New deck").wait_for()


def table(wanted, then=lambda page: None, decks=None):
    def open_table(page, sit, hands, **_):
        sit(stage.find_game(wanted, decks=decks), page=page, hands=hands).look()
        then(page)

    return open_table


def asks(kind):
    return lambda view: view["decision"]["kind"] == kind and view["turn"] > 4


def crowded(view):
    tokens = [champion["controller"] for champion in view["champions"] if champion["token"]]
    return view["decision"]["kind"] == "window" and min(tokens.count(0), tokens.count(1)) >= 8


def open_menu(name):
    return lambda page: page.locator("summary", has_text=name).or_(page.get_by_label(name, exact=True)).first.click()


def open_help(page):
    page.keyboard.press("?")
    page.get_by_role("heading", name="How to play at this table").wait_for()


def open_story(page):
    if page.viewport_size["width"] < 900:
        page.get_by_label("Open the story").click()
        page.get_by_label("Close the story").wait_for()


def open_pile(page):
    page.get_by_role("region", name="You", exact=True).get_by_role("button", name="Discard").click()


def concede(page):
    open_menu("More")(page)
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    page.locator(".result").wait_for()


STATES = {
    "first page": first_page,
    "list with errors": list_with_errors,
    "no such page": no_such_page,
    "conformance": conformance,
    "table of rules": rules_table,
    "cards": cards("?q=class:dragon"),
    "list of cards": cards("?view=list"),
    "texts of cards": cards("?view=text"),
    "wrong search": cards("?q=class:dragon cost:many"),
    "completion": cards("", complete),
    "card": cards("triceratops/?q=keyword:breakthrough", explain),
    "deity": cards("helena-the-valiant/", explain),
    "how to search": cards("syntax/"),
    "no decks": no_decks,
    "deck with errors": deck_with_errors,
    "saved deck": saved_deck(),
    "details of a deck": saved_deck(open_details),
    "versions compared": saved_deck(edit_and_compare),
    "public decks": saved_deck(make_public),
    "own decks": saved_deck(own_decks),
    "own decks on the first page": saved_deck(lambda page: page.goto("/")),
    "mulligan": table(lambda view: view["decision"]["kind"] == "mulligan"),
    "crowd": table(crowded, decks=(CALLERS, CALLERS)),
    "division": table(lambda view: view["decision"]["kind"] == "divide" and view["decision"]["source"] is not None),
    "modes": table(asks("mode")),
    "cards elsewhere": table(
        lambda view: view["decision"]["kind"] == "target" and view["decision"]["options"][0]["refs"][0][0] == "c"
    ),
    "stops": table(asks("window"), open_menu("Stops")),
    "menu": table(asks("window"), open_menu("More")),
    "help": table(asks("window"), open_help),
    "story": table(asks("window"), open_story),
    "discard pile": table(asks("window"), open_pile),
    "end": table(asks("window"), concede),
}


@pytest.mark.parametrize(("size", "hands"), [(WIDE, Pointer), (PHONE, Touch)], ids=["wide", "phone"])
@pytest.mark.parametrize("state", STATES)
def test_a_page_is_fit_for_everybody(state, size, hands, open_page, sit, console_errors):
    page = open_page(*size, **({"has_touch": True, "is_mobile": True} if hands is Touch else {}))
    STATES[state](page, sit=sit, hands=hands, console_errors=console_errors)
    assert page.get_by_role("heading", level=1, include_hidden=True).count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate(NAMELESS) == []
    assert page.evaluate(MOVING) == []


@pytest.mark.parametrize("state", ["first page", "saved deck", "public decks", "crowd"])
def test_the_focus_is_seen_wherever_it_goes(state, open_page, sit):
    page = open_page(*WIDE)
    STATES[state](page, sit=sit, hands=Pointer)
    seen = []
    for _ in range(40):
        page.keyboard.press("Tab")
        if focus := page.evaluate(FOCUS):
            seen.append(focus)
    assert len({thing for thing, _ in seen}) > 6
    assert [thing for thing, shown in seen if not shown] == []


def battle(view):
    """An attack by five of them on a board of all four alignments, with cards in hand to answer it."""
    fight, champions = view["battle"], view["champions"]
    mine = sum(champion["controller"] == 0 for champion in champions)
    return (
        view["decision"]["kind"] == "window"
        and (view["step"], len((fight or {"attackers": ()})["attackers"])) == ("before_blocks", 5)
        and 5 <= len(view["players"][0]["hand"]) <= 7
        and (3 <= mine <= 6, len(champions) - mine <= 8) == (True, True)
        and len({alignment for champion in champions for alignment in champion["alignments"]}) == 4
        and len(view["decision"]["options"]) >= 4
    )


def test_the_picture_of_the_readme_shows_the_table(sit, tmp_path):
    """With UPDATE_PICTURES=1 the picture is taken anew."""
    page = sit(stage.find_game(battle, first_seed=10275), bot="greedy").page
    page.locator(".hand-card.is-choosable").last.hover()
    page.locator(".reader .face-name").wait_for()
    assert page.locator(".champion.is-attacking").count() == 5
    taken = tmp_path / "table.png"
    page.screenshot(path=taken)
    if os.environ.get("UPDATE_PICTURES") == "1":
        Image.open(taken).convert("RGB").quantize(255).save(PICTURE, optimize=True)
    with Image.open(PICTURE) as kept, Image.open(taken) as now:
        assert kept.size == now.size == WIDE
    assert PICTURE.stat().st_size < LARGEST_PICTURE
