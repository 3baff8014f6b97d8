"""Not Found page: a bare wall with the shadow of a lamp that is not in the image."""
import studio
from products import arc_desk_lamp
from products.arc_desk_lamp import SIZE
from studio import View, ambient, softbox, unseen

WALL = studio.WALL * SIZE
"""Distance of the upright wall, in metres."""

SHADOW_GAP = 0.22
"""Distance of the lamp from the wall, in metres: the closer, the sharper its shadow."""

TARGET = (0, WALL - SHADOW_GAP, 1.75)


def build():
    arc_desk_lamp.build_lamp()
    unseen(offset=(0, TARGET[1], TARGET[2] - 0.2))


def lights(size, target, lit):
    """A small key light from the front, which casts a sharp shadow on the wall, and a weak fill."""
    x, y, z = target
    softbox("key", (x - 1.0, y - 2.1, z + 0.75), (x, y + 0.2, z - 0.1), (0.06, 0.06), 34, 5000, 150)
    softbox("fill", (x + 1.7, y - 2.0, z + 0.4), target, (1.9, 2.1), 7, 5900)
    ambient(0.14)


VIEWS = {
    "wide": View(target=(0.12, WALL, 1.68), distance=1.42, azimuth=0, elevation=0, shift=(-0.42, 0), pixels=(2400, 1440)),
    "tall": View(target=(0.12, WALL, 1.66), distance=1.9, azimuth=0, elevation=0, shift=(0, 0.1), pixels=(1200, 1500)),
}
