"""What a decision asks, in words and object references, and how an answer to it is read."""

from engine.epic.prompts.options import asking_op, label_text
from engine.epic.prompts.runs import plan

__all__ = [
    "asking_op",
    "label_text",
    "plan",
]
