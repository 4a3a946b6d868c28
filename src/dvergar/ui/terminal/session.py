"""The people at this device: one person, several with a curtain between them, or a spectator."""

from dvergar.ui.terminal.viewer_client import TableClient, ViewerClient


class Session:
    """This device's viewers at one table; `active` is the one whose table is shown.

    `curtain` is the seat to which the device has to be passed; while it is not None nothing secret of any seat may be shown.
    """

    def __init__(self, place: TableClient) -> None:
        self.place = place
        self.active: ViewerClient = place.viewers[0]
        self.curtain: ViewerClient | None = None
        self._somebody = not self.shared

    @property
    def shared(self) -> bool:
        """Whether several people share this device."""
        return len(self.place.viewers) > 1

    @property
    def shown(self) -> ViewerClient:
        """Return the viewer whose table may be drawn now."""
        return self.place.public if self.curtain else self.active

    def follow(self) -> None:
        """Turn to the next viewer with a decision: at once if nothing is secret, otherwise behind the curtain."""
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

    def open(self, viewer: ViewerClient) -> None:
        """Show a viewer's table: the person of this seat has the device."""
        self.active, self.curtain, self._somebody = viewer, None, True

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        told = self.active.snapshot
        return told is not None and told["phase"] == "over"

    def undoer(self) -> ViewerClient | None:
        """Return the viewer whose last action can be taken back here, preferring the active one."""
        if self.curtain:
            return None
        for viewer in (self.active, *self.place.viewers):
            if viewer.snapshot and viewer.snapshot["may"]["undo"]:
                return viewer
        return None

    def _next(self) -> ViewerClient | None:
        """Return a viewer with a decision while the person at the device has none."""
        owing = [viewer for viewer in self.place.viewers if viewer.owes]
        if self._somebody and self.active in owing:
            return None
        return owing[0] if owing else None

    def _is_secret(self, viewer: ViewerClient) -> bool:
        """Whether a seat sees, or is about to decide, something that the others may not see."""
        told, public = viewer.snapshot, self.place.public.snapshot
        if told is None or public is None:
            return True
        bids = any(chair["seat"] == viewer.seat and chair["bid"] is not None for chair in told["chairs"])
        return bids or viewer.number != self.place.public.number or told["view"] != public["view"]
