/**
 * The photographs of the shop: their masters' names, the widths the layouts ask for, and what each
 * shows. `deliver.js` makes the deliveries and the catalogue's manifest from this list.
 */

/** @typedef {{ name: string, alt: string, widths: readonly number[] }} PhotographRecord */

/** From a cart line's plate to a product page on a sharp screen. */
const PLATE_WIDTHS = [320, 480, 640, 800, 1200, 1600];
const WIDE_WIDTHS = [960, 1440, 1920, 2400];
const TALL_WIDTHS = [480, 780, 1170];

/** @type {readonly PhotographRecord[]} */
export const collection = [
  {
    name: 'arc-desk-lamp-whole',
    alt: 'A lit desk lamp: a brass arc carries a white dome over an oak base.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'arc-desk-lamp-detail',
    alt: 'The white dome of the lamp with the glowing opal globe below it.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'wireless-charging-dish-whole',
    alt: 'A round aluminium dish lined with grey felt, its braided cord leading away.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'wireless-charging-dish-detail',
    alt: 'The rolled aluminium rim of the dish and the felt inside it.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'pour-over-set-whole',
    alt: 'A speckled dripper on a carafe of coffee beside a mug, all on an oak board.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'pour-over-set-detail',
    alt: 'The speckled mug, its glaze ending above a foot of bare clay.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'linen-desk-mat-whole',
    alt: 'A desk mat of undyed linen bound in tan leather.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'linen-desk-mat-detail',
    alt: 'A corner of the mat: linen weave, leather edge and the stitches between them.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'brass-rollerball-pen-whole',
    alt: 'A brass pen with its cap beside it.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'brass-rollerball-pen-detail',
    alt: 'The knurled brass grip of the pen, close.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'leather-notebook-whole',
    alt: 'A tan leather notebook closed by a strap with a brass stud.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'leather-notebook-detail',
    alt: 'The spine of the notebook with its linen stitches, and the edges of the pages.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'bud-vase-whole',
    alt: 'A small stoneware vase with a narrow neck and a single dry stem.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'bud-vase-detail',
    alt: 'The lip of the vase and the speckle in its bone glaze.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'bookshelf-speaker-whole',
    alt: 'A small oak speaker with a paper cone, a soft dome and a brass dial.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'bookshelf-speaker-detail',
    alt: 'The cone of the speaker in its surround, set into the baffle.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'hero-wide',
    alt: 'The Arc Desk Lamp, lit, at the right of an empty wall.',
    widths: WIDE_WIDTHS,
  },
  {
    name: 'hero-tall',
    alt: 'The Arc Desk Lamp, lit, below an empty wall.',
    widths: TALL_WIDTHS,
  },
  {
    name: 'empty-plate',
    alt: 'The empty studio, with the shadow of an object that is not there.',
    widths: PLATE_WIDTHS,
  },
  {
    name: 'not-found-wide',
    alt: 'An empty wall with the shadow of a lamp that is not there.',
    widths: WIDE_WIDTHS,
  },
];
