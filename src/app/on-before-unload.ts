/** Links that open another app. Chromium fires `beforeunload` for them, too, and focuses them when they are pressed. */
const APP_LINKS = '[href^="mailto:"], [href^="tel:"]';

/** Calls `listener` when the document is about to be left. Returns a function that removes the listener. */
export function onBeforeUnload(listener: () => void): () => void {
  const handleUnload = () => {
    if (!document.activeElement?.matches(APP_LINKS)) listener();
  };
  window.addEventListener('beforeunload', handleUnload);
  return () => {
    window.removeEventListener('beforeunload', handleUnload);
  };
}
