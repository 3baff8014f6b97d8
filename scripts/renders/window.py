"""The corner of the studio by the window: sun on paper, and in it the shadow of a thing that is not there.

The camera looks along +Y at a floor that bends up into a wall close behind the thing. The sun comes in low from the
front left, so the shadow runs over the floor and up the wall, hard at the foot and softer with every
centimetre of height, as the sun's own width makes it.
"""
import math

import bpy
from mathutils import Vector

import studio
from materials import paper

WALL = 0.30
"""Distance of the wall behind the thing, in metres."""

AZIMUTH, ELEVATION = 27, 20
"""Degrees that the sun is left of the camera's axis, and above the horizon."""

WINDOW = 2.6
"""Distance of the window from the wall, along the sun: the further, the softer its edge."""


def backdrop(size):
    return studio.backdrop(size, wall=WALL / size, radius=0.14 / size)


def absent():
    """Leave only the shadow of what was built so far: nothing sees it but the sun."""
    for item in list(bpy.context.scene.objects):
        if item.name == "backdrop":
            continue
        if item.type == "LIGHT":
            bpy.data.objects.remove(item)
        elif item.type == "MESH":
            item.data.materials.clear()
            item.data.materials.append(paper(studio.PAPER))
            item.visible_camera = item.visible_diffuse = item.visible_glossy = False


def move_back(metres):
    """Bring what was built so far closer to the wall."""
    for item in bpy.context.scene.objects:
        if item.parent is None and item.name != "backdrop":
            item.location.y += metres


def lights(edge, veil):
    """Sun and sky. `edge` is a point on the wall, from the left and in height, at which the shadow of the window's head
    crosses it; `veil` is how many degrees wide the sun shines: a clear sky leaves it half a degree."""
    turn, rise = math.radians(AZIMUTH), math.radians(ELEVATION)
    ray = Vector((math.sin(turn) * math.cos(rise), math.cos(turn) * math.cos(rise), -math.sin(rise)))
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle = 4.9, math.radians(veil)
    light.color = studio.kelvin(5000)
    sun = studio.link(bpy.data.objects.new("sun", light))
    sun.rotation_euler = ray.to_track_quat("-Z", "Y").to_euler()
    window_head(ray, edge)
    sky()


def sky():
    """The room's own light, cooler than the sun and stronger from above. It is not sampled as a light, so it passes
    through what is absent, and a shadow is one even tone down to the foot."""
    world = bpy.context.scene.world
    world.cycles.sampling_method = "NONE"
    tree = world.node_tree
    room = tree.nodes["Background"]
    room.inputs["Color"].default_value = studio.linear("#EEEBE8")
    up = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"], up.inputs[0])
    ramp = tree.nodes.new("ShaderNodeMapRange")
    for socket, value in (("From Min", 0.0), ("From Max", 1.0), ("To Min", 0.10), ("To Max", 0.54)):
        ramp.inputs[socket].default_value = value
    tree.links.new(up.outputs[2], ramp.inputs["Value"])
    tree.links.new(ramp.outputs[0], room.inputs["Strength"])


def window_head(ray, edge):
    """What is above the window in the side wall: it keeps the sun from the wall's upper right corner."""
    across, height = edge
    top = Vector((across, WALL, height)) - ray * WINDOW
    corners = [top + Vector((0, y, z)) for y, z in ((-6, 0), (6, 0), (6, 4), (-6, 4))]
    mesh = bpy.data.meshes.new("window head")
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    mesh.materials.append(paper(studio.PAPER))
    head = studio.link(bpy.data.objects.new("window head", mesh))
    head.visible_camera = head.visible_diffuse = head.visible_glossy = False
