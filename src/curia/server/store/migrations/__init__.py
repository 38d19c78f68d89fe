"""How a database of any earlier version becomes one of this version.

To change the schema: change `schema`, and add a module to `versions` whose `down_revision` is the newest one there and
whose `upgrade` does the same change to a database with data in it. There is no way down: an older version of the
program refuses a newer database, and a backup is the way back.
"""
