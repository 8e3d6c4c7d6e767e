"""What lives as long as a server: streams of tables, boards and events, and the people at them."""
