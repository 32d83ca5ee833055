"""Drafts and dealt pools of any game, without a server: dealing, passing, who sees what, records and their proof.

A draft is a setup, a seed and ordered picks, and nothing else: who has these three has the draft. What is drafted and
in which formats, a game says: its room `limited` has the setups, and hands out the verbs of this one with them.
"""
