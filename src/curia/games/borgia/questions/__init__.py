"""What is asked in Borgia, by subject: each question with its answers, what follows from them, and why not others."""
