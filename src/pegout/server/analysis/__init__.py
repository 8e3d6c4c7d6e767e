"""Analysis as a service: counts, throws, chances, reviews, rulings, rule books and opponents."""

from pegout.server.analysis.plugin import analysis_parts
from pegout.server.analysis.settings import AnalysisSettings

__all__ = ["AnalysisSettings", "analysis_parts"]
