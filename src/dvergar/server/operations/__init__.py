"""Running a server: its settings, its process, its logs and metrics."""
