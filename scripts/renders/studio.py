"""The studio that all products share: backdrop, lights, lens and grade.

Units are metres, Z is up, the product stands on z = 0 and the camera looks along +Y. A product defines the size
of the set (`SIZE`) and the camera positions (`VIEWS`). Tone, light colour and grade are the same for all products,
so their images form one series.
"""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

PAPER = "#DFD5C8"
"""Colour of the seamless paper. It renders slightly greyer."""

WHITE_BALANCE = 5600
"""Colour temperature, in kelvin, that the camera sees as neutral."""

LIT_DIMMING = 0.74
"""Share of the studio light for products that are light sources: low enough for a lamp to glow, high enough for a
wall as bright as behind the other products."""

WALL = 1.9
"""Distance of the upright wall behind the product, in metres for a product of size 1."""

PORTRAIT = (1600, 2000)
"""Pixels of a product image, 4:5."""


@dataclass(frozen=True)
class View:
    """Camera position of one image.

    `azimuth` turns it around the target in degrees, negative to the left; `elevation` is its angle above the
    horizon. `distance` and `focus` are metres; without `focus` the target is in focus. `shift` is the lens
    shift in frame heights. `runs_out` is the share of the height over which the floor fades into the background
    colour of the page. `switched_off` shows a lamp before it is lit. `samples` are per pixel, in both
    halves together.
    """

    target: tuple
    distance: float
    azimuth: float = -24
    elevation: float = 11
    fstop: float = 9
    focus: tuple = None
    shift: tuple = (0.0, 0.0)
    pixels: tuple = PORTRAIT
    runs_out: float = 0.0
    switched_off: bool = False
    samples: int = 24


def linear(colour):
    """Convert an sRGB hex colour to linear RGBA."""
    channels = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = bpy.data.worlds.new("World")
    scene.world.use_nodes = True


def link(item):
    bpy.context.scene.collection.objects.link(item)
    return item


def aim(item, target):
    item.rotation_euler = (Vector(target) - item.location).to_track_quat("-Z", "Y").to_euler()


def backdrop(size, wall=WALL, radius=1.1):
    """Seamless paper: a floor that rises into the wall in one wide curve. It grows with the product's `size`."""
    from materials import paper
    width, front, height, steps = 9.0, -2.5, 4.5, 48
    arc = [math.pi / 2 * i / steps for i in range(steps + 1)]
    profile = [(front, 0.0)]
    profile += [(wall - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in arc]
    profile += [(wall, height)]
    vertices = [(side * width / 2 * size, y * size, z * size) for y, z in profile for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new("backdrop")
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.materials.append(paper(PAPER))
    return link(bpy.data.objects.new("backdrop", mesh))


def kelvin(temperature):
    """Colour of a black body at `temperature` kelvin, seen by a camera balanced at WHITE_BALANCE."""
    def black_body(k):
        t = k / 100
        red = 255 if t <= 66 else 329.698727446 * (t - 60) ** -0.1332047592
        green = 99.4708025861 * math.log(t) - 161.1195681661 if t <= 66 else 288.1221695283 * (t - 60) ** -0.0755148492
        blue = 255 if t >= 66 else 138.5177312231 * math.log(t - 10) - 305.0447927307
        return linear("#%02x%02x%02x" % tuple(int(max(0, min(255, c))) for c in (red, green, blue)))[:3]
    balanced = [c / w for c, w in zip(black_body(temperature), black_body(WHITE_BALANCE))]
    return tuple(c / max(balanced) for c in balanced)


def softbox(name, location, target, size, watts, temperature, spread=140):
    light = bpy.data.lights.new(name, "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = watts
    light.spread = math.radians(spread)
    light.color = kelvin(temperature)
    box = link(bpy.data.objects.new(name, light))
    box.location = location
    aim(box, target)
    box.visible_camera = False


def lights(size, target, lit=False, key=(-1.25, 0.05, 0.95), key_side=0.60, key_watts=31, fill_watts=3.6):
    """Key from the left side and high, so it rakes the surface and the shadow falls to the right; a wide weak
    fill from the right front; a strip behind right for the rim; a wash on the wall alone. Positions grow with
    `size` and power with its square, so exposure stays the same whatever the product measures. A product may move the
    `key` and close it down, for a longer or harder shadow."""
    z = target[2]
    power = size * size * (LIT_DIMMING if lit else 1.0)

    def place(x, y, above):
        return (x * size, y * size, z + above * size)

    softbox("key", place(*key), target, (key_side * size, key_side * size), key_watts * power, 5000, 150)
    softbox("fill", place(1.7, -1.1, 0.7), target, (1.4 * size, 1.6 * size), fill_watts * power, 5900)
    softbox("rim", place(0.85, 0.95, 0.95), target, (0.35 * size, 1.2 * size), 11 * power, 5300)
    wall = (0.1 * size, WALL * size, 0.75 * size)
    softbox("wash", (0.2 * size, 0.75 * size, 2.3 * size), wall, (3.2 * size, 0.5 * size), 8 * power, 5300, 110)
    ambient(0.14 * (LIT_DIMMING if lit else 1.0))


def ambient(strength):
    """Ambient light of a white room. Above 0.2 the contact shadow disappears."""
    room = bpy.context.scene.world.node_tree.nodes["Background"]
    room.inputs["Color"].default_value = linear("#F3E9DC")
    room.inputs["Strength"].default_value = strength


def camera(view):
    """An 85 mm lens on a 36 mm high frame, with nine aperture blades."""
    lens = bpy.data.cameras.new("camera")
    lens.lens = 85
    lens.sensor_fit = "VERTICAL"
    lens.sensor_height = lens.sensor_width = 36
    lens.shift_x, lens.shift_y = view.shift
    lens.clip_start = 0.01
    body = link(bpy.data.objects.new("camera", lens))
    turn, rise = math.radians(view.azimuth), math.radians(view.elevation)
    away = Vector((math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise)))
    body.location = Vector(view.target) + away * view.distance
    aim(body, view.target)
    lens.dof.use_dof = True
    lens.dof.focus_distance = (Vector(view.focus or view.target) - body.location).length
    lens.dof.aperture_fstop = view.fstop
    lens.dof.aperture_blades = 9
    bpy.context.scene.camera = body


def exposure(pixels, samples, threads, threshold):
    """Cycles on the CPU, graded with Filmic. `samples` is the maximum per half render."""
    scene = bpy.context.scene
    render, cycles, film = scene.render, scene.cycles, scene.view_settings
    render.engine = "CYCLES"
    render.threads_mode, render.threads = "FIXED", threads
    render.resolution_x, render.resolution_y, render.resolution_percentage = *pixels, 100
    render.use_persistent_data = True
    render.film_transparent = False
    cycles.device, cycles.feature_set = "CPU", "SUPPORTED"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = threshold
    cycles.adaptive_min_samples = 12
    cycles.use_denoising = False
    cycles.max_bounces = cycles.transmission_bounces = 8
    cycles.diffuse_bounces = cycles.glossy_bounces = 4
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_direct = cycles.sample_clamp_indirect = 4.0
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    scene.display_settings.display_device = "sRGB"
    film.view_transform, film.look = "Filmic", "Medium High Contrast"
