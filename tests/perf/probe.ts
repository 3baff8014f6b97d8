// What is sent into the page takes nothing from around it along.
// oxlint-disable unicorn/consistent-function-scoping

/**
 * Runs in the page before its own scripts: keeps what the browser reports about paint, shifts, long
 * tasks and input, and can wait for a frame. It reaches nothing outside of itself.
 */
export function installProbe() {
  /** The longest event of each interaction. */
  const interactions = new Map<number, number>();
  let clickedAt = Number.NaN;

  window.probe = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    shifts: [],
    longTasks: [],
    clickedAt: () => clickedAt,
    forgetInteractions: () => {
      interactions.clear();
    },
    worstInteraction: () => Math.max(0, ...interactions.values()),
    paintedFrame: (isReached) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isReached()) requestAnimationFrame(look);
          else afterFrame(resolve);
        };
        requestAnimationFrame(look);
      }),
  };
  const { probe } = window;

  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    probe.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!('value' in entry && 'hadRecentInput' in entry)) return;
    if (!entry.hadRecentInput)
      probe.shifts.push({ at: entry.startTime, value: Number(entry.value) });
  });
  observe('longtask', ({ startTime, duration }) => {
    probe.longTasks.push({ start: startTime, end: startTime + duration });
  });
  observe(
    'event',
    (entry) => {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id === 0) return;
      interactions.set(id, Math.max(entry.duration, interactions.get(id) ?? 0));
    },
    { durationThreshold: 16 },
  );
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clickedAt = timeStamp;
    },
    { capture: true },
  );

  /** Called in a frame's animation callbacks: the next task runs once that frame is painted. */
  function afterFrame(tell: (at: number) => void) {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      tell(performance.now());
    });
    port1.start();
    port2.postMessage(null);
  }

  function observe(
    type: string,
    note: (entry: PerformanceEntry) => void,
    options?: { durationThreshold?: number },
  ) {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true, ...options });
  }
}
