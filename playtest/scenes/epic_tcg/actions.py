"""The first scene: one action a turn, and free cards beside it (rule book, Playing Cards)."""

from playtest.scenes.epic_tcg.seen import is_over, on_line
from playtest.scenes.scene import Remark, Scene, View, in_hand, won

_DAMAGE = {"Blast": 7, "Bolt from the Blue": 2}


def _falls_short(seen: View) -> bool:
    """What can still be dealt to the opponent is less than their Mojo."""
    me, other = seen["players"][seen["seat"]], seen["players"][1 - seen["seat"]]
    free = in_hand(seen, "Bolt from the Blue")
    costly = in_hand(seen, "Blast") and me["actions"] > 0
    playable = {"Blast": costly, "Bolt from the Blue": free}
    left = sum(damage for card, damage in _DAMAGE.items() if playable[card] or on_line(seen, card))
    return not seen["resolving"] and left < other["mojo"]


SCENE = Scene(
    key="actions",
    title="One action, and free cards",
    card="Blast",
    position=(
        "turn=5 active=0 moment=build"
        " / mojo=12 actions=1 hand=Blast,DrainEssence,BoltfromtheBlue board=- discard=- deck=10*GraftSteelCrusher"
        " / mojo=9 actions=0 hand=- board=- discard=- deck=10*GraftSteelCrusher"
    ),
    text=(
        "You win when your opponent has no Mojo left. A point of damage costs 1 Mojo, and your opponent has 9.\n"
        "At the start of every turn each player gains 1 action. Blast and Drain Essence cost an action each. Bolt from "
        "the Blue is free: of free cards you may play as many as you like."
    ),
    goal="Win this turn. You have 1 action.",
    done=won,
    well=(
        "7 damage for your action, and 2 for nothing. You will have an action on your opponent’s turn, too: Blast and "
        "Bolt from the Blue are fast, so they can be played there as well."
    ),
    remarks=(
        Remark(
            lambda seen: is_over(seen, "build"),
            "Your Build Step is over, and your opponent has Mojo left. Blast and Bolt from the Blue deal 9 damage "
            "together.",
            ends=True,
        ),
        Remark(
            lambda seen: _falls_short(seen) and not in_hand(seen, "Drain Essence"),
            "Drain Essence took your action. It deals 6 damage, which with the 2 of Bolt from the Blue is 1 too few, "
            "and for Blast you have no action left.",
            ends=True,
        ),
        Remark(
            _falls_short,
            "What you have left cannot deal the rest. Both Blast and Bolt from the Blue have to hit your opponent.",
            ends=True,
        ),
        Remark(
            lambda seen: not in_hand(seen, "Blast") and in_hand(seen, "Bolt from the Blue") and not seen["resolving"],
            "Blast took your action. Bolt from the Blue is free, so you can still play it.",
        ),
    ),
    solution=("Play Blast", "Your opponent", "Play Bolt from the Blue", "Your opponent"),
)
