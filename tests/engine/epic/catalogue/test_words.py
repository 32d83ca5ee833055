"""What the words on cards mean, for players who ask."""

import re

import pytest

from engine.epic import language as lang
from engine.epic.cards.tokens import WOLF, ZOMBIE
from engine.epic.catalogue.products import CARDS, DEITIES
from engine.epic.catalogue.words import reminders
from engine.epic.language import (
    BLITZ,
    CHAMPION,
    EVENT,
    EVIL,
    EXPEND,
    PLAYER,
    SAGE,
    THIS,
    WHITE,
    Ally,
    Banish,
    Break,
    Damage,
    Draw,
    Gain,
    IfYouDo,
    Keyword,
    Loyalty,
    May,
    Power,
    PutTokens,
    Recall,
    Recycle,
    Target,
    Transform,
    Tribute,
)
from engine.epic.text.printed import ability_text


def champion(*abilities, discard=()):
    return lang.Card("Somebody", EVIL, 1, WHITE, CHAMPION, "human", 3, 3, abilities=abilities, discard=discard)


def words(card):
    return [one.word for one in reminders(card)]


def test_words_come_in_the_order_of_the_text_and_once():
    card = champion(
        Tribute(Draw()),
        Loyalty(2, Gain(THIS, BLITZ, lasting=True)),
        Power((EXPEND,), Break(Target(CHAMPION))),
        Ally(EVIL, Break(Target(CHAMPION))),
        discard=(Power((lang.GOLD,), Recall()),),
    )
    assert words(card) == ["Tribute", "Loyalty 2", "Blitz", "{expend}", "Break", "{evil}", "Recall", "Deploying"]


@pytest.mark.parametrize(
    ("ability", "word", "meaning"),
    [
        (
            Loyalty(1, Draw()),
            "Loyalty 1",
            (
                "When the card enters play, you may reveal a card of its alignment from your hand. "
                "If you do, this happens."
            ),
        ),
        (
            Loyalty(lang.X, lang.GainHealth(lang.X)),
            "Loyalty X",
            (
                "When the card enters play, you may reveal any number of cards of its alignment from your hand. "
                "X is how many."
            ),
        ),
        (
            Ally(SAGE, Draw()),
            "{sage}",
            "When you play a sage card that costs {1} from your hand, this happens.",
        ),
        (Ally(EVIL, Recycle()), "{evil}", "When you play an evil card that costs {1} from your hand, this happens."),
        (Tribute(PutTokens(3, ZOMBIE)), "Zombie token", "An evil zombie champion with 2 {offense} and 2 {defense}."),
        (Tribute(Banish(Target(CHAMPION))), "Banish", "Put it on the bottom of its owner's deck."),
        (Tribute(lang.Does(Target(PLAYER), Banish(THIS))), "Banish", "Put it on the bottom of its owner's deck."),
        (
            lang.Whenever(lang.On.BROKEN, Draw()),
            "Break",
            "A broken champion goes from play to its owner's discard pile.",
        ),
    ],
)
def test_what_words_mean(ability, word, meaning):
    assert (word, meaning) in [(one.word, one.meaning) for one in reminders(champion(ability))]


def test_forms_of_a_word_are_that_word():
    assert words(champion(lang.Whenever(lang.On.BROKEN, PutTokens(1, WOLF, expended=True)))) == [
        "Break",
        "Wolf token",
        "Expend",
    ]


def test_a_word_inside_another_is_not_that_word():
    assert words(champion(lang.UNBREAKABLE | lang.UNBANISHABLE | lang.BREAKTHROUGH)) == [
        "Breakthrough",
        "Unbanishable",
        "Unbreakable",
    ]
    assert words(champion(Power((EXPEND,), Draw()))) == ["{expend}", "Deploying"]


def test_what_makes_a_token_explains_both():
    assert words(champion(Tribute(Transform(Target(CHAMPION), WOLF)))) == ["Tribute", "Transform", "Wolf token"]


def test_a_deity_explains_what_it_is():
    deity = lang.Deity("Somebody", SAGE, "elder goddess", (Ally(SAGE, Recycle()),))
    assert words(deity) == ["Elder goddess", "{sage}", "Recycle"]


def test_plain_text_needs_no_words():
    card = lang.Card("Something", EVIL, 1, WHITE, EVENT, effect=(Damage(3, Target(CHAMPION)), Draw()))
    assert reminders(card) == ()
    payment = lang.Card("Something", EVIL, 1, WHITE, EVENT, effect=IfYouDo(May(lang.Pay(health=1)), Draw()))
    assert reminders(payment) == ()


@pytest.mark.parametrize("keyword", [word for word in Keyword if "." not in ability_text(word)], ids=str)
def test_every_keyword_is_explained(keyword):
    assert words(champion(keyword))[0] == str(keyword.name).capitalize()


def test_meanings_are_sentences():
    meanings = {meaning for card in (*CARDS, *DEITIES) for _, meaning, _ in reminders(card)}
    assert all(re.fullmatch(r"[A-Z].*\.", meaning) and "  " not in meaning for meaning in meanings)


def test_a_word_tells_where_the_rules_say_it():
    card = champion(BLITZ, Tribute(PutTokens(1, WOLF)), Loyalty(2, Draw()), Ally(EVIL, Draw()))
    assert {one.word: one.rule for one in reminders(card)} == {
        "Blitz": "5.8", "Tribute": "5.6", "Wolf token": "2.3.4", "Loyalty 2": "5.3", "{evil}": "5.18",
        "Deploying": "5.17",
    }  # fmt: skip
