"""Procedural materials. They use object coordinates in metres, so grain, weave and specks have their real size."""
import bpy

from studio import linear


class Mat:
    """A material builder: `n` adds a node and sets or links its inputs by name, the other methods add common
    combinations of nodes, and `done` returns the material."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.out = self.t.nodes.new("ShaderNodeOutputMaterial")

    def n(self, kind, props=None, **inp):
        nd = self.t.nodes.new("ShaderNode" + kind)
        for k, v in (props or {}).items():
            setattr(nd, k, v)
        for k, v in inp.items():
            self.set(nd, k.replace("_", " "), v)
        return nd

    def set(self, nd, k, v):
        i = nd.inputs[k]
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, i)
        else:
            i.default_value = v

    def ramp(self, fac, stops, interp="LINEAR"):
        nd = self.n("ValToRGB")
        nd.color_ramp.interpolation = interp
        e = nd.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for el, (p, c) in zip(e, stops):
            el.position = p
            el.color = c if isinstance(c, tuple) else (c, c, c, 1)
        self.t.links.new(fac, nd.inputs[0])
        return nd.outputs[0]

    def coords(self, scale=(1, 1, 1), rot=(0, 0, 0), loc=(0, 0, 0)):
        tc = self.n("TexCoord")
        mp = self.n("Mapping")
        mp.inputs["Scale"].default_value = scale
        mp.inputs["Rotation"].default_value = rot
        mp.inputs["Location"].default_value = loc
        self.t.links.new(tc.outputs["Object"], mp.inputs["Vector"])
        return mp.outputs[0]

    def noise(self, vec, scale, detail=4, rough=0.55, dist=0.0):
        nd = self.n("TexNoise", Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)
        return nd.outputs["Fac"]

    def math(self, op, a, b=0.0, clamp=False):
        nd = self.n("Math", {"operation": op, "use_clamp": clamp})
        for i, v in enumerate((a, b)):
            self.set(nd, i, v)
        return nd.outputs[0]

    def mix(self, fac, a, b, mode="MIX"):
        nd = self.n("MixRGB", {"blend_type": mode})
        for k, v in zip((0, 1, 2), (fac, a, b)):
            self.set(nd, k, v)
        return nd.outputs[0]

    def bump(self, height, dist, strength=1.0, normal=None):
        nd = self.n("Bump", Height=height, Distance=dist, Strength=strength)
        if normal is not None:
            self.t.links.new(normal, nd.inputs["Normal"])
        return nd.outputs[0]

    def principled(self, avg=None, **inp):
        """Full material for camera/mirror rays; a flat diffuse of colour `avg` for diffuse bounces.
        Cycles skips the unused branch, so heavy textures cost nothing on indirect rays."""
        nd = self.n("BsdfPrincipled", **inp)
        if avg is None:
            self.t.links.new(nd.outputs[0], self.out.inputs[0])
            return nd
        lp = self.n("LightPath")
        df = self.n("BsdfDiffuse", Color=linear(avg) if isinstance(avg, str) else avg)
        mx = self.n("MixShader")
        self.t.links.new(lp.outputs["Is Diffuse Ray"], mx.inputs[0])
        self.t.links.new(nd.outputs[0], mx.inputs[1])
        self.t.links.new(df.outputs[0], mx.inputs[2])
        self.t.links.new(mx.outputs[0], self.out.inputs[0])
        return nd

    def done(self):
        return self.m


def paper(tint):
    """Seamless paper, plain and matt: it fills most of the frame, and a single lobe without texture keeps it clean."""
    m = Mat("paper")
    sheet = m.n("BsdfDiffuse", Color=linear(tint), Roughness=0.0)
    m.t.links.new(sheet.outputs[0], m.out.inputs[0])
    return m.done()


def oak(light="#B8946C", dark="#7F5E3B", axis="X", seed=0.0, rough=0.5, pith=(0.015, -0.065), lean=(0.012, 0.026)):
    """Oiled oak as it grows: a log along `axis`, its heart at `pith` on the two other axes and at a slight `lean`, that
    the part is cut from. So one year ring is a cathedral on a flat face, a line on an edge and an arc in the end grain.
    A ring is 2.6 mm wide and starts with its rows of open pores, 0.25 mm wide and a fingernail long; rays cross the
    rings. `seed` moves the cut along the log, so no two parts look cloned."""
    m = Mat("oak")
    run = "XYZ".index(axis)
    coords = m.n("TexCoord")

    def split(vector):
        parts = m.n("SeparateXYZ")
        m.t.links.new(vector, parts.inputs[0])
        return parts.outputs[run], *(parts.outputs[k] for k in range(3) if k != run)

    def vec(*parts):
        joined = m.n("CombineXYZ")
        for k, (part, scale) in enumerate(parts):
            m.set(joined, k, m.math("MULTIPLY", part, scale))
        return joined.outputs[0]

    length, *across = split(coords.outputs["Object"])
    length = m.math("ADD", length, seed)
    end = m.ramp(m.math("ABSOLUTE", split(coords.outputs["Normal"])[0]), [(0.55, 0.0), (0.9, 1.0)])
    sway = [m.noise(vec((length, 3.2), (across[0], 9), (across[1], 9 + k)), 1.0, 2, 0.45) for k in (0, 4)]
    u, v = (m.math("ADD", m.math("ADD", side, m.math("MULTIPLY", length, tilt)), m.math("SUBTRACT", m.math("MULTIPLY", wave, 0.026), 0.013 + heart))
            for side, wave, heart, tilt in zip(across, sway, pith, lean))
    radius = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", u, u), m.math("MULTIPLY", v, v)))
    years = m.noise(vec((radius, 150), (length, 1.0), (radius, 0)), 1.0, 1)
    ring = m.math("FRACT", m.math("ADD", m.math("MULTIPLY", radius, 385), m.math("MULTIPLY", years, 1.9)))
    early = m.ramp(ring, [(0.0, 0.6), (0.05, 1.0), (0.24, 0.75), (0.46, 0.0), (0.94, 0.0), (1.0, 0.6)])
    late = m.ramp(ring, [(0.25, 0.0), (0.92, 1.0), (1.0, 0.1)])

    def vessels(width, run_length, size):
        cell = m.n("TexVoronoi", {"feature": "F1"}, Vector=vec((across[0], 1 / width), (across[1], 1 / width), (length, 1 / run_length)), Scale=1.0)
        return m.ramp(cell.outputs["Distance"], [(size * 0.7, 1.0), (size * 1.15, 0.0)])

    coarse = m.math("MULTIPLY", vessels(0.00042, 0.019, 0.42), m.ramp(early, [(0.25, 0.0), (0.7, 1.0)]))
    fine = m.math("MULTIPLY", vessels(0.00034, 0.011, 0.26), 0.45)
    pore = m.math("MAXIMUM", coarse, fine)
    fibre = m.noise(vec((length, 22), (across[0], 1500), (across[1], 1500)), 1.0, 2, 0.6)
    drift = m.noise(vec((length, 2.5), (radius, 26), (across[0], 10)), 1.0, 1)
    turn = m.math("ARCTAN2", v, u)
    ray = m.ramp(m.noise(vec((turn, 95), (length, 55), (radius, 60)), 1.0, 1), [(0.62, 0.0), (0.70, 1.0)])
    base = m.mix(m.math("ADD", m.math("MULTIPLY", fibre, 0.42), m.math("MULTIPLY", m.math("SUBTRACT", drift, 0.4), 0.7), True), linear(light), linear(dark))
    base = m.mix(m.math("MULTIPLY", late, 0.20), base, linear(dark))
    base = m.mix(m.math("MULTIPLY", early, 0.40), base, linear(dark))
    base = m.mix(m.math("MULTIPLY", ray, 0.26), base, m.mix(end, linear(dark), linear(light)))
    base = m.mix(m.math("MULTIPLY", end, 0.55), base, linear(dark))
    base = m.mix(m.math("MULTIPLY", pore, 0.66), base, linear("#33230F"))
    height = m.math("SUBTRACT", m.math("MULTIPLY", fibre, 0.30), pore)
    gloss = m.math("ADD", m.math("MULTIPLY", m.math("ADD", fibre, pore), 0.12), rough - 0.08)
    m.principled(light, Base_Color=base, Roughness=gloss, Specular=0.34, Normal=m.bump(height, 0.00012, 0.8))
    return m.done()


def walnut(light="#513726", dark="#2C1C13", axis="X", seed=0.0, rough=0.42):
    """Oiled American walnut with the grain along `axis`: its year rings are contour lines of one stretched noise, darker
    and closer-pored than oak and without rays. `seed` moves the cut through the log."""
    m = Mat("walnut")

    def along(length, width):
        return tuple(length if axis == letter else width for letter in "XYZ")

    here = (seed, seed * 0.7, seed * 1.3)
    log = m.noise(m.coords(along(1.4, 8.5), loc=here), 1.0, 2, 0.42)
    fibre = m.noise(m.coords(along(16, 900), loc=here), 1.0, 2, 0.6)
    wave = m.math("ADD", m.math("MULTIPLY", log, 21.0), m.math("MULTIPLY", fibre, 0.30))
    ring = m.math("FRACT", wave)
    early = m.ramp(ring, [(0.0, 0.9), (0.16, 1.0), (0.40, 0.15), (0.92, 0.0), (1.0, 0.9)])
    late = m.ramp(ring, [(0.3, 0.0), (0.90, 1.0), (1.0, 0.2)])
    coarse = m.ramp(m.noise(m.coords(along(55, 2300), loc=here), 1.0, 0), [(0.40, 1.0), (0.48, 0.0)])
    fine = m.ramp(m.noise(m.coords(along(90, 3600), loc=here), 1.0, 0), [(0.25, 1.0), (0.35, 0.0)])
    pore = m.math("MAXIMUM", m.math("MULTIPLY", coarse, early), m.math("MULTIPLY", fine, 0.5))
    base = m.mix(m.math("MULTIPLY", fibre, 0.45), linear(light), linear(dark))
    base = m.mix(m.math("MULTIPLY", m.math("SUBTRACT", log, 0.35, True), 0.6), base, linear("#A98863"))
    base = m.mix(m.math("MULTIPLY", late, 0.16), base, linear(dark))
    base = m.mix(m.math("MULTIPLY", early, 0.42), base, linear("#5E452C"))
    base = m.mix(m.math("MULTIPLY", pore, 0.60), base, linear("#38281A"))
    height = m.math("SUBTRACT", m.math("MULTIPLY", fibre, 0.35), pore)
    gloss = m.math("ADD", m.math("MULTIPLY", m.math("ADD", fibre, pore), 0.12), rough - 0.08)
    m.principled(light, Base_Color=base, Roughness=gloss, Specular=0.34, Normal=m.bump(height, 0.0001, 0.8))
    return m.done()


def stoneware(body="#E6DCCB", speck="#5D4330", density=1.0, rough=0.40, rings=0.0, dip=None, clay="#B79A7C"):
    """Satin glaze over speckled clay: two sizes of iron speck (Voronoi cells switched on at random),
    broad tonal drift, throwing rings in the bump. `dip` = height (m) below which the clay is bare."""
    m = Mat("stoneware")
    c = m.coords()
    drift = m.noise(c, 22, 2)
    base = m.mix(m.math("MULTIPLY", drift, 0.25), linear(body), linear("#C6B398"))
    jit = m.n("VectorMath", {"operation": "ADD"})
    m.t.links.new(c, jit.inputs[0])
    jn = m.n("TexNoise", Vector=c, Scale=800, Detail=0)
    js = m.n("VectorMath", {"operation": "SCALE"})
    m.t.links.new(jn.outputs["Color"], js.inputs[0])
    js.inputs["Scale"].default_value = 0.0010
    m.t.links.new(js.outputs[0], jit.inputs[1])
    for scale, keep, size, amt in ((260, 0.26, 0.20, 0.85), (640, 0.34, 0.24, 0.6)):
        vo = m.n("TexVoronoi", {"feature": "F1"}, Vector=jit.outputs[0], Scale=scale)
        sep = m.n("SeparateColor")
        m.t.links.new(vo.outputs["Color"], sep.inputs[0])
        on = m.math("LESS_THAN", sep.outputs[0], keep * density)
        dot = m.ramp(m.math("SUBTRACT", vo.outputs["Distance"], m.math("MULTIPLY", sep.outputs[1], size)), [(0.0, 1.0), (0.07, 0.0)])
        base = m.mix(m.math("MULTIPLY", m.math("MULTIPLY", on, dot), amt), base, linear(speck))
    sep = m.n("SeparateXYZ")
    m.t.links.new(c, sep.inputs[0])
    z = sep.outputs[2]
    h = m.math("MULTIPLY", m.noise(c, 380, 1, 0.5), 0.35)
    if rings:
        zc = m.n("CombineXYZ")
        m.t.links.new(z, zc.inputs[2])
        zw = m.noise(zc.outputs[0], 230, 1)
        h = m.math("ADD", h, m.math("MULTIPLY", zw, rings / 0.00012))
    r = m.math("ADD", m.math("MULTIPLY", drift, 0.14), rough - 0.07)
    if dip is not None:
        edge = m.math("ADD", z, m.math("MULTIPLY", m.math("SUBTRACT", m.noise(c, 38, 1), 0.5), 0.0035))
        g = m.ramp(m.math("MULTIPLY", m.math("SUBTRACT", edge, dip), 900.0), [(0.0, 0.0), (0.6, 1.0)])
        raw = m.mix(m.noise(c, 900, 1), linear(clay), linear("#8F7155"))
        base = m.mix(g, raw, base)
        r = m.math("ADD", m.math("MULTIPLY", g, -0.42), m.math("ADD", r, 0.42))
        h = m.math("ADD", h, m.math("MULTIPLY", g, 2.2))
    m.principled(body, Base_Color=base, Roughness=r, Specular=0.42, Normal=m.bump(h, 0.00012, 0.7))
    return m.done()


def brushed(color="#D9D6D0", rough=0.27, aniso=0.65, around=True):
    """Turned/brushed metal: anisotropic lobe along the lathe tangent + fine radial scratches in roughness."""
    m = Mat("brushed")
    s = (30, 30, 4200) if around else (30, 4200, 4200)
    n = m.noise(m.coords(s), 1.0, 2, 0.5)
    tan = m.n("Tangent", {"direction_type": "RADIAL", "axis": "Z"})
    r = m.math("ADD", m.math("MULTIPLY", n, 0.12), rough - 0.06)
    p = m.principled(Base_Color=linear(color), Metallic=1.0, Roughness=r, Anisotropic=aniso, Anisotropic_Rotation=0.25,
                     Normal=m.bump(n, 0.00003, 0.5))
    m.t.links.new(tan.outputs[0], p.inputs["Tangent"])
    return m.done()


def satin(color="#D8BE93", rough=0.26):
    """Satin metal for bent tube: no tangent, just a soft lobe with a little roughness drift."""
    m = Mat("satin")
    n = m.noise(m.coords((60, 60, 400)), 1.0, 1)
    m.principled(Base_Color=linear(color), Metallic=1.0, Roughness=m.math("ADD", m.math("MULTIPLY", n, 0.08), rough - 0.04))
    return m.done()


def powder(color="#E8E0D2", rough=0.5, peel=0.45):
    """Powder-coated metal. `peel` is how strongly the coat shows its fine orange peel."""
    m = Mat("powder")
    c = m.coords()
    m.principled(color, Base_Color=linear(color), Roughness=rough, Specular=0.45, Normal=m.bump(m.noise(c, 1500, 2), 0.00008, peel))
    return m.done()


def glass(tint="#F7FBFA", rough=0.0, shadow=0.9):
    """Clear glass that lets light through to the ground: shadow rays see tinted transparency, not caustics."""
    m = Mat("glass")
    g = m.n("BsdfGlass", Color=linear(tint), Roughness=rough, IOR=1.47)
    t = m.n("BsdfTransparent", Color=(shadow, shadow, shadow * 0.985, 1))
    lp = m.n("LightPath")
    f = m.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
    mx = m.n("MixShader")
    m.t.links.new(f, mx.inputs[0])
    m.t.links.new(g.outputs[0], mx.inputs[1])
    m.t.links.new(t.outputs[0], mx.inputs[2])
    m.t.links.new(mx.outputs[0], m.out.inputs[0])
    return m.done()


def liquid(color="#2A1206", behind_glass=False):
    """Coffee, tea. Behind glass it has no gloss: a sharp lobe seen through glass only adds noise."""
    m = Mat("liquid")
    m.principled(Base_Color=linear(color), Roughness=0.6 if behind_glass else 0.04, Specular=0.0 if behind_glass else 0.5)
    return m.done()


def emit(color=(1.0, 0.74, 0.48), strength=4.0):
    """Opal globe: emission falls off toward the edge so it reads as a lit volume, not a white disc.
    The light on the set comes from a separate area lamp (cleaner, and its colour is free), so the globe is not sampled as one."""
    m = Mat("emit")
    lw = m.n("LayerWeight", Blend=0.35)
    k = m.ramp(lw.outputs["Facing"], [(0.0, 1.0), (1.0, 0.30)])
    e = m.n("Emission", Color=color + (1,), Strength=m.math("MULTIPLY", k, strength))
    m.t.links.new(e.outputs[0], m.out.inputs[0])
    m.m.cycles.sample_as_light = False
    return m.done()


def cord(color="#5A534B"):
    m = Mat("cord")
    c = m.coords()
    h = m.noise(c, 1800, 2)
    m.principled(color, Base_Color=linear(color), Roughness=0.9, Specular=0.15, Sheen=0.4, Normal=m.bump(h, 0.0004, 0.8))
    return m.done()


def dry_stem(color="#A08A66", dark="#6F5B42"):
    """Dried stalk or seed head: matt straw with long fibres and greyer blotches."""
    m = Mat("dry stem")
    fibre = m.noise(m.coords((900, 900, 40)), 1.0, 2)
    base = m.mix(fibre, linear(dark), linear(color))
    base = m.mix(m.math("MULTIPLY", m.noise(m.coords(), 130, 2), 0.5), base, linear("#B3A58A"))
    m.principled(color, Base_Color=base, Roughness=0.8, Specular=0.2, Normal=m.bump(fibre, 0.0002, 0.7))
    return m.done()


def veg_tan(color="#8C5632", dark="#653B20", rough=0.54):
    """Vegetable-tanned leather: fine closed grain, sparse pores, tone that drifts with handling."""
    m = Mat("veg tan")
    c = m.coords()
    grain = m.n("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=c, Scale=1150, Smoothness=0.5).outputs["Distance"]
    patina = m.noise(c, 16, 3)
    pore = m.ramp(m.noise(c, 2300, 0), [(0.20, 1.0), (0.30, 0.0)])
    base = m.mix(m.ramp(patina, [(0.3, 0.0), (0.75, 0.55)]), linear(color), linear(dark))
    base = m.mix(m.math("MULTIPLY", grain, 0.30), base, linear("#A87245"))
    base = m.mix(m.math("MULTIPLY", pore, 0.28), base, linear(dark))
    h = m.math("SUBTRACT", m.math("ADD", grain, m.math("MULTIPLY", m.noise(c, 240, 1), 0.15)), m.math("MULTIPLY", pore, 0.3))
    r = m.math("ADD", m.math("MULTIPLY", patina, 0.16), rough - 0.08)
    m.principled(color, Base_Color=base, Roughness=r, Specular=0.28, Normal=m.bump(h, 0.00018, 0.42))
    return m.done()


def page_edge(color="#F6EAD2"):
    """Uncoated cream paper, cut: each leaf a hair lighter or darker than the next."""
    m = Mat("page")
    tone = m.noise(m.coords((25, 25, 6200)), 1.0, 0)
    base = m.mix(m.math("MULTIPLY", tone, 0.5), linear(color), linear("#D6C8A8"))
    m.principled(color, Base_Color=base, Roughness=0.9, Specular=0.15)
    return m.done()


def linen_thread(color="#D6C9AE"):
    """Waxed linen ply: pale, slightly glossy, with fibres along the strand."""
    m = Mat("thread")
    fibre = m.noise(m.coords((2600, 500, 2600)), 1.0, 1)
    base = m.mix(m.math("MULTIPLY", fibre, 0.5), linear(color), linear("#B7A688"))
    m.principled(color, Base_Color=base, Roughness=0.6, Specular=0.3, Sheen=0.3)
    return m.done()


def rubber(color="#262320"):
    m = Mat("rubber")
    m.principled(color, Base_Color=linear(color), Roughness=0.55, Specular=0.35)
    return m.done()


def paper_pulp(color="#40382F", pale="#7C6F5E"):
    """Pressed loudspeaker cone: matt felt of short paper fibres that cross each other, the uppermost a little paler."""
    m = Mat("pulp")
    felted = m.noise(m.coords(), 1100, 2, 0.6)
    base = m.mix(felted, linear(color), linear("#2A241F"))
    height = felted
    for turn, place in ((0.5, 0.0), (1.7, 3.0), (2.7, 6.0)):
        fibre = m.noise(m.coords((420, 4200, 4200), (0, 0, turn), (place, place, place)), 1.0, 1)
        lying = m.ramp(fibre, [(0.60, 0.0), (0.70, 1.0)])
        base = m.mix(m.math("MULTIPLY", lying, 0.30), base, linear(pale))
        height = m.math("ADD", height, m.math("MULTIPLY", lying, 0.3))
    m.principled(color, Base_Color=base, Roughness=0.9, Specular=0.15, Normal=m.bump(height, 0.0002, 0.6))
    return m.done()


def pane(color="#0A0A0B"):
    """The black glass of a display that is switched off: nearly a mirror, with the faint grease of a hand on it."""
    m = Mat("pane")
    smear = m.noise(m.coords((60, 25, 60)), 1.0, 2, 0.6)
    m.principled(Base_Color=linear(color), Roughness=m.math("ADD", m.math("MULTIPLY", smear, 0.05), 0.01), Specular=0.5)
    return m.done()


def silk(color="#2C2825"):
    """Coated textile dome: a fine weave that still shows under the coating."""
    m = Mat("silk")
    c = m.coords()
    weave = m.math("ADD", m.n("TexWave", {"bands_direction": "X"}, Vector=c, Scale=800.0).outputs["Fac"], m.n("TexWave", {"bands_direction": "Y"}, Vector=c, Scale=800.0).outputs["Fac"])
    m.principled(color, Base_Color=linear(color), Roughness=0.5, Specular=0.4, Sheen=0.3, Normal=m.bump(weave, 0.00010, 0.6))
    return m.done()


def turned(color="#C9C5BD", rough=0.26):
    """Aluminium off the lathe: fine grooves run around the axis, so the light draws a fan across every face, and
    each face keeps the marks of its own cut."""
    m = Mat("turned")
    c = m.coords()
    sep = m.n("SeparateXYZ")
    m.t.links.new(c, sep.inputs[0])
    radius = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", sep.outputs[0], sep.outputs[0]), m.math("MULTIPLY", sep.outputs[1], sep.outputs[1])))
    groove = m.n("CombineXYZ")
    m.t.links.new(radius, groove.inputs[0])
    m.t.links.new(sep.outputs[2], groove.inputs[1])
    marks = m.noise(groove.outputs[0], 3800, 2, 0.6)
    broad = m.noise(groove.outputs[0], 420, 1, 0.5)
    tangent = m.n("Tangent", {"direction_type": "RADIAL", "axis": "Z"})
    gloss = m.math("ADD", m.math("MULTIPLY", m.math("ADD", marks, broad), 0.08), rough - 0.07)
    p = m.principled(Base_Color=linear(color), Metallic=1.0, Roughness=gloss, Anisotropic=0.72, Anisotropic_Rotation=0.0,
                     Normal=m.bump(marks, 0.00002, 0.5))
    m.t.links.new(tangent.outputs[0], p.inputs["Tangent"])
    return m.done()


def wool_felt(color="#A39A8C", dark="#7C7367", pale="#BDB4A6"):
    """Pressed wool: a matt nap of crossing fibres, mixed from three greys of fleece."""
    m = Mat("wool")
    c = m.coords()
    fibre = m.n("TexNoise", Vector=c, Scale=1500, Detail=3, Roughness=0.65, Distortion=2.2).outputs["Fac"]
    fleece = m.noise(c, 260, 2, 0.6, 1.0)
    base = m.mix(m.ramp(fleece, [(0.35, 0.0), (0.68, 0.55)]), linear(color), linear(pale))
    base = m.mix(m.ramp(fibre, [(0.36, 0.95), (0.54, 0.0)]), base, linear(dark))
    height = m.math("ADD", fibre, m.math("MULTIPLY", fleece, 0.6))
    m.principled(color, Base_Color=base, Roughness=1.0, Specular=0.05, Sheen=0.7, Sheen_Tint=0.5, Normal=m.bump(height, 0.0009, 1.0))
    return m.done()


def canvas(color="#B7A489", dark="#77664F", pale="#D5C6AF", pitch=0.0011):
    """Natural linen in plain weave, `pitch` metres from thread to thread. It reads the mesh attribute `flat`, where a
    bent sheet keeps its unbent coordinates. Every thread has its own tone and thickens into slubs along its run."""
    m = Mat("canvas")
    flat = m.n("Attribute", {"attribute_name": "flat"}).outputs["Vector"]
    sway = m.n("VectorMath", {"operation": "SCALE"})
    m.t.links.new(m.n("TexNoise", Vector=flat, Scale=70, Detail=1).outputs["Color"], sway.inputs[0])
    sway.inputs["Scale"].default_value = pitch * 1.4
    at = m.n("VectorMath", {"operation": "ADD"})
    m.t.links.new(flat, at.inputs[0])
    m.t.links.new(sway.outputs[0], at.inputs[1])
    sep = m.n("SeparateXYZ")
    m.t.links.new(at.outputs[0], sep.inputs[0])
    across = [m.math("DIVIDE", sep.outputs[i], pitch) for i in (0, 1)]
    heights, tones = [], []
    for own, other, sign in ((0, 1, 0.42), (1, 0, -0.42)):
        index = m.math("FLOOR", across[own])
        centred = m.math("SUBTRACT", m.math("MULTIPLY", m.math("FRACT", across[own]), 2.0), 1.0)
        round_ = m.math("SQRT", m.math("SUBTRACT", 1.0, m.math("MULTIPLY", m.math("MULTIPLY", centred, centred), 0.94)))
        over = m.math("SINE", m.math("MULTIPLY", m.math("ADD", across[other], index), 3.14159265))
        run = m.n("CombineXYZ")
        m.t.links.new(m.math("MULTIPLY", index, 7.31), run.inputs[0])
        m.t.links.new(m.math("MULTIPLY", sep.outputs[other], 55.0), run.inputs[1])
        run.inputs[2].default_value = 3.0 * own
        slub = m.noise(run.outputs[0], 1.0, 1)
        lift = m.math("ADD", m.math("MULTIPLY", over, sign), m.math("ADD", m.math("MULTIPLY", slub, 0.5), 0.30))
        heights.append(m.math("MULTIPLY", round_, lift))
        tones.append(slub)
    height = m.math("MAXIMUM", heights[0], heights[1])
    upper = m.math("GREATER_THAN", heights[0], heights[1])
    tone = m.math("ADD", m.math("MULTIPLY", upper, tones[0]), m.math("MULTIPLY", m.math("SUBTRACT", 1.0, upper), tones[1]))
    base = m.mix(m.ramp(tone, [(0.30, 0.0), (0.72, 0.8)]), linear(color), linear(pale))
    base = m.mix(m.ramp(height, [(0.10, 1.0), (0.72, 0.0)]), base, linear(dark))
    m.principled(color, Base_Color=base, Roughness=0.95, Specular=0.1, Sheen=0.4, Sheen_Tint=0.5, Normal=m.bump(height, 0.00042, 1.0))
    return m.done()


def bone_glaze(body="#E6DDCD", dip=0.024, rings=0.0006):
    """Glossy bone glaze over iron-bearing clay. The iron bleeds up through it: peppery dust, small grains, and a few
    large ones with an amber halo. Where the glaze ends, at `dip` metres, it thins to amber and leaves a rounded edge
    on dry, gritty clay that still shows the tool's turns."""
    m = Mat("bone glaze")
    c = m.coords()
    drift = m.noise(c, 26, 2)
    base = m.mix(m.math("MULTIPLY", drift, 0.30), linear(body), linear("#C9B99F"))

    ragged = m.n("VectorMath", {"operation": "ADD"})
    push = m.n("VectorMath", {"operation": "SCALE"})
    m.t.links.new(m.n("TexNoise", Vector=c, Scale=1900, Detail=1).outputs["Color"], push.inputs[0])
    push.inputs["Scale"].default_value = 0.0009
    m.t.links.new(c, ragged.inputs[0])
    m.t.links.new(push.outputs[0], ragged.inputs[1])
    for scale, share, radius, depth, halo in ((210, 0.15, 0.13, 0.94, 0.45), (420, 0.30, 0.15, 0.85, 0.25), (1050, 0.34, 0.19, 0.65, 0.0)):
        cell = m.n("TexVoronoi", {"feature": "F1"}, Vector=ragged.outputs[0], Scale=scale)
        dice = m.n("SeparateColor")
        m.t.links.new(cell.outputs["Color"], dice.inputs[0])
        there = m.math("LESS_THAN", dice.outputs[0], share)
        reach = m.math("ADD", m.math("MULTIPLY", dice.outputs[1], radius), 0.03)
        beyond = m.math("SUBTRACT", cell.outputs["Distance"], reach)
        strength = m.math("MULTIPLY", there, m.math("ADD", m.math("MULTIPLY", dice.outputs[2], 0.6), 0.4))
        if halo:
            bleed = m.math("MULTIPLY", m.math("MULTIPLY", m.ramp(beyond, [(0.0, 1.0), (0.14, 0.0)], "EASE"), strength), halo)
            base = m.mix(bleed, base, linear("#A9713C"))
        grain = m.math("MULTIPLY", m.ramp(beyond, [(0.0, 1.0), (0.035, 0.0)]), strength)
        base = m.mix(m.math("MULTIPLY", grain, depth), base, linear("#3A281D"))

    sep = m.n("SeparateXYZ")
    m.t.links.new(c, sep.inputs[0])
    z = sep.outputs[2]
    line = m.math("SUBTRACT", m.math("ADD", z, m.math("MULTIPLY", m.math("SUBTRACT", m.noise(c, 38, 1), 0.5), 0.0040)), dip)
    glazed = m.ramp(m.math("MULTIPLY", line, 1000), [(0.0, 0.0), (0.18, 1.0)])
    body_of_glaze = m.ramp(m.math("MULTIPLY", line, 250), [(0.0, 0.0), (0.30, 0.85), (1.0, 1.0)])
    base = m.mix(m.math("MULTIPLY", m.math("SUBTRACT", 1.0, body_of_glaze), 0.60), base, linear("#A8733F"))

    grit = m.noise(c, 1500, 2, 0.65)
    clay = m.mix(m.ramp(m.noise(c, 55, 2), [(0.3, 0.0), (0.7, 1.0)]), linear("#B19371"), linear("#9A7654"))
    clay = m.mix(m.ramp(grit, [(0.35, 0.34), (0.52, 0.0)]), clay, linear("#75563C"))
    clay = m.mix(m.ramp(m.noise(c, 1100, 1), [(0.60, 0.0), (0.68, 0.16)]), clay, linear("#CDB08B"))
    base = m.mix(glazed, clay, base)

    turns = m.n("CombineXYZ")
    m.t.links.new(z, turns.inputs[2])
    wheel = m.noise(turns.outputs[0], 210, 1)
    peel = m.math("ADD", m.math("MULTIPLY", m.noise(c, 240, 1), 0.00006), m.math("MULTIPLY", wheel, rings))
    dry = m.math("ADD", m.math("MULTIPLY", grit, 0.00016), m.math("MULTIPLY", m.noise(turns.outputs[0], 900, 1), 0.00012))
    height = m.math("ADD", m.math("MULTIPLY", glazed, peel),
                    m.math("MULTIPLY", m.math("SUBTRACT", 1.0, glazed), dry))
    height = m.math("ADD", height, m.math("MULTIPLY", body_of_glaze, 0.00035))
    rough = m.math("ADD", 0.92, m.math("MULTIPLY", glazed, m.math("ADD", m.math("MULTIPLY", drift, 0.08), -0.79)))
    m.principled(body, Base_Color=base, Roughness=rough, Specular=m.math("ADD", 0.12, m.math("MULTIPLY", glazed, 0.50)), Normal=m.bump(height, 1.0, 1.0))
    return m.done()
