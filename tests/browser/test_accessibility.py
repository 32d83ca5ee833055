"""axe-core on every page of the site, as a guest and with an account, with something on it.

Each address of the site is named once in `addresses.py`. Each page is looked at in both windows. A guest looks at pages
that an account has, too, on a phone only, and only in the first game: they are made by the same templates.
"""

import re
import secrets
from types import SimpleNamespace

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from django.urls import get_resolver

from decks.urls import EVERY_GAME
from drafts import urls as drafts
from lab.experiments import urls as experiments
from lab.improvements import urls as improvements
from lab.pick_prices import urls as pick_prices
from playtest.urls import EVERY_GAME as TABLES
from tests.browser.addresses import DRAWN, NO_PAGES, OF_EPIC_TCG, PAGES, STATES, STATES_OF_EPIC_TCG
from tests.browser.conftest import PHONE, WIDE
from tests.browser.drafting import begin, host
from tests.browser.furnishing import ACCOUNT, GUEST, forgotten, furnish, sign_up

GRAVE = ["serious", "critical"]
# what decides how the main part looks, and what stands around it
PARTS = """() => {
    const sheets = [...document.styleSheets].map(sheet => sheet.href).join();
    const body = document.body.cloneNode(true), main = body.querySelector('main');
    main?.remove();
    const around = Boolean(document.title) + body.outerHTML;
    return main ? [sheets + body.className + main.outerHTML, around] : [sheets + around, ''];
}"""
INSIDE = {"main": "main", "around": "header"}
LOOK = {"main": {"include": ["main"], "exclude": []}, "around": {"exclude": ["main"]}, "all": {"exclude": []}}
# A rule says itself how grave its faults are; those of lesser ones would not count.
VIOLATIONS = """([part, grave]) => {
    const lesser = axe._audit.rules.filter(rule => !grave.includes(rule.impact));
    const rules = Object.fromEntries(lesser.map(rule => [rule.id, {enabled: false}]));
    return axe.run(part, {resultTypes: ['violations'], rules}).then(found => found.violations);
}"""
# The other theme differs in its colours only.
CONTRAST = """part => axe.run(part, {resultTypes: ['violations'], runOnly: ['color-contrast']})
    .then(found => found.violations)"""
# what makes no page another: words, addresses and numbers; that they are there does
WORDS = re.compile(r">[^<]*[^<\s][^<]*(?=<)")
ATTRIBUTES = r"alt|aria-label|datetime|href|hx-[\w-]+|action|src|srcset|title|value|data-[\w-]+"
SAID = re.compile(rf'(\s(?:{ATTRIBUTES}))="[^"]+"')
# Rows that differ in these and in their ids only are as alike as such pages: the first two and the last are looked at.
MARK_ALIKE = rf"""() => {{
    const shape = element => element.outerHTML
        .replace(/>[^<]*[^<\s][^<]*(?=<)/g, '>…')
        .replace(/(\s(?:{ATTRIBUTES}|aria-controls|aria-describedby|aria-labelledby|for|id))="[^"]+"/g, '$1="…"');
    const mark = parent => {{
        const rows = new Map();
        for (const child of parent.children) {{
            const html = parent.children.length > 3 ? shape(child) : '';
            if (html) rows.set(html, [...(rows.get(html) ?? []), child]);
        }}
        for (const alike of rows.values()) {{
            for (const row of alike.slice(2, -1)) row.toggleAttribute('data-alike', true);
        }}
        for (const child of parent.children) if (!child.hasAttribute('data-alike')) mark(child);
    }};
    mark(document.body);
}}"""
UNMARK = "() => document.querySelectorAll('[data-alike]').forEach(row => row.removeAttribute('data-alike'))"


def routes(resolver=None, space=""):
    """The names of all addresses of the site."""
    for one in (resolver or get_resolver()).url_patterns:
        if getattr(one, "namespace", None) == "admin":
            continue  # Django's own pages, for staff
        if hasattr(one, "url_patterns"):
            yield from routes(one, space + (f"{one.namespace}:" if one.namespace else ""))
        else:
            yield f"{space}{one.name}"


def test_every_address_is_looked_at_or_no_page():
    only_there = set(OF_EPIC_TCG) - set(PAGES)  # boosters, which the first game does not have
    assert sorted(routes()) == sorted([*PAGES, *only_there, *NO_PAGES])  # each once: two of a name would hide another
    lab = [*pick_prices.urlpatterns, *experiments.urlpatterns, *improvements.urlpatterns]
    every = set(routes(SimpleNamespace(url_patterns=[*EVERY_GAME, *TABLES, *drafts.urlpatterns, *lab])))
    # reports and games of somebody else, and drafts of the same packs: looked at in the first game
    alike = {"report_deck", "report_cube", "report_comment", "watch", "watched_replay", "pod_compare"}
    assert every == {*OF_EPIC_TCG, *NO_PAGES, *alike} & every
    assert set(OF_EPIC_TCG) <= every | {"rules_table", "bots", "lobby", "api:about"}


@pytest.fixture(scope="module")
def furnished(browser, running_site):
    """For a guest and for an account: what their browser keeps, and the addresses of what they made."""
    if running_site.process is None or running_site.process.poll() is not None:
        running_site.process = None
        running_site.start()
    made, name = {}, f"Ann-{secrets.token_hex(4)}"
    for who in (GUEST, ACCOUNT):
        context = browser.new_context(base_url=running_site.url, service_workers="block")
        page = context.new_page()
        if who == ACCOUNT:
            sign_up(page, name)
        made[who] = [furnish(page, running_site, who), None]
        made[who][1] = context.storage_state()
        if who == ACCOUNT:
            context.clear_cookies()
            made[GUEST][0]["letter"] = forgotten(page, running_site, name)
        context.close()
    for who, another in ((GUEST, ACCOUNT), (ACCOUNT, GUEST)):
        made[who][0]["theirs"] = made[another][0]["deck"]
        made[who][0]["their_draft"] = made[another][0]["draft"]
        made[who][0]["their_paired"] = made[another][0]["paired"]
        made[who][0]["their_invitation"] = made[another][0]["invitation"]
        made[who][0]["watched"] = made[another][0]["open"]
        made[who][0]["spectated"] = made[another][0]["shown"]
        made[who][0]["spectated_end"] = made[another][0]["shown_end"]
    return made


# --- looking ---------------------------------------------------------------------------------------------------------


def addresses(who, names):
    """What there is to see for somebody: the route or state, the address, and the windows in which to look at it."""
    second = {f"epic-tcg:{route}": address for route, address in OF_EPIC_TCG.items()} | STATES_OF_EPIC_TCG
    for route, address_of in (PAGES | STATES | (second if who == ACCOUNT else {})).items():
        address, only = (address_of, None) if isinstance(address_of, str) else address_of
        if only in (who, None):
            yield route, address.format(**names), [PHONE] if who == GUEST and only is None else [WIDE, PHONE]


def faults(page, part="all"):
    """What is wrong with the page as it is now, or with a part of it, and with its colours in the light theme: the
    rule, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    page.evaluate(MARK_ALIKE)
    part = part if page.locator("main").count() else "all"
    where = LOOK[part] | {"exclude": [*LOOK[part]["exclude"], "[data-alike]"]}
    found = page.evaluate(VIOLATIONS, [where, GRAVE])
    page.emulate_media(color_scheme="light")
    found += page.evaluate(CONTRAST, where)
    page.emulate_media(color_scheme="dark")
    page.evaluate(UNMARK)
    return [f"{one['id']}: {node['html'][:200]} {node['failureSummary']}" for one in found for node in one["nodes"][:3]]


def faults_of_new(page, seen):
    """The same of what nobody has looked at yet: of the main part, of what stands around it, of both or of nothing.
    Pages that differ only in their words and addresses are alike."""
    main, around = (WORDS.sub(">…", SAID.sub(r'\1="…"', html)) for html in page.evaluate(PARTS))
    new = {(part, page.viewport_size["width"], html) for part, html in (("main", main), ("around", around))} - seen
    seen |= new
    if len(new) == 2:
        return faults(page)
    return [fault for part, _, _ in new for fault in faults(page, part)]


def settle(page, address):
    """Go there and wait until scripts have drawn the page."""
    page.goto(address)
    for part, drawn in DRAWN.items():
        if part in address:
            page.wait_for_selector(drawn)


@pytest.fixture(scope="module")
def seen():
    """What a guest and an account see alike is looked at once."""
    return set()


def test_a_fault_is_found_in_its_part(open_page):
    page, seen = open_page(*WIDE), set()
    page.goto("/account/closed/")
    assert faults_of_new(page, seen) == []
    assert len(seen) == 2
    for part, other in (("main", "around"), ("around", "main")):
        page.reload()
        page.evaluate("part => document.querySelector(part).append(document.createElement('button'))", INSIDE[part])
        (fault,) = faults(page)
        assert fault.startswith("button-name: <button></button>")
        assert faults(page, part) == [fault]
        assert faults(page, other) == []
        assert faults_of_new(page, seen) == [fault]
        assert faults_of_new(page, seen) == []  # it was said once


def test_a_fault_is_found_in_whichever_row_differs(open_page):
    page = open_page(*WIDE)
    page.goto("/account/closed/")
    page.evaluate("""() => {
        const list = document.createElement('ul'), row = '<li><a href="/cards/">Cards</a> <button>Add</button></li>';
        list.innerHTML = row.repeat(9);
        document.querySelector('main').append(list);
    }""")
    assert faults(page) == []
    button = page.locator("main li").nth(5).get_by_role("button")
    button.evaluate("button => button.textContent = ''")
    (fault,) = faults(page)
    assert fault.startswith("button-name: <button></button>")
    page.locator("main li button").evaluate_all("buttons => buttons.forEach(button => button.textContent = '')")
    assert len(faults(page)) == 3  # the first two and the last


def test_a_fault_of_the_light_theme_is_found(open_page):
    page = open_page(*WIDE)
    page.goto("/account/closed/")
    page.evaluate("""() => {
        const words = document.querySelector("main p");
        words.style.color = "light-dark(#eee, #000)";
        words.style.background = "#fff";
    }""")
    (fault,) = faults(page)
    assert fault.startswith("color-contrast: <p")


@pytest.mark.slow
@pytest.mark.parametrize("who", [ACCOUNT, GUEST])
def test_no_page_has_a_grave_fault(who, furnished, open_page, console_errors, seen):
    names, state = furnished[who]
    size = PHONE
    page = open_page(*size, storage_state=state)
    wrong = {}
    for route, address, sizes in addresses(who, names):
        settle(page, address)
        for size in sorted(sizes, key=lambda other, now=size: other != now):  # it changes once a page, or not at all
            page.set_viewport_size({"width": size[0], "height": size[1]})
            if found := faults_of_new(page, seen):
                wrong[route, size[0]] = found
    console_errors[:] = [text for text in console_errors if "status of 40" not in text]  # what STATES asks for
    assert not wrong, "\n".join(f"{where}: {fault}" for where, found in wrong.items() for fault in found)


def wrong_deck(page):
    page.goto("/decks/new/")
    page.get_by_label("The list").fill("3 Kogn\n3 Xyzzyqqq")
    page.get_by_role("button", name="Save deck").click()
    page.get_by_role("alert").first.wait_for()


def wrong_format(page):
    page.goto("/formats/new/")
    page.get_by_role("button", name="Add a list").click()
    page.get_by_label("Banned cards").fill("Kogn")
    page.get_by_role("button", name="Save the format").last.click()
    page.get_by_role("alert").first.wait_for()


def wrong_draft(page):
    page.goto("/drafts/")
    page.get_by_text("Own Cube", exact=True).click()
    page.get_by_label("The list").fill("3 Kogn")
    page.get_by_text("More options: clock").click()
    page.get_by_label("Packs per player").fill("99")
    page.get_by_role("button", name="Create draft").click()
    page.get_by_role("alert").first.wait_for()


def wrong_account(page):
    page.goto("/account/sign-up/")
    page.get_by_role("button", name="Create account").click()
    page.get_by_role("alert").first.wait_for()


def everything_open(page):
    for summary in page.locator("summary").all():
        summary.click()
    for opens in page.locator(".sheet-open:visible").all():
        opens.click()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(
    "state", [wrong_deck, wrong_format, wrong_draft, wrong_account], ids=lambda state: state.__name__
)
def test_forms_with_errors_have_no_grave_fault(state, size, open_page):
    page = open_page(*size)
    state(page)
    assert faults(page) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_is_folded_away_has_no_grave_fault_either(size, furnished, open_page):
    names, state = furnished[GUEST]
    page = open_page(*size, storage_state=state)
    step = f"{names['logged']}log/?seat=2&round=2&pick=5"
    for address in (names["deck"], "/cards/kong/", "/formats/new/", "/drafts/", step, "/decks/", "/decks/public/"):
        page.goto(address)
        everything_open(page)
        assert faults(page) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_opens_in_a_draft_has_no_grave_fault(size, open_page):
    page = open_page(*size)
    host(page, "cube", seats="2", clock="relaxed")
    for kind in ("help", "host", "absence", "sounds", "leave"):
        open_in_draft(page, kind)
    begin(page, "")
    page.locator(".pack.is-ready [role=option]").nth(2).click()
    assert faults(page) == []
    for kind in ("card", "commands", "absence", "host"):
        open_in_draft(page, kind)
    page.locator("[data-take]").click()
    page.locator(".pack.is-ready").wait_for()
    page.evaluate("document.querySelector('.action-bar-tabs button:last-child').click()")
    assert faults(page) == []


OPENERS = {
    "card": ".selected-card-face", "commands": ".bar .narrow", "leave": ".my-seat .quiet",
    "help": ".bar [data-key='?']", "host": ".bar [data-key=H]", "absence": ".bar [data-key=A]",
    "sounds": ".bar [data-key=S]",
}  # fmt: skip


def open_in_draft(page, kind):
    """Open what is in a dialog, whatever the width of the window, look at it and close it."""
    page.evaluate("opener => document.querySelector(opener).click()", OPENERS[kind])
    page.locator(f"dialog[data-name={kind}]").wait_for()
    for summary in page.locator("dialog summary").all():
        summary.click()
    assert (kind, faults(page)) == (kind, [])
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
