"""The answers to claims at tables of the first edition: see `pegout.game.officiated.first`."""
