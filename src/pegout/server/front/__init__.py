"""The front of the server: connections before they are requests, proxies that are believed, open files."""
