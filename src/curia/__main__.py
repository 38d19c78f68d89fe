"""`python -m curia` is `curia`."""

import sys

from curia.cli import main

if __name__ == "__main__":
    sys.exit(main())
