"""What the tests of deck pages share: lists, addresses and how a page is read."""

from html import unescape

FURIOS = "Furios, Father of Nature"
LIST = "3 Kong\n3 Fire Shaman\n2 Flame Strike"
MARKUP = "<script>alert(1)</script>"
WRONG = "3 Kong\n3x Divine Judgement\n2 Xyzzyqqq # ?\nSB: 1 Lash\n4 Flamestrike"


def text_of(response, status=200):
    """What a page says, its tags included, white space made plain."""
    assert response.status_code == status
    return " ".join(unescape(response.content.decode()).split())


def page_of(deck, rest=""):
    return f"/decks/{deck.slug}/{rest}"


def cards_of(deck, number=None):
    return deck.versions.get(number=number or deck.number).cards


def paste(client, lines=LIST, **more):
    return client.post("/decks/new/", {"name": "Apes", "format": "constructed", "lines": lines, "do": "save", **more})
