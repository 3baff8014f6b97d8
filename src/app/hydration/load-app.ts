import { showLoadError, startSlowLoadTimer } from '../../shared/load-error.ts';

/** Loads the app after the first paint, or at once in a background tab, which is never painted. */
export function loadAppAfterPaint(): void {
  if (document.hidden) loadApp();
  else requestAnimationFrame(() => setTimeout(loadApp));
}

/**
 * `data-files` of the root lists the entry script, then its imports and the style sheet. The script does not wait for
 * the style sheet: the critical CSS has the rules of all modules that hydrate the page.
 */
function loadApp() {
  const files = document.getElementById('root')?.dataset['files'] ?? '';
  const [script = '', ...others] = files.split(' ');
  for (const file of others) {
    const link = document.createElement('link');
    const isStylesheet = file.endsWith('.css');
    link.href = file;
    link.rel = isStylesheet ? 'stylesheet' : 'modulepreload';
    if (isStylesheet) {
      link.fetchPriority = 'low';
      link.addEventListener('error', showLoadError);
      const finishLoading = startSlowLoadTimer();
      link.addEventListener('load', finishLoading);
    }
    document.head.append(link);
  }
  import(/* @vite-ignore */ script).catch(showLoadError);
}
