import { measuredPages } from './pages.ts';
import { formatTable } from './table.ts';

/** Values of one measurement, by metric. */
export type Measured = Readonly<Record<string, number>>;

/** Values of all rounds, by `site / task / metric`. */
export type Samples = Record<string, number[]>;

interface Line {
  metric: string;
  label: string;
  /** Target: maximum of the shop's value, or of its ratio to the baseline `of`. */
  atMost?: number;
  of?: 'scriptless' | 'minimal';
  /** Whether the worst round counts instead of the median. */
  isWorst?: boolean;
}

const PAGE_LINES: readonly Line[] = [
  { metric: 'document', label: 'document, bytes' },
  { metric: 'scriptFiles', label: 'initial script files, bytes' },
  { metric: 'startScript', label: 'with inline scripts, bytes' },
  { metric: 'script', label: 'with later imports, bytes' },
  { metric: 'style', label: 'style sheets, bytes' },
  { metric: 'font', label: 'fonts, bytes' },
  { metric: 'image', label: 'images, bytes' },
  { metric: 'total', label: 'total until idle, bytes' },
  { metric: 'sent', label: 'with headers and service worker, bytes' },
  { metric: 'requests', label: 'requests' },
  { metric: 'fcp', label: 'FCP, ms' },
  { metric: 'lcp', label: 'LCP, ms', atMost: 1.1, of: 'scriptless' },
  { metric: 'cls', label: 'CLS, worst round', atMost: 0.005, isWorst: true },
  { metric: 'tbt', label: 'TBT, ms', atMost: 50 },
  { metric: 'cpu', label: 'CPU time until idle, ms' },
  { metric: 'firstAdd', label: 'first response to Add to Cart, ms', atMost: 1, of: 'minimal' },
  { metric: 'deadClicks', label: 'dead clicks before it, worst round', atMost: 0, isWorst: true },
  {
    metric: 'lostAdds',
    label: 'clicks missing in the cart, worst round',
    atMost: 0,
    isWorst: true,
  },
];

/** Targets that only the home page has, as ratios to the minimal app: the other pages share most of its code. */
const HOME_TARGETS: Readonly<Record<string, number>> = {
  startScript: 1.15,
  script: 1.15,
  total: 1.3,
  cpu: 1.5,
};
const HOME_LINES = PAGE_LINES.map((line): Line => {
  const atMost = HOME_TARGETS[line.metric];
  return atMost === undefined ? line : { ...line, atMost, of: 'minimal' };
});

const TABLES: readonly { task: string; title: string; lines: readonly Line[] }[] = [
  ...measuredPages.map(({ name }) => ({
    task: name,
    title: name,
    lines: name === 'home' ? HOME_LINES : PAGE_LINES,
  })),
  {
    task: 'navigation',
    title: 'navigation, first visit',
    lines: [
      { metric: 'toProducts', label: 'home → products, ms' },
      { metric: 'toProduct', label: 'products → product, ms' },
    ].flatMap(({ metric, label }) => [
      { metric, label, atMost: 1, of: 'minimal' },
      {
        metric: `${metric}WithImages`,
        label: `${label}, with images in the viewport`,
        atMost: 0.75,
        of: 'minimal',
      },
    ]),
  },
  ...[
    { task: 'typing-phone', title: 'typing in the search, phone' },
    { task: 'typing-desktop', title: 'typing in the search, desktop' },
    { task: 'quantity-click', title: '+ in a cart of 1,000 lines' },
  ].map((table) => ({ ...table, lines: [{ metric: 'inp', label: 'INP, ms', atMost: 100 }] })),
];

export function addSamples(samples: Samples, site: string, task: string, measured: Measured) {
  for (const [metric, value] of Object.entries(measured)) {
    (samples[`${site} / ${task} / ${metric}`] ??= []).push(value);
  }
}

/** Formats a table per task: the shop, the baselines, its ratio to each, and whether it meets its target. */
export function formatReport(samples: Samples) {
  return TABLES.map(({ task, title, lines }) =>
    formatTable(
      [title, 'shop', 'scriptless', 'ratio', 'minimal', 'ratio', 'target'],
      lines.map((line) => formatLine(samples, task, line)),
    ),
  ).join('\n\n');
}

function formatLine(
  samples: Samples,
  task: string,
  { metric, label, atMost, of, isWorst }: Line,
): string[] {
  const valueOf = (site: string) => {
    const values = samples[`${site} / ${task} / ${metric}`] ?? [Number.NaN];
    return isWorst ? Math.max(...values) : median(values);
  };
  const shop = valueOf('shop');
  const baselines = { scriptless: valueOf('scriptless'), minimal: valueOf('minimal') };
  const limit = (atMost ?? Number.NaN) * (of ? baselines[of] : 1);
  const target = `≤ ${atMost}${of ? ` × ${of}` : ''}, ${shop <= limit ? 'met' : 'MISSED'}`;
  return [
    label,
    formatNumber(shop),
    ...Object.values(baselines).flatMap((value) => [
      formatNumber(value),
      Number.isFinite(shop / value) ? (shop / value).toFixed(2) : '–',
    ]),
    atMost === undefined ? '' : target,
  ];
}

function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const high = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (low + high) / 2;
}

function formatNumber(value: number) {
  if (Number.isNaN(value)) return '–';
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 1 ? 2 : 0 });
}
