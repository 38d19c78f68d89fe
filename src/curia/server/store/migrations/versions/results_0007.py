"""How games went for their people, for statistics; who shows a profile; what is said and agreed before a game.

Games that are over are counted as far as their rows tell: what points were given for, and what a rating was at the
time, is not known of them."""

from alembic import op

revision = "0007"
down_revision = "0006"

_STATEMENTS = """
ALTER TABLE players ADD COLUMN shown INTEGER DEFAULT 1 NOT NULL;
CREATE INDEX players_named ON players (name) WHERE login IS NOT NULL;
CREATE INDEX ratings_game ON ratings (game);
ALTER TABLE seats ADD COLUMN agreed INTEGER DEFAULT 1 NOT NULL;
ALTER TABLE chat ADD COLUMN phrase TEXT;
CREATE TABLE results (
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    people INTEGER NOT NULL,
    points INTEGER,
    parts TEXT NOT NULL,
    rating REAL,
    PRIMARY KEY (match, seat),
    FOREIGN KEY(match) REFERENCES matches (id),
    FOREIGN KEY(player) REFERENCES players (id)
) WITHOUT ROWID, STRICT;
INSERT INTO results
SELECT matches.id, seats.seat, seats.player, json_extract(terms, '$.game'), ended,
    json_extract(ranks, '$[' || seats.seat || ']'), json_array_length(ranks),
    (SELECT count(*) FROM seats AS others WHERE others.match = matches.id AND others.player IS NOT NULL),
    json_extract(points, '$[' || seats.seat || ']'), '{}', NULL
FROM matches JOIN seats ON seats.match = matches.id
WHERE status = 'over' AND ended IS NOT NULL AND ranks <> '[]' AND host <> 'imported'
AND NOT coalesce(json_extract(terms, '$.hot_seat'), 0)
AND seats.player IS NOT NULL AND seats.player <> 'left'
AND (points <> '[]' OR (SELECT count(*) FROM (
    SELECT 1 FROM entries JOIN seats AS theirs ON theirs.match = entries.match AND theirs.seat = entries.seat
    WHERE entries.match = matches.id AND entries.kind = 'move' AND theirs.player IS NOT NULL LIMIT 10
)) = 10);
CREATE INDEX results_game ON results (player, game, ended, people, rank, points);
CREATE INDEX results_player ON results (player, ended);
"""


def upgrade() -> None:
    for statement in _STATEMENTS.split(";"):
        if statement.strip():
            op.execute(statement)
