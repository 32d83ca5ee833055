"""What people own: their cards by printing, brought in by product, card or list, and what that means for decks.

`domain` has the verbs, `queries` the reads; `counting` holds what both reckon with, without a database.
"""
