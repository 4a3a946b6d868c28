"""What every game stands on: fields of a position, random stream, dealing, errors, and the build of the compiled core."""
