import { measuredPages } from '../pages.ts';
import type { Samples } from './samples.ts';
import { formatTable } from './table.ts';
import { formatNumber, formatRatio } from './tables.ts';

/** What the shop sets out to reach, what it reached, and whether that is enough. */
interface Aim {
  aim: string;
  reached: string;
  isMet: boolean;
}

const LCP_RATIO = 1.1;
const CLS_BELOW = 0.005;
const TBT_MS = 50;
const SCRIPT_RATIO = 1.15;
const WALK_RATIO = 1.5;
const INTERACTION_MS = 100;

export function formatAims(samples: Samples, { largestCatalogue }: { largestCatalogue: number }) {
  const aims = judge(samples, largestCatalogue);
  return formatTable(
    ['aim', 'reached', ''],
    aims.map(({ aim, reached, isMet }) => [aim, reached, isMet ? 'met' : 'MISSED']),
  );
}

function judge(samples: Samples, largestCatalogue: number): Aim[] {
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

function judgeLargestPaint(samples: Samples, page: string): Aim {
  const shop = samples.median('shop', page, 'lcp');
  const scriptless = samples.median('scriptless', page, 'lcp');
  return {
    aim: `LCP of ${page} at most ${LCP_RATIO} x the scriptless page's`,
    reached: formatRatio(shop, scriptless),
    isMet: shop <= LCP_RATIO * scriptless,
  };
}

function judgeShifts(samples: Samples, page: string): Aim {
  const worst = samples.worst('shop', page, 'cls');
  return {
    aim: `CLS of ${page} 0.00, every time`,
    reached: formatNumber(worst, 'score'),
    isMet: worst < CLS_BELOW,
  };
}

function judgeBlocking(samples: Samples, page: string): Aim {
  const blocking = samples.median('shop', page, 'tbt');
  return {
    aim: `TBT of ${page} at most ${TBT_MS} ms`,
    reached: `${formatNumber(blocking, 'ms')} ms`,
    isMet: blocking <= TBT_MS,
  };
}

function judgeFirstAdd(samples: Samples, page: string): Aim {
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
 */
function judgeScript(samples: Samples): Aim[] {
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

function judgeWalk(samples: Samples): Aim {
  const shop = samples.median('shop', 'walk', 'walk');
  const minimal = samples.median('minimal', 'walk', 'walk');
  return {
    aim: `home → products → product by click at most ${WALK_RATIO} x the minimal app's`,
    reached: `${formatRatio(shop, minimal)} (${formatNumber(shop, 'ms')} ms)`,
    isMet: shop <= WALK_RATIO * minimal,
  };
}

function judgeInteraction(
  samples: Samples,
  site: string,
  task: string,
  metric: string,
  label: string,
): Aim {
  const duration = samples.median(site, task, metric);
  return {
    aim: `INP of ${label} at most ${INTERACTION_MS} ms`,
    reached: `${formatNumber(duration, 'ms')} ms`,
    isMet: duration <= INTERACTION_MS,
  };
}
