"""axe-core on every page of the site, as a guest and with an account, in both windows, with something on it.

Each address of the site is named once: with how to come there in PAGES, or in NO_PAGES because no person looks at it.
"""

import re
import secrets
from types import SimpleNamespace

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from django.urls import get_resolver

from decks.urls import EVERY_GAME
from drafts.urls import EVERY_GAME as DRAFTS
from playtest.urls import EVERY_GAME as TABLES
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

# route -> the address, with the content's names in it; and for whom the page is, without for everybody
PAGES = {
    "home": "/",
    "learn": "/learn/",
    "puzzles": "/puzzles/",
    "offline": "/offline/",
    "invite": "/play/",
    "challenge": "{invitation}",
    "games": "/games/",
    "open_position": "/position/",
    "open_record": "/replay/",
    "hot_seat": "/hot-seat/",
    "many": "/many/",
    "table": "{table}",
    "replay": "{finished}replay/",
    "coach": "{coached}replay/coach/",
    "practice": "/coach/",
    "watch": "{spectated}",
    "watched_replay": "{spectated_end}1/replay/",
    "cards": "/cards/?q=class:dragon",
    "syntax": "/cards/syntax/",
    "conformance": "/cards/conformance/",
    "rules_table": "/cards/rules/",
    "card": "/cards/kong/",
    "own_picture": "/cards/kong/picture/",
    "own_pictures": "/cards/pictures/",
    "picture_batch": "{batch}",
    "print_cards": "/cards/print/?q=class:dragon",
    "formats": "/formats/",
    "new_format": "/formats/new/",
    "format": "{format}",
    "edit_format": "{format}edit/",
    "delete_format": "{format}delete/",
    "collection": "/collection/",
    "collection_products": "/collection/products/",
    "collection_cards": "/collection/cards/",
    "import_collection": "/collection/import/",
    "delete_collection": "/collection/delete/",
    "collection_missing": "/collection/missing/",
    "missing_for_deck": "/collection/missing/{other}/",
    "collection_decks": "/collection/decks/",
    "decks_together": "/collection/together/?deck={other}&deck={mine}",
    "cubes": "/cubes/",
    "new_cube": "/cubes/new/",
    "cube": "{cube}",
    "edit_cube": "{cube}edit/",
    "describe_cube": "{cube}details/",
    "delete_cube": "{cube}delete/",
    "cube_versions": "{cube}versions/",
    "cube_version": "{cube}versions/1/",
    "note_cube_version": "{cube}versions/1/note/",
    "compare_cube_versions": "{cube}versions/1..2/",
    "report_cube": "/cubes/site-official/report/",
    "decks": "/decks/",
    "new_deck": "/decks/new/",
    "public_decks": "/decks/public/",
    "several_decks": "/decks/several/",
    "report_deck": "{theirs}report/",
    "report_comment": ("{deck}comments/{comment}/report/", ACCOUNT),
    "deck": "{deck}",
    "build_deck": "{deck}build/",
    "print_deck": "{deck}print/",
    "edit_deck": "{deck}edit/",
    "describe_deck": "{deck}details/",
    "delete_deck": "{deck}delete/",
    "repair_deck": "{deck}repair/",
    "compare_decks": "{deck}compare/{other}/",
    "study": "{deck}study/",
    "study_odds": "{deck}study/odds/",
    "study_hands": "{deck}study/hands/",
    "trials": "{deck}study/trials/",
    "trial": "{trial}",
    "deck_versions": "{deck}versions/",
    "deck_version": "{deck}versions/1/",
    "note_deck_version": "{deck}versions/1/note/",
    "compare_deck_versions": "{deck}versions/1..2/",
    "drafts": "/drafts/",
    "pod_cards": "{brought}cards/",
    "pod_deck": "{draft}deck/",
    "pod_log": "{logged}log/",
    "pod_pick": "{logged}log/40/",
    "pod_coach": "{logged}log/coach/",
    "pick_prices": "{logged}log/40/price/",
    "pick_price": "{pick_price}",
    "pod_compare": "{repeated}log/compare/",
    "pod_repeat": "{logged}again/",
    "verify_draft": "/drafts/verify/",
    "pod": "{pod}",
    "pod_games": "{paired}games/",
    "api:about": "/api/",
    "api:docs": "/api/docs/",
    "bots": "/bots/",
    "experiments": "/lab/",
    "new_experiment": "/lab/new/",
    "experiment": "{experiment}",
    "experiment_matchup": "{experiment}1/",
    "experiment_replay": "{experiment}1/1/",
    "experiment_cards": "{experiment}cards/",
    "new_improvement": "/lab/better/new/?deck=site:burn",
    "improvement": "{improvement}",
    "lobby": "/lobby/",
    "account": ("/account/", ACCOUNT),
    "blocked": "/account/blocked/",
    "account_login": ("/account/sign-in/", GUEST),
    "account_signup": ("/account/sign-up/", GUEST),
    "account_logout": ("/account/sign-out/", ACCOUNT),
    "token": ("/account/token/", ACCOUNT),
    "account_inactive": "/account/closed/",
    "change_email": ("/account/email/", ACCOUNT),
    "delete_account": ("/account/delete/", ACCOUNT),
    "account_change_password": ("/account/password/", ACCOUNT),
    "account_reset_password": "/account/reset/",
    "account_reset_password_done": "/account/reset/sent/",
    "account_reset_password_from_key": ("{letter}", GUEST),
    "account_reset_password_from_key_done": "/account/reset/done/",
}
# what stands behind no route, or is another state of a page
STATES = {
    "no such page": "/nowhere/",
    "a deck to choose": "/lab/better/new/",
    "no such card": "/cards/kogn/",
    "a scene": "{scene}",
    "a covered table": "{covered}",
    "a table of eight": "{many}",
    "a table whose game one has left": "{many_out}",
    "a replay before the end": "{table}replay/",
    "a game that the coach has not looked at": "{finished}replay/coach/",
    "a game that the coach does not look at": "{table}replay/coach/",
    "a game of one’s own that others watch": "{shown}",
    "a game that one watched to its end": "{spectated_end}",
    "an invitation of others": "{their_invitation}",
    "not yours": "{theirs}edit/",
    "a public deck": "{theirs}",
    "list of cards": "/cards/?view=list",
    "texts of cards": "/cards/?view=text",
    "wrong search": "/cards/?q=class:dragon cost:many",
    "deity": "/cards/furios-father-of-nature/",
    "a format of the site": "/formats/constructed-2017/",
    "legal deck": "{other_deck}",
    "a deck as text": "{deck}?view=text&group=class",
    "a deck as a table": "{deck}?view=table",
    "a deck with comments": ("{deck}", ACCOUNT),
    "decks in no folder": "/decks/?folder=none",
    "a step of a log": "{logged}log/?seat=2&round=2&pick=5",
    "an answer": "{logged}log/40/?card=1",
    "a list to keep": "{listed}log/0/",
    "lists in a log": "{listed}log/",
    "a pool after a deck was made of it": "{built_draft}deck/",
    "a pool with nothing to choose": "{dealt}deck/",
    "a draft that nobody repeated": "{listed}log/compare/",
    "a draft that repeats another": "{repeat}",
    "a verified draft": "/drafts/verify/?pod={draft}",
    "a pool of others": "{their_draft}deck/",
    "a deck from a pool": "{pool_deck}",
    "building from a pool": "{pool_deck}build/",
    "a draft that goes on": "{drafting}",
    "an open draft that one watches": "{watched}",
    "a draft that is over": "{drafted}",
    "a list of cards to bring": "{pulled}cards/",
    "a draft before its players bring cards": "{brought}",
    "the official cube": "/cubes/site-official/?view=text",
    "games before the end of a draft": "{drafting}games/",
    "games before any was played": "{draft}games/",
    "pairings of others": "{their_paired}games/",
}
# what scripts draw, by a part of the address
DRAWN = {
    "/table/": "#table > .table, #replay > .table, #cover, main:not(:has(#table, #replay))",
    "/lab/": "#replay > .table, main:not(:has(#replay))",
    "/watch/": "#watch > .table, #replay > .table, main:not(:has(#watch, #replay))",
    "/api/docs/": "#viewer .opblock",
    "/build/": "#builder > *",
    "/coach/": "#practice > .table, main:not(:has(#practice))",
    "/drafts/": ".pod > .bar, main:not(:has(#pod))",
}
# the same pages of another game, as far as it has them
OF_EPIC_TCG = {
    "cards": "/epic-tcg/cards/?q=keyword:hunter",
    "card": "/epic-tcg/cards/djinn/",
    "syntax": "/epic-tcg/cards/syntax/",
    "decks": "/epic-tcg/decks/",
    "new_deck": "/epic-tcg/decks/new/",
    "public_decks": "/epic-tcg/decks/public/",
    "several_decks": "/epic-tcg/decks/several/",
    "deck": "{giants}",
    "build_deck": "{giants}build/",
    "edit_deck": "{giants}edit/",
    "describe_deck": "{giants}details/",
    "delete_deck": "{giants}delete/",
    "repair_deck": "{giants}repair/",
    "compare_decks": "{giants}compare/{birds_slug}/",
    "deck_versions": "{giants}versions/",
    "deck_version": "{giants}versions/1/",
    "note_deck_version": "{giants}versions/1/note/",
    "compare_deck_versions": "{giants}versions/1..2/",
    "print_deck": "{giants}print/",
    "study": "{giants}study/",
    "study_odds": "{giants}study/odds/",
    "study_hands": "{giants}study/hands/",
    "missing_for_deck": "/epic-tcg/collection/missing/{birds_slug}/",
    "decks_together": "/epic-tcg/collection/together/?deck={giants_slug}&deck={birds_slug}",
    "conformance": "/epic-tcg/cards/conformance/",
    "print_cards": "/epic-tcg/cards/print/?q=keyword:hunter",
    "collection": "/epic-tcg/collection/",
    "collection_products": "/epic-tcg/collection/products/",
    "collection_boosters": "/epic-tcg/collection/boosters/",
    "collection_cards": "/epic-tcg/collection/cards/",
    "import_collection": "/epic-tcg/collection/import/",
    "delete_collection": "/epic-tcg/collection/delete/",
    "collection_missing": "/epic-tcg/collection/missing/",
    "collection_decks": "/epic-tcg/collection/decks/",
    "formats": "/epic-tcg/formats/",
    "format": "/epic-tcg/formats/designed/",
    "new_format": "/epic-tcg/formats/new/",
    "edit_format": "{second_format}edit/",
    "delete_format": "{second_format}delete/",
    "home": "/epic-tcg/",
    "invite": "/epic-tcg/play/",
    "hot_seat": "/epic-tcg/hot-seat/",
    "many": "/epic-tcg/many/",
    "lobby": "/epic-tcg/lobby/",
    "open_position": "/epic-tcg/position/",
    "challenge": "{second_invitation}",
    "games": "/epic-tcg/games/",
    "open_record": "/epic-tcg/replay/",
    "table": "{second_table}",
    "replay": "{second_over}replay/",
    "drafts": "/epic-tcg/drafts/",
    "verify_draft": "/epic-tcg/drafts/verify/",
    "pod": "{second_gathering}",
    "pod_deck": "{second_dealt}deck/",
    "pod_games": "{second_logged}games/",
    "pod_log": "{second_logged}log/",
    "pod_coach": "{second_logged}log/coach/",
    "pod_pick": "{second_logged}log/40/",
    "pod_repeat": "{second_logged}again/",
    "rules_table": "/epic-tcg/rules/",
    "bots": "/epic-tcg/bots/",
    "api:about": "/epic-tcg/api/",
}
STATES_OF_EPIC_TCG = {
    "no such page of the second game": "/epic-tcg/nowhere/",
    "no such card of the second game": "/epic-tcg/cards/nowhere/",
    "cards of the second game as texts": "/epic-tcg/cards/?view=text",
    "a pick of the second game": "{second_drafting}",
    "cards of the second game that were dealt": "{second_dealt}",
    "a draft of the second game that is over": "{second_logged}",
    "a game of the second game that is over": "{second_over}",
}
NO_PAGES = {
    # posted to
    "favour_deck", "make_folder", "put_decks", "change_folder", "comment_on_deck", "remove_comment", "thank_for_deck",
    "block_commenter",
    "add_card", "add_to_cube", "copy_cube", "restore_cube_version", "copy_format", "copy_deck",
    "restore_deck_version", "begin_deck", "mark_built", "own_card",
    "undo_collection", "remove_picture", "remove_pictures", "cancel_trial", "delete_trial",
    "cancel_pick_price", "delete_pick_price", "sit",
    "pause_experiment", "go_on_experiment", "cancel_experiment", "delete_experiment",
    "pause_improvement", "go_on_improvement", "cancel_improvement", "delete_improvement", "save_improvement",
    "play_friendly", "begin_pairings", "play_together", "stop_together", "stop_pairings", "play_match",
    "stand_in", "again", "close_pod", "first_game", "begin_scene", "play_on", "file_steps", "replay_notes", "queue",
    "start_coach",
    "queue_do",
    # lead elsewhere
    "compare_deck", "compare_cube", "account_set_password",
    # data and files
    "manifest", "worker",
    "cards_json", "pod_ratings", "search_words", "face", "export_format", "all_decks", "export_deck",
    "choose_game", "export_cube", "pod_cards_text", "record", "cards_pdf",
    "replay_steps", "replay_position", "watched_steps", "coach_question", "coach_answer",
    "deck_pdf", "deck_registration", "export_collection", "picture", "export_trial", "export_experiment",
    "experiment_steps", "export_improvement",
    "pod_log_json", "pod_log_text", "deck_cards",
    "api:schema", "api:cards", "api:card", "api:formats", "api:format", "api:face", "api:decks", "api:deck", "api:copy",
    "api:versions", "api:version", "api:check", "api:repair", "api:read", "api:collection", "api:house_format",
    "api:deck_file", "api:deck_comparison", "api:cubes", "api:cube", "api:cube_copy", "api:cube_versions",
    "api:cube_version", "api:cube_file", "api:cube_comparison", "api:nothing",
}  # fmt: skip


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
    every = set(routes(SimpleNamespace(url_patterns=[*EVERY_GAME, *TABLES, *DRAFTS])))
    # reports and games of somebody else, and drafts of the same packs: looked at in the first game
    alike = {"report_deck", "report_comment", "watch", "watched_replay", "pod_compare"}
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
        made[who] = [furnish(page, running_site), None]
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
    """What there is to see for somebody: the route or state, and the address."""
    others = {f"epic-tcg:{route}": address for route, address in OF_EPIC_TCG.items()}
    for route, address_of in (PAGES | STATES | others | STATES_OF_EPIC_TCG).items():
        address, only = (address_of, who) if isinstance(address_of, str) else address_of
        if only == who:
            yield route, address.format(**names)


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
@pytest.mark.parametrize("who", [GUEST, ACCOUNT])
def test_no_page_has_a_grave_fault(who, furnished, open_page, console_errors, seen):
    names, state = furnished[who]
    page = open_page(*WIDE, storage_state=state)
    wrong, sizes = {}, [WIDE, PHONE]
    for route, address in addresses(who, names):
        settle(page, address)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            if found := faults_of_new(page, seen):
                wrong[route, width] = found
        sizes.reverse()  # the next page is drawn in this size, and changes it once
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
