/** The version of Curia, as its Python package says it: the one place where it stands. */
import source from '$locales/../__init__.py?raw';

export const VERSION = /__version__ = "([^"]+)"/.exec(source)?.[1] ?? '';
