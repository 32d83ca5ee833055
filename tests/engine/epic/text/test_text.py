"""The printed text of every card, and the grammar that it is made of.

`golden/` holds what the renderer prints, a file for each module of cards. After a wanted change write it anew with
`REGENERATE=1 .venv/bin/python -m pytest tests/engine/epic/text/test_text.py` and read the difference.
"""

import os
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from engine.epic import language as lang
from engine.epic.cards import base, deities, pantheon, promos, tyrants, uprising
from engine.epic.cards.tokens import HUMAN, ZOMBIE
from engine.epic.catalogue.products import alignment_words
from engine.epic.language import (
    AIRBORNE,
    BLITZ,
    CHAMPION,
    EVENT,
    EVIL,
    OPPONENT,
    PLAYER,
    THAT_PLAYER,
    THIS,
    WILD,
    YOU,
    YOUR_CHAMPION,
    AtEndOfTurn,
    Banish,
    Break,
    Card,
    Champion,
    Choice,
    Choose,
    Damage,
    Deity,
    Discard,
    DiscardedCard,
    Draw,
    Each,
    Either,
    Gain,
    GainHealth,
    HandCard,
    If,
    Keyword,
    LoseHealth,
    May,
    Mode,
    On,
    Power,
    PutCounters,
    PutIntoPlay,
    PutTokens,
    Recall,
    Recycle,
    ReturnToHand,
    StaticAbility,
    Target,
    Transform,
    Trigger,
)
from engine.epic.text.printed import ability_text, card_text, discard_text, effect_text

GOLDEN = Path(__file__).parent / "golden"
PRODUCTS = (base, tyrants, uprising, pantheon, promos, deities)


def printed_in(*products):
    return [card for product in products for _, cards in product.SETS for card in cards]


EVERYTHING = printed_in(*PRODUCTS)
CARDS = [card for card in EVERYTHING if isinstance(card, Card)]


def both_texts(card):
    """Lines of the text box; `|` marks those of the part for the discard pile."""
    shaded = discard_text(card).splitlines() if isinstance(card, Card) else []
    return [*card_text(card).splitlines(), *(f"| {line}" for line in shaded)]


def head(card):
    """What stands around the text box."""
    if isinstance(card, Deity):
        return f"{card.name} - {' '.join(alignment_words(card.alignment))} {card.rank}"
    traits = [*alignment_words(card.alignment), *card.classes.split(), "event" if card.kind == EVENT else "champion"]
    numbers = [] if card.kind == EVENT else [f"{card.offense}/{card.defense}"]
    return f"{card.name} - {' '.join([f'{{{card.cost}}}', *traits, *numbers])}, {card.gem.value}"


def golden_entry(card):
    return "\n  ".join([head(card), *both_texts(card)])


@pytest.mark.parametrize("product", PRODUCTS, ids=lambda product: product.__name__.rpartition(".")[2])
def test_every_card_prints_its_golden_text(product):
    golden = GOLDEN / f"{product.__name__.rpartition('.')[2]}.txt"
    text = "\n\n".join(map(golden_entry, printed_in(product))) + "\n"
    if os.environ.get("REGENERATE"):
        golden.write_text(text, encoding="utf-8")
    assert text.split("\n\n") == golden.read_text(encoding="utf-8").split("\n\n")


def test_two_different_definitions_never_print_alike():
    definitions = defaultdict(set)
    for card in EVERYTHING:
        meant = (card.abilities, card.effect, card.discard) if isinstance(card, Card) else card.abilities
        definitions["\n".join(both_texts(card))].add(meant)
    assert [text for text, meant in definitions.items() if len(meant) > 1] == []


def test_only_a_card_that_does_nothing_is_without_text():
    assert [card.name for card in CARDS if not both_texts(card)] == [
        card.name for card in CARDS if not (card.abilities or card.effect or card.discard)
    ]


def test_text_names_no_card():
    """A text calls its card "this card". It may say which name others must not have."""
    long_names = [card.name for card in EVERYTHING if " " in card.name]
    lines = [line.replace(f"not named {card.name}", "") for card in EVERYTHING for line in both_texts(card)]
    assert [name for name in long_names for line in lines if name in line] == []


def test_every_line_ends_as_print_does():
    """A sentence ends with a full stop, if need be inside quotation marks; keywords, recall, recycle and the divider of
    modes stand without one."""
    words = {str(keyword.name).capitalize() for keyword in Keyword} | {"Recall", "Recycle", "— OR —"}
    lines = [line.removeprefix("| ") for card in EVERYTHING for line in both_texts(card)]
    bare = {line.split(" → ")[-1].split(": ")[-1] for line in lines if not line.endswith((".", '."'))}
    assert {word for line in bare for word in line.split(" ◆ ")} <= words
    assert not any(mark in line for line in lines for mark in ("  ", "..", " .", "None", "<", "_"))


# --- every word has a phrase -----------------------------------------------------------------------------------------

STEPS = {
    lang.Choose: Choose(Target(PLAYER)),
    lang.Draw: Draw(3),
    lang.Discard: Discard(1, OPPONENT),
    lang.GainHealth: GainHealth(4),
    lang.LoseHealth: LoseHealth(2, lang.EACH_OPPONENT),
    lang.Damage: Damage(5, Each(Champion(WILD, other=True))),
    lang.DamageEveryone: lang.DamageEveryone(2),
    lang.DivideDamage: lang.DivideDamage(7, up_to=3),
    lang.DamageInTurn: lang.DamageInTurn((2, 1)),
    lang.Break: Break(Choice(YOUR_CHAMPION)),
    lang.BreakAllButChosen: lang.BreakAllButChosen(),
    lang.Banish: Banish(Target(Champion(token=True), 3, up_to=True)),
    lang.BanishDiscardPile: lang.BanishDiscardPile(Target(PLAYER)),
    lang.BanishAnyNumber: lang.BanishAnyNumber(DiscardedCard(whose=YOU, other=True)),
    lang.ReturnToHand: ReturnToHand(Target(CHAMPION, 2, up_to=True)),
    lang.PutIntoPlay: PutIntoPlay(Choice(HandCard(Champion(EVIL)))),
    lang.PutTokens: PutTokens(2, ZOMBIE, expended=True),
    lang.Expend: lang.Expend(Target(Champion(whose=OPPONENT))),
    lang.Prepare: lang.Prepare(Each(YOUR_CHAMPION)),
    lang.Gain: Gain(Target(YOUR_CHAMPION), AIRBORNE | BLITZ, offense=-1),
    lang.StaticThisTurn: lang.StaticThisTurn(Champion(WILD), BLITZ, offense=1),
    lang.DamagedLose: lang.DamagedLose(3),
    lang.PutCounters: PutCounters(1, Target(Champion(other=True))),
    lang.Control: lang.Control(Target(Champion(cost=1)), this_turn=True),
    lang.Transform: Transform(Target(CHAMPION), HUMAN),
    lang.RemoveFromBattle: lang.RemoveFromBattle(Target(Champion(blocking=True))),
    lang.JoinBattle: lang.JoinBattle(Choice(YOUR_CHAMPION), AIRBORNE),
    lang.BanishLoneAttacker: lang.BanishLoneAttacker(),
    lang.NoAttacksThisTurn: lang.NoAttacksThisTurn(),
    lang.ReturnToPlay: lang.ReturnToPlay(Target(CHAMPION)),
    lang.PutCopy: lang.PutCopy(),
    lang.LoseAbilities: lang.LoseAbilities(Target(CHAMPION)),
    lang.CannotGainHealth: lang.CannotGainHealth(THAT_PLAYER),
    lang.GainGold: lang.GainGold(1, WILD),
    lang.Pay: lang.Pay(gold=1, health=2),
    lang.LoseAnyHealth: lang.LoseAnyHealth(),
    lang.WinGame: lang.WinGame(),
    lang.RevealTop: lang.RevealTop(3, lang.RevealedCard(alignment=EVIL)),
    lang.RevealTopCard: lang.RevealTopCard(YOU),
    lang.Play: lang.Play(Choice(HandCard(EVENT)), free=True),
    lang.Recall: Recall(),
    lang.Recycle: Recycle(),
    lang.May: May(Draw()),
    lang.Does: lang.Does(lang.EACH_OPPONENT, Break(Choice(YOUR_CHAMPION))),
    lang.IfYouDo: lang.IfYouDo(May(lang.Pay(gold=1)), Draw(), GainHealth(3)),
    lang.If: If(lang.THIS_IN_PLAY, PutCounters(1)),
    lang.AtEndOfTurn: AtEndOfTurn(Break(THIS)),
    lang.OneOf: Either(Draw(), Mode(Recycle(), gold=1)),
}

PRINTED = {
    lang.Choose: "",
    lang.Draw: "Draw three cards.",
    lang.Discard: "An opponent discards a card.",
    lang.GainHealth: "Gain 4 health.",
    lang.LoseHealth: "Each opponent loses 2 health.",
    lang.Damage: "Deal 5 damage to each other wild champion.",
    lang.DamageEveryone: "Deal 2 damage to each champion and each player.",
    lang.DivideDamage: "Deal 7 damage divided any way you choose among up to three targets.",
    lang.DamageInTurn: "Choose two targets. Deal 2 damage to the first and 1 damage to the second.",
    lang.Break: "Break one of your champions if able.",
    lang.BreakAllButChosen: (
        "Starting with you, each player chooses a champion they control. Break all other champions."
    ),
    lang.Banish: "Banish up to three target token champions.",
    lang.BanishDiscardPile: "Banish target player's discard pile.",
    lang.BanishAnyNumber: "Banish any number of other cards from your discard pile.",
    lang.ReturnToHand: "Return up to two target champions to their owners' hands.",
    lang.PutIntoPlay: "Put an evil champion card from your hand into play.",
    lang.PutTokens: "Put two zombie tokens into play expended.",
    lang.Expend: "Expend target opposing champion.",
    lang.Prepare: "Prepare all of your champions.",
    lang.Gain: "Target champion you control gains airborne, blitz and -1 {offense} this turn.",
    lang.StaticThisTurn: "All wild champions have blitz and +1 {offense} this turn.",
    lang.DamagedLose: "Champions damaged by this card get -3 {offense} this turn.",
    lang.PutCounters: "Put a +1 {offense} +1 {defense} counter on another target champion.",
    lang.Control: "Gain control of target {1} champion this turn.",
    lang.Transform: "Transform target champion into a human token.",
    lang.RemoveFromBattle: "Remove target blocking champion from battle.",
    lang.JoinBattle: "One of your champions gains airborne this turn and attacks or blocks with this card.",
    lang.BanishLoneAttacker: "If a champion is attacking alone, banish it.",
    lang.NoAttacksThisTurn: "Champions cannot attack this turn.",
    lang.ReturnToPlay: "Remove target champion from play, then return it to play prepared under its owner's control.",
    lang.PutCopy: "Put a token into play that is a copy of this card.",
    lang.LoseAbilities: "Target champion loses its powers and abilities this turn.",
    lang.CannotGainHealth: "That player cannot gain health this turn.",
    lang.GainGold: "Gain {1} to spend only on wild costs.",
    lang.Pay: "Pay {1} and 2 health.",
    lang.LoseAnyHealth: "Lose any amount of health.",
    lang.WinGame: "You win the game.",
    lang.RevealTop: (
        "Reveal the top three cards of your deck. You may put an evil card from among them into your hand. "
        "Banish the rest."
    ),
    lang.RevealTopCard: "Reveal the top card of your deck.",
    lang.Play: "Play an event card from your hand without paying its cost.",
    lang.Recall: "Recall",
    lang.Recycle: "Recycle",
    lang.May: "You may draw a card.",
    lang.Does: "Each opponent must break one of their champions if able.",
    lang.IfYouDo: "You may pay {1}. If you do, draw a card. Otherwise, gain 3 health.",
    lang.If: "If this card is in play, put a +1 {offense} +1 {defense} counter on it.",
    lang.AtEndOfTurn: "Break this card at the end of the turn.",
    lang.OneOf: "Draw a card.\n— OR —\n{1}: Recycle",
}


def test_the_table_of_steps_is_complete():
    assert set(STEPS) == set(PRINTED) == set(get_args(lang.Step))


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
def test_every_step_has_a_phrase(step):
    assert effect_text(STEPS[step]) == PRINTED[step]


def test_every_keyword_has_a_name():
    assert len({ability_text(keyword) for keyword in Keyword}) == len(Keyword)
    assert ability_text(AIRBORNE | BLITZ | lang.MUST_ATTACK).splitlines() == [
        "Airborne ◆ Blitz",
        "This card must attack each turn if able.",
    ]


@pytest.mark.parametrize("moment", On, ids=lambda moment: moment.name)
def test_every_moment_has_a_phrase(moment):
    before, arrow, after = ability_text(Trigger((moment,), Draw())).partition(" → ")
    assert (before[0].isupper(), arrow, after) == (True, " → ", "Draw a card.")


@pytest.mark.parametrize("fact", lang.Fact, ids=lambda fact: fact.name)
def test_every_fact_has_a_phrase(fact):
    assert effect_text(If(fact, Draw())).startswith("If ")
    assert ability_text(StaticAbility(THIS, offense=1, when=fact)).startswith("This card has +1 {offense} ")


@pytest.mark.parametrize("cost", lang.Cost, ids=lambda cost: cost.name)
def test_every_cost_has_a_phrase(cost):
    assert ability_text(Power((cost,), Draw())).endswith(": Draw a card.")


def test_the_text_follows_the_definition():
    card = next(card for card in CARDS if card.name == "Flame Strike")
    assert card_text(card) == "Deal 8 damage to a target."
    changed = replace(card, effect=lang.Damage(9, lang.Target(lang.CHAMPION)))
    assert card_text(changed) == "Deal 9 damage to target champion."
