import { photographUrl, type Photograph } from '../domain/photograph.ts';
import type { Product } from '../domain/product.ts';
import { photographs, type PhotographName } from './photographs.ts';

/** The products (Rules: Catalogue). */
export const products: readonly Product[] = [
  {
    id: '1',
    name: 'Arc Desk Lamp',
    description:
      'A brass tube, bent in one arc, carries a spun aluminium dome in warm white. The opal globe throws a low, even pool of light; the brass dial on the oak base dims it. Braided linen cord, 2\u00a0m.',
    price: 149,
    category: 'Lighting',
    ...photographsOf('arc-desk-lamp'),
    rating: 4.8,
    stock: 24,
    featured: true,
  },
  {
    id: '2',
    name: 'Wireless Charging Dish',
    description:
      'A shallow dish, turned from one piece of aluminium and laid with wool felt. Put a phone on the ring and it charges at 15\u00a0W; keys may lie beside it. Braided USB-C cord, 1.5\u00a0m.',
    price: 79,
    category: 'Electronics',
    ...photographsOf('wireless-charging-dish'),
    rating: 4.6,
    stock: 31,
    featured: true,
  },
  {
    id: '3',
    name: 'Pour-Over Set',
    description:
      'A stoneware dripper, a glass carafe for two cups and a mug, on a board of solid oak. The glaze is speckled with iron and stops short of the foot, where the clay is bare. Made for the slow ten minutes of the morning.',
    price: 89,
    category: 'Kitchen',
    ...photographsOf('pour-over-set'),
    rating: 4.9,
    stock: 18,
    featured: true,
  },
  {
    id: '4',
    name: 'Linen Desk Mat',
    description:
      'Undyed linen on a layer of wool felt, bound all around in tan leather and saddle-stitched. It quiets the desk, warms the wrists and rolls up for the road. 70\u00a0×\u00a040\u00a0cm, 4\u00a0mm thick.',
    price: 64,
    category: 'Home',
    ...photographsOf('linen-desk-mat'),
    rating: 4.5,
    stock: 6,
    featured: true,
  },
  {
    id: '5',
    name: 'Brass Rollerball Pen',
    description:
      'Turned from solid brass, with a knurled grip, a bent clip and a cap that threads shut. It starts bright and darkens with your hand. Takes standard rollerball refills; the rest in the picture is not included.',
    price: 48,
    category: 'Stationery',
    ...photographsOf('brass-rollerball-pen'),
    rating: 4.7,
    stock: 42,
    featured: false,
  },
  {
    id: '6',
    name: 'Leather Notebook',
    description:
      'Vegetable-tanned leather around 160 cream pages, stitched beside the spine with linen thread. A strap over a brass stud keeps it closed. A5, 17\u00a0mm thick.',
    price: 38,
    category: 'Stationery',
    ...photographsOf('leather-notebook'),
    rating: 4.4,
    stock: 57,
    featured: false,
  },
  {
    id: '7',
    name: 'Bud Vase',
    description:
      'A stoneware vase for a stem or two, thrown by hand. The bone glaze is speckled with iron and leaves the foot bare; the lip is rolled. 16\u00a0cm tall.',
    price: 42,
    category: 'Home',
    ...photographsOf('bud-vase'),
    rating: 4.3,
    stock: 0,
    featured: false,
  },
  {
    id: '8',
    name: 'Bookshelf Speaker',
    description:
      'A two-way speaker in a cabinet of oak veneer: a paper cone for the voice, a soft dome in an aluminium ring for the air above it, a brass dial for the volume. Bluetooth. 26\u00a0cm tall, on four brass feet.',
    price: 189,
    category: 'Electronics',
    ...photographsOf('bookshelf-speaker'),
    rating: 4.7,
    stock: 9,
    featured: false,
  },
];

/** The part of a product's photograph names that they share. */
type Slug<Name = PhotographName> = Name extends `${infer Shared}-whole` ? Shared : never;

/** A product's photographs, and their URLs. Stored carts contain a URL, so it must not change between builds. */
function photographsOf(slug: Slug): Pick<Product, 'images' | 'photographs' | 'widePhotograph'> {
  const whole = photographs[`${slug}-whole`];
  const detail = photographs[`${slug}-detail`];
  // Only the product of the hero image has a wide photograph.
  const wide: Partial<Record<`${Slug}-wide`, Photograph>> = photographs;
  return {
    images: [photographUrl(whole, 800, 'webp'), photographUrl(detail, 800, 'webp')],
    photographs: [whole, detail],
    widePhotograph: wide[`${slug}-wide`],
  };
}
