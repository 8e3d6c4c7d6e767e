"""Tables on the wire: what is seen of them, what may be done at them, and the doors for both."""
