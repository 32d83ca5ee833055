"""Where people find each other who do not share a link: open drafts and tables, and playing with whoever comes."""
