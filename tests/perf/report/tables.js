/** @import { Samples } from './samples.js' */
import { measuredPages } from '../pages.js';
import { formatTable } from './table.js';

/** @typedef {'bytes' | 'ms' | 'count' | 'score'} Unit */

/**
 * A line of a table: what was measured, what it is called and how its numbers read.
 * @typedef {readonly [task: string, metric: string, label: string, unit: Unit]} Line
 */

/** @type {readonly (readonly [metric: string, label: string, unit: Unit])[]} */
const pageMetrics = [
  ['document', 'document, bytes', 'bytes'],
  ['script', 'scripts, bytes', 'bytes'],
  ['imported', 'of these imported after the start, bytes', 'bytes'],
  ['style', 'styles, bytes', 'bytes'],
  ['font', 'fonts, bytes', 'bytes'],
  ['image', 'pictures, bytes', 'bytes'],
  ['other', 'other, bytes', 'bytes'],
  ['total', 'all bytes', 'bytes'],
  ['requests', 'requests', 'count'],
  ['fcp', 'FCP, ms', 'ms'],
  ['lcp', 'LCP, ms', 'ms'],
  ['cls', 'CLS', 'score'],
  ['tbt', 'TBT, ms', 'ms'],
  ['buttonPainted', 'first Add to Cart painted, ms', 'ms'],
  ['firstAdd', 'first Add to Cart answered, ms', 'ms'],
  ['deadClicks', 'dead clicks before it', 'count'],
];

/** @type {readonly Line[]} */
const walkLines = [
  ['walk', 'toProducts', 'home → products, ms', 'ms'],
  ['walk', 'toProduct', 'products → product, ms', 'ms'],
  ['walk', 'walk', 'home → products → product, ms', 'ms'],
  ['walk', 'walkPictured', 'the same with all pictures on screen, ms', 'ms'],
];

/** @type {readonly Line[]} */
const inputLines = [
  ['typing-phone', 'typing', 'typing in the search, phone, ms', 'ms'],
  ['typing-desktop', 'typing', 'typing in the search, desktop, ms', 'ms'],
  ['plus', 'plus', '+ in a cart of 1,000 lines, ms', 'ms'],
];

/**
 * A table per page, then what is done on them: the shop, and it as a ratio to each yardstick.
 * @param {Samples} samples
 */
export function formatComparison(samples) {
  const pages = measuredPages.map(({ name }) => ({
    title: name,
    lines: pageMetrics.map(
      ([metric, label, unit]) => /** @type {Line} */ ([name, metric, label, unit]),
    ),
  }));
  return [
    ...pages,
    { title: 'walking by clicks', lines: walkLines },
    { title: 'INP at CPU 4x', lines: inputLines },
  ]
    .map(({ title, lines }) => compare(samples, title, lines))
    .join('\n\n');
}

/**
 * What typing costs as the catalogue grows.
 * @param {Samples} samples
 * @param {readonly number[]} sizes
 */
export function formatGrowth(samples, sizes) {
  return formatTable(
    ['INP of typing by products, ms', ...sizes.map(String)],
    ['phone', 'desktop'].map((device) => [
      device,
      ...sizes.map((size) =>
        formatNumber(samples.median(siteOf(size), `typing-${device}`, 'typing'), 'ms'),
      ),
    ]),
  );
}

/**
 * The site that holds a number of products; the shop itself holds its eight.
 * @param {number} size
 */
export function siteOf(size) {
  return size === 8 ? 'shop' : `shop of ${size}`;
}

/**
 * @param {Samples} samples
 * @param {string} title
 * @param {readonly Line[]} lines
 */
function compare(samples, title, lines) {
  return formatTable(
    [title, 'shop', 'scriptless', 'ratio', 'minimal', 'ratio'],
    lines.map(([task, metric, label, unit]) => {
      const shop = samples.median('shop', task, metric);
      const scriptless = samples.median('scriptless', task, metric);
      const minimal = samples.median('minimal', task, metric);
      return [
        label,
        formatNumber(shop, unit),
        formatNumber(scriptless, unit),
        formatRatio(shop, scriptless),
        formatNumber(minimal, unit),
        formatRatio(shop, minimal),
      ];
    }),
  );
}

/**
 * @param {number} value
 * @param {Unit} unit
 */
export function formatNumber(value, unit) {
  if (Number.isNaN(value)) return '–';
  return unit === 'score' ? value.toFixed(2) : Math.round(value).toLocaleString('en-US');
}

/**
 * @param {number} value
 * @param {number} yardstick
 */
export function formatRatio(value, yardstick) {
  const ratio = value / yardstick;
  return Number.isFinite(ratio) ? ratio.toFixed(2) : '–';
}
