"""The fifth scene: champions that attack champions (rule book, Game Terms: Hunter)."""

from playtest.scenes.epic_tcg.seen import in_play, is_expended, is_over
from playtest.scenes.scene import Remark, Scene

SCENE = Scene(
    key="hunting",
    title="Hunters",
    card="Swooping Wyvern",
    position=(
        "turn=5 active=0 moment=attack"
        " / mojo=12 actions=0 hand=- board=SwoopingWyvern,Tracker discard=- deck=10*GraftSteelCrusher"
        " / mojo=20 actions=0 hand=- board=Muse,SavageLurker discard=- deck=10*GraftSteelCrusher"
    ),
    text=(
        "A champion with hunter may attack a champion instead of a player. What is hunted is flipped and fights back; "
        "other champions may block for it.\n"
        "A hunter may only hunt what it could block. Muse is airborne, Savage Lurker is not. Your hunters are Swooping "
        "Wyvern, which is airborne, and Tracker, which is not."
    ),
    goal="Break Muse and Savage Lurker this turn.",
    done=lambda seen: not in_play(seen, "Muse") and not in_play(seen, "Savage Lurker"),
    well=(
        "Only Swooping Wyvern could hunt Muse, so Savage Lurker was for Tracker. By such attacks you reach champions "
        "that keep away from every battle."
    ),
    remarks=(
        Remark(
            lambda seen: in_play(seen, "Muse") and is_expended(seen, "Swooping Wyvern") and not seen["battle"],
            "Swooping Wyvern is expended, and Muse is still in play. Tracker could not block Muse, so it may not hunt "
            "it either.",
            ends=True,
        ),
        Remark(
            lambda seen: (
                is_over(seen, "battle")
                or (is_expended(seen, "Swooping Wyvern") and is_expended(seen, "Tracker") and not seen["battle"])
            ),
            "There is nobody left to hunt with. Each of your hunters could have broken one champion: attack Muse with "
            "Swooping Wyvern, and Savage Lurker with Tracker.",
            ends=True,
        ),
        Remark(
            lambda seen: not in_play(seen, "Muse") and not seen["battle"],
            "Muse is broken. Tracker is still prepared: attack Savage Lurker.",
        ),
        Remark(
            lambda seen: not in_play(seen, "Savage Lurker") and not seen["battle"],
            "Savage Lurker is broken. Swooping Wyvern is still prepared: attack Muse.",
        ),
    ),
    solution=("Attack Muse", "Attack Savage Lurker"),
)
