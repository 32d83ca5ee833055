"""A picture of one's own in a browser: shown to whoever put it on a card, and to nobody else."""

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import FINGER, PHONE, WIDE


def sideways(page):
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


@pytest.mark.parametrize(("size", "options"), [(WIDE, {}), (PHONE, FINGER)])
def test_a_picture_of_ones_own_is_shown_to_nobody_else(size, options, open_page, tmp_path):
    photo = tmp_path / "kong.png"
    Image.new("RGB", (600, 840), (10, 200, 10)).save(photo)
    page, stranger = open_page(*size, **options), open_page(*size, **options)
    page.goto("/cards/kong/")
    page.get_by_role("link", name="Use a picture of your own").click()
    assert sideways(page) <= 0
    page.get_by_role("button", name="Use this picture").click()
    expect(page.get_by_role("alert")).to_have_text("Choose a picture first.")
    page.get_by_label("Picture").set_input_files(photo)
    page.get_by_label("Show all of it").check()
    page.get_by_role("button", name="Use this picture").click()
    expect(page.get_by_role("status")).to_contain_text("Your picture is on Kong. Only you see it.")
    picture = page.locator(".card-picture img")
    expect(picture).to_have_js_property("complete", True)
    address = picture.get_attribute("src")
    assert address.startswith("/pictures/")
    assert page.request.get(address).status == 200

    stranger.goto("/cards/kong/")
    assert stranger.locator(".card-picture img").get_attribute("src").startswith("/faces/")
    assert stranger.request.get(address).status == 404

    page.get_by_role("link", name="replace or remove it").click()
    page.get_by_role("button", name="Remove my picture").click()
    expect(page.locator(".card-picture img")).to_have_attribute(
        "src", stranger.locator(".card-picture img").get_attribute("src")
    )
    assert page.request.get(address).status == 404
