import type { Page, Request } from 'playwright';

/** Watches what a page fetches and has not yet got. */
export function watchRequests(page: Page) {
  const open = new Set<Request>();
  let waiting: (() => void)[] = [];
  const finish = (request: Request) => {
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
