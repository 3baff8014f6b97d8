type Report = (metric: { name: string; value: number }) => void;
type Observe = (report: Report, options: { reportAllChanges: boolean }) => void;

/** Set by `installProbe`. All times are in ms since the navigation. */
interface PageProbe {
  /** Latest value of each Web Vital by its name. */
  vitals: Record<string, number>;
  /** Time at which the shop is hydrated; `NaN` before. */
  hydratedAt: number;
  longTasks: { start: number; end: number }[];
  /** The events of at least 16 ms that belong to interactions. */
  interactions: { start: number; duration: number }[];
  clickedAt: () => number;
  /** Resolves with the time at which the first frame that meets the condition is painted. */
  paintedFrame: (condition: () => boolean) => Promise<number>;
}

declare global {
  interface Window {
    webVitals: Record<'onFCP' | 'onLCP' | 'onCLS', Observe>;
    probe: PageProbe;
  }
}

/** Runs in the page before its own scripts, after web-vitals. */
export function installProbe() {
  const { onFCP, onLCP, onCLS } = window.webVitals;
  const vitals: Record<string, number> = {};
  const longTasks: PageProbe['longTasks'] = [];
  const interactions: PageProbe['interactions'] = [];
  let clickedAt = Number.NaN;

  const report: Report = ({ name, value }) => {
    vitals[name] = value;
  };
  for (const observe of [onFCP, onLCP, onCLS]) observe(report, { reportAllChanges: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      longTasks.push({ start: startTime, end: startTime + duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  // The DOM types lack the threshold.
  const eventOptions = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime: start, duration } = entry;
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) {
        interactions.push({ start, duration });
      }
    }
  }).observe(eventOptions);
  new MutationObserver(() => {
    window.probe.hydratedAt = performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clickedAt = timeStamp;
    },
    { capture: true },
  );

  window.probe = {
    vitals,
    hydratedAt: Number.NaN,
    longTasks,
    interactions,
    clickedAt: () => clickedAt,
    paintedFrame: (condition) =>
      new Promise((resolve) => {
        const check = () => {
          if (!condition()) {
            requestAnimationFrame(check);
            return;
          }
          // A message posted in an animation frame callback is delivered after that frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            resolve(performance.now());
          });
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(check);
      }),
  };
}
