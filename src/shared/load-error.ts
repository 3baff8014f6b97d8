/** How long a request or a document may take before the message suggests a reload. */
export const SLOW_MS = 8000;

/** Shows the load error of `index.html` until a reload. */
export function showLoadError(): void {
  changeReasonCount(1);
}

/** Shows the message if a request is slow. Returns a function to call when the request ends: it removes this reason. */
export function startSlowLoadTimer(): () => void {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    changeReasonCount(1);
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    // A count of 0 also hides the message that the head script has shown without counting.
    changeReasonCount(isSlow ? -1 : 0);
  };
}

/**
 * Changes the number of reasons to show the message. The number is an attribute of the message, because body script and
 * app are separate bundles, each with its own copy of this module.
 */
function changeReasonCount(change: number): void {
  const message = document.getElementById('load-error');
  // Stories do not have it.
  if (!message) return;
  const count = Number(message.dataset['reasons'] ?? 0) + change;
  message.dataset['reasons'] = String(count);
  message.hidden = count === 0;
  const link = message.querySelector('a');
  if (!link || count === 0) return;
  // The HTML has no `href`, since the first link of a page is the skip link.
  link.href = '';
  // Firefox preserves what was typed on a reload, but not on a new navigation.
  link.addEventListener('click', reload);
}

function reload(event: Event): void {
  event.preventDefault();
  window.location.reload();
}
