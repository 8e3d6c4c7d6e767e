"""People beyond one table: what their names look like, and what the server does about misbehaviour."""
