"""A sunlit wall, with the shadow of the vase that was taken away."""
import window
from products import bud_vase
from studio import View
from window import backdrop

SIZE = 1.0
TARGET = (0, 0, 0.12)


def build():
    bud_vase.build()
    window.move_back(0.05)
    window.absent()


def lights(size, target, lit):
    window.lights(edge=(0.20, 0.235), veil=1.8)


VIEWS = {
    "shadow": View(target=(0.06, 0.15, 0.06), distance=0.98, azimuth=0, elevation=14, fstop=16, samples=48),
}
