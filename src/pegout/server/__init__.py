"""The doors of the server: HTTP, sockets, streams."""
