/** @import { Samples } from './samples.js' */
import { measuredPages } from '../pages.js';
import { formatTable } from './table.js';
import { formatNumber, formatRatio } from './tables.js';

/**
 * What the shop sets out to reach, what it reached, and whether that is enough.
 * @typedef {object} Aim
 * @property {string} aim
 * @property {string} reached
 * @property {boolean} isMet
 */

const LCP_RATIO = 1.1;
const CLS_BELOW = 0.005;
const TBT_MS = 50;
const SCRIPT_RATIO = 1.15;
const WALK_RATIO = 1.5;
const INTERACTION_MS = 100;

/**
 * @param {Samples} samples
 * @param {{ largestCatalogue: number }} options
 */
export function formatAims(samples, { largestCatalogue }) {
  const aims = judge(samples, largestCatalogue);
  return formatTable(
    ['aim', 'reached', ''],
    aims.map(({ aim, reached, isMet }) => [aim, reached, isMet ? 'met' : 'MISSED']),
  );
}

/**
 * @param {Samples} samples
 * @param {number} largestCatalogue
 * @returns {Aim[]}
 */
function judge(samples, largestCatalogue) {
  return [
    ...measuredPages.flatMap(({ name }) => [
      judgeLargestPaint(samples, name),
      judgeShifts(samples, name),
      judgeBlocking(samples, name),
      judgeFirstAdd(samples, name),
    ]),
    ...judgeScript(samples),
    judgeWalk(samples),
    ...['phone', 'desktop'].flatMap((device) => [
      judgeInteraction(
        samples,
        'shop',
        `typing-${device}`,
        'typing',
        `search, 8 products, ${device}`,
      ),
      judgeInteraction(
        samples,
        `shop of ${largestCatalogue}`,
        `typing-${device}`,
        'typing',
        `search, ${formatNumber(largestCatalogue, 'count')} products, ${device}`,
      ),
    ]),
    judgeInteraction(samples, 'shop', 'plus', 'plus', '+ in a cart of 1,000 lines'),
  ];
}

/**
 * @param {Samples} samples
 * @param {string} page
 * @returns {Aim}
 */
function judgeLargestPaint(samples, page) {
  const shop = samples.median('shop', page, 'lcp');
  const scriptless = samples.median('scriptless', page, 'lcp');
  return {
    aim: `LCP of ${page} at most ${LCP_RATIO} x the scriptless page's`,
    reached: formatRatio(shop, scriptless),
    isMet: shop <= LCP_RATIO * scriptless,
  };
}

/**
 * @param {Samples} samples
 * @param {string} page
 * @returns {Aim}
 */
function judgeShifts(samples, page) {
  const worst = samples.worst('shop', page, 'cls');
  return {
    aim: `CLS of ${page} 0.00, every time`,
    reached: formatNumber(worst, 'score'),
    isMet: worst < CLS_BELOW,
  };
}

/**
 * @param {Samples} samples
 * @param {string} page
 * @returns {Aim}
 */
function judgeBlocking(samples, page) {
  const blocking = samples.median('shop', page, 'tbt');
  return {
    aim: `TBT of ${page} at most ${TBT_MS} ms`,
    reached: `${formatNumber(blocking, 'ms')} ms`,
    isMet: blocking <= TBT_MS,
  };
}

/**
 * @param {Samples} samples
 * @param {string} page
 * @returns {Aim}
 */
function judgeFirstAdd(samples, page) {
  const shop = samples.median('shop', page, 'firstAdd');
  const minimal = samples.median('minimal', page, 'firstAdd');
  const dead = samples.worst('shop', page, 'deadClicks');
  const lost = samples.worst('shop', page, 'lostAdds');
  return {
    aim: `first Add to Cart of ${page} no later than the minimal app's, no click dead or lost`,
    reached: `${formatRatio(shop, minimal)}, ${dead} dead, ${lost} lost`,
    isMet: shop <= minimal && dead === 0 && lost === 0,
  };
}

/**
 * Script that stands in the document counts as well: it is what the document has above the
 * scriptless one. What is imported later, for other pages and for toasts, is judged with it and without.
 * @param {Samples} samples
 * @returns {Aim[]}
 */
function judgeScript(samples) {
  const inline =
    samples.median('shop', 'home', 'document') - samples.median('scriptless', 'home', 'document');
  const all = samples.median('shop', 'home', 'script') + inline;
  const imported = samples.median('shop', 'home', 'imported');
  const minimal = samples.median('minimal', 'home', 'script');
  return [
    { label: 'script that home starts with, inline included,', bytes: all - imported },
    { label: 'script on home, with what is imported later,', bytes: all },
  ].map(({ label, bytes }) => ({
    aim: `${label} at most ${SCRIPT_RATIO} x the minimal app's`,
    reached: `${formatRatio(bytes, minimal)} (${formatNumber(bytes, 'bytes')} bytes)`,
    isMet: bytes <= SCRIPT_RATIO * minimal,
  }));
}

/**
 * @param {Samples} samples
 * @returns {Aim}
 */
function judgeWalk(samples) {
  const shop = samples.median('shop', 'walk', 'walk');
  const minimal = samples.median('minimal', 'walk', 'walk');
  return {
    aim: `home → products → product by click at most ${WALK_RATIO} x the minimal app's`,
    reached: `${formatRatio(shop, minimal)} (${formatNumber(shop, 'ms')} ms)`,
    isMet: shop <= WALK_RATIO * minimal,
  };
}

/**
 * @param {Samples} samples
 * @param {string} site
 * @param {string} task
 * @param {string} metric
 * @param {string} label
 * @returns {Aim}
 */
function judgeInteraction(samples, site, task, metric, label) {
  const duration = samples.median(site, task, metric);
  return {
    aim: `INP of ${label} at most ${INTERACTION_MS} ms`,
    reached: `${formatNumber(duration, 'ms')} ms`,
    isMet: duration <= INTERACTION_MS,
  };
}
