"""Empty state: the empty studio with the shadow of a product."""
from materials import paper
from products import bud_vase
from products.bud_vase import SIZE, TARGET
from studio import PAPER, View, unseen


def build():
    bud_vase.vase(paper(PAPER))
    unseen(offset=(0, 0, 0.018))


VIEWS = {"state": View(target=(0.105, 0, 0.095), distance=0.88, azimuth=-22, elevation=9)}
