"""Tools that play many games: simulation, arena, ladder, fitting, stored playthroughs."""
