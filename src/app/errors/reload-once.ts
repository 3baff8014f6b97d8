import { onBeforeUnload } from '../on-before-unload.ts';

/** The `sessionStorage` key of the path that this tab has reloaded last. */
const RELOADED_PATH_KEY = 'reloaded-path';

let isPrevented = () => false;
/** Unresolved while the document is being left. Resolves if the back/forward cache shows it again. */
let pageShown: Promise<unknown> = Promise.resolve();

/**
 * Prevents `reloadOnce` from reloading while `condition` returns true, e.g. with unsaved state, and makes it wait while
 * the document is left.
 */
export function preventReloads(condition: () => boolean): void {
  isPrevented = condition;
  onBeforeUnload(() => {
    pageShown = new Promise((resolve) => window.addEventListener('pageshow', resolve));
  });
}

/**
 * Reloads once after a chunk or the style sheet failed to load, usually because of a new deployment. Skipped if reloads
 * are prevented, if it is the path that this tab reloaded last, without session storage, or if the server does not
 * respond or has an error. Resolves only when it does not reload.
 */
export async function reloadOnce(): Promise<void> {
  // Firefox cancels the requests of a document that is left. A reload would cancel that navigation.
  await pageShown;
  if (!(await isServerReachable()) || isPrevented() || !markReloaded()) return;
  location.reload();
  await new Promise(() => undefined);
}

async function isServerReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Returns whether this path was newly marked. Without storage it never is, to avoid a reload loop. */
function markReloaded(): boolean {
  try {
    const { pathname } = location;
    if (sessionStorage.getItem(RELOADED_PATH_KEY) === pathname) return false;
    sessionStorage.setItem(RELOADED_PATH_KEY, pathname);
    return true;
  } catch {
    return false;
  }
}
