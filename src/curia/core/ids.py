"""Names of numbered constants, as people read and write them."""


def ids_of(module: dict[str, object]) -> list[str]:
    """The names of a module's constants in lower case, in the order of their numbers, which count from 0.

    A module of such constants calls it with its `globals()` when all of them stand: so a number and its name are
    written once, and stay plain numbers for the compiler.
    """
    numbers = {name.lower(): value for name, value in module.items() if name.isupper()}
    if list(numbers.values()) != list(range(len(numbers))):
        raise ValueError(f"expected 0, 1, 2 and so on: {numbers}")
    return list(numbers)
