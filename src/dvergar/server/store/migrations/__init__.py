"""How a database of an older version becomes one of this version: the steps in `versions`, each done once."""
