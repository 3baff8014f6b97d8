/** How long a request may take before the notice suggests to reload. */
const SLOW_MS = 8000;

/** Finds the notice in `index.html`. Stories do not have it. */
function findNotice() {
  return document.getElementById('load-error');
}

/** Shows the notice that the shop did not load, until the document is reloaded. */
export function showLoadError(): void {
  const notice = findNotice();
  if (!notice) return;
  notice.hidden = false;
  notice.dataset['failed'] = '';
}

/** The number of slow requests for which the notice is shown. */
let slowCount = 0;

/** Shows the notice if a request is slow. Returns a function to call when it is done, which hides the notice. */
export function startLoadNotice(): () => void {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    slowCount += 1;
    const notice = findNotice();
    if (notice) notice.hidden = false;
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    if (!isSlow) return;
    slowCount -= 1;
    const notice = findNotice();
    if (notice && notice.dataset['failed'] === undefined) notice.hidden = slowCount === 0;
  };
}
