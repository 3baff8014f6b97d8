/** Loads the app after the first paint, or at once in a background tab, which is never painted. */
export function loadAppAfterPaint(): void {
  if (document.hidden) loadApp();
  else requestAnimationFrame(() => setTimeout(loadApp));
}

/**
 * `data-files` of the root lists the entry script, then its imports and the style sheet. The page has
 * only its critical CSS inline, so the script runs after the style sheet is loaded. Without it, overlapping
 * elements would cover links and buttons.
 */
function loadApp() {
  const files = document.getElementById('root')?.dataset['files'] ?? '';
  const [script = '', ...others] = files.split(' ');
  const run = () => {
    import(/* @vite-ignore */ script).catch(showLoadError);
  };
  let hasPendingStylesheet = false;
  for (const file of others) {
    const link = document.createElement('link');
    const isStylesheet = file.endsWith('.css');
    link.href = file;
    link.rel = isStylesheet ? 'stylesheet' : 'modulepreload';
    if (isStylesheet) {
      link.addEventListener('load', run);
      link.addEventListener('error', showLoadError);
    }
    hasPendingStylesheet ||= isStylesheet;
    document.head.append(link);
  }
  if (!hasPendingStylesheet) run();
}

/** Shows the load error below the prerendered page, or in place of content that is hidden as wrong. */
function showLoadError() {
  const message = document.getElementById('load-error');
  if (!message) return;
  message.hidden = false;
  if (document.documentElement.dataset['cloak'] === undefined) return;
  document.querySelector('main')?.replaceChildren(message);
  delete document.documentElement.dataset['cloak'];
}
