"""Renders the photographs.

    blender -b --python-exit-code 1 --python scripts/renders/shoot.py -- arc-desk-lamp whole --quality draft
    blender -b --python-exit-code 1 --python scripts/renders/shoot.py -- arc-desk-lamp --quality final
    blender -b --python-exit-code 1 --python scripts/renders/shoot.py -- all --quality final

The first argument is a product's slug, the name of one of the `sets`, or `all`; the second, if given, one of its
views. Drafts are written to drafts/ as PNG, finals to masters/ as WebP. Renders are reproducible.
"""
import argparse
import importlib
import os
import pkgutil
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import products
import render_view
import sets
import studio

QUALITIES = {
    "draft": dict(scale=0.36, threshold=0.05, folder="drafts", ending="png"),
    "final": dict(scale=1.0, threshold=0.045, folder="masters", ending="webp"),
}
"""Share of the full size, noise threshold, output folder and file type."""


def subjects():
    """All product and set modules, by slug."""
    found = {}
    for package in (products, sets):
        for entry in pkgutil.iter_modules(package.__path__):
            found[entry.name.replace("_", "-")] = importlib.import_module("%s.%s" % (package.__name__, entry.name))
    return found


def arguments(known):
    parser = argparse.ArgumentParser(prog="shoot.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subject", choices=[*known, "all"])
    parser.add_argument("view", nargs="?")
    parser.add_argument("--quality", choices=QUALITIES, default="draft")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--samples", type=int, help="overrides the samples of the views")
    chosen = parser.parse_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])
    if chosen.view and chosen.subject == "all":
        parser.error("a view cannot be combined with all")
    if chosen.view and chosen.view not in known[chosen.subject].VIEWS:
        parser.error("%s has no view %s, only %s" % (chosen.subject, chosen.view, ", ".join(known[chosen.subject].VIEWS)))
    return chosen


def take(subject, view, path, quality, threads):
    """Build the scene from scratch and render one view of a subject."""
    studio.empty_scene()
    lit = getattr(subject, "LIT", False)
    getattr(subject, "backdrop", studio.backdrop)(subject.SIZE)
    subject.build()
    if view.switched_off:
        subject.switch_off()
    getattr(subject, "lights", studio.lights)(subject.SIZE, subject.TARGET, lit)
    studio.camera(view)
    pixels = [round(side * quality["scale"]) for side in view.pixels]
    studio.exposure(pixels, quality.get("samples", view.samples) // 2, threads, quality["threshold"])
    render_view.photograph(path, view, threads, bloom=0.10 if lit else 0.0)
    return pixels


def main():
    known = subjects()
    chosen = arguments(known)
    quality = dict(QUALITIES[chosen.quality])
    if chosen.samples:
        quality["samples"] = chosen.samples
    slugs = known if chosen.subject == "all" else [chosen.subject]
    jobs = [(slug, name) for slug in slugs for name in known[slug].VIEWS if chosen.view in (None, name)]
    os.makedirs(os.path.join(HERE, quality["folder"]), exist_ok=True)
    for number, (slug, name) in enumerate(jobs, 1):
        path = os.path.join(HERE, quality["folder"], "%s-%s.%s" % (slug, name, quality["ending"]))
        print("[%d/%d] %s %s, %s ..." % (number, len(jobs), slug, name, chosen.quality), flush=True)
        began = time.time()
        width, height = take(known[slug], known[slug].VIEWS[name], path, quality, chosen.threads)
        print("[%d/%d] %s: %d x %d, %.0f kB, %.0f s" % (number, len(jobs), os.path.relpath(path, HERE), width, height,
                                                     os.path.getsize(path) / 1000, time.time() - began), flush=True)


main()
