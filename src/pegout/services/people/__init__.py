"""People beyond one table: what their names look like, and what the house does about those who misbehave."""
