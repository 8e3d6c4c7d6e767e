"""What is left of events that were closed: seasons, players and their meetings, sheets and calendars."""
