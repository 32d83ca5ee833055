"""The printed text of every card, and the grammar that it is made of.

`golden/base.txt` holds what the renderer prints for the base set. After a wanted change write it anew with
`REGENERATE=1 .venv/bin/python -m pytest tests/engine/epic/test_text.py` and read the difference.
"""

import os
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from engine.epic import language as lang
from engine.epic.cards import base
from engine.epic.cards.tokens import DEMON, HUMAN, WOLF, ZOMBIE
from engine.epic.catalogue import CARDS, alignment_words
from engine.epic.language import (
    AIRBORNE,
    ANYTHING,
    BLITZ,
    CHAMPION,
    EVENT,
    EVIL,
    GOOD,
    IT,
    ITS_CONTROLLER,
    OPPONENT,
    OPPONENTS_TURN,
    PLAYER,
    SAGE,
    THAT_PLAYER,
    THIS,
    TURN_PLAYER,
    WILD,
    YOU,
    YOUR_CHAMPION,
    YOUR_TURN,
    AtEndOfTurn,
    Banish,
    Break,
    Champion,
    Choice,
    Choose,
    Damage,
    Discard,
    DiscardedCard,
    Draw,
    Each,
    Either,
    Gain,
    GainHealth,
    HandCard,
    Have,
    If,
    Keyword,
    LoseHealth,
    Loyalty,
    May,
    Mode,
    Number,
    NumberOf,
    On,
    OnYourTurn,
    Power,
    PutCounters,
    PutIntoPlay,
    PutTokens,
    Recall,
    Recycle,
    ReturnToHand,
    Target,
    Transform,
    Tribute,
    Trigger,
)
from engine.epic.text import ability_text, card_text, discard_text, effect_text, keyword_reminder, mode_text

GOLDEN = Path(__file__).parent / "golden" / "base.txt"


def golden_entry(card):
    """A card as a reader of the golden file sees it; `|` marks the part for the discard pile."""
    traits = [*alignment_words(card.alignment), *card.classes.split(), "event" if card.kind == EVENT else "champion"]
    numbers = [] if card.kind == EVENT else [f"{card.offense}/{card.defense}"]
    head = f"{card.name} - {' '.join([f'{{{card.cost}}}', *traits, *numbers])}, {card.gem.value}"
    shaded = [f"| {line}" for line in discard_text(card).splitlines()]
    return "\n".join([head, *(f"  {line}" for line in [*card_text(card).splitlines(), *shaded])])


def golden_text(cards):
    return "\n\n".join(map(golden_entry, cards)) + "\n"


def test_every_card_prints_its_golden_text():
    if os.environ.get("REGENERATE"):
        GOLDEN.write_text(golden_text(base.BASE_SET), encoding="utf-8")
    assert golden_text(base.BASE_SET).split("\n\n") == GOLDEN.read_text(encoding="utf-8").split("\n\n")


def test_two_different_definitions_never_print_alike():
    definitions = defaultdict(set)
    for card in CARDS:
        definitions[card_text(card), discard_text(card)].add((card.abilities, card.effect, card.discard))
    assert [text for text, meant in definitions.items() if len(meant) > 1] == []


def test_no_card_is_left_without_text():
    assert [card.name for card in CARDS if not card_text(card) + discard_text(card)] == []


def test_text_names_no_card():
    """A text calls its card "this card"."""
    long_names = [card.name for card in CARDS if " " in card.name]
    texts = [card_text(card) + discard_text(card) for card in CARDS]
    assert [name for name in long_names for text in texts if name in text] == []


def test_every_line_ends_as_print_does():
    """A sentence ends with a full stop; keywords, recall, recycle and the divider of modes stand without one."""
    words = {str(keyword.name).capitalize() for keyword in Keyword} | {"Recall", "Recycle", "— OR —"}
    lines = [line for card in CARDS for line in (card_text(card) + "\n" + discard_text(card)).splitlines() if line]
    bare = {line.split(" → ")[-1].split(": ")[-1] for line in lines if not line.endswith(".")}
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
    lang.ExpendAll: lang.ExpendAll(Target(PLAYER)),
    lang.Prepare: lang.Prepare(Each(YOUR_CHAMPION)),
    lang.Gain: Gain(Target(YOUR_CHAMPION), AIRBORNE | BLITZ, offense=-1),
    lang.DamagedLose: lang.DamagedLose(3),
    lang.PutCounters: PutCounters(1, Target(Champion(other=True))),
    lang.Control: lang.Control(Target(Champion(cost=1)), this_turn=True),
    lang.Transform: Transform(Target(CHAMPION), HUMAN),
    lang.RemoveFromBattle: lang.RemoveFromBattle(Target(Champion(blocking=True))),
    lang.JoinBattle: lang.JoinBattle(Choice(YOUR_CHAMPION), AIRBORNE),
    lang.BanishLoneAttacker: lang.BanishLoneAttacker(),
    lang.NoAttacksThisTurn: lang.NoAttacksThisTurn(),
    lang.Recall: Recall(),
    lang.Recycle: Recycle(),
    lang.May: May(Draw()),
    lang.Pay: lang.Pay(health=2),
    lang.IfYouDo: lang.IfYouDo(May(lang.Pay(health=2)), Draw()),
    lang.If: If(lang.THIS_IN_PLAY, PutCounters(1)),
    lang.AtEndOfTurn: AtEndOfTurn(Break(THIS)),
    lang.OnYourTurn: OnYourTurn(Draw()),
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
    lang.Break: "Break one of your champions.",
    lang.BreakAllButChosen: (
        "Starting with you, each player chooses a champion they control. Break all other champions."
    ),
    lang.Banish: "Banish up to three target token champions.",
    lang.BanishDiscardPile: "Banish target player's discard pile.",
    lang.BanishAnyNumber: "Banish X other cards from your discard pile.",
    lang.ReturnToHand: "Return up to two target champions to their owners' hands.",
    lang.PutIntoPlay: "Put an evil champion card from your hand into play.",
    lang.PutTokens: "Put two zombie tokens into play expended.",
    lang.Expend: "Expend target opposing champion.",
    lang.ExpendAll: "Expend all champions target player controls.",
    lang.Prepare: "Prepare all of your champions.",
    lang.Gain: "Target champion you control gains airborne, blitz and -1 {offense} this turn.",
    lang.DamagedLose: "Champions damaged by this card get -3 {offense} this turn.",
    lang.PutCounters: "Put a +1 {offense} +1 {defense} counter on another target champion.",
    lang.Control: "Gain control of target {1} champion this turn.",
    lang.Transform: "Transform target champion into a human token.",
    lang.RemoveFromBattle: "Remove target blocking champion from battle.",
    lang.JoinBattle: "One of your champions gains airborne this turn and attacks or blocks with this card.",
    lang.BanishLoneAttacker: "If a champion is attacking alone, banish it.",
    lang.NoAttacksThisTurn: "Champions cannot attack this turn.",
    lang.Recall: "Recall",
    lang.Recycle: "Recycle",
    lang.May: "You may draw a card.",
    lang.Pay: "Pay 2 health.",
    lang.IfYouDo: "You may pay 2 health. If you do, draw a card.",
    lang.If: "If this card is in play, put a +1 {offense} +1 {defense} counter on it.",
    lang.AtEndOfTurn: "Break this card at the end of the turn.",
    lang.OnYourTurn: "If it is your turn, draw a card.",
    lang.OneOf: "Draw a card.\n— OR —\n{1}: Recycle",
}


def test_the_table_of_steps_is_complete():
    assert set(STEPS) == set(PRINTED) == set(get_args(lang.Step))


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
def test_every_step_has_a_phrase(step):
    assert effect_text(STEPS[step]) == PRINTED[step]


def test_every_keyword_has_a_name_and_a_reminder():
    assert all(ability_text(keyword) and keyword_reminder(keyword).endswith(".") for keyword in Keyword)
    assert len({keyword_reminder(keyword) for keyword in Keyword}) == len(Keyword)
    assert ability_text(AIRBORNE | BLITZ | lang.MUST_ATTACK).splitlines() == [
        "Airborne ◆ Blitz",
        "This card must attack each turn if able.",
    ]
    assert keyword_reminder(AIRBORNE | BLITZ) == f"{keyword_reminder(AIRBORNE)} {keyword_reminder(BLITZ)}"


@pytest.mark.parametrize("moment", On, ids=lambda moment: moment.name)
def test_every_moment_has_a_phrase(moment):
    before, arrow, after = ability_text(Trigger((moment,), Draw())).partition(" → ")
    assert (before[0].isupper(), arrow, after) == (True, " → ", "Draw a card.")


@pytest.mark.parametrize("fact", lang.Fact, ids=lambda fact: fact.name)
def test_every_fact_has_a_phrase(fact):
    assert effect_text(If(fact, Draw())).startswith("If ")
    assert ability_text(Have(THIS, offense=1, when=fact)).startswith("This card has +1 {offense} ")


@pytest.mark.parametrize("cost", lang.Cost, ids=lambda cost: cost.name)
def test_every_cost_has_a_phrase(cost):
    assert ability_text(Power((cost,), Draw())).endswith(": Draw a card.")


# --- grammar ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ((Banish(Target(CHAMPION)), Draw(1, ITS_CONTROLLER)), "Banish target champion. Its controller draws a card."),
        (
            (Banish(Target(CHAMPION, 2)), Gain(IT, BLITZ), Damage(1, IT), Break(IT)),
            "Banish two target champions. They gain blitz this turn. Deal 1 damage to each of them. Break them.",
        ),
        (
            (Banish(Target(CHAMPION, 2)), GainHealth(1, ITS_CONTROLLER)),
            "Banish two target champions. Their controllers gain 1 health.",
        ),
        (
            (Transform(Each(CHAMPION), WOLF), Gain(IT, BLITZ)),
            "Transform each champion into a wolf token. They gain blitz this turn.",
        ),
        (
            (Choose(Target(PLAYER)), Discard(1, THAT_PLAYER), LoseHealth(2, THAT_PLAYER)),
            "Target player discards a card. That player loses 2 health.",
        ),
        ((Choose(Target(CHAMPION)), Gain(IT, BLITZ), Break(IT)), "Target champion gains blitz this turn. Break it."),
        (
            (Choose(Target(PLAYER)), Break(Choice(Champion(whose=THAT_PLAYER)))),
            "Break a champion target player controls.",
        ),
    ],
)
def test_what_was_named_becomes_a_pronoun(effect, text):
    assert effect_text(effect) == text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (OnYourTurn((Break(Target(CHAMPION)), Draw())), "If it is your turn, break target champion and draw a card."),
        (
            OnYourTurn((Draw(), LoseHealth(1, OPPONENT))),
            "If it is your turn, you draw a card and an opponent loses 1 health.",
        ),
        (OnYourTurn(May(Draw())), "If it is your turn, you may draw a card."),
        (
            OnYourTurn(lang.IfYouDo(May(lang.Pay(health=1)), Draw())),
            "If it is your turn, you may pay 1 health and if you do, draw a card.",
        ),
        (If(OPPONENTS_TURN, Draw(2, TURN_PLAYER)), "If it is an opponent's turn, they draw two cards."),
        (Draw(2, TURN_PLAYER), "The player whose turn it is draws two cards."),
        (If(YOUR_TURN, Draw(2), Draw()), "If it is your turn, draw two cards. Otherwise, draw a card."),
        (May((Break(Target(CHAMPION)), Draw())), "You may break target champion and draw a card."),
        (AtEndOfTurn((Draw(), Recycle())), "At the end of the turn, draw a card and recycle."),
        ((Draw(), Recycle(), GainHealth(1)), "Draw a card.\nRecycle\nGain 1 health."),
    ],
)
def test_conditions_and_permission_go_around_any_effect(effect, text):
    assert effect_text(effect) == text


@pytest.mark.parametrize(
    ("what", "text"),
    [
        (Target(ANYTHING), "Deal 1 damage to a target."),
        (Target(ANYTHING, up_to=True), "Deal 1 damage to up to one target."),
        (Target(PLAYER), "Deal 1 damage to target player."),
        (Target(lang.OPPONENT_PLAYER), "Deal 1 damage to target opponent."),
        (Each(lang.OPPONENT_PLAYER), "Deal 1 damage to each opponent."),
        (Each(YOUR_CHAMPION), "Deal 1 damage to each champion you control."),
        (Each(Champion(attacking=True, blocking=True)), "Deal 1 damage to each attacking or blocking champion."),
        (Target(Champion(GOOD, cls="human", token=False)), "Deal 1 damage to target good non-token human champion."),
        (Choice(Champion(EVIL | SAGE)), "Deal 1 damage to an evil or sage champion."),
        (Choice(Champion(whose=YOU, other=True)), "Deal 1 damage to one of your other champions."),
        (Target(Champion(other=True), 2), "Deal 1 damage to each of two other target champions."),
        (THIS, "Deal 1 damage to this card."),
    ],
)
def test_what_damage_is_dealt_to(what, text):
    assert effect_text(Damage(1, what)) == text


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (Draw(11), "Draw 11 cards."),
        (GainHealth(lang.X), "Gain X health."),
        (Damage(Number(NumberOf.X, plus=2), THIS), "Deal X+2 damage to this card."),
        (PutTokens(lang.X, WOLF), "Put X wolf tokens into play."),
        (PutTokens(lang.OFFENSE_OF_IT, DEMON), "Put demon tokens into play, as many as its {offense}."),
        (GainHealth(lang.DAMAGE_ON_THIS), "Gain health equal to the damage this card took this turn."),
        (
            LoseHealth(lang.Count(lang.DiscardedCard(lang.CHAMPION, whose=lang.EACH_PLAYER)), lang.EACH_PLAYER),
            "Each player loses health equal to the number of champion cards in their discard pile.",
        ),
    ],
)
def test_numbers(effect, text):
    assert effect_text(effect) == text


def test_cards_out_of_discard_piles_say_whose_they_are_and_become():
    mine, any_pile = DiscardedCard(CHAMPION, whose=YOU), DiscardedCard(EVENT)
    assert effect_text(PutIntoPlay(Target(mine))) == "Put target champion card from your discard pile into play."
    assert effect_text(ReturnToHand(Target(mine))) == "Return target champion card from your discard pile to your hand."
    assert effect_text(ReturnToHand(Target(any_pile))) == (
        "Return target event card from any discard pile to its owner's hand."
    )
    assert effect_text(PutIntoPlay(Choice(DiscardedCard(CHAMPION)), returned=True)) == (
        "Return a champion card from any discard pile to play under your control."
    )


def test_abilities_print_on_one_line():
    assert ability_text(Tribute(Draw(), Recycle())) == "Tribute → Draw a card. Recycle."
    assert ability_text(Loyalty(2, Gain(THIS, AIRBORNE | BLITZ, lasting=True))) == "Loyalty 2 → Airborne ◆ Blitz"
    assert ability_text(Loyalty(2, Gain(THIS, BLITZ))) == "Loyalty 2 → This card gains blitz this turn."
    assert ability_text(Loyalty(1, Gain(Target(CHAMPION), BLITZ, lasting=True))) == (
        "Loyalty 1 → Target champion gains blitz."
    )
    assert ability_text(Power((lang.GOLD, lang.EXPEND), Recall())) == "{1}, {expend}: Recall"
    assert ability_text(Trigger((lang.TRIBUTE, lang.AllyOf(EVIL), On.ATTACKS), Draw())) == (
        "Tribute and/or {evil} and/or when this card attacks → Draw a card."
    )
    assert ability_text(Tribute(Either(Draw(), GainHealth(5)))) == "Tribute → Draw a card. — OR — Gain 5 health."


def test_continuous_abilities():
    others = Champion(WILD, other=True, whose=YOU)
    assert ability_text(Have(others, BLITZ, defense=2)) == "Your other wild champions have blitz and +2 {defense}."
    assert ability_text(Have(others, alignment=GOOD)) == "Your other wild champions are also good."
    assert ability_text(Have(Champion(whose=OPPONENT), offense=-1, when=YOUR_TURN)) == (
        "All opposing champions have -1 {offense} on your turn."
    )
    assert ability_text(Have(THIS, BLITZ | AIRBORNE, when=OPPONENTS_TURN)) == (
        "Airborne and blitz on each opponent's turn."
    )
    assert ability_text(Have(THIS, lang.MUST_ATTACK, offense=2)) == (
        'This card has "This card must attack each turn if able." and +2 {offense}.'
    )


def test_a_mode_prints_its_gold():
    assert mode_text(Mode(Draw(), gold=1)) == "{1}: Draw a card."
    assert mode_text(Mode(Draw())) == mode_text(Draw()) == "Draw a card."


def test_the_text_follows_the_definition():
    card = next(card for card in CARDS if card.name == "Flame Strike")
    assert card_text(card) == "Deal 8 damage to a target."
    assert card_text(replace(card, effect=Damage(9, Target(CHAMPION)))) == "Deal 9 damage to target champion."
