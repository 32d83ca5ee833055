"""The fourth scene: what champions and discarded cards can do besides fighting."""

from playtest.scenes.epic.seen import asks_for_a_play, in_play, is_expended
from playtest.scenes.scene import Remark, Scene, in_hand, my_turn

SCENE = Scene(
    key="powers",
    title="Powers and the discard pile",
    card="Forcemage Apprentice",
    position=(
        "turn=5 active=0 first=0 moment=main seat=0"
        " / health=12 gold=1 hand=FlameStrike board=ForcemageApprentice discard=CaveTroll deck=10*HillGiant"
        " / health=20 gold=0 hand=- board=HillGiant,DarkKnight discard=- deck=10*HillGiant"
    ),
    text=(
        "Some champions have powers, which they use instead of attacking. Forcemage Apprentice is expended to "
        "deal 2 damage to a target.\n"
        "The lower part of some cards works while they lie in the discard pile. Cave Troll is recalled to your "
        "hand when you play another wild card that costs 1. Look at your discard pile: it is there."
    ),
    goal="Break both champions of your opponent, and have Cave Troll in your hand.",
    done=lambda seen: (
        (in_hand(seen, "Cave Troll") or in_play(seen, "Cave Troll"))
        and not any(champion["controller"] != seen["seat"] for champion in seen["champions"])
    ),
    well=(
        "An event, a power and a card from the discard pile, all for 1 gold. What lies in the discard pile is not lost."
    ),
    remarks=(
        Remark(
            lambda seen: not my_turn(seen),
            "Your turn is over, and there was more to do. Flame Strike deals 8 damage, which breaks Hill Giant; "
            "the power of Forcemage Apprentice deals 2, which breaks Dark Knight.",
            ends=True,
        ),
        Remark(
            lambda seen: (
                in_play(seen, "Dark Knight") and is_expended(seen, "Forcemage Apprentice") and asks_for_a_play(seen)
            ),
            "Forcemage Apprentice is expended, so its power is used up for this turn. Do not attack with it: choose "
            "its power, and Dark Knight as the target.",
            ends=True,
        ),
        Remark(
            lambda seen: not in_hand(seen, "Flame Strike") and in_play(seen, "Hill Giant") and not seen["resolving"],
            "Flame Strike hit something else, and the power alone cannot break Hill Giant. Take it back, or start"
            " again.",
        ),
        Remark(
            lambda seen: not in_play(seen, "Hill Giant") and in_play(seen, "Dark Knight"),
            "Flame Strike is a wild card that costs 1, so Cave Troll came back to your hand. Now use the power of"
            " Forcemage Apprentice on Dark Knight.",
        ),
    ),
    solution=("Play Flame Strike", "Hill Giant", "{expend}", "Dark Knight"),
)
