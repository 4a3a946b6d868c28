"""The compiled core: compiling plain sources, and loading the right build."""
