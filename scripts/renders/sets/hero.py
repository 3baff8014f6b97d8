"""Hero image of the home page: the lit arc lamp on the right, with space for a headline on the wall."""
from dataclasses import replace

from products import arc_desk_lamp as lamp
from products.arc_desk_lamp import LIT, SIZE, TARGET, build

STANDPOINT = lamp.VIEWS["whole"]

VIEWS = {
    "wide": replace(STANDPOINT, distance=1.31, shift=(-0.40, -0.055), pixels=(2400, 1440), runs_out=0.24),
    "tall": replace(STANDPOINT, distance=1.98, shift=(0.0, 0.10), pixels=(1200, 2200), runs_out=0.20),
}
