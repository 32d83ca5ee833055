"""Which pages a browser may keep, and what makes the site an app."""

import json
import re

import pytest
from django.test import Client
from PIL import Image, ImageChops

from people.icons import FOLDER, drawn
from people.offline import ICON_SIZES, KEEP

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    "address", ["/learn/", "/cards/", "/cards/?view=text", "/cards/kong/", "/cards/syntax/", "/offline/"]
)
def test_what_everybody_may_read_is_kept(address):
    assert Client().get(address)[KEEP] == "yes"


@pytest.mark.parametrize(
    "address",
    ["/", "/games/", "/play/", "/drafts/", "/decks/", "/collection/", "/account/sign-in/", "/cards/kong/picture/"],
)
def test_no_other_page_is_kept(address):
    assert KEEP not in Client().get(address)


@pytest.mark.parametrize(("key", "how"), [("epic", "/learn/"), ("epic-tcg", "/epic-tcg/learn/")])
def test_the_worker_begins_with_how_to_play_and_the_texts_of_all_cards(key, how):
    visitor = Client()
    visitor.get(f"/game/{key}/")
    answer = visitor.get("/worker.js")
    assert answer["Content-Type"] == "text/javascript"
    assert "no-store" in answer["Cache-Control"]
    first, script = answer.content.decode().split("\n", 1)
    site = json.loads(first.removeprefix("self.SITE = ").removesuffix(";"))
    assert "addEventListener" in script
    assert site["first"][0] == how
    for address in site["first"]:
        assert visitor.get(address)[KEEP] == "yes"
    last = visitor.get(site["first"][-1]).content.decode()
    number, of = re.search(r"page (\d+) of (\d+)\.", last).groups()
    assert number == of
    assert f'href="{how}"' in visitor.get("/offline/").content.decode()


def test_the_manifest_names_every_game():
    said = json.loads(Client().get("/manifest.webmanifest").content)["description"]
    assert said == "Build, draft and play decks of the Epic Card Game and the Epic TCG."


def test_the_worker_knows_where_people_sign_in_and_out():
    site = json.loads(Client().get("/worker.js").content.decode().split("\n", 1)[0].removeprefix("self.SITE = ")[:-1])
    for address in ("/account/sign-in/", "/account/sign-out/", "/administration/logout/"):
        assert any(address.startswith(one) for one in site["accounts"])


@pytest.mark.parametrize("size", ICON_SIZES)
def test_the_icons_are_those_that_the_script_draws(size):
    with Image.open(FOLDER / f"icon-{size}.png") as stored:
        assert ImageChops.difference(stored.convert("RGB"), drawn(size)).getbbox() is None
