"""What a hint tells: how the bot would go on, and nothing that its player would only learn by that."""

import pytest

from engine.epic import apply, decision, describe
from live.errors import Refused
from playtest import positions
from playtest.models import Table
from playtest.queries import hint_in_words
from tests.playtest.stored import begin_in

pytestmark = pytest.mark.django_db(transaction=True)

PARTNER = "health=20 gold=1 hand=- board=HillGiant,DarkKnight discard=- deck=9*Muse"


def hinted(table, mine, *wanted):
    """Options that begin with these words are chosen one after the other: their words, and those of a hint."""
    begin_in(table, f"turn=5 active=0 first=0 moment=main seat=0 / health=20 gold=1 {mine} / {PARTNER}")
    game, codes, said = positions.branch(positions.current(Table.objects.get(pk=table.pk))), [], []
    at = game.choices
    for words in wanted:
        options = {describe(game, code)["text"]: code for code in decision(game).options}
        [text] = [text for text in options if text.startswith(words)]
        said.append(text)
        codes.append(options[text])
        apply(game, options[text])
    with pytest.raises(Refused):
        hint_in_words(slug=table.slug, seat=0, at=at + 1, codes=codes)
    return said, hint_in_words(slug=table.slug, seat=0, at=at, codes=codes)


def test_a_hint_names_the_target_of_a_play(new_table):
    mine = "hand=FlameStrike board=- discard=- deck=9*Muse"
    said, hint = hinted(new_table(), mine, "Play Flame Strike", "Hill Giant")
    assert said == ["Play Flame Strike", "Hill Giant"]
    assert hint == ["Play Flame Strike", "Choose Hill Giant"]


def test_a_hint_names_a_player_that_is_a_target(new_table):
    mine = "hand=FlameStrike board=- discard=- deck=9*Muse"
    assert hinted(new_table(), mine, "Play Flame Strike", "Your opponent")[1] == [
        "Play Flame Strike",
        "Choose your opponent",
    ]


def test_a_hint_ends_where_its_player_would_see_a_card(new_table):
    """Surprise Attack draws a Kong, which only then can be put into play."""
    mine = "hand=SurpriseAttack,HillGiant board=- discard=- deck=Kong,9*Muse"
    said, hint = hinted(new_table(), mine, "Play Surprise Attack", "Kong")
    assert said == ["Play Surprise Attack", "Kong"]
    assert hint == ["Play Surprise Attack"]


def test_a_hint_does_not_put_waiting_abilities_in_order(new_table):
    mine = "hand=WhiteKnight,Feint board=- discard=- deck=9*Muse"
    said, hint = hinted(new_table(), mine, "Play White Knight", "White Knight: Loyalty 2")
    assert len(said) == 2
    assert hint == ["Play White Knight"]
