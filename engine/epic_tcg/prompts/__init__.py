"""What a decision asks, in words and object references, and how an answer to it is read."""

from engine.epic_tcg.prompts.apart import names_of
from engine.epic_tcg.prompts.bounds import multi_pick_of
from engine.epic_tcg.prompts.ideas import in_a_row, in_words
from engine.epic_tcg.prompts.multi_picks import plan
from engine.epic_tcg.prompts.why_not import why_not
from engine.kernel.answers import Reason

__all__ = ["Reason", "in_a_row", "in_words", "multi_pick_of", "names_of", "plan", "why_not"]
