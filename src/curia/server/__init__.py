"""The house: tables that lose nothing and leak nothing. `create_app(settings)` in `app` is its door."""
