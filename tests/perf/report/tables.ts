import { measuredPages } from '../pages.ts';
import type { Samples } from './samples.ts';
import { formatTable } from './table.ts';

type Unit = 'bytes' | 'ms' | 'count' | 'score';

/** A line of a table: what was measured, what it is called and how its numbers read. */
type Line = readonly [task: string, metric: string, label: string, unit: Unit];

const pageMetrics: readonly (readonly [metric: string, label: string, unit: Unit])[] = [
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

const walkLines: readonly Line[] = [
  ['walk', 'toProducts', 'home → products, ms', 'ms'],
  ['walk', 'toProduct', 'products → product, ms', 'ms'],
  ['walk', 'walk', 'home → products → product, ms', 'ms'],
  ['walk', 'walkPictured', 'the same with all pictures on screen, ms', 'ms'],
];

const inputLines: readonly Line[] = [
  ['typing-phone', 'typing', 'typing in the search, phone, ms', 'ms'],
  ['typing-desktop', 'typing', 'typing in the search, desktop, ms', 'ms'],
  ['plus', 'plus', '+ in a cart of 1,000 lines, ms', 'ms'],
];

/** A table per page, then what is done on them: the shop, and it as a ratio to each yardstick. */
export function formatComparison(samples: Samples) {
  const pages = measuredPages.map(({ name }) => ({
    title: name,
    lines: pageMetrics.map(([metric, label, unit]) => [name, metric, label, unit] as Line),
  }));
  return [
    ...pages,
    { title: 'walking by clicks', lines: walkLines },
    { title: 'INP at CPU 4x', lines: inputLines },
  ]
    .map(({ title, lines }) => compare(samples, title, lines))
    .join('\n\n');
}

/** What typing costs as the catalogue grows. */
export function formatGrowth(samples: Samples, sizes: readonly number[]) {
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

/** The site that holds a number of products; the shop itself holds its eight. */
export function siteOf(size: number) {
  return size === 8 ? 'shop' : `shop of ${size}`;
}

function compare(samples: Samples, title: string, lines: readonly Line[]) {
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

export function formatNumber(value: number, unit: Unit) {
  if (Number.isNaN(value)) return '–';
  return unit === 'score' ? value.toFixed(2) : Math.round(value).toLocaleString('en-US');
}

export function formatRatio(value: number, yardstick: number) {
  const ratio = value / yardstick;
  return Number.isFinite(ratio) ? ratio.toFixed(2) : '–';
}
