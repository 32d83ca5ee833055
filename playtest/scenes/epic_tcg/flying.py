"""The third scene: who can block what flies, and who deals damage first (rule book, Battle; Game Terms: Airborne,
Range)."""

from playtest.scenes.epic_tcg.seen import in_play
from playtest.scenes.scene import Remark, Scene, lost

SCENE = Scene(
    key="flying",
    title="Block what flies",
    card="Forest Giant",
    position=(
        "turn=6 active=1 moment=blockers attacked=0"
        " / mojo=6 actions=0 hand=- board=ForestGiant,Pegasus,Triceratops discard=- deck=10*GraftSteelCrusher"
        " / mojo=20 actions=0 hand=- board=BlackDragon(expended,attacking) discard=- deck=10*GraftSteelCrusher"
    ),
    text=(
        "Your opponent attacks with Black Dragon: an offense of 6, and you have 6 Mojo.\n"
        "Black Dragon is airborne: only champions with airborne or range can block it. Triceratops has neither, "
        "Pegasus is airborne, and Forest Giant has range. Whoever has range also deals damage before the others."
    ),
    goal="Break Black Dragon, and lose no champion.",
    done=lambda seen: not in_play(seen, "Black Dragon") and in_play(seen, "Forest Giant") and in_play(seen, "Pegasus"),
    well=(
        "Forest Giant dealt its 6 damage first. That broke Black Dragon before it could deal any. Who has blocked is "
        "flipped: it lies upside down, and cannot block again before the turn ends."
    ),
    remarks=(
        Remark(lost, "Nobody blocked, so all 6 damage went to you, and you had 6 Mojo.", ends=True),
        Remark(
            lambda seen: not in_play(seen, "Pegasus"),
            "Pegasus can block what flies, but it has no range: both dealt their damage at once. Its 3 did not break "
            "Black Dragon, whose 6 did break Pegasus.",
            ends=True,
        ),
    ),
    solution=("Forest Giant", "Block with these"),
)
