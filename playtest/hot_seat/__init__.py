"""Two people who play each other at one device: a person has both seats of a table, and between looks it is covered.

Only the seat that is asked may be looked at. The page of the table shows no card until it is said whose cards it is to
show; when the other seat is asked, it is covered and begins anew.
"""
