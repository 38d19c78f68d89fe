"""Playing and replaying in a terminal: plain prompts, in every terminal and through pipes."""
