"""Something on every page: what an account or a guest makes before all pages are looked at."""

import io
import re
import zipfile

from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.drafting import LISTED, begin, drafted_by_bots, host
from tests.decks.uploads.conftest import plain
from tests.patience import PLAYED

PASSWORD = "hunting kong"
GUEST, ACCOUNT = "guest", "account"
APES = (
    "Deity: Furios, Father of Nature\n5 Kong\n3 Fire Shaman\n3 Lash\n2 Fumble\n3 Apocalypse\n"
    "3 Cave Troll\n3 Hurricane\n3 Pyromancer\n3 Triceratops\n3 Sea Hydra\n"
)


def save_deck(page, name, lines, format_key="constructed", at="/decks/new/", **more):
    page.goto(at)
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Format").select_option(**more or {"value": format_key})
    page.get_by_label("The list").fill(lines)
    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return path_of(page)


def save_decks_of_epic_tcg(page):
    """Two decks of the second game, one of them in two versions: their addresses, and the ends of these."""
    giants, birds = (
        save_deck(page, name, lines, "designed", at="/epic-tcg/decks/new/")
        for name, lines in (("Giants", "3 Hulk\n20 Brute\nSideboard\n2 Muse"), ("Birds", "2 Djinn"))
    )
    page.goto(f"{giants}edit/")
    page.get_by_label("The list").fill("20 Hulk\n20 Brute")
    page.get_by_role("button", name="Save as a new version").click()
    return {"giants": giants, "giants_slug": giants.split("/")[3], "birds_slug": birds.split("/")[3]}


def furnish_epic_tcg(page):
    """Tables and drafts of the second game: their addresses, and those of two decks."""
    drafts, decks = "/epic-tcg/drafts/", save_decks_of_epic_tcg(page)
    logged = drafted_by_bots(page, "draft", at=drafts)
    cube = make_cube(page, "/epic-tcg/cubes/new/", "Hulk", "Muse")
    return {
        **decks,
        "second_cube": cube,
        "second_cube_slug": cube.split("/")[3],
        "second_brought": host(page, "cube", at=drafts, source="players"),
        "second_trial": play_trial(page, decks["giants"]),
        "second_experiment": experiment(page, "/epic-tcg/lab/"),
        "second_improvement": improvement(
            page, "/epic-tcg/lab/better/new/?deck=site:epic-tcg-good", without=("Wild", "Unaligned")
        ),
        "second_format": define_format(page, "/epic-tcg/formats/new/", "Lists of 2010", "Hulk"),
        "second_table": begin_second(page),
        "second_over": begin_second(page, over=True),
        "second_coached": ask_coach_of_epic_tcg(page),
        "second_invitation": invite(page, "/epic-tcg/play/"),
        "second_gathering": host(page, "draft", at=drafts),
        "second_drafting": begin(page, host(page, "draft", at=drafts)),
        "second_dealt": begin(page, host(page, "sealed", at=drafts, packs="3")),
        "second_logged": logged,
        "second_price": price_of_pick(page, logged, 0),
    }


def begin_second(page, over=False):
    """A game of the second game against a bot, which is over where one gives it up."""
    page.goto("/epic-tcg/")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/**")
    if over:
        concede(page)
    return path_of(page)


def path_of(page):
    return re.sub(r"^\w+://[^/]+", "", page.url)


def make_public(page, deck):
    page.goto(f"{deck}details/")
    page.get_by_label("Public. Everyone can find it.").check()
    page.get_by_label("Tags").fill("big, fast")
    page.get_by_label("Description").fill(
        "# Plan\n\n[[Kong]] and **more**.\n\n- `one`\n\n> two\n\n| a | b |\n|---|---|\n| c | d |"
    )
    page.get_by_label("I have built this deck").check()
    page.get_by_role("button", name="Save details").click()


def define_format(page, at="/formats/new/", published="Bans of 2017", banned="Kong"):
    page.goto(at)
    page.get_by_label("Name", exact=True).fill("Friday night")
    page.get_by_label(published).check()
    page.get_by_role("button", name="Add a list").click()
    page.get_by_label("Name of the list").fill("Ours")
    page.get_by_label("Banned cards").fill(banned)
    page.get_by_label("Before", exact=True).fill("2024-05-01")
    page.get_by_role("button", name="Save the format").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Friday night")
    return path_of(page)


def change_deck(page, deck):
    page.goto(f"{deck}edit/")
    page.get_by_label("The list").fill(APES.replace("3 Lash", "1 Muse\n# remark") + "\nMaybeboard\n2 Rage")
    page.get_by_label("Note on this version").fill("Fewer whips.")
    page.get_by_role("button", name="Save as a new version").click()


def start_table(page, server):
    """A table in the middle of a game."""
    name = stage.begin(page)
    found = stage.find_game(lambda view: view["decision"]["kind"] == "window" and view["turn"] > 6)
    return stage.seat(server, name, found, name=f"{name}-staged")


def sit_among_many(page, server):
    """Tables of eight and of four: where one is asked whom to attack, and where one has left the game."""
    name = stage.begin(page)
    asked = stage.find_game_of_many(lambda view: "whom to attack" in view["decision"]["prompt"], seats=8)
    out = stage.find_game_of_many(lambda view: 0 in [one["seat"] for one in view["seating"]["out"]])
    return {
        "many": stage.seat_many(server, name, asked, name=f"{name}-asked", bots=False),
        "many_out": stage.seat_many(server, name, out, name=f"{name}-out", bots=False),
    }


def let_others_watch(page, sees):
    """Open the table to spectators; the address of their page."""
    page.get_by_label("More", exact=True).click()
    page.get_by_role("button", name="Let others watch").click()
    page.get_by_label("Spectators see").select_option(sees)
    page.get_by_role("button", name="Get the link").click()
    return re.search(r"/watch/[\w-]+/", page.get_by_label("Link for spectators").input_value())[0]


def share_device(page):
    """A table of two people at this device, which is covered until somebody looks."""
    page.goto("/hot-seat/")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#cover")).to_be_visible()
    return path_of(page)


def show_games(page, server):
    """A game that goes on and one that is over, both seen by spectators."""
    page.goto(start_table(page, server))
    shown = let_others_watch(page, "public")
    page.goto(f"/table/{stage.begin(page)}/")
    over = let_others_watch(page, "all")
    page.get_by_role("dialog").get_by_label("Close").click()
    concede(page)
    return {"shown": shown, "shown_end": over}


def invite(page, at="/play/"):
    """An invitation that nobody has accepted."""
    page.goto(at)
    page.get_by_role("button", name="Get the link").click()
    expect(page.get_by_role("heading", name="Send this link to your friend")).to_be_visible()
    return path_of(page)


def finish_game(page):
    """A game that is over."""
    page.goto(f"/table/{stage.begin(page)}/")
    concede(page)
    return path_of(page)


def concede(page):
    page.get_by_label("More", exact=True).click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()


def miss_a_win(page, server):
    """A game that is over, in which the visitor ended a turn instead of winning; its address."""
    name = stage.begin(page)
    address = stage.seat(server, name, stage.a_win_missed(), name=f"{name}-missed")
    page.goto(address)
    expect(page.get_by_role("region", name="Your decision")).to_contain_text("Your turn")
    concede(page)
    return address


def ask_coach(page, server):
    """Such a game that the coach has looked at."""
    address = miss_a_win(page, server)
    page.get_by_role("dialog").get_by_role("link", name="Find what cost you most").click()
    page.get_by_role("button", name="Find what cost you most").click()
    expect(page.get_by_text("One choice cost you most")).to_be_visible()
    return address


# The Hulk can attack for the win, or be attacked in the next turn.
A_WIN = (
    "turn=3 active=0 moment=attack / mojo=3 board=Hulk hand=Djinn deck=9*Ambush"
    " / mojo=5 board=Hulk(expended),Brute(expended) deck=9*Ambush"
)


def miss_a_win_of_epic_tcg(page):
    """A game of the second game that is over, in which the visitor did not attack for the win; its address."""
    page.goto("/epic-tcg/position/")
    page.get_by_label("Position").fill(A_WIN)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="End your Battle Step").click()
    expect(page.get_by_role("button", name="End your Build Step")).to_be_visible()
    concede(page)
    return path_of(page)


def ask_coach_of_epic_tcg(page):
    """Such a game that the coach has looked at."""
    address = miss_a_win_of_epic_tcg(page)
    page.get_by_role("dialog").get_by_role("link", name="Find what cost you most").click()
    page.get_by_role("button", name="Find what cost you most").click()
    expect(page.get_by_text("One choice cost you most")).to_be_visible()
    return address


def begin_scene(page):
    page.goto("/learn/")
    page.get_by_role("button", name="Play “Attack with Kong”").click()
    expect(page.get_by_role("region", name="Scene")).to_be_visible()
    return path_of(page)


def sign_up(page, name):
    page.goto("/account/sign-up/")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Password again").fill(PASSWORD)
    page.get_by_label("E-mail").fill(f"{name}@example.com")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("status")).to_contain_text(name)


def forgotten(page, server, name):
    """The address in the letter that somebody gets who forgot the password."""
    page.goto("/account/reset/")
    page.get_by_label("E-mail").fill(f"{name}@example.com")
    page.get_by_role("button", name="Send reset link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Check your e-mail")
    letter = server.output.read_text().rpartition(f"Hello {name},")[2]
    return re.search(r"http://[^/\s]+(/account/reset/\S+)", letter)[1]


def own_some(page):
    page.goto("/collection/import/")
    page.get_by_label("The list").fill("3 Kong\n1 Lash\n2 Cave Troll")
    page.get_by_role("button", name="Preview changes").click()
    page.get_by_role("button", name="Add to my collection").click()


def upload_pictures(page, names=("Kong",)):
    """A zip of pictures for these cards, all of which are done, and a file that is none."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("read me.txt", "no picture")
        for name in names:
            archive.writestr(f"{name}.png", plain())
    page.goto("/cards/pictures/")
    page.get_by_label("Zip file").set_input_files({"name": "all.zip", "mimeType": "", "buffer": file.getvalue()})
    page.get_by_role("button", name="Add these pictures").click()
    expect(page.get_by_role("status")).to_contain_text(f"Finished: {len(names)} picture")
    return path_of(page)


def play_trial(page, deck):
    """Games of bots, some of them played."""
    page.goto(f"{deck}study/trials/")
    page.get_by_label("Bot for both sides").select_option("random")
    page.get_by_label("Pairs of games").select_option("25")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="Finished")).to_be_visible(timeout=PLAYED)
    return path_of(page)


def experiment(page, at="/lab/"):
    """Three decks that met each other in some games."""
    page.goto(f"{at}new/")
    page.get_by_label("Wild in the field").uncheck()
    page.get_by_label("All decks that are ticked meet each other").check()
    page.get_by_label("Well enough is an interval of").select_option("20")
    page.get_by_label("Games of two decks at most").select_option("100")
    page.get_by_label("Bot for all decks").select_option("random")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("heading", name="Finished")).to_be_visible(timeout=PLAYED)
    return path_of(page)


def improvement(page, deck="/lab/better/new/?deck=site:burn", without=("Core Token Control",), end="Finished"):
    """A deck that bots made better, with all games that it may have, or until that was cancelled."""
    page.goto(deck)
    for other in without:
        page.get_by_label(other).uncheck()
    page.get_by_label("Bot for all decks").select_option("random")
    page.get_by_label("Games at most").select_option("1000" if end == "Finished" else "60000")
    page.get_by_role("button", name="Make it better").click()
    if end == "Cancelled":
        page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("heading", name=end)).to_be_visible(timeout=PLAYED)
    return path_of(page)


def build_from_pool(page):
    """Pools of drafts that are over, a deck made from one, and the deck."""
    found = {"dealt": begin(page, host(page, "random30")), "built_draft": begin(page, host(page, "sealed"))}
    page.goto(f"{found['built_draft']}deck/")
    page.get_by_role("button", name="Build from this suggestion").click()
    expect(page.locator("#builder > *").first).to_be_visible()
    return found | {"pool_deck": path_of(page).removesuffix("build/"), "draft": begin(page, host(page, "sealed"))}


def read_logs(page):
    """Drafts with a log to read; one with the packs of another that was drafted to its end, and one that was not."""
    logged, listed = drafted_by_bots(page, "cube"), drafted_by_bots(page, "random60")
    gathering, repeated = repeat(page, logged), repeat(page, logged)
    page.get_by_role("button", name="Leave this seat").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    begin(page, repeated)
    return {
        "logged": logged,
        "listed": listed,
        "repeat": gathering,
        "repeated": repeated,
        "pick_price": price_of_pick(page, logged, 40),
    }


def price_of_pick(page, logged, pick):
    """Ask what another card would have changed, and play no games for it; the address of the answer."""
    page.goto(f"{logged}log/{pick}/price/")
    page.get_by_label("Games at most").select_option("200")
    page.locator("button[name=option]").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("instead of")
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("heading", name="Cancelled")).to_be_visible()
    return path_of(page)


def repeat(page, address):
    """Draft the packs of this draft again, with friends; the address of the new one."""
    page.goto(f"{address}again/")
    page.get_by_role("button", name="Invite friends").click()
    expect(page.locator(".gathering")).to_be_visible()
    return path_of(page)


def make_cube(page, at="/cubes/new/", one="Kong", other="Lash"):
    """A cube with two versions."""
    page.goto(at)
    page.get_by_label("Name", exact=True).fill("Apes to draft")
    page.get_by_label("The list").fill(f"3 {one}\n2 {other}")
    page.get_by_role("button", name="Save cube").click()
    cube = path_of(page)
    page.get_by_role("link", name="Edit", exact=True).click()
    page.get_by_label("The list").fill(f"4 {one}")
    page.get_by_label("Note on this version").fill("Fewer")
    page.get_by_role("button", name="Save as a new version").click()
    expect(page.get_by_role("status")).to_have_text("Version 2 is saved: 4 cards.")
    return cube


def bring_cards(page):
    """Drafts of cards that players bring: before the start, and with a list of the cards to bring."""
    gathering, over = (host(page, "sealed", source="players") for _ in range(2))
    page.goto(f"{over}cards/")
    page.get_by_label("A list").check()
    page.get_by_label("The list").fill(LISTED)
    page.get_by_role("button", name="Bring these cards").click()
    begin(page, over)
    return {"brought": gathering, "pulled": over}


def pair_all(page, address):
    """Pairings after a draft, and a game outside of them."""
    page.goto(f"{address}games/")
    page.get_by_role("button", name="Play Bot 2", exact=True).click()
    page.wait_for_url("**/table/**")
    page.goto(f"{address}games/")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    return address


def say(page, deck):
    """A comment, if this browser has an account; its number."""
    page.goto(deck)
    if not page.get_by_label("Your comment").count():
        return ""
    page.get_by_label("Your comment").fill("[[Kong]] wins, [[Kogn]] does not.")
    page.get_by_role("button", name="Comment", exact=True).click()
    return page.locator("form[action*=comments][action$=delete\\/]").get_attribute("action").split("/")[-3]


def keep_order(page):
    """A folder, and a favourite."""
    page.goto("/decks/")
    page.get_by_label("New folder").fill("Apes")
    page.get_by_role("button", name="Make the folder").click()
    page.get_by_role("button", name="Favourite: Ape rush").click()


def furnish(page, server, who):
    """Make what the pages show; the addresses of it. Bots' games take long: only for one visitor they play all that a
    deck to be made better may have, and those of the second game."""
    own_some(page)
    deck = save_deck(page, "Ape rush", APES, "constructed-2017")
    change_deck(page, deck)
    make_public(page, deck)
    comment = say(page, deck)
    keep_order(page)
    cube, form = make_cube(page), define_format(page)
    other = save_deck(page, "Zoo", "3 Cave Troll", label="Friday night")
    second, end = (furnish_epic_tcg(page), "Finished") if who == ACCOUNT else ({}, "Cancelled")
    return {**second, "deck": deck, "comment": comment, "cube": cube, **bring_cards(page),
            "other_deck": other, "other": other.split("/")[2], "mine": deck.split("/")[2], "format": form,
            "batch": upload_pictures(page), "trial": play_trial(page, deck), "experiment": experiment(page),
            "improvement": improvement(page, end=end),
            "table": start_table(page, server), "covered": share_device(page), **sit_among_many(page, server),
            "scene": begin_scene(page),
            "finished": finish_game(page), "coached": ask_coach(page, server), **show_games(page, server),
            "invitation": invite(page), **build_from_pool(page),
            "pod": host(page, "cube"), "drafting": begin(page, host(page, "cube")),
            "open": begin(page, host(page, "open")), "drafted": begin(page, host(page, "sealed")),
            "paired": pair_all(page, begin(page, host(page, "sealed"))), **read_logs(page)}  # fmt: skip
