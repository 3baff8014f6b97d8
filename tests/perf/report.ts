import { measuredPages } from './pages.ts';

/** Values of one measurement, by metric. */
export type Measured = Readonly<Record<string, number>>;

/** Values of all rounds, by `site / task / metric`. */
export type Samples = Record<string, number[]>;

/** Returns the median of a metric, of the shop by default. */
type MedianOf = (metric: string, site?: string) => number;

interface Line {
  metric: string;
  label: string;
  /** Target: the shop's highest value. */
  atMost?: number | ((medianOf: MedianOf) => number);
  /** Whether the worst round counts instead of the median. */
  isWorst?: boolean;
}

const PAGE_LINES: readonly Line[] = [
  { metric: 'lcp', label: 'LCP, ms', atMost: (medianOf) => 1.05 * medianOf('lcp', 'scriptless') },
  { metric: 'hydrated', label: 'hydrated, ms', atMost: (medianOf) => medianOf('lcp') + 800 },
  { metric: 'cls', label: 'CLS, worst round', atMost: 0.005, isWorst: true },
  { metric: 'tbt', label: 'TBT, ms', atMost: 30 },
  { metric: 'cpu', label: 'CPU time until idle, ms' },
  { metric: 'total', label: 'bytes until idle' },
  {
    metric: 'firstAdd',
    label: 'first response to Add to Cart, ms',
    atMost: (medianOf) => medianOf('lcp') + 150,
  },
  { metric: 'deadClicks', label: 'dead clicks before it, worst round', atMost: 0, isWorst: true },
];

const NAVIGATION_LINES: readonly Line[] = [
  { metric: 'toProducts', label: 'home → products, ms' },
  { metric: 'toProduct', label: 'products → product, ms' },
].flatMap(({ metric, label }) => [
  { metric, label, atMost: (medianOf) => medianOf(metric, 'minimal') },
  {
    metric: `${metric}WithImages`,
    label: `${label}, with images in the viewport`,
    atMost: (medianOf) => 0.75 * medianOf(`${metric}WithImages`, 'minimal'),
  },
]);

const RETURN_LINES: readonly Line[] = [
  {
    metric: 'lcpWithWorker',
    label: 'LCP, ms',
    atMost: (medianOf) => medianOf('lcpWithoutWorker') + 10,
  },
  { metric: 'lcpWithoutWorker', label: 'LCP without worker, ms' },
];

const STEP_MS = 100;
/** Limit of an interaction that a person repeats. */
const REPEATED_STEP_MS = 64;
const REPEATED_STEPS = ['key in the search', 'Add to Cart', 'quantity +', 'key in a field'];

const TABLES = [
  ...measuredPages.map(({ name }) => ({ task: name, title: name, lines: PAGE_LINES })),
  { task: 'navigation', title: 'navigation, first visit', lines: NAVIGATION_LINES },
  { task: 'return-visit', title: 'return visit of the home page', lines: RETURN_LINES },
];

export function addSamples(samples: Samples, site: string, task: string, measured: Measured) {
  for (const [metric, value] of Object.entries(measured)) {
    (samples[`${site} / ${task} / ${metric}`] ??= []).push(value);
  }
}

/** Prints a table per task: the shop, the baselines, and whether the shop meets its target. */
export function printReport(samples: Samples) {
  const purchase = {
    task: 'purchase',
    title: 'longest interaction, ms',
    lines: stepLines(samples),
  };
  for (const { task, title, lines } of [...TABLES, purchase]) {
    console.log(`\n${title}`);
    console.table(
      Object.fromEntries(lines.map((line) => [line.label, measureLine(samples, task, line)])),
    );
  }
}

function stepLines(samples: Samples): readonly Line[] {
  const prefix = 'shop / purchase / ';
  const steps = Object.keys(samples).filter((key) => key.startsWith(prefix));
  return steps.map((key) => {
    const step = key.slice(prefix.length);
    const atMost = REPEATED_STEPS.includes(step) ? REPEATED_STEP_MS : STEP_MS;
    return { metric: step, label: step, atMost };
  });
}

function measureLine(samples: Samples, task: string, { metric, atMost, isWorst }: Line) {
  const valuesOf = (name: string, site: string) => samples[`${site} / ${task} / ${name}`] ?? [];
  const medianOf: MedianOf = (name, site = 'shop') => median(valuesOf(name, site));
  const measure = (site: string) =>
    isWorst ? Math.max(...valuesOf(metric, site)) : medianOf(metric, site);
  const limit = typeof atMost === 'function' ? atMost(medianOf) : atMost;
  const measured = ['shop', 'scriptless', 'minimal']
    .map((site) => [site, round(measure(site))] as const)
    .filter(([, value]) => Number.isFinite(value));
  return {
    ...Object.fromEntries(measured),
    ...(limit !== undefined && { 'at most': round(limit), met: measure('shop') <= limit }),
  };
}

function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const high = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (low + high) / 2;
}

function round(value: number) {
  return Number(value.toFixed(value < 1 ? 3 : 0));
}
