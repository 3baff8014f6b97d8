/**
 * Counts what a page fetches and has not yet got.
 * @param {import('playwright').Page} page
 */
export function watchRequests(page) {
  let open = 0;
  /** @type {(() => void)[]} */
  let waiting = [];
  const finish = () => {
    open -= 1;
    if (open > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  page.on('request', () => {
    open += 1;
  });
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);

  return {
    areOpen: () => open > 0,
    /** Waits until everything that was asked for has come or failed. */
    async end() {
      if (open === 0) return;
      await new Promise((resolve) => {
        waiting.push(() => {
          resolve(undefined);
        });
      });
    },
  };
}
