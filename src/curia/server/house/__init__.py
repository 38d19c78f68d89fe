"""All tables together: found, filled, opened again after a restart; who holds how many of them, who is connected, and
what becomes of them when somebody's account is deleted."""
