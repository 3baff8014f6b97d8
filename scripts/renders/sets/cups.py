"""The same wall, with the shadow of the pour-over set without its board."""
import bpy

import window
from products import pour_over_set
from sets.vase import SIZE, TARGET
from studio import View
from window import backdrop


def build():
    pour_over_set.build()
    bpy.data.objects.remove(bpy.data.objects["board"])
    for item in bpy.context.scene.objects:
        if item.parent is None and item.name != "backdrop":
            item.location.z -= pour_over_set.BOARD
    window.move_back(0.05)
    window.absent()


def lights(size, target, lit):
    window.lights(edge=(0.22, 0.26), veil=1.8)


VIEWS = {
    "shadow": View(target=(0.05, 0.15, 0.06), distance=1.06, azimuth=0, elevation=14, fstop=16, samples=48),
}
