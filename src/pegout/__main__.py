"""`python -m pegout` is the `pegout` command."""

from pegout.cli.main import run

run()
