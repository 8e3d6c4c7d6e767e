"""The documents behind the rules: citations and the words of the game."""

from pegout.rulebook.citation import DOCUMENTS, Citation
from pegout.rulebook.glossary import GLOSSARY

__all__ = ["DOCUMENTS", "GLOSSARY", "Citation"]
