"""The rules of Nidavellir, one file per chapter, and what shows them to people."""
