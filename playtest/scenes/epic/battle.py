"""The last scene: a small battle that is won by what was learned."""

from playtest.scenes.scene import Remark, Scene, in_hand, my_turn, won

SCENE = Scene(
    key="battle",
    title="A small battle",
    card="Rage",
    position=(
        "turn=7 active=0 first=0 moment=main seat=0"
        " / health=4 gold=1 hand=Rage,FlameStrike board=Kong discard=- deck=10*HillGiant"
        " / health=14 gold=0 hand=- board=HillGiant,CaveTroll discard=- deck=10*HillGiant"
    ),
    text=(
        "You have 4 health left, and your opponent will attack with everything. Win before that.\n"
        "Your opponent has 14 health and two champions that will both block. With breakthrough, the damage that is "
        "left when the blockers are broken goes to the player."
    ),
    goal="Win this turn. You have 1 gold, and Rage costs nothing.",
    done=won,
    well=("You made room with Flame Strike, and Rage carried the rest through. You are ready for a whole game."),
    remarks=(
        Remark(
            lambda seen: not my_turn(seen),
            "Your opponent is still there, and your turn is over. Every champion that you break before the attack"
            " is one blocker less; Rage gives Kong breakthrough and 4 more offense.",
            ends=True,
        ),
        Remark(
            lambda seen: seen["phase"] == "battle" and seen["step"] == "before_damage" and in_hand(seen, "Rage"),
            "The attack is blocked, and nothing goes through yet. Rage can still be played now.",
        ),
    ),
    solution=("Play Flame Strike", "Hill Giant", "Attack", "Play Rage", "Kong", "14 damage"),
    replies=("Hill Giant", "Cave Troll", "Block with"),
)
