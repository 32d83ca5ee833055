"""The first scene: a champion attacks, and nobody can stop it."""

from playtest.scenes.scene import Remark, Scene, my_turn, won

SCENE = Scene(
    key="attack",
    title="Attack with Kong",
    card="Kong",
    position=(
        "turn=5 active=0 first=0 moment=main seat=0"
        " / health=18 gold=0 hand=- board=Kong,CaveTroll discard=- deck=10*HillGiant"
        " / health=13 gold=0 hand=- board=- discard=- deck=10*HillGiant"
    ),
    text=(
        "You win when your opponent has no health left.\n"
        "The two numbers of a champion are its offense, the damage that it deals, and its defense, the damage "
        "that breaks it. Kong has an offense of 13. Your opponent has 13 health and no champion to block with."
    ),
    goal="Win this turn: press Attack, choose Kong, and send the attack.",
    done=won,
    well=("Kong was not blocked, so all of its damage went to your opponent. That is how games are won."),
    remarks=(
        Remark(
            lambda seen: not my_turn(seen) or seen["turn"] > 5,
            "Your turn is over, and your opponent has health left. Kong alone would have been enough: a champion that "
            "is prepared can attack once each turn.",
            ends=True,
        ),
        Remark(
            lambda seen: seen["step"] == "attackers",
            "Choose Kong, then press the button that sends the attack. An attacking champion is expended: it is "
            "turned to its side, and cannot block before your next turn.",
        ),
        Remark(
            lambda seen: seen["phase"] == "battle",
            "Kong attacks. Before blocks and before damage both players may act. Pass until the damage is dealt.",
        ),
    ),
    solution=("Attack", "Kong", "Attack with"),
)
