import type { Product } from '../domain/product.ts';

/** The eight products of the collection (spec, section 3). */
export const products: readonly Product[] = [
  {
    id: '1',
    name: 'Arc Desk Lamp',
    description:
      'A brass tube bent in one arc carries a spun aluminium dome, powder-coated warm white. The opal globe throws a low, even pool of light; the dial on the oak base dims it. Linen-braided cord, 2 m.',
    price: 149,
    category: 'Lighting',
    images: views('arc-desk-lamp'),
    rating: 4.8,
    stock: 24,
    featured: true,
  },
  {
    id: '2',
    name: 'Wireless Charging Dish',
    description:
      'A shallow dish turned from one piece of aluminium, with a bed of grey wool felt. Lay a phone down and it charges at 15 W; keys and rings are welcome too. Braided USB-C cord, 1.5 m.',
    price: 79,
    category: 'Electronics',
    images: views('wireless-charging-dish'),
    rating: 4.6,
    stock: 31,
    featured: true,
  },
  {
    id: '3',
    name: 'Pour-Over Set',
    description:
      'A speckled stoneware dripper, a hand-blown carafe for two cups and a mug dipped in oat glaze down to its clay foot, on a board of solid oak. Made for the slowest ten minutes of the morning.',
    price: 89,
    category: 'Kitchen',
    images: views('pour-over-set'),
    rating: 4.9,
    stock: 18,
    featured: true,
  },
  {
    id: '4',
    name: 'Linen Desk Mat',
    description:
      'A mat of heavy undyed linen, bound in tan leather and saddle-stitched along the edge. It quiets the desk, warms the wrists and wears in rather than out. 70 × 40 cm.',
    price: 64,
    category: 'Home',
    images: views('linen-desk-mat'),
    rating: 4.5,
    stock: 6,
    featured: true,
  },
  {
    id: '5',
    name: 'Brass Rollerball Pen',
    description:
      'Turned from solid brass, with a knurled grip and a cap that threads shut. It starts bright and darkens with your hand. Takes standard rollerball refills.',
    price: 48,
    category: 'Stationery',
    images: views('brass-rollerball-pen'),
    rating: 4.7,
    stock: 42,
    featured: false,
  },
  {
    id: '6',
    name: 'Leather Notebook',
    description:
      'Vegetable-tanned leather around 192 cream pages, sewn through the spine with linen thread so that it opens flat. A strap and a brass stud keep it closed. A5.',
    price: 38,
    category: 'Stationery',
    images: views('leather-notebook'),
    rating: 4.4,
    stock: 57,
    featured: false,
  },
  {
    id: '7',
    name: 'Bud Vase',
    description:
      'A small stoneware vase for one stem, thrown by hand. Bone glaze with iron speckle stops short of the foot and leaves the clay bare. 16 cm tall.',
    price: 42,
    category: 'Home',
    images: views('bud-vase'),
    rating: 4.3,
    stock: 0,
    featured: false,
  },
  {
    id: '8',
    name: 'Bookshelf Speaker',
    description:
      'A compact two-way speaker in an oak-veneered cabinet: a paper cone for the voice, a soft dome for the air above it, a brass dial for the volume. Bluetooth and line in. 26 cm tall.',
    price: 189,
    category: 'Electronics',
    images: views('bookshelf-speaker'),
    rating: 4.7,
    stock: 9,
    featured: false,
  },
];

/**
 * The addresses of a product's two views. They are what a cart line stores, so they stay the same
 * from build to build.
 */
function views(slug: string): Product['images'] {
  return [`/photographs/${slug}-whole-800.webp`, `/photographs/${slug}-detail-800.webp`];
}
