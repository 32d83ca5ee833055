"""What a decision asks, in words and object references, and how an answer to it is read."""

from engine.epic.prompts.multi_picks import plan
from engine.epic.prompts.options import ability_id_text, asking_op

__all__ = [
    "ability_id_text",
    "asking_op",
    "plan",
]
