"""Modelling helpers: filleted lathe profiles, swept tubes, rounded boxes, voxel-fused unions."""
import math

import bmesh
import bpy
from mathutils import Vector

from studio import link


def fillet(pts, seg=7):
    """[(r, z, radius)] polyline -> points with every inner corner rounded by its radius."""
    out = []
    for i, p in enumerate(pts):
        P = Vector(p[:2])
        rad = p[2] if len(p) > 2 else 0
        if i in (0, len(pts) - 1) or rad <= 0:
            out.append(tuple(P))
            continue
        A, B = Vector(pts[i - 1][:2]), Vector(pts[i + 1][:2])
        u, v = (A - P), (B - P)
        lu, lv = u.length, v.length
        u.normalize(); v.normalize()
        ang = u.angle(v)
        if ang > math.pi - 0.01:
            out.append(tuple(P))
            continue
        t = min(rad / math.tan(ang / 2), lu * 0.49, lv * 0.49)
        r = t * math.tan(ang / 2)
        c = P + (u + v).normalized() * (r / math.sin(ang / 2))
        a0, a1 = P + u * t - c, P + v * t - c
        n = max(3, int(seg * (math.pi - ang) / (math.pi / 2)) + 1)
        s0, s1 = math.atan2(a0.y, a0.x), math.atan2(a1.y, a1.x)
        d = (s1 - s0 + math.pi) % (2 * math.pi) - math.pi
        for k in range(n + 1):
            s = s0 + d * k / n
            out.append((c.x + r * math.cos(s), c.y + r * math.sin(s)))
    return out


def bez(p0, p1, p2, p3, n=24):
    o = []
    for i in range(n + 1):
        t = i / n
        o.append(tuple(sum(b * p[k] for b, p in zip(((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3), (p0, p1, p2, p3))) for k in range(len(p0))))
    return o


def lathe(name, prof, mat, seg=160, smooth=40):
    """Revolve (r, z) points around Z; r = 0 ends are closed to a pole."""
    bm = bmesh.new()
    rings = []
    for r, z in prof:
        if r < 1e-6:
            rings.append([bm.verts.new((0, 0, z))])
        else:
            rings.append([bm.verts.new((r * math.cos(2 * math.pi * i / seg), r * math.sin(2 * math.pi * i / seg), z)) for i in range(seg)])
    for a, b in zip(rings, rings[1:]):
        for i in range(seg):
            j = (i + 1) % seg
            q = [a[i % len(a)], a[j % len(a)], b[j % len(b)], b[i % len(b)]]
            u = []
            for x in q:
                if x not in u:
                    u.append(x)
            if len(u) >= 3:
                bm.faces.new(u)
    return from_bm(name, bm, mat, smooth)


def from_bm(name, bm, mat, smooth=40):
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    if smooth:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(smooth)
    if mat:
        me.materials.append(mat)
    return link(bpy.data.objects.new(name, me))


def tube(name, pts, radius, mat, seg=32, flat=1.0, caps=True, taper=None):
    """Sweep an ellipse (radius x radius*flat) along 3D points with a parallel-transport frame."""
    P = [Vector(p) for p in pts]
    T = [((P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()) for i in range(len(P))]
    ref = Vector((0, 1, 0)) if abs(T[0].y) < 0.9 else Vector((1, 0, 0))
    n = (ref - T[0] * ref.dot(T[0])).normalized()
    bm = bmesh.new()
    rings = []
    for i, (p, t) in enumerate(zip(P, T)):
        n = (n - t * n.dot(t)).normalized()
        b = t.cross(n)
        k = radius * (taper(i / (len(P) - 1)) if taper else 1)
        rings.append([bm.verts.new(p + n * (k * math.cos(a)) + b * (k * flat * math.sin(a))) for a in (2 * math.pi * j / seg for j in range(seg))])
    for a, b in zip(rings, rings[1:]):
        for j in range(seg):
            bm.faces.new((a[j], a[(j + 1) % seg], b[(j + 1) % seg], b[j]))
    if caps:
        bm.faces.new(rings[0]); bm.faces.new(rings[-1])
    return from_bm(name, bm, mat)


def box(name, size, mat, bevel=0.002, seg=5, loc=(0, 0, 0)):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    o = from_bm(name, bm, mat, 35)
    o.location = loc
    m = o.modifiers.new("b", "BEVEL")
    m.width, m.segments, m.harden_normals = bevel, seg, True
    return o


def fuse(name, objs, mat, voxel=0.0006, smooth=6):
    """Union by voxel remesh: gives the soft thrown-clay fillet where a handle meets a body."""
    ctx = bpy.context
    bpy.ops.object.select_all(action="DESELECT")
    for o in objs:
        o.select_set(True)
    ctx.view_layer.objects.active = objs[0]
    bpy.ops.object.join()
    o = ctx.view_layer.objects.active
    o.name = name
    o.data.use_auto_smooth = False
    r = o.modifiers.new("r", "REMESH")
    r.mode, r.voxel_size, r.use_smooth_shade = "VOXEL", voxel, True
    s = o.modifiers.new("s", "SMOOTH")
    s.factor, s.iterations = 0.5, smooth
    o.data.materials.clear()
    o.data.materials.append(mat)
    return o


def move(o, loc=(0, 0, 0), rot=(0, 0, 0)):
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    return o


def relief_lathe(name, prof, relief, mat, seg=360, smooth=50):
    """Revolve dense (r, z) points and add `relief(angle, z)` metres to the radius: knurls, screw threads, ribs."""
    bm = bmesh.new()
    angles = [2 * math.pi * i / seg for i in range(seg)]
    rings = [[bm.verts.new(((r + relief(a, z)) * math.cos(a), (r + relief(a, z)) * math.sin(a), z)) for a in angles] for r, z in prof]
    for a, b in zip(rings, rings[1:]):
        for i in range(seg):
            j = (i + 1) % seg
            bm.faces.new((a[i], a[j], b[j], b[i]))
    return from_bm(name, bm, mat, smooth)


def strip(name, path, width, thickness, mat, bevel=0.0002, end_width=None):
    """Sheet metal: an (x, z) path swept `width` along Y, narrowing to `end_width`, `thickness` centred on the path, edges broken."""
    P = [Vector(p) for p in path]
    bm = bmesh.new()
    rings = []
    for i, p in enumerate(P):
        t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        n = Vector((-t.y, t.x)) * thickness / 2
        a, b = p + n, p - n
        half = (width + ((end_width or width) - width) * (p - P[0]).length / (P[-1] - P[0]).length) / 2
        rings.append([bm.verts.new((q.x, y, q.y)) for q, y in ((a, -half), (a, half), (b, half), (b, -half))])
    for a, b in zip(rings, rings[1:]):
        for j in range(4):
            bm.faces.new((a[j], a[(j + 1) % 4], b[(j + 1) % 4], b[j]))
    bm.faces.new(rings[0])
    bm.faces.new(rings[-1])
    o = from_bm(name, bm, mat, 35)
    m = o.modifiers.new("b", "BEVEL")
    m.width, m.segments, m.harden_normals = bevel, 3, True
    m.limit_method, m.angle_limit = "ANGLE", math.radians(50)
    return o


def group(name, objs, matrix):
    """Parent the parts to one empty, to transform the object as a whole."""
    e = link(bpy.data.objects.new(name, None))
    for o in objs:
        o.parent = e
    e.matrix_world = matrix
    return e


def cut(o, tool):
    """Subtract `tool` from `o`. The tool itself is not rendered."""
    m = o.modifiers.new("cut", "BOOLEAN")
    m.operation, m.object, m.solver = "DIFFERENCE", tool, "EXACT"
    tool.hide_render = True
    return o


def break_edges(o, width, angle=50, seg=3):
    """Add a small bevel to the sharp edges that remain after the other modifiers."""
    m = o.modifiers.new("break", "BEVEL")
    m.width, m.segments = width, seg
    m.limit_method, m.angle_limit = "ANGLE", math.radians(angle)
    o.modifiers.new("flat faces stay flat", "WEIGHTED_NORMAL").keep_sharp = True
    return o


def fluted(name, radius, height, mat, flutes=48, depth=0.00035, edge=0.0008):
    """A turned knob with a fluted rim, standing on z = 0: `flutes` grooves, `depth` metres deep, run up its side and
    die out in the chamfer."""
    steps = flutes * 6
    profile = [(radius, 0.0, 1.0), (radius, height - 2 * edge, 1.0), (radius - 0.3 * edge, height - 0.9 * edge, 0.5),
               (radius - edge, height - 0.2 * edge, 0.0), (radius - 1.6 * edge, height, 0.0), (radius * 0.5, height, 0.0)]
    bm = bmesh.new()
    rings = []
    for r, z, share in profile:
        angles = [2 * math.pi * i / steps for i in range(steps)]
        radii = [r - depth * share * (0.5 - 0.5 * math.cos(a * flutes)) for a in angles]
        rings.append([bm.verts.new((k * math.cos(a), k * math.sin(a), z)) for k, a in zip(radii, angles)])
    for low, high in zip(rings, rings[1:]):
        for i in range(steps):
            j = (i + 1) % steps
            bm.faces.new((low[i], low[j], high[j], high[i]))
    bm.faces.new(rings[-1])
    return from_bm(name, bm, mat, 50)


def evenly(pts, step):
    """Resample the polyline `pts` in steps of `step` metres."""
    P = [Vector(p) for p in pts]
    out, rest = [P[0]], step
    for a, b in zip(P, P[1:]):
        length = (b - a).length
        at = rest
        while at <= length:
            out.append(a.lerp(b, at / length))
            at += step
        rest = at - length
    return out


def braid(name, pts, radius, mat, core, strands=8, pitch=None, cover=1.18):
    """A textile cord: `strands` flat yarns wound each way around the path, passing over and under each other. Below a
    `cover` of 1 the core shows between them."""
    pitch = pitch or radius * 7
    step = pitch / (strands * 5)
    P = evenly(pts, step)
    T = [(P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized() for i in range(len(P))]
    N = []
    n = Vector((0, 0, 1)) if abs(T[0].z) < 0.9 else Vector((1, 0, 0))
    for t in T:
        n = (n - t * n.dot(t)).normalized()
        N.append(n)
    thick = radius * 0.13
    middle = radius - 1.6 * thick
    wide = 0.60 * math.pi * radius / strands * cover
    slope = 2 * math.pi * middle / pitch
    section = [2 * math.pi * i / 8 for i in range(8)]
    bm = bmesh.new()
    for hand in (1, -1):
        for k in range(strands):
            rings = []
            for i, (p, t, n) in enumerate(zip(P, T, N)):
                s = i * step / pitch
                a = 2 * math.pi * (k / strands + hand * s)
                out = n * math.cos(a) + t.cross(n) * math.sin(a)
                around = t.cross(out)
                run = (t + around * (hand * slope)).normalized()
                side = run.cross(out)
                c = p + out * (middle + hand * thick * 0.8 * math.cos(2 * math.pi * strands * s))
                rings.append([bm.verts.new(c + side * (wide * math.cos(q)) + out * (thick * math.sin(q))) for q in section])
            for low, high in zip(rings, rings[1:]):
                for i in range(8):
                    bm.faces.new((low[i], low[(i + 1) % 8], high[(i + 1) % 8], high[i]))
    tube(name + " core", P[::4], middle - thick, core, 16)
    return from_bm(name, bm, mat, 0)
