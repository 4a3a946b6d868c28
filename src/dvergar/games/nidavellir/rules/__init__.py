"""The rules, one file for each chapter, with the material and the rule ids. Compiled."""
