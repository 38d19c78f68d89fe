"""What Alembic runs to migrate: on the connection, and inside the transaction, of `database.migrate`."""

from alembic import context

from curia.server.store.schema import metadata

# In batches, because SQLite can change a table only by copying it.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
