"""Rollerball turned from solid brass, cap off: knurled grip, cap thread, sprung clip held by one slotted screw.

Capped it is 138 mm long and 10.5 mm thick. Parts are turned on Z with the writing point (or the cap's mouth) at z = 0,
then laid on the paper; the barrel leans on a small walnut rest.
"""
import math

from mathutils import Matrix, Vector

import materials as M, shapes as S
from studio import View

SIZE = 0.7
TARGET = (0, 0, 0.01)

TAIL = 0.125
"""Far end of the barrel, metres from the writing point."""

HEADING = math.radians(44)
"""The barrel's direction on the paper, from +X."""


def along(r0, z0, r1, z1, step=0.00007):
    """A straight (r, z) profile, dense enough to be cut by a knurl or a thread."""
    n = int((z1 - z0) / step)
    return [(r0 + (r1 - r0) * i / n, z0 + (z1 - z0) * i / n) for i in range(n + 1)]


def knurl(z0, z1, teeth=44, pitch=0.0009, depth=0.00019):
    """Diamonds where two opposed helical grooves cross; run out softly at both ends."""
    def relief(a, z):
        left = abs(math.sin(teeth / 2 * a + math.pi * z / pitch))
        right = abs(math.sin(teeth / 2 * a - math.pi * z / pitch))
        run_out = max(0, min(1, (z - z0) / 0.0005, (z1 - z) / 0.0005))
        return -depth * run_out * (1 - min(left, right) ** 0.8)
    return relief


def thread(z0, z1, pitch=0.00115, depth=0.0003):
    """Single-start screw thread, rounded at crest and root."""
    def relief(a, z):
        phase = z / pitch + a / (2 * math.pi)
        run_out = max(0, min(1, (z - z0) / 0.0004, (z1 - z) / 0.0004))
        return -depth * run_out * (0.5 - 0.5 * math.cos(2 * math.pi * phase))
    return relief


def slotted_screw(mat, r=0.00135):
    """Domed head with one slot; the second object is the saw that cuts it."""
    head = S.lathe("screw", S.fillet([(0, 0), (r, 0, .0001), (r, 0.00035, .0002), (r * 0.55, 0.0006, .0006), (0, 0.0006)]), mat, 64)
    slot = S.box("slot", (r * 3, 0.0004, 0.0006), None, 0.00002, 2, (0, 0, 0.00065))
    return S.cut(head, slot), slot


def barrel(brass, steel):
    """From point to tail: steel refill tip, nose cone, knurled grip, cap thread, tapering body with a grooved end."""
    point = S.lathe("point", S.fillet([(0, 0), (0.00035, 0.00010, .0002), (0.00042, 0.0006, .0002), (0.0009, 0.0010, .0002), (0.0012, 0.0036, .0003),
                                       (0.0012, 0.0048, .0002), (0.0016, 0.0052)]), steel, 96)
    nose = S.lathe("nose", S.fillet([(0.0012, 0.0046), (0.0017, 0.0046, .0002), (0.0035, 0.0120, .0015), (0.0037, 0.0133, .0002), (0.0034, 0.0135, .0001),
                                     (0.0034, 0.0139, .0001), (0.0038, 0.0141, .0002), (0.0038, 0.0147)]), brass, 160)
    grip = S.relief_lathe("grip", along(0.0038, 0.0147, 0.0043, 0.0330), knurl(0.0147, 0.0330), brass, 528)
    collar = S.lathe("collar", S.fillet([(0.0043, 0.0330), (0.0043, 0.0338, .0002), (0.0039, 0.0341, .0002), (0.0039, 0.0348, .0002), (0.0046, 0.0352)]), brass, 160)
    screw = S.relief_lathe("thread", along(0.0046, 0.0352, 0.0046, 0.0412), thread(0.0352, 0.0412), brass)
    body = S.lathe("body", S.fillet([(0.0046, 0.0412), (0.0046, 0.0420, .0001), (0.00505, 0.0421, .0002), (0.00525, 0.0424, .0002), (0.00525, 0.0500, .05),
                                     (0.0047, TAIL - 0.0042, .0002), (0.0044, TAIL - 0.0040, .0001), (0.0044, TAIL - 0.0036, .0001),
                                     (0.00465, TAIL - 0.0034, .0002), (0.0045, TAIL - 0.0006, .0005), (0.0034, TAIL, .0010), (0, TAIL)]), brass, 192)
    return [point, nose, grip, collar, screw, body]


def cap(brass):
    """Hollow cap with a line near its mouth, and the clip: up off its seat, along the cap, a flick at the end."""
    mouth, top = 0.0, 0.0555
    shell = S.lathe("cap", S.fillet([(0.0040, 0.012), (0.00455, 0.0118, .0002), (0.00455, mouth + 0.0002, .0002), (0.0050, mouth, .0002), (0.00525, mouth + 0.0004, .0003),
                                     (0.00525, 0.0032, .0001), (0.0050, 0.0034, .0001), (0.0050, 0.0038, .0001), (0.00525, 0.0040, .0001),
                                     (0.00525, 0.0300, .05), (0.0050, top - 0.0040, .0002), (0.0047, top - 0.0038, .0001), (0.0047, top - 0.0034, .0001),
                                     (0.0050, top - 0.0032, .0002), (0.0049, top - 0.0006, .0005), (0.0038, top, .0008), (0, top)]), brass, 192)
    bore = S.lathe("bore", [(0, 0.030), (0.0040, 0.030), (0.0040, 0.012)], brass)
    seat, lift = 0.0055, 0.0078
    path = S.fillet([(seat, top - 0.0060), (seat, top - 0.0125, .0012), (lift, top - 0.0150, .0030), (0.0057, 0.0125, .004), (0.0068, 0.0090)], 12)
    clip = S.strip("clip", path, 0.0036, 0.0007, brass, 0.00018, 0.0025)
    head, slot = slotted_screw(brass)
    for part in (head, slot):
        part.matrix_basis = Matrix.Translation((seat + 0.0003, 0, top - 0.0092)) @ Matrix.Rotation(math.radians(90), 4, "Y") @ part.matrix_basis
    return [shell, bore, clip, head, slot]


def lying(at, heading, tilt=0.0, roll=0.0):
    """Z of the part -> horizontal `heading`, nose raised by `tilt`, turned about its own axis by `roll` (radians)."""
    return Matrix.Translation(at) @ Matrix.Rotation(heading, 4, "Z") @ Matrix.Rotation(math.pi / 2 + tilt, 4, "Y") @ Matrix.Rotation(roll, 4, "Z")


def walnut_rest(mat, length=0.042, width=0.014, height=0.0095):
    """A small block with one round groove; the second object is the cutter."""
    block = S.box("rest", (width, length, height), mat, 0.0012, 5, (0, 0, height / 2))
    groove = S.tube("groove", [(-0.05, 0, height + 0.0020), (0.05, 0, height + 0.0020)], 0.0054, None, 96)
    return S.break_edges(S.cut(block, groove), 0.0004), groove


def build():
    brass = M.brushed("#D9BE92", rough=0.25, aniso=0.5)
    steel = M.brushed("#D9D6D0", rough=0.22, aniso=0.4)
    heading = Vector((math.cos(HEADING), math.sin(HEADING), 0))
    rest_at, rest_z, tail_z = 0.058, 0.0117, 0.0047
    tilt = math.asin((rest_z - tail_z) / (TAIL - rest_at))
    point = Vector((0, 0, rest_z + math.sin(tilt) * rest_at)) - heading * 0.062 + Vector((-0.0044, 0.0104, 0))
    S.group("pen", barrel(brass, steel), lying(point, HEADING, tilt))
    rest = walnut_rest(M.walnut(axis="Y", seed=4.2, rough=0.58))
    S.group("pen rest", rest, Matrix.Translation((point + heading * rest_at).xy.to_3d()) @ Matrix.Rotation(HEADING, 4, "Z"))
    S.group("pen cap", cap(brass), lying((-0.0103, -0.0405, 0.00525), HEADING + math.radians(-3), 0, math.radians(168)))


VIEWS = {
    "whole": View(target=(-0.001, 0.0035, 0.006), distance=0.285, azimuth=-22, elevation=40, fstop=22, focus=(-0.01, -0.01, 0.012), samples=96),
    "detail": View(target=(-0.0283, -0.0155, 0.012), distance=0.146, azimuth=-3, elevation=33, fstop=32, focus=(-0.034, -0.020, 0.018)),
}
