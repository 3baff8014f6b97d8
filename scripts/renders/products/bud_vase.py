"""Thrown stoneware bud vase, 160 mm: matt bone glaze over speckled clay, bare foot below the dip line, two dried poppy heads."""
import math

from mathutils import Matrix, Vector

import materials as M, shapes as S
from studio import View

SIZE = 1.15
TARGET = (0, 0, 0.12)


def vase(glaze):
    """Turned foot ring, full belly, narrow neck and rolled lip, with a 4 mm wall that is seen inside the mouth."""
    foot = S.fillet([(0, 0.0030), (0.020, 0.0030, .0015), (0.0225, 0.0, .0008), (0.0275, 0.0, .0012), (0.0292, 0.0030, .002), (0.0330, 0.0090)], 8)
    body = S.bez((0.0330, 0.0090), (0.0470, 0.0190), (0.0530, 0.0560), (0.0370, 0.0810), 40)[1:]
    neck = S.bez((0.0370, 0.0810), (0.0240, 0.1010), (0.0105, 0.1050), (0.0108, 0.1380), 40)[1:]
    flare = S.bez((0.0108, 0.1380), (0.0110, 0.1490), (0.0135, 0.1555), (0.0168, 0.1580), 16)[1:]
    lip = [(0.0176, 0.1588), (0.0178, 0.1597), (0.0172, 0.1603), (0.0162, 0.1602)]
    inside = S.bez((0.0150, 0.1592), (0.0100, 0.1550), (0.0078, 0.1480), (0.0076, 0.1380), 20) + S.bez((0.0076, 0.1380), (0.0074, 0.1090), (0.0180, 0.1050), (0.0310, 0.0840), 20)[1:]
    return S.lathe("vase", foot + body + neck + flare + lip + inside + [(0.030, 0.012), (0, 0.010)], glaze, 192, 0)


def poppy_head(name, husk, crust, r):
    """Ribbed seed capsule under a scalloped crown, its neck at the origin, growing along Z."""
    capsule = S.fillet([(0.0016, -0.0010), (0.0020, 0.0010, .001), (0.0036, 0.0026, .001), (r * 0.55, 0.0050, .004), (r, 0.016, .010), (r * 0.72, 0.0265, .006), (r * 0.48, 0.0282)], 12)
    dense = [tuple(Vector(a).lerp(Vector(b), k / 3)) for a, b in zip(capsule, capsule[1:]) for k in range(3)]
    ribs = S.relief_lathe(name, dense, lambda a, z: 0.00060 * (abs(math.cos(5.5 * a)) ** 0.6 - 0.6) * math.sin(math.pi * min(1, max(0, z / 0.028))), husk, 176, 60)
    crown = S.relief_lathe(name + " crown", [(0.0001, 0.0296), (r * 0.45, 0.0292), (r * 0.80, 0.0303), (r * 0.86, 0.0299), (r * 0.80, 0.0290), (r * 0.45, 0.0277), (0.0001, 0.0270)],
                           lambda a, z: 0.0009 * (abs(math.cos(5.5 * a)) - 0.5) if z > 0.0285 else 0, crust, 176, 60)
    return [ribs, crown]


def stem(name, path, mats, r, thickness=0.0012):
    """A dry stalk along a cubic path, with its head set square on the end."""
    pts = S.bez(*path, 60)
    S.tube(name + " stalk", pts, thickness, mats[0], 24, taper=lambda t: 1.25 - 0.35 * t + 0.10 * math.sin(19 * t) ** 6)
    end, out = Vector(pts[-1]), Vector(pts[-1]) - Vector(pts[-3])
    S.group(name, poppy_head(name, *mats[1:], r), Matrix.Translation(end) @ out.to_track_quat("Z", "Y").to_matrix().to_4x4())


def build():
    vase(M.bone_glaze())
    dry = M.dry_stem(), M.dry_stem("#A2947C", "#6E6049"), M.dry_stem("#86704F", "#4E3E2B")
    stem("tall poppy", ((-0.002, 0, 0.03), (0.002, 0, 0.13), (0.012, 0.002, 0.19), (-0.014, -0.004, 0.247)), dry, 0.0105)
    stem("small poppy", ((0.002, 0.001, 0.03), (0.002, 0, 0.14), (0.006, -0.004, 0.172), (0.034, -0.014, 0.206)), dry, 0.0082, 0.0010)


VIEWS = {
    "whole": View(target=(0.000, 0, 0.137), distance=0.88, azimuth=-22, elevation=9, fstop=9, focus=(0, -0.04, 0.10)),
    "detail": View(target=(0.0105, -0.0088, 0.0478), distance=0.288, azimuth=-50, elevation=10, fstop=45, focus=(-0.03, -0.035, 0.05)),
}
