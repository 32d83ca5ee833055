"""Pictures that people put on cards for themselves, and that nobody else ever sees.

`reading` makes of an upload, which may be anything, our own files or says why not; `files` keeps them; the verbs are in
`domain`, the reads in `queries`.
"""
