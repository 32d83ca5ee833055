"""The third scene: gold comes on both turns, and some cards are for the opponent's."""

from playtest.scenes.epic.seen import in_play
from playtest.scenes.scene import Remark, Scene, in_discard, in_hand, lost, my_turn

SCENE = Scene(
    key="both-turns",
    title="Gold on both turns",
    card="Banishment",
    position=(
        "turn=5 active=0 first=0 moment=main seat=0"
        " / health=6 gold=1 hand=BurrowingWurm,Banishment board=- discard=- deck=10*HillGiant"
        " / health=20 gold=1 hand=- board=GoldDragon discard=- deck=10*HillGiant"
    ),
    text=(
        "At the start of every turn both players have 1 gold, so you can play a card that costs 1 on your own "
        "turn, and another one on your opponent's. Gold that is left over is lost.\n"
        "Events can be played on both turns, champions only on your own, unless they have ambush. Gold Dragon is "
        "airborne: champions without airborne cannot block it, and you have 6 health."
    ),
    goal="Have Burrowing Wurm in play at the start of your next turn, and be alive to see it.",
    done=lambda seen: seen["turn"] >= 7 and in_play(seen, "Burrowing Wurm") and not lost(seen),
    well=(
        "You spent a gold on each turn: on your own for a champion, and on your opponent's for an event, after "
        "the attack was declared. Good players let no gold go to waste."
    ),
    remarks=(
        Remark(
            lost,
            "Gold Dragon attacked, and its 6 damage was all your health. Banishment could have stopped it.",
            ends=True,
        ),
        Remark(
            lambda seen: seen["turn"] == 5 and in_discard(seen, "Banishment"),
            "Banishment took your gold of this turn, so Burrowing Wurm has to wait. Take it back, or start again:"
            " Banishment can be played on your opponent's turn as well, Burrowing Wurm cannot.",
        ),
        Remark(
            lambda seen: seen["turn"] > 5 and in_hand(seen, "Burrowing Wurm"),
            "You ended your turn with Burrowing Wurm in your hand. It has no ambush, so it can be played on your "
            "own turn only.",
            ends=True,
        ),
        Remark(
            lambda seen: not my_turn(seen) and in_hand(seen, "Banishment") and seen["phase"] == "battle",
            "Gold Dragon attacks, and you have a gold again: this is the moment for Banishment.",
        ),
        Remark(
            lambda seen: my_turn(seen) and in_play(seen, "Burrowing Wurm"),
            "Burrowing Wurm is in play. It came this turn, so it cannot attack yet. End your turn.",
        ),
    ),
    solution=("Play Burrowing Wurm", "End your turn", "Play Banishment", "Gold Dragon"),
    replies=("Attack",),
)
