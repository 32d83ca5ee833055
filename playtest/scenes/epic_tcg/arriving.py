"""The second scene: a champion comes before the battle, attacks at once and breaks through (rule book, Turns, Battle;
Game Terms: Breakthrough)."""

from playtest.scenes.epic_tcg.seen import in_play, is_over
from playtest.scenes.scene import Remark, Scene, in_hand, won

SCENE = Scene(
    key="arriving",
    title="Arrive and attack",
    card="Stampeding Spirit",
    position=(
        "turn=5 active=0 moment=pre-battle"
        " / mojo=12 actions=1 hand=StampedingSpirit,ChargingSerpent board=- discard=- deck=10*GraftSteelCrusher"
        " / mojo=5 actions=0 hand=- board=Muse discard=- deck=10*GraftSteelCrusher"
    ),
    text=(
        "Paced cards are played in your Pre-Battle Step, or after the battle in your Build Step. Champions may attack "
        "on the turn in which they come into play.\n"
        "Your opponent will block with Muse, which has a defense of 3. One blocker stops a whole attack, but with "
        "breakthrough the offense beyond that defense goes to the player."
    ),
    goal="Win this turn. Your action is enough for one of your two champions.",
    done=won,
    well=(
        "Stampeding Spirit came before the battle and attacked at once. Muse took 3 of its 8 damage, and the other 5 "
        "broke through."
    ),
    remarks=(
        Remark(
            lambda seen: (
                (is_over(seen, "battle") or (in_hand(seen, "Stampeding Spirit") and in_hand(seen, "Charging Serpent")))
                and seen["phase"] != "pre_battle"
                and not in_play(seen, "Charging Serpent")
                and not in_play(seen, "Stampeding Spirit")
                and not seen["line"]
            ),
            "Your Pre-Battle Step is over. Paced champions can come in your Build Step again, but by then the battle is"
            " over, too.",
            ends=True,
        ),
        Remark(
            lambda seen: is_over(seen, "battle") and in_play(seen, "Charging Serpent"),
            "Charging Serpent has an offense of 14, but no breakthrough: one blocker stops all of it.",
            ends=True,
        ),
        Remark(
            lambda seen: is_over(seen, "battle"),
            "Your Battle Step is over, and Stampeding Spirit did not attack. It could have done so as soon as it was in"
            " play.",
            ends=True,
        ),
        Remark(
            lambda seen: in_play(seen, "Stampeding Spirit") and not seen["battle"],
            "Stampeding Spirit is in play. In your Battle Step, attack your opponent with it.",
        ),
    ),
    solution=("Play Stampeding Spirit", "Attack your opponent"),
    replies=("Muse",),
)
