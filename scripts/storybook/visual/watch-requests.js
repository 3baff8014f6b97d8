/**
 * Watches what a page fetches and has not yet got.
 * @param {import('playwright').Page} page
 */
export function watchRequests(page) {
  /** @type {Set<import('playwright').Request>} */
  const open = new Set();
  /** @type {(() => void)[]} */
  let waiting = [];
  /** @param {import('playwright').Request} request */
  const finish = (request) => {
    open.delete(request);
    if (open.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);

  return {
    areOpen: () => open.size > 0,
    /** Waits until everything that was asked for has come or failed. */
    async end() {
      if (open.size === 0) return;
      await new Promise((resolve) => {
        waiting.push(() => {
          resolve(undefined);
        });
      });
    },
  };
}
