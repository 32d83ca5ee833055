"""The last scene: a champion is played face down, and unveiled in time (rule book, Game Terms: Veiled, Unblockable)."""

from playtest.scenes.epic_tcg.seen import in_play, is_face_down, nothing_waits
from playtest.scenes.scene import Remark, Scene, in_discard, in_hand, lost, my_turn

SCENE = Scene(
    key="veiled",
    title="Face down",
    card="Medusa",
    position=(
        "turn=5 active=0 moment=build"
        " / mojo=6 actions=1 hand=Medusa board=- discard=- deck=10*GraftSteelCrusher"
        " / mojo=20 actions=0 hand=- board=MadnessDemon discard=- deck=10*GraftSteelCrusher"
    ),
    text=(
        "Madness Demon will attack on your opponent’s turn. It is unblockable, and its 6 damage is all your Mojo.\n"
        "A champion with veiled may be played face down for an action in your Build Step; your opponent does not see "
        "what it is. You may unveil it, which turns it face up, whenever you have priority. When Medusa is unveiled, "
        "she breaks a champion."
    ),
    goal="Break Madness Demon, and keep Medusa.",
    done=lambda seen: not in_play(seen, "Madness Demon") and in_play(seen, "Medusa"),
    well=(
        "Medusa was unveiled, and Madness Demon is broken. Nobody who attacks knows what lies face down. You are ready "
        "for a whole game."
    ),
    remarks=(
        Remark(
            lambda seen: in_discard(seen, "Medusa"),
            "Medusa has to break a champion, and you chose Medusa. Choose Madness Demon.",
            ends=True,
        ),
        Remark(
            lambda seen: lost(seen) and is_face_down(seen, "Medusa"),
            "Medusa stayed face down, and Madness Demon dealt its damage. Unveil her before that.",
            ends=True,
        ),
        Remark(
            lambda seen: in_play(seen, "Medusa") and not is_face_down(seen, "Medusa") and nothing_waits(seen),
            "Medusa came into play face up. So she was not unveiled, and broke nobody; and she cannot block Madness "
            "Demon.",
            ends=True,
        ),
        Remark(
            lambda seen: in_hand(seen, "Medusa") and not my_turn(seen),
            "Your turn is over, and Medusa is still in your hand. She can come in your own Build Step only, and nobody "
            "can block Madness Demon.",
            ends=True,
        ),
        Remark(
            lambda seen: is_face_down(seen, "Medusa") and bool(seen["battle"]),
            "Madness Demon attacks. This is the moment to unveil Medusa.",
        ),
        Remark(
            lambda seen: is_face_down(seen, "Medusa"),
            "Medusa lies face down. You may unveil her now, or wait until Madness Demon attacks.",
        ),
    ),
    solution=("Play Medusa face down", "Unveil Medusa", "Madness Demon"),
    replies=("Attack your opponent",),
)
