"""Events over HTTP and sockets: for directors, players and everybody watching."""
