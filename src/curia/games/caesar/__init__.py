"""Caesar & Cleopatra: two parties court the patricians of Rome."""
