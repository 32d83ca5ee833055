"""The promotional cards: 13 that no other product has, and which cards of Pantheon were printed here too. Data only;
alphabetical within a set.

Effects are written in printed order. A shaded part of a card's text box is its `discard` (rule 5.0.2).
"""

from __future__ import annotations

from engine.epic.cards.tokens import DEMON
from engine.epic.language import (
    AIRBORNE,
    AMBUSH,
    ANYTHING,
    BLITZ,
    CANNOT_GAIN,
    CHAMPION,
    DAMAGED_PLAYER,
    DEFENSE_OF_IT,
    EACH_OPPONENT,
    EVENT,
    EVIL,
    EXPEND,
    GOOD,
    RED,
    SAGE,
    TURN_PLAYER,
    UNBREAKABLE,
    UNTARGETABLE,
    WHITE,
    WILD,
    YOU,
    Ally,
    Banish,
    Break,
    CannotGainHealth,
    Card,
    Champion,
    Choice,
    Damage,
    DiscardedCard,
    Draw,
    Each,
    Either,
    Gain,
    GainGold,
    GainHealth,
    Gem,
    If,
    ItIs,
    LoseAnyHealth,
    May,
    Mode,
    Number,
    NumberOf,
    On,
    Power,
    PutTokens,
    Recall,
    Recycle,
    ReturnToHand,
    Target,
    Tribute,
    Whenever,
)

# fmt: off
KICKSTARTER: tuple[Card, ...] = (
    Card("Aftershock", WILD, cost=1, gem=WHITE, kind=EVENT,
         effect=Damage(5, Target(ANYTHING)),
         discard=(Ally(WILD, Recall()),
                  Whenever(On.LEAVES_DISCARD, Damage(2, EACH_OPPONENT)))),
    Card("Cleansing Light", GOOD, cost=1, gem=RED, kind=EVENT,
         effect=(Draw(2), May(Banish(Each(Champion(token=True)))))),
    Card("Dark Prince", EVIL, cost=1, gem=WHITE, kind=CHAMPION, classes="devil", offense=8, defense=7,
         abilities=(AIRBORNE | BLITZ,
                    Power((EXPEND,), PutTokens(1, DEMON)))),
    Card("Hill Giant", WILD, cost=0, gem=WHITE, kind=CHAMPION, classes="giant", offense=8, defense=8),
    Card("Inspiration", SAGE, cost=0, gem=RED, kind=EVENT,
         effect=(Banish(Choice(DiscardedCard(whose=YOU), 2)), If(ItIs(alignment=SAGE, count=2), Draw(2), Draw()))),
    Card("Kalnor's Blessing", GOOD, cost=0, gem=RED, kind=EVENT,
         effect=Either((Gain(Target(CHAMPION), UNBREAKABLE | UNTARGETABLE), Recycle()), Mode(Draw(2), gold=1))),
    Card("Owl Familiar", SAGE, cost=0, gem=RED, kind=CHAMPION, classes="bird", offense=1, defense=1,
         abilities=(AIRBORNE,
                    Tribute(May(ReturnToHand(Target(DiscardedCard(EVENT, cost=1, whose=YOU))))))),
    Card("Ritual Sacrifice", EVIL, cost=1, gem=WHITE, kind=EVENT,
         effect=Either(Draw(2), (Break(Target(CHAMPION)), GainHealth(DEFENSE_OF_IT, TURN_PLAYER)))),
    Card("Searing Blast", WILD, cost=1, gem=WHITE, kind=EVENT,
         effect=(Damage(7, Target(ANYTHING)), CannotGainHealth(DAMAGED_PLAYER))),
    Card("Spite", EVIL, cost=0, gem=RED, kind=EVENT,
         effect=Either(
             (LoseAnyHealth(), Damage(Number(NumberOf.X, times=2), Target(CHAMPION))),
             Mode(Draw(2), gold=1),
         )),
    Card("Time Master", SAGE, cost=1, gem=RED, kind=CHAMPION, classes="human wizard", offense=1, defense=1,
         abilities=(AMBUSH,
                    Power((EXPEND,), Draw()),
                    Power((EXPEND,), GainGold(1)))),
    Card("Warrior Angel", GOOD, cost=1, gem=WHITE, kind=CHAMPION, classes="angel", offense=9, defense=9,
         abilities=(AIRBORNE | BLITZ,
                    Whenever(On.ATTACKS, May(Banish(Target(Champion(EVIL, token=True))))))),
)

SEASON_1: tuple[Card, ...] = (
    Card("Elder Greatwurm", WILD, cost=1, gem=RED, kind=CHAMPION, classes="wurm", offense=30, defense=30,
         abilities=(CANNOT_GAIN,)),
)
# fmt: on

SETS: tuple[tuple[str, tuple[Card, ...]], ...] = (
    ("Kickstarter Promo", KICKSTARTER),
    ("Season 1 Promo", SEASON_1),
)

# set, name of a card that another product defines, gem here
REPRINTS: tuple[tuple[str, str, Gem], ...] = (
    ("Kickstarter Promo", "Forbidden Research", RED),
    ("Kickstarter Promo", "Hunting Pterosaur", RED),
    ("Kickstarter Promo", "Knight of the Dawn", WHITE),
    ("Kickstarter Promo", "Necromancer Apprentice", WHITE),
    ("Kickstarter Promo", "New Dawn", RED),
    ("Kickstarter Promo", "Scrap Golem", RED),
    ("Season 1 Promo", "Teleport", WHITE),
)
