"""Short names of persons."""

from collections import Counter


def short_names(names: dict[str, str]) -> dict[str, str]:
    """Each person's surname; with initials where two share it: 'A. Barberini' and 'F. Barberini'."""
    surnames = {card: name.split()[-1] for card, name in names.items()}
    shared = Counter(surnames.values())
    return {
        card: surname if shared[surname] == 1 else f"{_initials(names[card])} {surname}"
        for card, surname in surnames.items()
    }


def _initials(name: str) -> str:
    return " ".join(f"{word[0]}." for word in name.split()[:-1] if word[0].isupper())
