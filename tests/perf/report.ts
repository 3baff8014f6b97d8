import { measuredPages } from './pages.ts';
import { formatTable } from './table.ts';

/** Values of one measurement, by metric. */
export type Measured = Readonly<Record<string, number>>;

/** Values of all rounds, by `site / task / metric`. */
export type Samples = Record<string, number[]>;

interface Line {
  metric: string;
  label: string;
  /**
   * Target: maximum of the shop's value, of its ratio to the baseline `of`, or of its difference from the
   * metric `after`.
   */
  atMost?: number;
  of?: 'scriptless' | 'minimal';
  after?: string;
  /** Whether the worst round counts instead of the median. */
  isWorst?: boolean;
}

const PAGE_LINES: readonly Line[] = [
  { metric: 'document', label: 'document, bytes' },
  { metric: 'scriptFiles', label: 'initial script files, bytes', atMost: 92_000 },
  { metric: 'startScript', label: 'with inline scripts, bytes' },
  { metric: 'script', label: 'with later imports, bytes' },
  { metric: 'style', label: 'style sheets, bytes' },
  { metric: 'font', label: 'fonts, bytes' },
  { metric: 'image', label: 'images, bytes' },
  { metric: 'total', label: 'total until idle, bytes' },
  { metric: 'requests', label: 'requests' },
  { metric: 'fcp', label: 'FCP, ms' },
  { metric: 'lcp', label: 'LCP, ms', atMost: 1.05, of: 'scriptless' },
  { metric: 'hydrated', label: 'hydrated, ms', atMost: 800, after: 'lcp' },
  { metric: 'cls', label: 'CLS, worst round', atMost: 0.005, isWorst: true },
  { metric: 'tbt', label: 'TBT, ms', atMost: 30 },
  { metric: 'cpu', label: 'CPU time until idle, ms' },
  { metric: 'firstAdd', label: 'first response to Add to Cart, ms', atMost: 150, after: 'lcp' },
  { metric: 'deadClicks', label: 'dead clicks before it, worst round', atMost: 0, isWorst: true },
  {
    metric: 'lostAdds',
    label: 'clicks missing in the cart, worst round',
    atMost: 0,
    isWorst: true,
  },
];

const STEP_MS = 100;
/** Limit of an interaction that a person repeats. */
const REPEATED_STEP_MS = 64;
const REPEATED_STEPS = ['key in the search', 'Add to Cart', 'quantity +', 'key in a field'];

const TABLES: readonly { task: string; title: string; lines: readonly Line[] }[] = [
  ...measuredPages.map(({ name }) => ({ task: name, title: name, lines: PAGE_LINES })),
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
  {
    task: 'return-visit',
    title: 'return visit of the home page',
    lines: [
      { metric: 'lcpWithoutWorker', label: 'LCP without worker, ms' },
      { metric: 'lcpWithWorker', label: 'LCP, ms', atMost: 10, after: 'lcpWithoutWorker' },
      { metric: 'hydratedWithoutWorker', label: 'hydrated without worker, ms' },
      {
        metric: 'hydratedWithWorker',
        label: 'hydrated, ms',
        atMost: 10,
        after: 'hydratedWithoutWorker',
      },
      { metric: 'background', label: 'download after hydration, bytes', atMost: 60_000 },
      { metric: 'backgroundStart', label: 'its start, ms after the navigation' },
    ],
  },
  ...[
    { task: 'typing-phone', title: 'typing in the search, phone' },
    { task: 'typing-desktop', title: 'typing in the search, desktop' },
  ].map((table) => ({
    ...table,
    lines: [{ metric: 'inp', label: 'INP, ms', atMost: REPEATED_STEP_MS }],
  })),
];

export function addSamples(samples: Samples, site: string, task: string, measured: Measured) {
  for (const [metric, value] of Object.entries(measured)) {
    (samples[`${site} / ${task} / ${metric}`] ??= []).push(value);
  }
}

/** Formats a table per task: the shop, the baselines, its ratio to each, and whether it meets its target. */
export function formatReport(samples: Samples) {
  const purchase = {
    task: 'purchase',
    title: 'longest interaction, ms',
    lines: stepLines(samples),
  };
  return [...TABLES, purchase]
    .map(({ task, title, lines }) =>
      formatTable(
        [title, 'shop', 'scriptless', 'ratio', 'minimal', 'ratio', 'target'],
        lines.map((line) => formatLine(samples, task, line)),
      ),
    )
    .join('\n\n');
}

/** A line for each step of a purchase. */
function stepLines(samples: Samples): readonly Line[] {
  const prefix = 'shop / purchase / ';
  const steps = Object.keys(samples).filter((key) => key.startsWith(prefix));
  return steps.map((key) => {
    const step = key.slice(prefix.length);
    const atMost = REPEATED_STEPS.includes(step) ? REPEATED_STEP_MS : STEP_MS;
    return { metric: step, label: step, atMost };
  });
}

function formatLine(
  samples: Samples,
  task: string,
  { metric, label, atMost = Number.NaN, of, after, isWorst }: Line,
): string[] {
  const valueOf = (site: string, name = metric) => {
    const values = samples[`${site} / ${task} / ${name}`] ?? [Number.NaN];
    return isWorst ? Math.max(...values) : median(values);
  };
  const shop = valueOf('shop');
  const baselines = { scriptless: valueOf('scriptless'), minimal: valueOf('minimal') };
  const start = after ? valueOf('shop', after) : 0;
  const isMet = shop - start <= atMost * (of ? baselines[of] : 1);
  const sign = { signDisplay: 'always', maximumFractionDigits: 0 } as const;
  const difference = after ? `${(shop - start).toLocaleString('en-US', sign)}: ` : '';
  const limit = `${after ? `${after} + ` : ''}${atMost}${of ? ` × ${of}` : ''}`;
  return [
    label,
    formatNumber(shop),
    ...Object.values(baselines).flatMap((value) => [
      formatNumber(value),
      Number.isFinite(shop / value) ? (shop / value).toFixed(2) : '–',
    ]),
    Number.isNaN(atMost) ? '' : `${difference}≤ ${limit}, ${isMet ? 'met' : 'MISSED'}`,
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
