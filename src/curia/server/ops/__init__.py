"""Running the house: the application with all its parts, `curia serve`, `curia admin`, checking stored games, logs,
and when Python searches for reference cycles."""
