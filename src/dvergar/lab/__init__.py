"""Many games at once: playthroughs, simulation."""
