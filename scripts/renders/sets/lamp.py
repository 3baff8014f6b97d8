"""A wide wall, with the shadow of a lamp that is not there."""
import window
from products import arc_desk_lamp
from studio import View
from window import backdrop

SIZE = 1.0
TARGET = (0, 0, 0.2)


def build():
    arc_desk_lamp.build_lamp()
    window.absent()


def lights(size, target, lit):
    window.lights(edge=(0.31, 0.34), veil=2.6)


VIEWS = {
    "shadow": View(target=(0.11, 0.2, 0.14), distance=1.28, azimuth=0, elevation=12, fstop=16, shift=(-0.30, 0.0), pixels=(2400, 1440), samples=48),
}
