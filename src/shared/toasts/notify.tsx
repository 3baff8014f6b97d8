import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { showLoadError, SLOW_MS, startSlowLoadTimer } from '../load-error.ts';
import type { ToastOptions } from './toast-options.ts';

type Toasts = typeof import('./Toaster.tsx');

/** Safari announces the texts of a live region only if it was in the page 100 ms before them. */
const LIVE_REGION_MS = 110;

/** If sonner fails to load, `notify` retries until the load counts as slow. */
const RETRY_MS = 2000;
const RETRIES = SLOW_MS / RETRY_MS;

let pendingLoad: Promise<Toasts | null> | undefined;
let resolveLoaded: ((toasts: Toasts) => void) | undefined;
/** Resolves as soon as sonner is loaded, to render its live region. */
const whenLoaded = new Promise<Toasts>((resolve) => {
  resolveLoaded = resolve;
});

/**
 * Loads sonner once, and resolves when its live region is ready. Resolves to `null` on failure;
 * the next call retries.
 */
export function loadToasts(): Promise<Toasts | null> {
  pendingLoad ??= load();
  return pendingLoad;
}

async function load(): Promise<Toasts | null> {
  const toasts = await import('./Toaster.tsx').catch(() => null);
  // A network can return an empty file.
  if (!toasts || !('showToast' in toasts)) {
    pendingLoad = undefined;
    return null;
  }
  resolveLoaded?.(toasts);
  // The region is rendered by then.
  await whenLoaded;
  await wait(LIVE_REGION_MS);
  return toasts;
}

/** Renders the toasts, once sonner is loaded. */
export function ToastRegion() {
  const [toasts, setToasts] = useState<Toasts>();
  useEffect(() => {
    const renderWhenLoaded = async () => {
      const loaded = await whenLoaded;
      flushSync(() => {
        setToasts(loaded);
      });
    };
    void renderWhenLoaded();
  }, []);
  return toasts && <toasts.Toaster />;
}

/**
 * Shows a toast. Waits until a modal dialog is closed, which would cover it. If sonner fails to load, tries again
 * later, and at last shows the load error. Resolves when the toast is rendered, or when sonner has failed to load.
 */
export async function notify(options: ToastOptions, retries = RETRIES): Promise<void> {
  const finishLoading = startSlowLoadTimer();
  const toasts = await loadToasts();
  finishLoading();
  if (!toasts) {
    if (retries > 0) setTimeout(() => void notify(options, retries - 1), RETRY_MS);
    else showLoadError();
    return;
  }
  const dialog = document.querySelector('dialog:modal');
  if (dialog)
    await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  toasts.showToast(options);
  // sonner renders a toast in its next task.
  await wait(0);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Dismisses the outdated toasts. Without sonner there is none. */
export function dismissToasts(isOutdated: (options: ToastOptions) => boolean): void {
  void pendingLoad?.then((toasts) => toasts?.dismissShownToasts(isOutdated));
}
