/** How long the browser may stay busy before a call is made all the same, in milliseconds. */
const TIMEOUT_MS = 4000;

/** Calls back when the browser is idle; in Safari, which cannot tell, after a timeout. Returns a cancel function. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: TIMEOUT_MS });
    return () => {
      window.cancelIdleCallback(handle);
    };
  }
  const handle = setTimeout(callback, TIMEOUT_MS / 2);
  return () => {
    clearTimeout(handle);
  };
}
