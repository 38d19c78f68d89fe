"""The websocket of a table: the route, and uvicorn's protocol with a short way out."""
