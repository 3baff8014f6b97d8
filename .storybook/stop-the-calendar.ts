/** What every story shows as today, so that no picture changes with the calendar. */
const TODAY = Date.parse('2026-01-15T12:00:00Z');

const RunningDate = globalThis.Date;

const StillDate = new Proxy(RunningDate, {
  construct: (target, values: [] | [number]) =>
    new target(...(values.length === 0 ? ([TODAY] as const) : values)),
  get: (target, key): unknown => (key === 'now' ? () => TODAY : Reflect.get(target, key)),
});

/**
 * Lets every story take place on one day, wherever it is shown: to a designer, in tests and in
 * pictures. Timers go on.
 */
export function stopTheCalendar(): () => void {
  globalThis.Date = StillDate;
  return () => {
    globalThis.Date = RunningDate;
  };
}
