/**
 * The images of the shop: the names of their masters, their alternative texts, and the widths for `srcset`.
 * `generate-variants.ts` generates the variants and the catalogue's manifest from this list.
 */

export interface ImageRecord {
  name: string;
  alt: string;
  widths: readonly number[];
}

/** From a cart line to the gallery of a product page on a high-density screen. */
const PRODUCT_WIDTHS = [320, 480, 640, 800, 1200, 1600];
const WIDE_WIDTHS = [960, 1440, 1920, 2400];
const TALL_WIDTHS = [480, 780, 1170];

export const images: readonly ImageRecord[] = [
  {
    name: 'arc-desk-lamp-whole',
    alt: 'A lit desk lamp: a brass arc carries a white dome above a round oak base with a brass dial.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'arc-desk-lamp-detail',
    alt: 'The white dome of the lamp with the glowing opal globe below it.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'arc-desk-lamp-wide',
    alt: 'A lit desk lamp, its brass arc over a round oak base, its braided cord running away to the right.',
    widths: [640, 960, 1280, 2000],
  },
  {
    name: 'wireless-charging-dish-whole',
    alt: 'A round, shallow aluminium dish laid with felt: a phone on its ring, a key beside it, its cord leading away.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'wireless-charging-dish-detail',
    alt: 'The turned rim of the dish, the felt inside it, and the brass collar where the braided cord leaves.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'pour-over-set-whole',
    alt: 'A speckled dripper on a glass carafe of coffee, beside a mug, all on an oak board.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'pour-over-set-detail',
    alt: 'The speckled mug, its glaze ending above a foot of bare clay.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'linen-desk-mat-whole',
    alt: 'A desk mat of undyed linen bound in tan leather, its far end still rolled up, with a brass pen on it.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'linen-desk-mat-detail',
    alt: 'A corner of the mat: the linen weave and the stitched leather binding.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'brass-rollerball-pen-whole',
    alt: 'An open brass pen on a small walnut rest, its cap with the clip beside it.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'brass-rollerball-pen-detail',
    alt: 'The point of the pen, the diamonds of its knurled grip and the thread of the cap.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'leather-notebook-whole',
    alt: 'A tan leather notebook, stitched beside the spine and closed by a strap over a brass stud.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'leather-notebook-detail',
    alt: 'The notebook from its spine: linen stitches, the edges of the pages, and a strap on a brass stud.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'bud-vase-whole',
    alt: 'A small speckled stoneware vase with a narrow neck and two dry poppy heads.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'bud-vase-detail',
    alt: 'The belly of the vase: glossy speckled glaze with faint throwing rings, ending in a wavering line above a foot of bare clay.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'bookshelf-speaker-whole',
    alt: 'An oak speaker with a white front: a soft dome above a paper cone, a brass dial below.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'bookshelf-speaker-detail',
    alt: 'The lower corner of the speaker: the edge of the woofer, the ribbed brass dial, a mitred oak edge and a brass foot.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'hero-wide',
    alt: 'The Arc Desk Lamp, lit, before an empty wall.',
    widths: WIDE_WIDTHS,
  },
  {
    name: 'hero-tall',
    alt: 'The Arc Desk Lamp, lit, before an empty wall.',
    widths: TALL_WIDTHS,
  },
  // Decorative: shown over the lit ones.
  { name: 'hero-wide-unlit', alt: 'The Arc Desk Lamp, not lit.', widths: WIDE_WIDTHS },
  { name: 'hero-tall-unlit', alt: 'The Arc Desk Lamp, not lit.', widths: TALL_WIDTHS },
  {
    name: 'empty-state',
    alt: 'A sunlit wall with the shadow of an object that is not there.',
    widths: PRODUCT_WIDTHS,
  },
  {
    name: 'not-found-wide',
    alt: 'A sunlit wall with the shadow of an object that is not there.',
    widths: WIDE_WIDTHS,
  },
];
