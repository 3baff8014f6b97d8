"""Hero image of the home page: the lit arc lamp on the right, with space for a headline on the wall, and the same before it is lit."""
from dataclasses import replace

from products import arc_desk_lamp as lamp
from products.arc_desk_lamp import LIT, SIZE, TARGET, build, switch_off

STANDPOINT = lamp.VIEWS["whole"]

VIEWS = {
    "wide": replace(STANDPOINT, distance=1.31, shift=(-0.40, -0.055), pixels=(2400, 1440), runs_out=0.24),
    "tall": replace(STANDPOINT, distance=1.98, shift=(0.0, 0.10), pixels=(1200, 2200), runs_out=0.20),
}
VIEWS |= {name + "-unlit": replace(view, switched_off=True) for name, view in VIEWS.items()}
