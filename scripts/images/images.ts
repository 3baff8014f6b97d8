/**
 * The images of the shop: the names of their masters, their text alternatives, and the widths for `srcset`.
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

/** By name: the text alternative of an image with {@link PRODUCT_WIDTHS}, or text alternative and widths. */
const IMAGES: Readonly<Record<string, string | Omit<ImageRecord, 'name'>>> = {
  'arc-desk-lamp-whole':
    'A lit desk lamp: a brass arc carries a white dome above a round oak base with a brass dial.',
  'arc-desk-lamp-detail': 'The white dome of the lamp with the glowing opal globe below it.',
  'arc-desk-lamp-wide': {
    alt: 'A lit desk lamp, its brass arc over a round oak base, its braided cord running away to the right.',
    widths: [640, 960, 1280, 2000],
  },
  'wireless-charging-dish-whole':
    'A round, shallow aluminium dish laid with felt: a phone on its ring, a key beside it, its cord leading away.',
  'wireless-charging-dish-detail':
    'The turned rim of the dish, the felt inside it, and the brass collar where the braided cord leaves.',
  'pour-over-set-whole':
    'A speckled dripper on a glass carafe of coffee, beside a mug, all on an oak board.',
  'pour-over-set-detail': 'The speckled mug, its glaze ending above a foot of bare clay.',
  'linen-desk-mat-whole':
    'A desk mat of undyed linen bound in tan leather, its far end still rolled up, with a brass pen on it.',
  'linen-desk-mat-detail': 'A corner of the mat: the linen weave and the stitched leather binding.',
  'brass-rollerball-pen-whole':
    'An open brass pen on a small walnut rest, its cap with the clip beside it.',
  'brass-rollerball-pen-detail':
    'The point of the pen, the diamonds of its knurled grip and the thread of the cap.',
  'leather-notebook-whole':
    'A tan leather notebook, stitched beside the spine and closed by a strap over a brass stud.',
  'leather-notebook-detail':
    'The notebook from its spine: linen stitches, the edges of the pages, and a strap on a brass stud.',
  'bud-vase-whole': 'A small speckled stoneware vase with a narrow neck and two dry poppy heads.',
  'bud-vase-detail':
    'The belly of the vase: glossy speckled glaze with faint throwing rings, ending in a wavering line above a foot of bare clay.',
  'bookshelf-speaker-whole':
    'An oak speaker with a white front: a soft dome above a paper cone, a brass dial below.',
  'bookshelf-speaker-detail':
    'The lower corner of the speaker: the edge of the woofer, the ribbed brass dial, a mitred oak edge and a brass foot.',
  'hero-wide': { alt: 'The Arc Desk Lamp, lit, before an empty wall.', widths: WIDE_WIDTHS },
  'hero-tall': { alt: 'The Arc Desk Lamp, lit, before an empty wall.', widths: TALL_WIDTHS },
  // Decorative: shown over the lit ones.
  'hero-wide-unlit': { alt: 'The Arc Desk Lamp, not lit.', widths: WIDE_WIDTHS },
  'hero-tall-unlit': { alt: 'The Arc Desk Lamp, not lit.', widths: TALL_WIDTHS },
  'vase-shadow': 'A sunlit wall with the shadow of an object that is not there.',
  'cups-shadow': 'A sunlit wall with the shadow of an object that is not there.',
  'lamp-shadow': {
    alt: 'A sunlit wall with the shadow of an object that is not there.',
    widths: WIDE_WIDTHS,
  },
};

export const images: readonly ImageRecord[] = Object.entries(IMAGES).map(([name, image]) =>
  typeof image === 'string' ? { name, alt: image, widths: PRODUCT_WIDTHS } : { name, ...image },
);
