/** Keeps toasts open: a screenshot must not depend on the duration of the play function. */
export function keepToastsOpen(): void {
  const start = window.setTimeout.bind(window);
  const timers: { setTimeout: (run: TimerHandler, ms?: number, ...args: unknown[]) => number } =
    window;
  timers.setTimeout = (run, ms = 0, ...args) => (ms < 3000 ? start(run, ms, ...args) : 0);
}
