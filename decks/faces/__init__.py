"""Faces of cards: pictures of our own, drawn from what the catalogue knows of a card.

`drawing.draw` makes a face at a scale; `files` knows the sizes and names of its files, draws each when it is asked for
and keeps it; `words` says it aloud. Below them: `layout` (what lies where, how large the words are), `typesetting`,
`scene` (the picture: chance seeded by the name chooses among the forms of `curves` and `fields`), `charges` (what a
card bears), `frames` (what surrounds that on the table), `shapes` (our SVG files as polygons), `pen` and `tinctures`.
Nothing here needs Django or a database, and nothing differs from run to run.
"""
