"""Linen desk mat: 700 x 400 mm of natural linen on wool felt, 4 mm thick, bound all around in saddle-stitched tan
leather. Its far end is still rolled up, as it comes out of the box, and the rest is still slightly curved. A
brass pen on it shows how large it is.

Every part is modelled on the flat mat, in `u` along its length, `v` across and `h` above its underside, and then bent.
"""
import math

import bmesh
from mathutils import Matrix

import materials as M
import shapes as S
import studio
from products import brass_rollerball_pen as rollerball
from studio import View

SIZE = 1.7
TARGET = (0.0, 0.02, 0.03)

LENGTH, WIDTH, THICKNESS = 0.70, 0.40, 0.004

BINDING = 0.013
"""Width of the leather on the linen."""

CORNER = 0.020
"""Radius of the mat's corners."""

ROLL_START = 0.43
"""Where along its length the mat leaves the table."""

ROLL_RADIUS, ROLL_GAP = 0.0275, 0.0057
"""Outer radius of the roll, and how much closer each turn comes to its centre."""

PEN = (-0.052, -0.105, math.radians(14))
"""Where the pen's writing point lies on the mat, and the direction of its barrel from +X."""


def lift(u, v):
    """Height of the mat's underside above the table: its near end still curls up, one corner more than the other, and
    every turn of the roll has left a shallow wave."""
    across = max(0.0, v / WIDTH)
    curl = (0.0030 + 0.0060 * across ** 1.5) * max(0.0, 1 - u / 0.13) ** 2
    wave = 0.5 - 0.5 * math.cos(2 * math.pi * (ROLL_START - u) / 0.155 + 0.5 * math.sin(3.0 * across) * min(1.0, (ROLL_START - u) / 0.1))
    return curl + 0.0026 * wave * (0.7 + 0.3 * math.cos(5.2 * across + 0.8))


def bend(u, v, h):
    """The place in the room of a point of the flat mat: waved along the table, then up into a spiral that sags under
    its own weight and was not rolled quite straight."""
    x = v - WIDTH / 2 + 0.0011 * math.sin(9.5 * u + 0.6)
    if u <= ROLL_START:
        return x, u - 0.22, h + lift(u, v)
    tightening = ROLL_GAP / (2 * math.pi)
    run = u - ROLL_START
    angle = (ROLL_RADIUS - math.sqrt(ROLL_RADIUS ** 2 - 2 * tightening * run)) / tightening
    radius = ROLL_RADIUS - tightening * angle - h
    skew = 0.0010 * angle * (1 - math.cos(min(angle, 1.6)))
    return x - skew, ROLL_START - 0.22 + 1.06 * radius * math.sin(angle), 0.93 * (ROLL_RADIUS - radius * math.cos(angle)) + 0.07 * h


class Sheet:
    """A mesh built on the flat mat that stores its flat coordinates for the weave."""

    def __init__(self):
        self.bm = bmesh.new()
        self.flat = self.bm.verts.layers.float_vector.new("flat")

    def point(self, u, v, h):
        vertex = self.bm.verts.new(bend(u, v, h))
        vertex[self.flat] = (v, u, h)
        return vertex

    def ribbon(self, rings, closed):
        """Skin a sequence of rings of points; `closed` joins the last ring to the first."""
        ends = list(zip(rings, rings[1:] + rings[:1]))
        for a, b in ends if closed else ends[:-1]:
            for i in range(len(a)):
                j = (i + 1) % len(a)
                self.bm.faces.new((a[i], a[j], b[j], b[i]))

    def finish(self, name, material, smooth=40):
        return S.from_bm(name, self.bm, material, smooth)


def layer(name, low, high, material):
    """One layer of the mat from height `low` to `high`; its own edge lies hidden in the binding."""
    inset, steps, columns = 0.008, 280, 48
    sheet = Sheet()
    rings = []
    across = [inset + (WIDTH - 2 * inset) * i / columns for i in range(columns + 1)]
    for i in range(steps + 1):
        u = inset + (LENGTH - 2 * inset) * i / steps
        rings.append([sheet.point(u, v, low) for v in across] + [sheet.point(u, v, high) for v in reversed(across)])
    sheet.ribbon(rings, closed=False)
    sheet.finish(name, material, 30)


def outline(step):
    """Points along the mat's edge, `step` metres apart, each with the direction to the inside."""
    sides = ((LENGTH - 2 * CORNER, 0, (CORNER, 0)), (WIDTH - 2 * CORNER, 90, (LENGTH, CORNER)),
             (LENGTH - 2 * CORNER, 180, (LENGTH - CORNER, WIDTH)), (WIDTH - 2 * CORNER, 270, (0, WIDTH - CORNER)))
    points = []
    for length, heading, (u, v) in sides:
        turn = math.radians(heading)
        ahead, inward = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
        count = round(length / step)
        for i in range(count):
            d = length * i / count
            points.append(((u + ahead[0] * d, v + ahead[1] * d), inward))
        centre = (u + ahead[0] * length + inward[0] * CORNER, v + ahead[1] * length + inward[1] * CORNER)
        count = max(4, round(CORNER * math.pi / 2 / step))
        for i in range(count):
            a = turn + math.pi / 2 * i / count
            inner = (-math.sin(a), math.cos(a))
            points.append(((centre[0] - inner[0] * CORNER, centre[1] - inner[1] * CORNER), inner))
    return points


def binding(leather):
    """The leather folded around the edge: rounded outside, cut and burnished inside."""
    section = S.fillet([(BINDING * 0.5, 0), (0, 0, .0019), (0, THICKNESS, .0019), (BINDING, THICKNESS, .0005), (BINDING, 0, .0005), (BINDING * 0.5, 0)], 8)[:-1]
    sheet = Sheet()
    rings = [[sheet.point(u + inner[0] * d, v + inner[1] * d, h) for d, h in section] for (u, v), inner in outline(0.0022)]
    sheet.ribbon(rings, closed=True)
    sheet.finish("binding", leather, 60)


def stitches(thread):
    """Saddle stitch, five to the inch, pulled a little into the leather on both faces."""
    inset, pitch, length, radius = BINDING - 0.0034, 0.005, 0.0037, 0.00042
    fine = outline(0.00025)
    line = [(u + inner[0] * inset, v + inner[1] * inset) for (u, v), inner in fine]
    walked, lengths = 0.0, [0.0]
    for a, b in zip(line, line[1:]):
        walked += math.dist(a, b)
        lengths.append(walked)
    sheet = Sheet()
    start, index = 0.001, 0
    while start + length < walked:
        while lengths[index] < start:
            index += 1
        stop = index
        while lengths[stop] < start + length:
            stop += 1
        picks = [line[index + round((stop - index) * k / 9)] for k in range(10)]
        for face, outward in ((THICKNESS, 1), (0.0, -1)):
            rings = []
            for k, (u, v) in enumerate(picks):
                before, after = picks[max(k - 1, 0)], picks[min(k + 1, 9)]
                run = math.dist(before, after) or 1
                side = (-(after[1] - before[1]) / run, (after[0] - before[0]) / run)
                rise = face + outward * (0.00036 * math.sin(math.pi * k / 9) - 0.00018)
                ring = []
                for q in range(8):
                    a = 2 * math.pi * q / 8
                    wide, high = radius * math.cos(a), radius * math.sin(a)
                    ring.append(sheet.point(u + side[0] * wide, v + side[1] * wide, rise + high))
                rings.append(ring)
            sheet.ribbon(rings, closed=False)
        start += pitch
    sheet.finish("stitches", thread, 0)


def pen():
    """The shop's brass pen, capped, at rest on the linen."""
    brass, steel = M.brushed("#D9BE92", rough=0.25, aniso=0.5), M.brushed("#D9D6D0", rough=0.22, aniso=0.4)
    mouth, thickness = 0.0421, 0.00525
    cap = S.group("pen cap", rollerball.cap(brass), Matrix.Translation((0, 0, mouth)) @ Matrix.Rotation(math.pi, 4, "X"))
    x, y, heading = PEN
    way = math.cos(heading), math.sin(heading)
    height = max(lift(y + way[1] * d + 0.22, x + way[0] * d + WIDTH / 2) for d in (k * 0.138 / 20 for k in range(21)))
    S.group("pen", [cap] + rollerball.barrel(brass, steel), rollerball.lying((x, y, height + 0.0033 + thickness), heading, 0, math.radians(205)))


def build():
    layer("felt", 0.0006, 0.0016, M.wool_felt())
    layer("linen", 0.0016, 0.0033, M.canvas())
    binding(M.veg_tan("#75452A", "#522F1B", 0.58))
    stitches(M.linen_thread())
    pen()


def lights(size, target, lit):
    """A low sun from behind left: it rakes the weave, and the curled near edge drops its shadow towards the camera."""
    studio.lights(size, target, lit, key=(-1.02, 0.62, 0.62), key_side=0.30, key_watts=31, fill_watts=2.6)


VIEWS = {
    "whole": View(target=(0.010, 0.004, 0.0), distance=1.86, azimuth=-30, elevation=31, fstop=16, focus=(0.0, -0.06, 0.0)),
    "detail": View(target=(-0.135, -0.165, 0.003), distance=0.34, azimuth=-34, elevation=34, fstop=9, focus=(-0.145, -0.19, 0.003), samples=40),
}
