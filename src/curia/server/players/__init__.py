"""Who plays: accounts and guests, their names, passwords and tickets, how strong they are, and how those are told who
are not there."""
