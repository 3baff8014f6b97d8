/** Where the tab notes the address that it has loaded again. */
const LOADED_AGAIN_KEY = 'loaded-again';

let isPrevented = () => false;

/** Prevents reloads while `condition` holds, e.g. while an order is processed, which a reload would lose. */
export function preventReloads(condition: () => boolean): void {
  isPrevented = condition;
}

/**
 * Reloads once after a chunk failed to load, usually because of a new deployment. Skipped if reloads
 * are prevented, if this URL was just reloaded, or if the server does not respond. Resolves only when
 * it does not reload.
 */
export async function loadAgainOnce(): Promise<void> {
  if (!(await isServed()) || isPrevented() || !noteAddress()) return;
  location.reload();
  await new Promise(() => undefined);
}

async function isServed(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Whether this address is noted only now. Where nothing can be noted, it might go round without end. */
function noteAddress(): boolean {
  try {
    const { pathname } = location;
    if (sessionStorage.getItem(LOADED_AGAIN_KEY) === pathname) return false;
    sessionStorage.setItem(LOADED_AGAIN_KEY, pathname);
    return true;
  } catch {
    return false;
  }
}
