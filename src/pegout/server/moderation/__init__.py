"""Order among people: blocks, reports, and what those who run the server do about them."""
