/**
 * Updates the page, and fades a picture of the old one out over it where the browser can. Not a `<ViewTransition>`:
 * with one, React would ignore presses while the browser takes the picture, and skip the fade if a toast is shown.
 */
export function updateWithFade(update: () => unknown, isFading = true): void {
  // `ready` rejects where nothing can fade, e.g. in a hidden tab.
  if (isFading && 'startViewTransition' in document)
    document.startViewTransition(update).ready.catch(() => undefined);
  else void update();
}
