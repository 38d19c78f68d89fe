"""One table. `table` is what follows from its log and decides what may be added to it, `entries` is what stands
there, `projection` is what each seat is sent of it; `room` is the table in use, with the people and bots around
it."""
