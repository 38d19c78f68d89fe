"""The routes of the lobby, of players, bots, lessons, admins and operators, the pages, and what every request passes
first: limits, the guard, cookies. A no goes out as a `Problem`."""
