"""The catalogue that the browser loads once."""

from decks.faces.charges import charge_of
from decks.faces.frames import RIMS, frame_of
from decks.faces.scene import CONTOURS
from engine.epic import catalogue
from engine.epic.catalogue import reminders
from engine.games import DEFAULT


def test_every_card_and_token_is_told_by_name(client):
    cards = client.get("/cards.json").json()
    everything = (*catalogue.CARDS, *catalogue.DEITIES, *catalogue.TOKENS)
    assert set(cards) == {one.name for one in everything}
    assert all(facts["name"] == name for name, facts in cards.items())
    assert {name for name, facts in cards.items() if facts["token"]} == {token.name for token in catalogue.TOKENS}


def test_a_card_is_told_with_its_facts_what_its_words_mean_and_what_it_bears(client):
    kong = catalogue.by_name("Kong")
    meant = [list(pair) for pair in reminders(kong)]
    beside = {"token": False, "reminders": meant, "charge": "ape", "frame": frame_of("Kong", game=DEFAULT)}
    assert client.get("/cards.json").json()["Kong"] == {**catalogue.facts(kong), **beside}


def test_no_two_cards_of_one_alignment_have_the_same_charge_in_the_same_frame():
    everything = catalogue.faces()
    borne = [
        (alignment, charge_of(face), *frame_of(face.name, game=DEFAULT).values())
        for face in everything
        for alignment in face.alignments
    ]
    assert len(everything) == 289
    assert len(set(borne)) == len(borne)
    assert {contour for _, _, contour, _ in borne} == set(CONTOURS)
    assert {rim for *_, rim in borne} == set(range(RIMS))


def test_a_token_costs_nothing(client):
    (wolf,) = [
        facts for facts in client.get("/cards.json").json().values() if facts["classes"] == ["wolf"] and facts["token"]
    ]
    assert (wolf["cost"], wolf["kind"], wolf["alignments"]) == (0, "champion", ["wild"])


def test_a_browser_that_has_it_is_not_sent_it_again(client):
    first = client.get("/cards.json")
    assert first["Content-Type"] == "application/json"
    again = client.get("/cards.json", headers={"if-none-match": first["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/cards.json", headers={"if-none-match": '"other"'}).status_code == 200


def test_it_can_only_be_read(client):
    assert client.post("/cards.json").status_code == 405
