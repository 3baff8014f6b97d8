"""Arc desk lamp: a brass tube bent into a half circle over a turned oak base, a spun-aluminium dome powder-coated in
warm white, and an opal globe that shows below its rim. It is switched on."""
import math

import bpy
from mathutils import Matrix

import materials as M
import shapes as S
from studio import View, link

SIZE = 1.35
TARGET = (0.02, 0, 0.205)
LIT = True

STEM = -0.048
"""Position of the stem on the base: left of its centre, so the dome hangs over the middle."""

BEND = 0.066
"""Radius of the half circle the tube is bent to."""

SHOULDER = 0.33
"""Height at which the tube starts to bend."""

HEAD = (STEM + 2 * BEND, 0, SHOULDER - 0.024)
"""Top of the dome."""

ARM = -18
"""Degrees the arm is turned towards the camera, so the stem's shadow misses the visible half of the dome."""


def base():
    """A turned oak puck on a recessed dark foot, so it seems to hover by a shadow's width."""
    puck = S.fillet([(0, 0.004), (0.070, 0.004, .001), (0.079, 0.0105, .004), (0.080, 0.026, .0055), (0.072, 0.0285, .006), (0, 0.0285)])
    foot = S.fillet([(0, 0), (0.064, 0, .001), (0.064, 0.006, 0), (0, 0.006)])
    S.lathe("base", puck, M.oak("#705940", "#463625", axis="X", seed=3.1), 256)
    S.lathe("foot", foot, M.powder("#2B2723", 0.5))


def stem(brass):
    """The tube with its collar on the base and the sleeve that holds the dome, locked by a small thumb screw."""
    collar = S.fillet([(0, 0.028), (0.0125, 0.028, .0008), (0.0125, 0.0365, .0015), (0.0058, 0.0385, .001), (0.0058, 0.05)])
    S.lathe("collar", collar, brass).location.x = STEM
    path = [(STEM, 0, 0.03 + (SHOULDER - 0.03) * i / 40) for i in range(41)]
    path += [(STEM + BEND - BEND * math.cos(a), 0, SHOULDER + BEND * math.sin(a)) for a in (math.pi * i / 96 for i in range(1, 97))]
    path += [(HEAD[0], 0, SHOULDER - 0.012 * i / 4) for i in range(1, 5)]
    S.tube("stem", path, 0.0052, brass, 64)
    sleeve = S.fillet([(0, 0.016), (0.0085, 0.016, .001), (0.0085, -0.002, .0006), (0.0095, -0.004), (0, -0.005)])
    S.lathe("sleeve", sleeve, brass).location = HEAD
    S.move(S.fluted("thumb screw", 0.0034, 0.006, brass, 24, 0.0002, 0.0005), (HEAD[0], -0.0075, HEAD[2] + 0.0075), (90, 0, 0))


def dome():
    """Spun sheet with a rolled lip around an opal globe. What falls on the table comes from a disc of light in the
    globe's opening, because a glowing surface alone renders noisily."""
    outside = S.bez((0.0, 0.0), (0.040, 0.0), (0.074, -0.026), (0.0755, -0.074), 64)
    lip = [(0.0757, -0.0748), (0.0753, -0.0756), (0.0746, -0.0759), (0.0739, -0.0755)]
    inside = S.bez((0.0738, -0.0745), (0.0722, -0.027), (0.039, -0.0018), (0.0, -0.0018), 64)
    S.lathe("dome", outside + lip + inside, M.powder("#F0EADF", 0.46, peel=0.08), 256).location = HEAD
    radius, centre = 0.037, -0.060
    globe = [(radius * math.sin(a), centre - radius * math.cos(a)) for a in (math.pi * i / 96 for i in range(97))]
    S.lathe("globe", globe, M.emit((1.0, 0.66, 0.35), 6.5), 128).location = HEAD
    pool = bpy.data.lights.new("pool", "AREA")
    pool.shape, pool.size, pool.energy, pool.spread = "DISK", 0.07, 1.7, math.radians(165)
    pool.color = (1.0, 0.72, 0.45)
    disc = link(bpy.data.objects.new("pool", pool))
    disc.location = (HEAD[0], 0, HEAD[2] - 0.099)
    disc.visible_camera = disc.visible_glossy = False


def dimmer(brass):
    """A fluted rotary knob with a turned-in mark, on a thin washer."""
    S.lathe("washer", S.fillet([(0, 0), (0.0112, 0, .0003), (0.0112, 0.001, .0004), (0, 0.001)]), brass).location = (0.042, 0, 0.0285)
    S.fluted("dimmer", 0.0092, 0.0085, brass, 44).location = (0.042, 0, 0.0295)


def cord(brass):
    """Linen-braided cord: out of a brass ferrule at the back of the base, and away to the right."""
    lift, radius = 0.0135, 0.0026
    ferrule = S.fillet([(0.0028, 0.0), (0.0052, 0.0, .0006), (0.0052, 0.007, .0008), (0.0040, 0.013, .0008), (0.0028, 0.013)])
    S.move(S.lathe("ferrule", ferrule, brass, 64), (0.026, 0.0745, lift), (-90, 0, -19))
    path = S.bez((0.026, 0.07, lift), (0.040, 0.125, lift), (0.060, 0.155, radius), (0.115, 0.19, radius), 40)
    path += S.bez((0.115, 0.19, radius), (0.24, 0.27, radius), (0.34, 0.24, radius), (0.50, 0.36, radius), 40)[1:]
    path += S.bez((0.50, 0.36, radius), (0.64, 0.465, radius), (0.84, 0.45, radius), (1.06, 0.36, radius), 40)[1:]
    path += S.bez((1.06, 0.36, radius), (1.30, 0.262, radius), (1.50, 0.26, radius), (2.0, 0.30, radius), 40)[1:]
    S.braid("cord", path, radius, M.cord("#8A7E6E"), M.cord("#5A5148"))


def build_lamp():
    brass = M.satin("#D9BE92", rough=0.25)
    base()
    stem(brass)
    dome()
    dimmer(brass)
    parts = [part for part in bpy.context.scene.objects if part.name != "backdrop"]
    S.group("lamp", parts, Matrix.Rotation(math.radians(ARM), 4, "Z"))


def switch_off():
    bpy.data.lights["pool"].energy = 0
    bpy.data.objects["globe"].data.materials[0] = M.powder("#EADFCF", 0.3)
    # As bright as in the other photographs: without the bulb it would look like walnut.
    bpy.data.objects["base"].data.materials[0] = M.oak("#8F7353", "#5B4831", axis="X", seed=3.1)


def build():
    build_lamp()
    cord(M.satin("#D9BE92", rough=0.25))


VIEWS = {
    "whole": View(target=(0.034, 0, 0.192), distance=1.42, azimuth=-20, elevation=5, focus=(0.0, -0.05, 0.2), samples=48),
    "detail": View(target=(0.052, -0.02, 0.306), distance=0.80, azimuth=-30, elevation=-1, fstop=11, focus=(0.06, -0.05, 0.28), samples=48),
    "wide": View(target=(0.034, 0, 0.192), distance=1.36, azimuth=-20, elevation=5, focus=(0.0, -0.05, 0.2), shift=(0.28, 0.0), pixels=(2000, 1205), samples=48),
}
