"""The house: the server where people and programs play at tables. Each package imports only those below it;
`pyproject.toml` has their order."""
