"""Events over HTTP and sockets: for directors, players, and everybody who looks on."""
