/** How long a request may take before the notice suggests to reload. */
const SLOW_MS = 8000;

/** Shows the notice of `index.html` that the shop has not loaded, until the document is reloaded. */
export function showLoadError(): void {
  countReasons(1);
}

/** Shows the notice if a request is slow. Returns a function to call when it is done, which hides the notice. */
export function startLoadNotice(): () => void {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    countReasons(1);
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    if (isSlow) countReasons(-1);
  };
}

/** Changes the number of reasons to show the notice. It is in the DOM, which the inline script shares with the app. */
function countReasons(change: number): void {
  const notice = document.getElementById('load-error');
  // Stories do not have it.
  if (!notice) return;
  const count = Number(notice.dataset['reasons'] ?? 0) + change;
  notice.dataset['reasons'] = String(count);
  notice.hidden = count === 0;
}
