"""Two-way bookshelf speaker: oak-veneered cabinet, bone-lacquered baffle behind a shadow gap, paper cone, soft dome, brass volume knob.

The cabinet is 160 x 200 x 260 mm and stands on four 8 mm brass feet. Modelled with its front towards -Y.
"""
import math

import bmesh
from mathutils import Matrix

import materials as M, shapes as S
import studio
from studio import View

SIZE = 1.3
TARGET = (0, 0, 0.13)

WIDTH, DEPTH, HEIGHT, FOOT = 0.160, 0.200, 0.260, 0.008
FRONT = -DEPTH / 2
BAFFLE = FRONT + 0.0012
"""The baffle's face lies just behind the cabinet's edge."""

TWEETER, WOOFER, KNOB = (0, 0.203), (0, 0.103), (0.0555, 0.028)
"""Centres on the baffle: x, and height above the cabinet's underside."""

FACING_FRONT = Matrix.Rotation(math.radians(90), 4, "X")


def on_baffle(o, place, out=0.0):
    """Turn a part made on Z to face the listener and set it on the baffle."""
    o.matrix_basis = Matrix.Translation((place[0], BAFFLE - out, FOOT + place[1])) @ FACING_FRONT @ o.matrix_basis
    return o


def cabinet():
    """Four mitred walls and a back; the veneer's grain climbs one side, crosses the top and falls down the other."""
    wall, depth = 0.006, DEPTH - 0.018
    bm = bmesh.new()
    weight = bm.edges.layers.bevel_weight.verify()

    def ring(inset, y):
        x, low, high = WIDTH / 2 - inset, FOOT + inset, FOOT + HEIGHT - inset
        return [bm.verts.new(v) for v in ((-x, y, low), (x, y, low), (x, y, high), (-x, y, high))]

    back, front, mouth, bottom = ring(0, FRONT + DEPTH), ring(0, FRONT), ring(wall, FRONT), ring(wall, FRONT + depth)
    for outer, inner in ((back, front), (front, mouth), (mouth, bottom)):
        for k in range(4):
            face = bm.faces.new((outer[k], outer[(k + 1) % 4], inner[(k + 1) % 4], inner[k]))
            face.material_index = k % 2
    bm.faces.new(back).material_index = 1
    bm.faces.new(bottom).material_index = 1
    for edge in bm.edges:
        outside = all(v in back or v in front for v in edge.verts)
        edge[weight] = 1 if outside else 0
    o = S.from_bm("cabinet", bm, M.oak(axis="X", seed=5.2, pith=(0.03, 0.175)), 35)
    o.data.materials.append(M.oak(axis="Z", seed=2.6, pith=(0.0, 0.02)))
    m = o.modifiers.new("rounded edges", "BEVEL")
    m.width, m.segments, m.limit_method = 0.004, 6, "WEIGHT"
    return S.break_edges(o, 0.0005)


def baffle(lacquer):
    """The front board, 1 mm clear of the cabinet all round, with a black gasket in the gap, bored for both drivers."""
    wide, high = WIDTH - 0.0140, HEIGHT - 0.0140
    parts = [S.box("baffle", (wide, 0.012, high), lacquer, 0.0016, 5, (0, BAFFLE + 0.006, FOOT + HEIGHT / 2))]
    for place, r in ((WOOFER, 0.0585), (TWEETER, 0.0215)):
        bore = on_baffle(S.lathe("bore", [(0, -0.02), (r, -0.02), (r, 0.02), (0, 0.02)], None, 128), place)
        S.cut(parts[0], bore)
        parts.append(bore)
    S.break_edges(parts[0], 0.0004)
    gasket = M.rubber("#171411")
    for side in (-1, 1):
        for x, z, size in ((side * wide / 2, 0, (0.004, 0.006, high)), (0, side * high / 2, (wide, 0.006, 0.004))):
            parts.append(S.box("gasket", size, gasket, 0.0002, 1, (x, BAFFLE + 0.0062, FOOT + HEIGHT / 2 + z)))
    return parts


def socket_screw(steel):
    """A cap screw, black from its oil bath; the second object is the hexagon that is pressed into its head."""
    head = S.lathe("screw", S.fillet([(0, 0.0015), (0.0019, 0.0015, .0003), (0.0022, 0.0012, .0002), (0.0022, -0.002)]), steel, 64)
    return head, S.lathe("hexagon", [(0, 0.0002), (0.00125, 0.0002), (0.00125, 0.004), (0, 0.004)], None, 6)


def woofer():
    """Cast ring with six socket screws, half-roll rubber surround, paper cone and dust cap."""
    ring, rubber, pulp, steel = M.powder("#2E2A26", 0.55), M.rubber(), M.paper_pulp(), M.satin("#6A655E", 0.3)
    roll = [(0.0505 + 0.0052 * math.cos(a), 0.0008 + 0.0046 * math.sin(a)) for a in (math.pi * k / 24 for k in range(25))]
    parts = [
        S.lathe("ring", S.fillet([(0.0552, -0.004), (0.0552, 0.0012, .0006), (0.0570, 0.0024, .0008), (0.0625, 0.0024, .0010), (0.0640, 0.0008, .0008), (0.0640, -0.001)]), ring, 192),
        S.lathe("surround", [(0.0570, 0.0006)] + roll + [(0.0440, 0.0004), (0.0440, -0.0006)], rubber, 192),
        S.lathe("cone", [(0.0462, 0.0010), (0.0456, 0.0013)] + S.bez((0.0450, 0.0008), (0.0360, -0.0070), (0.0260, -0.0130), (0.0160, -0.0165), 30), pulp, 192),
        S.lathe("dust cap", [(0.0200, -0.0152), (0.0195, -0.0142)] + [(0.0190 * math.cos(a), -0.0142 + 0.0072 * math.sin(a)) for a in (math.pi / 2 * k / 24 for k in range(1, 25))], pulp, 160),
    ]
    for o in parts:
        on_baffle(o, WOOFER)
    for k in range(6):
        a = math.radians(30 + 60 * k)
        x, z = WOOFER[0] + 0.0597 * math.cos(a), WOOFER[1] + 0.0597 * math.sin(a)
        head, hexagon = (on_baffle(o, (x, z), 0.0022) for o in socket_screw(steel))
        parts += [S.cut(head, hexagon), hexagon]
    return parts


def tweeter():
    """Turned aluminium ring with a shallow horn, and a woven silk dome on a black suspension."""
    parts = [
        S.lathe("tweeter ring", S.fillet([(0.0148, -0.0052), (0.0152, -0.0046, .0005), (0.0215, 0.0004, .010), (0.0232, 0.0012, .0006), (0.0262, 0.0012, .0006), (0.0268, 0.0004, .0005), (0.0268, -0.001)]), M.brushed("#D9D6D0"), 192),
        S.lathe("suspension", S.fillet([(0.0160, -0.0060), (0.0150, -0.0056, .0005), (0.0138, -0.0044, .0010), (0.0126, -0.0056)]), M.rubber(), 128),
        S.lathe("dome", [(0.0127 * math.cos(a), -0.0056 + 0.0062 * math.sin(a)) for a in (math.pi / 2 * k / 24 for k in range(25))], M.silk(), 128),
    ]
    return [on_baffle(o, TWEETER) for o in parts]


def knob(brass):
    """Volume: fine-ribbed brass drum, a dished face fresh off the lathe with one engraved mark, a hairline above the
    baffle."""
    turned = M.turned("#D9BE92", rough=0.24)
    sides = [(0.0086, 0.0006 + 0.0098 * k / 40) for k in range(41)]
    drum = S.relief_lathe("knob", sides, lambda a, z: -0.00028 * abs(math.sin(24 * a)), brass, 720)
    face = S.lathe("knob face", S.fillet([(0.0084, 0.0102), (0.0086, 0.0106, .0002), (0.0081, 0.0116, .0003), (0.0073, 0.0117, .0002), (0.0070, 0.0112, .0003), (0.0030, 0.0103, .01), (0, 0.0102)]), turned, 192)
    mark = S.box("mark", (0.0006, 0.0032, 0.0004), M.powder("#2E2A26"), 0.0001, 2, (0, 0.0052, 0.0108))
    mark.rotation_euler.x = math.radians(11)
    shaft = S.lathe("shaft", [(0.0050, -0.001), (0.0050, 0.0006), (0.0084, 0.0006)], brass, 64)
    turn = Matrix.Rotation(math.radians(40), 4, "Z")
    for o in (drum, face, mark, shaft):
        o.matrix_basis = turn @ o.matrix_basis
    return [on_baffle(o, KNOB) for o in (drum, face, mark, shaft)]


def feet(brass):
    """Four turned discs, set in from the corners."""
    parts = []
    for x in (-1, 1):
        for y in (-1, 1):
            o = S.lathe("foot", S.fillet([(0, 0), (0.0085, 0, .0006), (0.0095, 0.0015, .0006), (0.0095, FOOT + 0.001), (0, FOOT + 0.001)]), brass, 96)
            o.location = (x * (WIDTH / 2 - 0.022), y * (DEPTH / 2 - 0.022), 0)
            parts.append(o)
    return parts


def build():
    brass = M.brushed("#D9BE92", rough=0.25, aniso=0.5)
    parts = [cabinet()] + baffle(M.powder("#DDD4C6", 0.5)) + woofer() + tweeter() + knob(brass) + feet(brass)
    S.group("speaker", parts, Matrix.Rotation(math.radians(-50), 4, "Z"))


def lights(size, target, lit):
    """More fill than usual: the key does not reach the side, where the veneer is."""
    studio.lights(size, target, lit, fill_watts=9)


VIEWS = {
    "whole": View(target=(0.0, 0, 0.128), distance=1.07, azimuth=-22, elevation=10, fstop=10, focus=(-0.04, -0.08, 0.14), samples=96),
    "detail": View(target=(-0.0403, -0.1076, 0.0445), distance=0.255, azimuth=-32, elevation=12, fstop=22, focus=(-0.042, -0.110, 0.04)),
}
