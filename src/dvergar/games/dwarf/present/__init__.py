"""What people are shown: effects of choices, facts, reasons, the score sheet, events in words."""
