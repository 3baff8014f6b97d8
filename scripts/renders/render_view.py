"""Renders a view twice, then denoises, grades and writes one image."""
import ctypes
import os
import subprocess
import tempfile

import bpy
import numpy as np

from studio import PAPER, linear

HERE = os.path.dirname(os.path.abspath(__file__))

PAGE = (244 / 255, 239 / 255, 232 / 255)
"""Background colour of the web page, as display values. A floor can fade into it."""

MAX_LOSSLESS_BYTES = 1_500_000
"""Maximum size of a lossless master, in bytes."""

PASSES = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Denoising Depth"}
"""Passes of every half render: our name and the name of the compositor socket."""


def photograph(path, view, threads, bloom=0.0):
    """Render twice with different seeds and half the samples each, so the difference between the halves shows the
    noise; then denoise, grade and write `path`."""
    scene = bpy.context.scene
    scene.render.use_compositing = True
    scene.render.use_sequencer = False
    halves = []
    with tempfile.TemporaryDirectory() as folder:
        output = pass_writer()
        for seed in (1, 2):
            scene.cycles.seed = seed
            output.base_path = os.path.join(folder, "half-%d" % seed)
            bpy.ops.render.render(write_still=False)
            halves.append({name: load(os.path.join(output.base_path, "%s%04d.exr" % (name, scene.frame_current))) for name in PASSES})
    bare = bare_paper(halves)
    clean = settle(denoise(*halves, threads=threads), bare)
    display = graded(glow(clean, bloom))
    if view.runs_out:
        display = run_out(display, bare, view.runs_out)
    write_display(display, path)


def pass_writer():
    """Route all passes into 32-bit EXR files. Returns the output node, which sets their folder."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.format.file_format, output.format.color_depth = "OPEN_EXR", "32"
    output.format.exr_codec, output.format.color_mode = "ZIP", "RGB"
    output.file_slots.clear()
    for name, socket in PASSES.items():
        output.file_slots.new(name)
        tree.links.new(source.outputs[socket], output.inputs[name])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(source.outputs["Image"], composite.inputs[0])
    return output


def load(path):
    """Read an image file as planar floats (channel, row from the bottom, column)."""
    image = bpy.data.images.load(path, check_existing=False)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    planes = pixels.reshape(height, width, image.channels)[:, :, :3].transpose(2, 0, 1)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(planes)


# ------------------------------------------------------------------------------------------------ denoising

def denoiser():
    """Compile the C denoiser, cached in the temporary folder, and load it."""
    source = os.path.join(HERE, "denoise.c")
    library = os.path.join(tempfile.gettempdir(), "essence-denoise-%d.so" % os.getuid())
    if not os.path.exists(library) or os.path.getmtime(library) < os.path.getmtime(source):
        subprocess.check_call(["cc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", source, "-o", library, "-lm"])
    return ctypes.CDLL(library)


def box_blur(planes, radius):
    """Mean over a square of 2 x `radius` + 1 pixels, by cumulative sums."""
    side = 2 * radius + 1
    for axis in (1, 2):
        padding = [(0, 0)] * 3
        padding[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(planes, padding, mode="edge").astype(np.float64), axis=axis)
        low, high = [slice(None)] * 3, [slice(None)] * 3
        low[axis], high[axis] = slice(0, planes.shape[axis]), slice(side, side + planes.shape[axis])
        planes = ((sums[tuple(high)] - sums[tuple(low)]) / side).astype(np.float32)
    return planes


def guides(first, second):
    """Albedo, normal and depth, smoothed only where the halves differ (defocus, gloss)."""
    stack = []
    for name in ("albedo", "normal", "depth"):
        mean = (first[name] + second[name]) / 2
        difference = first[name] - second[name]
        if name == "depth":
            metres = np.clip(mean[:1], 0.01, 50)
            mean, difference = np.log(metres), difference[:1] / metres
        noise = box_blur((difference / 2) ** 2, 2)
        smooth = box_blur(mean, 1)
        detail = box_blur((mean - smooth) ** 2, 1)
        blend = np.clip(noise / (detail + 1e-8), 0, 1)
        stack.append(mean * (1 - blend) + smooth * blend)
    return stack


def denoise(first, second, threads, radius=7, patch=3, strength=0.55, ridge=2e-4):
    """Filter each half with weights from the other half and average the results. Works on the logarithm of the
    irradiance (colour divided by albedo), so texture such as grain, weave and specks is preserved."""
    os.environ["OMP_NUM_THREADS"] = str(threads)
    library = denoiser()
    stack = guides(first, second)
    features = np.ascontiguousarray(np.concatenate(stack).astype(np.float32))
    albedo = np.clip(stack[0], 0, None) + 0.04
    a, b = (np.ascontiguousarray(np.log1p(8 * np.clip(half["color"], 0, 60) / albedo).astype(np.float32)) for half in (first, second))
    variance = np.ascontiguousarray(box_blur(((a - b) ** 2) / 2, 3) + 1e-7)
    height, width = a.shape[1:]

    def address(planes):
        return planes.ctypes.data_as(ctypes.c_void_p)

    filtered = []
    for guide, source in ((a, b), (b, a)):
        out = np.empty_like(a)
        library.nfor(address(guide), address(variance), address(source), address(features), features.shape[0], address(out),
                     width, height, radius, patch, ctypes.c_float(strength ** 2), ctypes.c_float(ridge))
        filtered.append(out)
    return np.expm1(np.clip((filtered[0] + filtered[1]) / 2, 0, 9)) / 8 * albedo


def bare_paper(halves):
    """Mask: 1 where only the backdrop is visible, falling to 0 at the edges of objects."""
    paper = np.array(linear(PAPER)[:3], np.float32)[:, None, None]
    mean = sum(half["albedo"] for half in halves) / len(halves)
    return np.clip(1 - np.abs(mean - paper).max(axis=0) / 0.08, 0, 1)


def settle(image, bare, tolerance=0.02):
    """Remove the remaining blotches from the bare backdrop: a guided filter, from wide to narrow, that smooths where
    the light varies by less than `tolerance` and preserves shadows."""
    mask = (bare > 0.95).astype(np.float32)[None]
    light = np.log(np.clip(image, 1e-4, None))
    for share in (0.036, 0.016, 0.007):
        radius = max(2, round(share * image.shape[1]))
        count = box_blur(mask, radius) + 1e-6
        mean = box_blur(mask * light, radius) / count
        variance = np.clip(box_blur(mask * light * light, radius) / count - mean * mean, 0, None)
        keep = variance / (variance + tolerance ** 2)
        slope, offset = (box_blur(mask * part, radius) / count for part in (keep, mean * (1 - keep)))
        light = np.where(mask > 0, slope * light + offset, light)
    return np.exp(light)


# ------------------------------------------------------------------------------------------------ grade

def gaussian(planes, sigma):
    """Gaussian blur by Fourier transform, edges repeated."""
    pad = int(sigma * 3)
    wide = np.pad(planes, ((0, 0), (pad, pad), (pad, pad)), mode="edge")
    rows, columns = np.fft.fftfreq(wide.shape[1])[:, None], np.fft.rfftfreq(wide.shape[2])[None, :]
    kernel = np.exp(-2 * (np.pi * sigma) ** 2 * (rows ** 2 + columns ** 2))
    return np.fft.irfft2(np.fft.rfft2(wide) * kernel, s=wide.shape[1:])[:, pad:-pad, pad:-pad].astype(np.float32)


def glow(image, bloom):
    """Add the halo of a lens around light sources: `bloom` is its share of the light above white."""
    if not bloom:
        return image
    height = image.shape[1]
    bright = np.clip(image - 1.2, 0, 6)
    return image + bloom * (0.55 * gaussian(bright, height * 0.010) + 0.45 * gaussian(bright, height * 0.044))


def graded(image):
    """Convert a linear image to display values (0 to 1) with the scene's grade."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "graded.png")
        write(image, path, "PNG", "16")
        return load(path)


def run_out(display, bare, share):
    """Fade the lowest `share` of the backdrop into the background colour of the page."""
    height = display.shape[1]
    up = np.linspace(0, 1, height, dtype=np.float32)[:, None]
    near = np.clip(1 - (up - 0.02) / (share - 0.02), 0, 1)
    fade = near * near * (3 - 2 * near) * bare
    return display * (1 - fade) + np.array(PAGE, np.float32)[:, None, None] * fade


def write(image, path, file_format, depth="8", quality=100):
    """Save planar floats through the scene's current view transform. WebP of quality 100 is lossless."""
    scene = bpy.context.scene
    _, height, width = image.shape
    canvas = bpy.data.images.new("canvas", width, height, float_buffer=True, alpha=False)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = image.transpose(1, 2, 0)
    canvas.pixels.foreach_set(pixels.ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = file_format, "RGB", depth
    settings.quality = quality
    scene.render.dither_intensity = 0.0
    canvas.save_render(path, scene=scene)
    bpy.data.images.remove(canvas)


def write_display(display, path):
    """Save display values without a view transform, as PNG or WebP. WebP is lossless up to MAX_LOSSLESS_BYTES: lossy
    WebP stores colour so coarsely that a soft wall gets faint pink and green bands, and so would every variant made
    from it. Larger files have texture, which hides the bands."""
    film = bpy.context.scene.view_settings
    grade = film.view_transform, film.look
    film.look, film.view_transform = "None", "Raw"
    if path.endswith(".webp"):
        write(display, path, "WEBP")
        if os.path.getsize(path) > MAX_LOSSLESS_BYTES:
            write(display, path, "WEBP", quality=92)
    else:
        write(display, path, "PNG")
    film.view_transform, film.look = grade
