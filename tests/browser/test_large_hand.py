"""A hand of so many cards that they lie over each other."""

from playwright.sync_api import expect

from engine.epic.positions import setup_in


def test_each_card_of_a_large_hand_is_reached_by_the_pointer(sit):
    """From left to right, each is lifted as the pointer comes to what is seen of it, and hides no other."""
    names = "Kong,HillGiant,CaveTroll,FireShaman,Rage,Triceratops,WurmHatchling,LightningStorm,SurpriseAttack,Amnesia"
    position = (
        f"turn=5 active=0 moment=main seat=0 / gold=1 hand={names},{names} deck=9*HillGiant / gold=0 deck=9*HillGiant"
    )
    page = sit((setup_in(position, every_window=True), 1, [])).page
    cards = page.locator(".hand-card")
    expect(cards).to_have_count(20)
    last = cards.last.bounding_box()
    for card, following in zip(cards.all(), [*cards.all()[1:], None], strict=True):
        before = card.bounding_box()
        end = following.bounding_box()["x"] if following else last["x"] + last["width"]
        page.mouse.move((before["x"] + end) / 2, before["y"] + before["height"] / 2)
        assert card.evaluate("card => card.matches(':hover')"), card.text_content()
        assert page.locator(".hand-card:hover").count() == 1
    covered = cards.nth(10)
    name = covered.locator(".face-name").first.text_content()
    box = covered.bounding_box()
    page.mouse.click((box["x"] + cards.nth(11).bounding_box()["x"]) / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".story-list")).to_contain_text(f"You play {name}")
