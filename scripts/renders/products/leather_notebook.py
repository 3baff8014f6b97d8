"""A5 notebook in vegetable-tanned leather: saddle-stitched along the spine in linen thread, a strap over a brass stud.

148 x 210 mm, 17 mm thick. X runs from spine to fore-edge, Y from tail to head; the book lies on z = 0.
"""
import math
import random

import bmesh
from mathutils import Matrix, Vector, noise

import materials as M, shapes as S
from studio import View

SIZE = 1.0
TARGET = (0, 0, 0.02)

WIDTH, LENGTH, THICKNESS = 0.148, 0.210, 0.0170
LEATHER = 0.0018
FORE_EDGE, TOP = WIDTH / 2, THICKNESS - LEATHER / 2
STITCH_LINE = -WIDTH / 2 + 0.0105
STITCH_PITCH = 0.0050
SHEET = 0.000155
"""A leaf with the air above it; eighty make the block."""

HOLES = [(i - (round((LENGTH - 0.016) / STITCH_PITCH)) / 2) * STITCH_PITCH for i in range(round((LENGTH - 0.016) / STITCH_PITCH) + 1)]
"""Where along the spine the awl went through."""


def subdivided(path, step):
    """The same polyline with no two points further apart than `step` metres, and a quarter of that at the stitching."""
    points = [Vector(p) for p in path]
    out = [points[0]]
    for a, b in zip(points, points[1:]):
        n = max(1, math.ceil((b - a).length / step))
        for k in range(1, n + 1):
            before, here = a.lerp(b, (k - 1) / n), a.lerp(b, k / n)
            fine = 4 if abs((before.x + here.x) / 2 - STITCH_LINE) < 0.003 else 1
            out += [before.lerp(here, j / fine) for j in range(1, fine + 1)]
    return out


def rounded_half_length(to_edge, half, corner):
    """Half the length of a sheet with round corners, `to_edge` metres in from the edge that has them."""
    if to_edge >= corner:
        return half
    return half - corner + math.sqrt(max(0.0, corner ** 2 - (corner - to_edge) ** 2))


def hide(name, path, half, corner, mats, both_ends=True, relief=None, rows=120):
    """A piece of leather that follows an (x, z) path, with round corners where the path ends and burnished cut edges."""
    P = subdivided(path, 0.001)
    P = [P[0].lerp(P[1], t) for t in (0, 0.1, 0.3, 0.6)] + P[1:-1] + [P[-2].lerp(P[-1], t) for t in (0.4, 0.7, 0.9, 1)]
    along = [0.0]
    for a, b in zip(P, P[1:]):
        along.append(along[-1] + (b - a).length)
    bm = bmesh.new()
    columns = []
    for i, (p, s) in enumerate(zip(P, along)):
        t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        n = Vector((-t.y, t.x))
        h = rounded_half_length(min(along[-1] - s, s if both_ends else 1), half, corner)
        column = []
        for k in range(rows + 1):
            y = h * (2 * k / rows - 1)
            q = p + n * (relief(p.x, y, p.y) if relief else 0)
            column.append(bm.verts.new((q.x, y, q.y)))
        columns.append(column)
    for a, b in zip(columns, columns[1:]):
        for k in range(rows):
            bm.faces.new((a[k], a[k + 1], b[k + 1], b[k]))
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    o = S.from_bm(name, bm, mats[0], 40)
    o.data.materials.append(mats[1])
    m = o.modifiers.new("thickness", "SOLIDIFY")
    m.thickness, m.offset, m.material_offset_rim = LEATHER, 0, 1
    return S.break_edges(o, 0.0004, 55)


def cover_relief(x, y, z):
    """The stitching draws the leather down into a shallow channel, deepest at every hole, and lets it swell beside the
    thread; elsewhere it is never quite flat."""
    wave = 0.00045 * noise.noise((x * 14, y * 14, z * 40)) + 0.00012 * noise.noise((x * 60, y * 60, z * 90))
    off = abs(x - STITCH_LINE)
    if off > 0.006 or abs(y) > HOLES[-1] + 0.003:
        return wave
    nearest = min(abs(y - hole) for hole in HOLES)
    end = min(1.0, max(0.0, (HOLES[-1] + 0.003 - abs(y)) / 0.003))
    channel = 0.00030 * math.exp(-(off / 0.0010) ** 2)
    dimple = 0.00034 * math.exp(-(off / 0.00085) ** 2 - (nearest / 0.00080) ** 2)
    swell = 0.00010 * math.exp(-((off - 0.0022) / 0.0010) ** 2)
    return (1 if z > THICKNESS / 2 else -1) * end * (swell - channel - dimple) + wave


def page_block(paper):
    """Eighty leaves in five sections, each cut a hair differently, a little air between sections."""
    rng = random.Random(7)
    bm = bmesh.new()
    z, half, corner = LEATHER + 0.0002, LENGTH / 2 - 0.0035, 0.0065
    for leaf in range(80):
        z += SHEET + (0.00012 if leaf % 16 == 0 else 0)
        fore, end = FORE_EDGE - 0.0040 + rng.uniform(-1, 1) * 0.00012, half + rng.uniform(-1, 1) * 0.00010
        fold = 0.0016 * (1 - math.sqrt(max(0, 1 - ((leaf % 16 - 7.5) / 8) ** 2)))
        spine = -WIDTH / 2 + LEATHER + 0.0008 + fold
        arc = [math.pi / 2 * k / 8 for k in range(9)]
        outline = [(spine, -end)] + [(fore - corner + corner * math.sin(a), -end + corner - corner * math.cos(a)) for a in arc]
        outline += [(fore - corner + corner * math.cos(a), end - corner + corner * math.sin(a)) for a in arc] + [(spine, end)]
        low = [bm.verts.new((x, y, z - SHEET * 0.80)) for x, y in outline]
        high = [bm.verts.new((x, y, z)) for x, y in outline]
        bm.faces.new(low)
        bm.faces.new(high)
        for j in range(len(outline)):
            k = (j + 1) % len(outline)
            bm.faces.new((low[j], low[k], high[k], high[j]))
    return S.from_bm("pages", bm, paper, 30)


def saddle_stitches(thread, hole):
    """Three-ply linen, slanting from the upper end of one awl slit to the lower end of the next, and drawn tight: a
    stitch rises out of its slit, rests in the channel and dives again."""
    rng = random.Random(3)
    parts = []
    ply, coil, slant = 0.000175, 0.000185, 0.00042

    def surface(x, y):
        return TOP + LEATHER / 2 + cover_relief(x, y, TOP)

    for here, there in zip(HOLES, HOLES[1:]):
        lean, turn, drawn = slant * rng.uniform(0.8, 1.2), rng.uniform(0, 2 * math.pi), rng.uniform(0.9, 1.1)
        level = surface(STITCH_LINE, (here + there) / 2)
        for k in range(3):
            path = []
            for i in range(49):
                t = i / 48
                across = 2 * t - 1
                twist = turn + 2 * math.pi * (2.4 * t + k / 3)
                rise = 0.00020 * drawn - 0.0026 * abs(across) ** 4.5
                path.append((STITCH_LINE - lean * across + coil * math.cos(twist), here + (there - here) * (t * 0.96 + 0.02), level + rise + coil * math.sin(twist)))
            parts.append(S.tube("stitch", path, ply, thread, 12))
    for y in HOLES:
        slit = S.lathe("awl hole", [(0.00085 * math.sin(a), -0.0003 * math.cos(a)) for a in (math.pi * k / 16 for k in range(17))], hole, 32)
        slit.scale = (0.46, 1.0, 1.0)
        slit.rotation_euler = (0, 0, math.radians(30))
        slit.location = (STITCH_LINE, y, surface(STITCH_LINE, y) - 0.00014)
        parts.append(slit)
    return parts


def strap(mats):
    """Leaves the back cover under the pages, turns up around the fore-edge and ends, rounded, on the front cover."""
    low, high = LEATHER * 1.5 + 0.0002, THICKNESS + LEATHER / 2 + 0.0002
    path = S.fillet([(FORE_EDGE - 0.020, low), (FORE_EDGE + 0.0022, low, .004), (FORE_EDGE + 0.0022, high, .005), (FORE_EDGE - 0.056, high)], 30)
    return hide("strap", path, 0.0080, 0.0079, mats, both_ends=False, rows=32)


def stud(brass):
    """Brass button stud: flange, waist, ball."""
    z = THICKNESS + LEATHER + 0.0002
    ball = [(0.0030 * math.sin(a), 0.0046 - 0.0030 * math.cos(a)) for a in (math.pi * k / 40 for k in range(9, 41))]
    o = S.lathe("stud", S.fillet([(0, 0), (0.0040, 0, .0002), (0.0040, 0.0006, .0004), (0.0019, 0.0012, .0006), (0.0019, 0.0022)]) + ball, brass, 96)
    o.location = (FORE_EDGE - 0.046, 0, z)
    return o


def build():
    leather, cut_edge = M.veg_tan(), M.veg_tan("#7A4A2C", dark="#4E2C19", rough=0.38)
    cream, linen, brass = M.page_edge(), M.linen_thread("#CDBD9C"), M.satin("#D9BE92", rough=0.27)
    bottom = LEATHER / 2
    wrap = S.fillet([(FORE_EDGE, bottom), (-WIDTH / 2 + bottom, bottom, .0055), (-WIDTH / 2 + bottom, TOP, .0055), (FORE_EDGE, TOP)], 36)
    cover = hide("cover", wrap, LENGTH / 2, 0.0090, (leather, cut_edge), relief=cover_relief, rows=520)
    parts = [cover, page_block(cream), strap((leather, cut_edge)), stud(brass)] + saddle_stitches(linen, M.powder("#1A0F09", 0.9))
    S.group("notebook", parts, Matrix.Rotation(math.radians(8), 4, "Z"))


VIEWS = {
    "whole": View(target=(-0.003, -0.010, 0.004), distance=0.86, azimuth=-22, elevation=40, fstop=13, focus=(-0.03, -0.06, 0.017)),
    "detail": View(target=(-0.0245, -0.048, 0.010), distance=0.287, azimuth=-40, elevation=32, fstop=90, focus=(-0.0612, -0.0207, 0.017)),
}
