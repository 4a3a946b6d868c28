"""The foundation of every game: the fields of a position, random streams, dealing, errors, and the build of the compiled core."""
