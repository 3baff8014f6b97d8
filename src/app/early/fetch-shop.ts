/** Loads the app after the first paint, or at once in a background tab, which is never painted. */
export function fetchShopOncePainted(): void {
  if (document.hidden) fetchShop();
  else requestAnimationFrame(() => setTimeout(fetchShop));
}

/**
 * The root names the entry script and then all that it imports. The style sheet, of which the document
 * holds only the critical CSS, is loaded before the script runs.
 */
function fetchShop() {
  const files = document.getElementById('root')?.dataset['files'] ?? '';
  const [script = '', ...others] = files.split(' ');
  const run = () => {
    import(/* @vite-ignore */ script).catch(sayThatItDidNotCome);
  };
  let isSheetToCome = false;
  for (const file of others) {
    const link = document.createElement('link');
    const isSheet = file.endsWith('.css');
    link.href = file;
    link.rel = isSheet ? 'stylesheet' : 'modulepreload';
    if (isSheet) for (const end of ['load', 'error']) link.addEventListener(end, run);
    isSheetToCome ||= isSheet;
    document.head.append(link);
  }
  if (!isSheetToCome) run();
}

/** A page that is not held stays as it is and can be read; a held one would be wrong. */
function sayThatItDidNotCome() {
  const message = document.getElementById('no-script-came');
  if (!message) return;
  message.hidden = false;
  if (document.documentElement.dataset['hold'] === undefined) return;
  document.querySelector('main')?.replaceChildren(message);
  delete document.documentElement.dataset['hold'];
}
