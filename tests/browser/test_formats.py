"""A house format from an empty page to a deck that is judged by it."""

import re

import pytest
from playwright.sync_api import expect


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]


@pytest.mark.parametrize("size", ["wide_page", "phone_page"])
def test_a_format_is_defined_mended_used_and_changed(size, request):
    page = request.getfixturevalue(size)
    page.goto("/formats/")
    assert fits(page)
    page.get_by_role("link", name="Define a format").click()
    page.get_by_label("Name", exact=True).fill("Friday night")
    page.get_by_label("Minimum cards").fill("4")
    page.get_by_label("Copies of a card").fill("2")
    page.get_by_label("Each free card needs").uncheck()
    page.get_by_label("Bans of 2017").check()
    page.get_by_role("button", name="Add a list").click()
    name = page.get_by_label("Name of the list")
    expect(name).to_be_focused()
    name.fill("Ours")
    page.get_by_label("Banned cards").fill("Divine Judgement")
    page.get_by_role("button", name="Add a list").click()
    expect(page.get_by_label("Name of the list").nth(1)).to_be_focused()
    page.get_by_role("button", name="Remove list 2").click()
    expect(page.get_by_role("button", name="Add a list")).to_be_focused()
    assert (name.input_value(), page.get_by_label("Minimum cards").input_value()) == ("Ours", "4")
    page.get_by_role("button", name="Save the format").last.click()
    expect(page.get_by_role("alert").filter(has_text="Line 1")).to_contain_text("Did you mean Divine Judgment?")
    assert fits(page)
    page.get_by_role("button", name="Use the suggested names").click()
    page.get_by_role("button", name="Save the format").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Friday night")
    expect(page.get_by_role("link", name="Divine Judgment")).to_be_visible()
    assert fits(page)

    page.get_by_role("link", name="New deck in this format").click()
    expect(page.get_by_label("Format").locator("option:checked")).to_have_text("Friday night")
    page.get_by_label("Name", exact=True).fill("Apes")
    page.get_by_label("The list").fill("2 Kong\n2 Lash")
    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("heading", name="Legal in Friday night", exact=True)).to_be_visible()
    page.get_by_text("Rules of Friday night").click()
    page.get_by_role("link", name="Your format Friday night").click()
    expect(page.get_by_text("1 of 1 is legal today.")).to_be_visible()

    page.get_by_role("link", name="Edit").click()
    page.get_by_label("Copies of a card").fill("1")
    page.get_by_role("button", name="Save the format").last.click()
    expect(page.get_by_text("None of 1 is legal today.")).to_be_visible()
    expect(page.get_by_text("Kong: 2 copies; Friday night allows one of each card")).to_be_visible()


def test_a_format_is_defined_without_scripts_and_read_by_another(open_page):
    page = open_page(1280, 800, java_script_enabled=False)
    page.goto("/formats/new/")
    page.get_by_label("Name", exact=True).fill("Plain")
    page.get_by_role("button", name="Add a list").click()
    page.get_by_label("Name of the list").fill("Ours")
    page.get_by_label("Restricted to one copy").fill("Kong")
    page.get_by_role("button", name="Save the format").last.click()
    page.wait_for_url(re.compile(r"/formats/[\w-]{16}/$"))
    other = open_page(360, 740)
    other.goto(page.url)
    expect(other.get_by_role("heading", level=1)).to_have_text("Plain")
    expect(other.get_by_role("link", name="Edit")).to_have_count(0)
    other.get_by_role("button", name="Make my own copy").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("Copy of Plain")
    expect(other.get_by_role("link", name="Edit")).to_be_visible()


def test_a_format_goes_from_file_to_form(wide_page):
    wide_page.goto("/formats/new/")
    wide_page.get_by_text("Import from JSON").click()
    wide_page.get_by_label("JSON of a format").fill('{"name": "Brought", "least": 33, "lists": ["Bans of 2017"]}')
    wide_page.get_by_role("button", name="Import").click()
    assert wide_page.get_by_label("Name", exact=True).input_value() == "Brought"
    assert wide_page.get_by_label("Minimum cards").input_value() == "33"
    expect(wide_page.get_by_label("Bans of 2017")).to_be_checked()
