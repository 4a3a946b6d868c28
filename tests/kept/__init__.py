"""What earlier versions wrote: a folder for each, never changed, opened by a test for ever."""
