"""Wireless charging dish: a shallow tray turned from solid aluminium, with a rolled rim, a bed of wool felt and a raised
ring that marks where a phone charges. The cord leaves through a brass grommet at the back."""
import math

import materials as M
import shapes as S
from studio import View

SIZE = 0.9
TARGET = (0, 0, 0.01)

RADIUS = 0.075
"""Outer radius; the dish is 150 mm wide and 18 mm high."""

BED = 0.0052
"""Height of the felt's surface."""

CORD_ANGLE = 30
"""Where the cord leaves, in degrees from the right towards the back."""


def tray():
    """One lathe profile: a recessed foot, a bellied side, a rim rolled to 2 mm, and a wide flank that falls to the bed."""
    foot = [(0, 0.0015), (0.054, 0.0015, .0006), (0.0555, 0.0, .0006), (0.0590, 0.0, .001), (0.0640, 0.0016, .004)]
    side = [(0.0735, 0.0085, .008), (0.0742, 0.0150, .004)]
    rim = [(0.0740 + 0.001 + 0.00102 * math.cos(a), 0.01695 + 0.00102 * math.sin(a)) for a in (math.pi * i / 18 - 0.9 for i in range(0, 25))]
    flank = [(0.0722, 0.0152), (0.0700, 0.0136, .004), (0.0600, 0.0072, .003), (0.0585, 0.0066, .0006), (0.0585, 0.0034, .0004), (0, 0.0034)]
    S.lathe("tray", S.fillet(foot + side, 10) + rim + S.fillet(flank, 10), M.turned(), 360)


def bed():
    """Felt cut with a soft edge, and the ring let into it, standing 0.8 mm proud."""
    felt = S.fillet([(0, 0.0034), (0.0583, 0.0034, 0), (0.0583, BED, .0012), (0.040, BED + 0.0001, 0), (0, BED + 0.0001)], 8)
    S.lathe("felt", felt, M.wool_felt(), 256)
    ring = S.fillet([(0.0258, BED - 0.001), (0.0258, BED + 0.0008, .0004), (0.0276, BED + 0.0008, .0004), (0.0276, BED - 0.001)], 6)
    S.lathe("ring", ring, M.turned(), 256)


def cord():
    lift, radius = 0.0075, 0.0021
    turn = math.radians(CORD_ANGLE)
    out = (math.cos(turn), math.sin(turn))

    def beyond(distance, z):
        return (out[0] * distance, out[1] * distance, z)

    grommet = S.fillet([(0.0022, -0.004), (0.0052, -0.004, .0004), (0.0052, 0.0012, .0008), (0.0038, 0.0022, .0006), (0.0036, 0.0075, .0012), (0.0022, 0.0078)])
    S.move(S.lathe("grommet", grommet, M.satin("#D9BE92", rough=0.25), 96), beyond(RADIUS - 0.0012, lift), (0, 90, CORD_ANGLE))
    path = S.bez(beyond(0.074, lift), beyond(0.094, lift), (0.088, 0.075, radius), (0.120, 0.098, radius), 40)
    path += S.bez((0.120, 0.098, radius), (0.165, 0.130, radius), (0.185, 0.235, radius), (0.34, 0.26, radius), 40)[1:]
    S.braid("cord", path, radius, M.cord("#8A7E6E"), M.cord("#5A5148"))


def build():
    tray()
    bed()
    cord()


VIEWS = {
    "whole": View(target=(0.007, 0.010, 0.004), distance=0.60, azimuth=-20, elevation=30, fstop=13, focus=(0.0, -0.03, 0.012)),
    "detail": View(target=(0.046, 0.020, 0.008), distance=0.31, azimuth=32, elevation=27, fstop=13, focus=(0.052, 0.006, 0.010)),
}
