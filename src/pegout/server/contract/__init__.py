"""The description of everything that is sent: OpenAPI for requests, and the messages of the sockets."""
