import { reloadOnce } from './errors/reload-once.ts';

let loading: Promise<void> | undefined;

/** Whether the full style sheet is loaded, or there is none, as in stories. Some browsers keep a failed one, without rules. */
export function isStyleSheetLoaded(): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return links.length === 0 || links.some(({ sheet }) => sheet?.cssRules.length);
}

/**
 * Resolves when the full style sheet is loaded. Requests it again, since the first request may have failed. If this one
 * fails too, reloads the page: its document has its critical CSS. A page that has been reloaded before is not reloaded
 * again; the promise resolves.
 */
export function loadStyleSheet(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.querySelector('link[rel=stylesheet]');
    if (!link) return;
    const copy = document.importNode(link);
    // A response without rules, e.g. the login page of a network, is loaded in some browsers.
    const settle = () => {
      if (isStyleSheetLoaded()) resolve();
      else void reloadOnce().then(resolve);
    };
    copy.addEventListener('load', settle);
    copy.addEventListener('error', settle);
    document.head.append(copy);
  });
  return loading;
}
