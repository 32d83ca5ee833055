"""Which pages a browser may keep, and what makes the site an app."""

import json

import pytest
from django.test import Client
from PIL import Image, ImageChops

from people.icons import FOLDER, drawn
from people.offline import ICON_SIZES, KEEP, PAGES_OF_TEXTS

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


def test_the_worker_begins_with_the_texts_of_all_cards():
    answer = Client().get("/worker.js")
    assert answer["Content-Type"] == "text/javascript"
    assert "no-store" in answer["Cache-Control"]
    first, script = answer.content.decode().split("\n", 1)
    site = json.loads(first.removeprefix("self.SITE = ").removesuffix(";"))
    assert "addEventListener" in script
    for address in site["first"]:
        assert Client().get(address)[KEEP] == "yes"
    assert f"page {PAGES_OF_TEXTS} of {PAGES_OF_TEXTS}." in Client().get(site["first"][-1]).content.decode()


def test_the_worker_knows_where_people_sign_in_and_out():
    site = json.loads(Client().get("/worker.js").content.decode().split("\n", 1)[0].removeprefix("self.SITE = ")[:-1])
    for address in ("/account/sign-in/", "/account/sign-out/", "/administration/logout/"):
        assert any(address.startswith(one) for one in site["accounts"])


@pytest.mark.parametrize("size", ICON_SIZES)
def test_the_icons_are_those_that_the_script_draws(size):
    with Image.open(FOLDER / f"icon-{size}.png") as stored:
        assert ImageChops.difference(stored.convert("RGB"), drawn(size)).getbbox() is None
