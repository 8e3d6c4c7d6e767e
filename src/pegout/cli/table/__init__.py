"""The full-screen table. Importing it imports Textual, so import it only when the screen is opened."""

from pegout.cli.table.app import TableApp

__all__ = ["TableApp"]
