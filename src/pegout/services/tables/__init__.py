"""Tables where people and bots sit down together, each with a stream of its own."""
