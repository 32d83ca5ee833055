"""The fourth scene: an answer is answered, and the last thing on the line happens first (rule book, The Line)."""

from playtest.scenes.epic_tcg.seen import is_over, on_line
from playtest.scenes.scene import Remark, Scene, in_discard, in_hand, won

SCENE = Scene(
    key="line",
    title="The last answer comes first",
    card="Upon Reflection",
    position=(
        "turn=5 active=0 moment=build"
        " / mojo=9 actions=1 hand=BoltfromtheBlue,UponReflection board=- discard=- deck=10*GraftSteelCrusher"
        " / mojo=2 actions=1 hand=NotToday board=- discard=- deck=10*GraftSteelCrusher"
    ),
    text=(
        "What is played waits on the line. Each player may answer it with something fast, which goes on the line, too. "
        "When all pass, the last thing on the line happens first.\n"
        "Bolt from the Blue is free and deals the 2 damage that you need. Your opponent has an action and a card in "
        "hand, though, and both of you may answer. Upon Reflection stops a card on the line."
    ),
    goal="Win this turn with Bolt from the Blue.",
    done=won,
    well=(
        "Upon Reflection was the last on the line, so it happened first and stopped Not Today. Then Bolt from the Blue "
        "dealt its damage."
    ),
    remarks=(
        Remark(
            lambda seen: in_discard(seen, "Bolt from the Blue") and in_hand(seen, "Upon Reflection"),
            "You passed, and Not Today was the last on the line. It happened first, and stopped Bolt from the Blue.",
            ends=True,
        ),
        Remark(
            lambda seen: in_discard(seen, "Bolt from the Blue"),
            "Bolt from the Blue did not hit your opponent. Wait until Not Today is on the line, and stop that with "
            "Upon Reflection.",
            ends=True,
        ),
        Remark(
            lambda seen: is_over(seen, "build"),
            "Your Build Step is over, and your opponent still has 2 Mojo. Bolt from the Blue costs you nothing.",
            ends=True,
        ),
        Remark(
            lambda seen: on_line(seen, "Not Today") and in_hand(seen, "Upon Reflection"),
            "Your opponent has answered: Not Today is to stop Bolt from the Blue. Answer it before you pass.",
        ),
        Remark(
            lambda seen: on_line(seen, "Bolt from the Blue") and in_hand(seen, "Upon Reflection"),
            "Bolt from the Blue waits on the line. Pass, so that your opponent may answer.",
        ),
    ),
    solution=("Play Bolt from the Blue", "Your opponent", "Pass", "Play Upon Reflection", "Not Today"),
    replies=("Play Not Today", "Bolt from the Blue"),
)
