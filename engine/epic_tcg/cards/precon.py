"""The cards that only the preconstructed decks hold. Data only, alphabetical."""

from __future__ import annotations

from engine.epic_tcg.cards.tokens import HUMAN, ZOMBIE
from engine.epic_tcg.language import *

# fmt: off
PRECON: tuple[Card, ...] = (
    Card("Carnosaur", WILD, NATURAL, CHAMPION, ACTION, FAST, 7, 4,
         abilities=(BREAKTHROUGH | MUST_ATTACK,
                    When(ENTERS, May((Reveal(2, Traits(alignment=WILD), up_to=True), Draw(X)))))),
    Card("Hail of Bullets", WILD, CONSTRUCTED, EVENT, ACTION, INSTANT_FAST,
         effect=Either(Break(Target(Piece(CHAMPION))),
                       (Choose(Target(Player())), Damage(3, (THAT_PLAYER, Each(Piece(CHAMPION, whose=THAT_PLAYER))))))),
    Card("Join Me", EVIL, MAGICAL, EVENT, ACTION, INSTANT_PACED,
         effect=(Break(Target(Piece(CHAMPION))), MakeTokens(1, ZOMBIE),
                 Gain(Each(Piece(CHAMPION, EVIL, whose=YOU)), offense=2, defense=2))),
    Card("Redeem", GOOD, NATURAL, EVENT, ACTION, INSTANT_PACED,
         effect=(PutIntoHand(Target(Piece(CHAMPION | OBJECT, whose=OPPONENT)), YOU),
                 If(ItIs((Traits(token=True), Traits(price=FREE))), (GainAction(), Draw())))),
    Card("Repair Golem", UNALIGNED, CONSTRUCTED, CHAMPION, ACTION, BUILD, 8, 8,
         abilities=(VEILED,
                    WhenTrigger(
                        (ENTERS, UNVEILED),
                        May(PutIntoPlay(Target(CardIn(CHAMPION | OBJECT, origin=CONSTRUCTED, whose=ANYONE)))),
                    ))),
    Card("Scepter of Kings", GOOD, CONSTRUCTED, OBJECT, ACTION, PACED,
         abilities=(UNBANISHABLE | UNSTOPPABLE,
                    Get(Piece(CHAMPION, GOOD, whose=YOU), offense=1, defense=1),
                    Activated((FLIP,), FAST, MakeTokens(1, HUMAN)))),
    Card("Sky Iron Boulder", WILD, NATURAL, OBJECT, ACTION, FAST,
         abilities=(When(ENTERS, Damage(5, Target(ANYTHING), deadly=True)),
                    Have(OnLine(alignment=WILD, whose=YOU), UNSTOPPABLE))),
    Card("Zombie Dragon", EVIL, MAGICAL, CHAMPION, ACTION, PACED, 5, 6,
         abilities=(AIRBORNE,
                    When(ENTERS, Discard(who=Target(Player())),
                         May(PutIntoHand(Target(CardIn(alignment=EVIL)), YOU))))),
)
