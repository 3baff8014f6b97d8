/** The longest delay in a busy browser. */
const TIMEOUT_MS = 4000;

/** Runs a callback when the browser is idle and returns a cancel function. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: TIMEOUT_MS });
    return () => {
      window.cancelIdleCallback(handle);
    };
  }
  // Safari lacks `requestIdleCallback`; by then, loading is usually over.
  const handle = setTimeout(callback, TIMEOUT_MS / 2);
  return () => {
    clearTimeout(handle);
  };
}
