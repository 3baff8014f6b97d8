"""Wireless charging dish: a shallow tray turned from solid aluminium, with a rolled rim, a bed of wool felt and a raised
ring that marks where a phone charges. The cord leaves through a brass grommet at the back. A phone is on the ring and
a key beside it, so the dish shows its size and its use.
"""
import math

import bmesh
from mathutils import Matrix

import materials as M
import shapes as S
import studio
from studio import View

SIZE = 1.0
TARGET = (0, 0, 0.01)

RADIUS = 0.100
"""Outer radius; the dish is 200 mm wide and 18 mm high."""

BED = 0.0052
"""Height of the felt's surface."""

RING = 0.0448
"""Outer radius of the ring; it looks out on both sides of a phone."""

CORD_ANGLE = 30
"""Where the cord leaves, in degrees from the right towards the back."""

PHONE = (0.0708, 0.1455, 0.0074)
"""Width, height and thickness of the phone."""

PHONE_TURN = math.radians(-20)


def tray():
    """One lathe profile: a recessed foot, a bellied side, a rim rolled to 2 mm, and a wide flank that falls to the bed."""
    foot = [(0, 0.0015), (0.079, 0.0015, .0006), (0.0805, 0.0, .0006), (0.0840, 0.0, .001), (0.0890, 0.0016, .004)]
    side = [(0.0985, 0.0085, .008), (0.0992, 0.0150, .004)]
    rim = [(0.0990 + 0.001 + 0.00102 * math.cos(a), 0.01695 + 0.00102 * math.sin(a)) for a in (math.pi * i / 18 - 0.9 for i in range(0, 25))]
    flank = [(0.0972, 0.0152), (0.0950, 0.0136, .004), (0.0850, 0.0072, .003), (0.0835, 0.0066, .0006), (0.0835, 0.0034, .0004), (0, 0.0034)]
    S.lathe("tray", S.fillet(foot + side, 10) + rim + S.fillet(flank, 10), M.turned("#DCD9D3", rough=0.25), 480)


def bed():
    """Felt cut with a soft edge, and the ring let into it, standing 0.8 mm proud."""
    felt = S.fillet([(0, 0.0034), (0.0833, 0.0034, 0), (0.0833, BED, .0012), (0.060, BED + 0.0001, 0), (0, BED + 0.0001)], 8)
    S.lathe("felt", felt, M.wool_felt(), 256)
    ring = S.fillet([(RING - 0.0024, BED - 0.001), (RING - 0.0024, BED + 0.0008, .0005), (RING, BED + 0.0008, .0005), (RING, BED - 0.001)], 8)
    S.lathe("ring", ring, M.turned(), 480)


def cord():
    lift, radius = 0.0075, 0.0019
    turn = math.radians(CORD_ANGLE)
    out = (math.cos(turn), math.sin(turn))

    def beyond(distance, z):
        return (out[0] * distance, out[1] * distance, z)

    grommet = S.fillet([(0.0020, -0.004), (0.0050, -0.004, .0004), (0.0050, 0.0012, .0008), (0.0036, 0.0022, .0006), (0.0034, 0.0075, .0012), (0.0020, 0.0078)])
    S.move(S.lathe("grommet", grommet, M.satin("#D9BE92", rough=0.25), 96), beyond(RADIUS - 0.0012, lift), (0, 90, CORD_ANGLE))
    path = S.bez(beyond(RADIUS - 0.001, lift), beyond(RADIUS + 0.024, lift), (0.122, 0.094, radius), (0.150, 0.122, radius), 40)
    path += S.bez((0.150, 0.122, radius), (0.190, 0.162, radius), (0.185, 0.250, radius), (0.300, 0.340, radius), 40)[1:]
    path += S.bez((0.300, 0.340, radius), (0.380, 0.403, radius), (0.36, 0.52, radius), (0.50, 0.60, radius), 40)[1:]
    S.braid("cord", path, radius, M.cord("#A39683"), M.cord("#3F3932"), cover=0.94)


def slab(name, width, height, radius, profile, mat):
    """A plate with round corners, lying on z = 0: `profile` is a list of (inset, z) from its underside to its face."""
    rings = []
    bm = bmesh.new()
    for inset, z in profile:
        r = radius - inset
        ring = []
        for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
            for i in range(25):
                a = math.pi / 2 * (k + i / 24)
                ring.append(bm.verts.new((sx * (width / 2 - radius) + r * math.cos(a), sy * (height / 2 - radius) + r * math.sin(a), z)))
        rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        for i in range(len(low)):
            j = (i + 1) % len(low)
            bm.faces.new((low[i], low[j], high[j], high[i]))
    bm.faces.new(rings[0])
    bm.faces.new(rings[-1])
    return S.from_bm(name, bm, mat, 35)


def phone():
    """A plain phone with its screen off: a blasted aluminium band between two panes, two keys on its right edge, a
    slit for the ear and a lens behind the pane."""
    width, height, thick = PHONE
    metal, pane, black = M.satin("#A9A59E", rough=0.32), M.pane(), M.pane("#020202")
    band = slab("band", width, height, 0.0115, [(0.0018, 0.0002), (0.0006, 0.0006), (0.0, 0.0016), (0.0, thick - 0.0015), (0.0004, thick - 0.0008), (0.0012, thick - 0.0005)], metal)
    back = slab("back", width - 0.003, height - 0.003, 0.0100, [(0.0006, 0.0), (0.0, 0.0003), (0.0, 0.0006)], pane)
    front = slab("front", width - 0.0026, height - 0.0026, 0.0102, [(0.0, thick - 0.0007), (0.0001, thick - 0.0003), (0.0006, thick - 0.00005), (0.0012, thick)], pane)
    ear = S.move(slab("ear", 0.0095, 0.0007, 0.00034, [(0.0, thick - 0.0002), (0.0, thick + 0.00003)], M.rubber("#0B0A0A")), (0, height / 2 - 0.0021, 0))
    lens = S.lathe("lens", [(0.0017, thick + 0.00002), (0.0011, thick + 0.00003), (0.0, thick + 0.00003)], black, 64)
    lens.location.y = height / 2 - 0.0075
    keys = [S.box("key", (0.0009, long, 0.0026), metal, 0.0003, 3, (width / 2, y, thick / 2)) for y, long in ((0.030, 0.010), (0.0125, 0.019))]
    S.group("phone", [band, back, front, ear, lens] + keys, Matrix.Translation((-0.004, 0.002, BED + 0.0009)) @ Matrix.Rotation(PHONE_TURN, 4, "Z"))


def door_key(brass):
    """A cut door key, 50 mm long and 2.2 mm thick, with a milled way along its blade and a sunk panel in its bow."""
    bits = [(0.0, -0.0040), (0.004, -0.0040), (0.0062, -0.0021), (0.0078, -0.0021), (0.0098, -0.0036), (0.0112, -0.0014), (0.0130, -0.0014),
            (0.0150, -0.0030), (0.0168, -0.0012), (0.0188, -0.0012), (0.0205, -0.0027), (0.0225, -0.0008), (0.0268, 0.0018), (0.0268, 0.0030), (0.0250, 0.0040), (0.0, 0.0040)]
    bow = [(-0.0112 + 0.0120 * math.cos(a), 0.0108 * math.sin(a)) for a in (math.radians(22 + 316 * k / 60) for k in range(61))]
    outline = bits + bow
    bm = bmesh.new()
    low, high = ([bm.verts.new((x, y, z)) for x, y in outline] for z in (0.0, 0.0022))
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        bm.faces.new((low[i], low[j], high[j], high[i]))
    bm.faces.new(low)
    bm.faces.new(high)
    blank = S.from_bm("key", bm, brass, 35)
    hole = S.lathe("hole", [(0, -0.01), (0.0027, -0.01), (0.0027, 0.01), (0, 0.01)], None, 64)
    hole.location.x = -0.0182
    mill = S.box("mill", (0.030, 0.0013, 0.0010), None, 0.0002, 2, (0.0125, 0.0014, 0.0022))
    panel = S.lathe("panel", [(0, 0.0018), (0.0072, 0.0018), (0.0076, 0.004), (0, 0.004)], None, 96)
    panel.location.x = -0.0085
    for tool in (hole, mill, panel):
        S.cut(blank, tool)
    S.break_edges(blank, 0.0003, 40)
    return [blank, hole, mill, panel]


def keys():
    S.group("door key", door_key(M.brushed("#AD8F5C", rough=0.30, aniso=0.3, around=False)), Matrix.Translation((0.0620, -0.002, BED + 0.0002)) @ Matrix.Rotation(math.radians(71), 4, "Z"))


def build():
    tray()
    bed()
    cord()
    phone()
    keys()


def lights(size, target, lit):
    """The key a little behind the dish: it runs along the turned flank, and the shadow comes forward."""
    studio.lights(size, target, lit, key=(-1.12, 0.42, 0.90), key_side=0.5)


VIEWS = {
    "whole": View(target=(0.010, 0.010, 0.006), distance=0.75, azimuth=-27.5, elevation=34, fstop=16, focus=(0.0, -0.03, 0.012), samples=96),
    "detail": View(target=(0.068, 0.0325, 0.008), distance=0.31, azimuth=32, elevation=27, fstop=13, focus=(0.074, 0.0185, 0.010)),
}
