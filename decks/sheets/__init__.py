"""Decks on paper, as PDF: cards at their true size, and the sheet that registers a deck for a tournament.

`choosing` says which cards are printed and how often, `printing` draws them, `registration` draws the other sheet;
`paper` knows the papers and where cards and cut marks lie, `type` the fonts. None of these asks who is looking: `views`
and `forms` do.
"""
