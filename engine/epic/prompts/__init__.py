"""What a decision asks, in words and object references, and how an answer to it is read."""

from engine.epic.prompts.apart import names_of
from engine.epic.prompts.bounds import multi_pick_of
from engine.epic.prompts.ideas import in_a_row, in_words
from engine.epic.prompts.idle import order_changes_nothing
from engine.epic.prompts.multi_picks import plan
from engine.epic.prompts.options import ability_id_text
from engine.epic.prompts.reasons import Reason
from engine.epic.prompts.why_not import why_not

__all__ = [
    "Reason",
    "ability_id_text",
    "in_a_row",
    "in_words",
    "multi_pick_of",
    "names_of",
    "order_changes_nothing",
    "plan",
    "why_not",
]
