"""Tables of three to eight players."""
