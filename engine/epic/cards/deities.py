"""The eight god cards of Pantheon (rule 2.4), two in each pack. Data only; alphabetical within a pack."""

from __future__ import annotations

from engine.epic.cards.tokens import HUMAN, WOLF, ZOMBIE
from engine.epic.language import (
    ANYTHING,
    BLITZ,
    BREAKTHROUGH,
    CHAMPION,
    EVENT,
    EVIL,
    GOLD,
    GOOD,
    IT,
    ITS_OWNER,
    OPPONENT,
    SAGE,
    UNBANISHABLE,
    UNBREAKABLE,
    UNTARGETABLE,
    WILD,
    YOU_OWN_IT,
    YOUR_CHAMPION,
    Ally,
    Banish,
    Break,
    Champion,
    Choice,
    Damage,
    Deity,
    Discard,
    DiscardedCard,
    Does,
    Each,
    Either,
    Expend,
    Gain,
    GainHealth,
    HandCard,
    If,
    IfYouDo,
    May,
    On,
    Pay,
    Play,
    Power,
    PutCounters,
    PutIntoPlay,
    PutTokens,
    ReturnToHand,
    SameName,
    Target,
    Whenever,
)

# fmt: off
ANGELINE_VS_SCARA: tuple[Deity, ...] = (
    Deity("Angeline, Silver Wing", GOOD, rank="goddess",
          abilities=(Power((GOLD,), (
                         PutTokens(1, HUMAN, expended=True),
                         Gain(SameName(Target(CHAMPION)), UNBANISHABLE | UNBREAKABLE | UNTARGETABLE),
                     )),
                     Ally(GOOD, PutTokens(1, HUMAN, expended=True)))),
    Deity("Scara, Weaver of Sorrow", EVIL, rank="goddess",
          abilities=(Power((GOLD,), PutIntoPlay(Choice(DiscardedCard(CHAMPION)))),
                     Ally(EVIL, IfYouDo(May(Pay(health=1)), PutTokens(1, ZOMBIE, expended=True))))),
)

FURIOS_VS_MALIGUS: tuple[Deity, ...] = (
    Deity("Furios, Father of Nature", GOOD | WILD, rank="elder god",
          abilities=(Whenever(On.START_OF_YOUR_TURN, Either(GainHealth(10), Damage(6, Target(ANYTHING)))),)),
    Deity("Maligus, the Dark One", EVIL | SAGE, rank="elder god",
          abilities=(Whenever(
                         On.START_OF_YOUR_TURN,
                         Either(
                             (ReturnToHand(Target(CHAMPION)), Discard(1, ITS_OWNER)),
                             (PutTokens(2, ZOMBIE), GainHealth(4)),
                         ),
                     ),)),
)

GARETH_VS_LASHNOK: tuple[Deity, ...] = (
    Deity("Gareth, Father of Genius", SAGE, rank="god",
          abilities=(Power((GOLD,), (
                         ReturnToHand(Target(CHAMPION)),
                         If(
                             YOU_OWN_IT,
                             May(Play(Choice(HandCard(EVENT)), free=True)),
                             Does(ITS_OWNER, Banish(Choice(HandCard()))),
                         ),
                     )),
                     Ally(SAGE, Expend(Target(CHAMPION))))),
    Deity("Lashnok, Worldbreaker", WILD, rank="god",
          abilities=(Power((GOLD,), (PutCounters(2, Each(YOUR_CHAMPION)), Gain(IT, BLITZ | BREAKTHROUGH))),
                     Ally(WILD, Damage(1, Target(ANYTHING))))),
)

HELENA_VS_ZALTESSA: tuple[Deity, ...] = (
    Deity("Helena, the Valiant", GOOD | SAGE, rank="elder goddess",
          abilities=(Whenever(
                         On.START_OF_YOUR_TURN,
                         Either(Expend(Each(Champion(whose=OPPONENT))), (PutTokens(6, HUMAN), Gain(IT, BLITZ))),
                     ),)),
    Deity("Zaltessa, the Huntress", EVIL | WILD, rank="elder goddess",
          abilities=(Whenever(
                         On.START_OF_YOUR_TURN,
                         Either(Break(Target(CHAMPION)), (PutTokens(4, WOLF), Gain(IT, BLITZ))),
                     ),)),
)
# fmt: on

SETS: tuple[tuple[str, tuple[Deity, ...]], ...] = (
    ("Pantheon: Angeline vs Scara", ANGELINE_VS_SCARA),
    ("Pantheon: Furios vs Maligus", FURIOS_VS_MALIGUS),
    ("Pantheon: Gareth vs Lashnok", GARETH_VS_LASHNOK),
    ("Pantheon: Helena vs Zaltessa", HELENA_VS_ZALTESSA),
)
