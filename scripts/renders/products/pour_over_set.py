"""Pour-over set on an oak board: a speckled stoneware dripper with a handle, standing on a glass carafe with coffee in
it, and a stoneware mug whose foot was left out of the glaze."""
import materials as M
import shapes as S
from studio import View

SIZE = 1.0
TARGET = (0, 0, 0.10)

BOARD = 0.016
"""Thickness of the board, on which everything else stands."""

CARAFE = (-0.056, 0.014, BOARD)
MUG = (0.070, -0.022, BOARD)


def carafe():
    """Pressed glass with a thick clear foot, 2.6 mm walls that narrow upwards, and an everted lip. The coffee reaches a
    third of a millimetre into the glass, so no film of air shows between them, and climbs the wall a little."""
    foot, belly, shoulder, wall, floor = 0.0530, 0.0478, 0.064, 0.0026, 0.0085
    outside = S.fillet([(0, 0.0014), (0.037, 0.0014, .004), (0.041, 0.0, .002), (foot, 0.0, .009), (belly, shoulder, .028), (0.034, 0.092, .016),
                        (0.034, 0.106, .01), (0.0368, 0.112)], 14)
    lip = [(0.0366, 0.1130), (0.0358, 0.1135), (0.0349, 0.1132)]
    inside = S.fillet([(0.0368 - wall, 0.1123), (0.034 - wall, 0.106, .01), (0.034 - wall, 0.0925, .016), (belly - wall, shoulder + 0.0002, .028),
                       (foot - wall, floor, .014), (0, floor)], 14)
    S.lathe("carafe", outside + lip + inside, M.glass("#FCFEFD"), 256).location = CARAFE
    level, overlap = 0.048, 0.0003
    edge = foot - wall - (foot - belly) * (level - floor) / (shoulder - floor)
    body = S.fillet([(0, floor - overlap), (foot - wall + overlap, floor - overlap, .014), (edge + overlap, level)], 14)
    meniscus = [(edge + overlap, level), (edge + 0.0001, level + 0.0011), (edge - 0.0006, level + 0.0004), (edge - 0.0016, level + 0.0001)]
    surface = [(edge - 0.0016, level + 0.0001), (edge - 0.0036, level), (0, level)]
    for name, profile, material in (("coffee", body, M.liquid("#1E0D05", True)), ("meniscus", meniscus, M.liquid("#3A1B0A", True)), ("surface", surface, M.liquid("#1E0D05", True))):
        S.lathe(name, profile, material, 256).location = CARAFE


def dripper(glaze):
    """A thrown cone on a flat flange; handle and body are joined by a soft fillet, as wet clay is."""
    flange = [(0.019, 0.0), (0.0205, -0.007, .001), (0.030, -0.007, .001), (0.0305, 0.0, .001), (0.050, 0.0, .0015), (0.052, 0.0042, .002), (0.026, 0.0068, .006)]
    cone = [(0.0285, 0.016, .004), (0.0555, 0.068, 0)]
    rim = [(0.0562, 0.0705), (0.0560, 0.0722), (0.0546, 0.0730), (0.0530, 0.0722), (0.0520, 0.0700)]
    inside = S.fillet([(0.0520, 0.0700), (0.0190, 0.0080, .004), (0.019, 0.0)], 6)[1:]
    body = S.lathe("dripper", S.fillet(flange + cone, 8) + rim + inside, glaze, 160, 0)
    bow = S.bez((0.047, 0, 0.056), (0.086, 0, 0.062), (0.080, 0, 0.012), (0.033, 0, 0.022), 40)
    handle = S.tube("handle", bow, 0.0056, glaze, 32, flat=0.62)
    S.move(S.fuse("dripper", [body, handle], glaze, 0.0005, 8), (CARAFE[0], CARAFE[1], BOARD + 0.1135), (0, 0, 150))


def mug(glaze, radius=0.041, height=0.086, wall=0.0038):
    foot = [(0, 0.0045), (radius - 0.014, 0.0045, .001), (radius - 0.013, 0.0015, .001), (radius - 0.009, 0.0015, .001), (radius - 0.006, 0.006, .003)]
    outside = S.fillet(foot + [(radius, 0.020, .022), (radius, height - 0.004)], 10)
    rim = [(radius - 0.0004, height - 0.0012), (radius - 0.0019, height), (radius - 0.0033, height - 0.0010)]
    inside = S.fillet([(radius - wall, height - 0.004), (radius - wall, 0.020, .018), (radius - 0.012, 0.0085, .006), (0, 0.0085)], 10)
    body = S.lathe("mug", outside + rim + inside, glaze, 160, 0)
    bow = S.bez((radius - 0.002, 0, height * 0.80), (radius + 0.038, 0, height * 0.92), (radius + 0.036, 0, height * 0.22), (radius - 0.003, 0, height * 0.26), 40)
    handle = S.tube("handle", bow, 0.0062, glaze, 32, flat=0.62)
    S.move(S.fuse("mug", [body, handle], glaze, 0.0005, 8), MUG, (0, 0, -28))
    S.lathe("mug coffee", [(0, 0.070), (0.0370, 0.070), (0.03735, 0.0706)], M.liquid("#2A1206")).location = MUG


def build():
    S.box("board", (0.29, 0.16, BOARD), M.oak(axis="X", seed=0.6), 0.003, 6, (0.003, 0.0, BOARD / 2))
    carafe()
    dripper(M.stoneware(rings=0.0002))
    mug(M.stoneware(rings=0.0002, dip=0.021))


VIEWS = {
    "whole": View(target=(0.008, 0, 0.094), distance=1.13, azimuth=-20, elevation=11, focus=(0.02, -0.06, 0.09), samples=48),
    "detail": View(target=(0.086, -0.026, 0.060), distance=0.53, azimuth=-38, elevation=19, fstop=10, focus=(0.05, -0.055, 0.075)),
}
