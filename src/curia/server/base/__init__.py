"""What everything else in the server stands on, and what knows nothing of tables or players: settings, the file of
secrets, limits, counters, time, and how the house says no."""
