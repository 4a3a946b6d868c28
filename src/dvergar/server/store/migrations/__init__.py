"""Database migrations: the modules in `versions`, each applied once."""
