"""The second scene: an attack is blocked by as many champions as it takes."""

from playtest.scenes.epic.seen import in_play
from playtest.scenes.scene import Remark, Scene, lost, my_turn

SCENE = Scene(
    key="blocks",
    title="Block together",
    card="Raging T-Rex",
    position=(
        "turn=6 active=1 first=0 moment=blockers seat=0"
        " / health=10 gold=0 hand=- board=Kong(expended),HillGiant,CaveTroll discard=- deck=10*HillGiant"
        " / health=20 gold=0 hand=- board=RagingTRex(expended,attacking,attacked) discard=- deck=10*HillGiant"
    ),
    text=(
        "Your opponent attacks with Raging T-Rex: an offense of 12, and you have 10 health.\n"
        "Any number of your prepared champions can block an attack. Their damage adds up. Kong attacked last "
        "turn: it is expended and cannot block."
    ),
    goal="Break Raging T-Rex, which has a defense of 10.",
    done=lambda seen: not in_play(seen, "Raging T-Rex"),
    well=(
        "Hill Giant deals 8 damage and Cave Troll 5: together more than the 10 that break Raging T-Rex. What "
        "blocks may be broken too, but none of the damage goes through to you."
    ),
    remarks=(
        Remark(lost, "Nobody blocked, so all 12 damage went to you, and you had 10 health.", ends=True),
        Remark(
            lambda seen: my_turn(seen) or seen["phase"] in ("main", "end"),
            "One blocker was not enough: Raging T-Rex survived. Damage goes away at the end of the turn, so it is"
            " as strong as before.",
            ends=True,
        ),
    ),
    solution=("Hill Giant", "Cave Troll"),
)
