/** Where the tab notes the address that it has loaded again. */
const LOADED_AGAIN_KEY = 'loaded-again';

/**
 * Loads this address once more, for a file of the shop that did not arrive: after a new version of the
 * shop was put on its host, an open page asks for files that are gone. Never twice in a row for the same
 * address, and not without a server that answers, since the page on the screen is better than none. Comes
 * back only when it does not load.
 */
export async function loadAgainOnce(): Promise<void> {
  if (!(await isServed()) || !noteAddress()) return;
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
