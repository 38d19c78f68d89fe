"""SQLite: what is kept, row by row, and how it is read and written. One thread writes in groups, another one folds
SQLite's log into the file. The schema changes by the migrations in here."""
