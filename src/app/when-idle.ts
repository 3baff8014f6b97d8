/** How long the browser may stay busy before a call is made all the same, in milliseconds. */
const TIMEOUT_MS = 4000;

/**
 * Calls back in the page's next quiet moment. Safari has no idle callback; there it is a timer's
 * guess. Returns what calls it off.
 */
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
