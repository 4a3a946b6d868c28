"""Who sits at this device: one person, several with a curtain between them, or somebody who only watches."""

from dvergar.terminal.table.eyes import Eyes, Place, State


class Session:
    """The eyes of this device on one table; `active` are those that are open.

    `curtain` is the seat to which the device has to be passed; while it is not None nothing of any seat may be shown.
    """

    def __init__(self, place: Place) -> None:
        self.place = place
        self.active: Eyes = place.eyes[0]
        self.curtain: Eyes | None = None
        self._somebody = not self.shared

    @property
    def shared(self) -> bool:
        """Whether several people share this device."""
        return len(self.place.eyes) > 1

    @property
    def shown(self) -> Eyes:
        """The eyes whose table may be drawn now."""
        return self.place.public if self.curtain else self.active

    @property
    def told(self) -> State | None:
        """What may be drawn now."""
        return self.shown.told

    def follow(self) -> None:
        """Turn to who is asked next: at once where nothing is secret, otherwise behind the curtain."""
        if not self.shared:
            return
        if self.over:
            self.curtain, self._somebody = None, False
            return
        following = self._next()
        if following is None:
            if self.curtain and not self.curtain.owes:
                self.curtain = None
        elif self._is_secret(following):
            self.curtain = following
        else:
            self.open(following)

    def open(self, eyes: Eyes) -> None:
        """The person of this seat has the device."""
        self.active, self.curtain, self._somebody = eyes, None, True

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        told = self.active.told
        return told is not None and told["phase"] == "over"

    def undoer(self) -> Eyes | None:
        """Whose last action can be taken back here: first that of who looks."""
        if self.curtain:
            return None
        for eyes in (self.active, *self.place.eyes):
            if eyes.told and eyes.told["may"]["undo"]:
                return eyes
        return None

    def _next(self) -> Eyes | None:
        """Who owes a decision while the person at the device owes none."""
        owing = [eyes for eyes in self.place.eyes if eyes.owes]
        if self._somebody and self.active in owing:
            return None
        return owing[0] if owing else None

    def _is_secret(self, eyes: Eyes) -> bool:
        """Whether a seat sees, or is about to decide, what the others may not see."""
        told, public = eyes.told, self.place.public.told
        if told is None or public is None:
            return True
        bids = any(chair["seat"] == eyes.seat and chair["bid"] is not None for chair in told["chairs"])
        return bids or eyes.number != self.place.public.number or told["view"] != public["view"]
