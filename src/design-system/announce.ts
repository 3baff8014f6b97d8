/** Id of the live region on every page. Not a `role="status"`: some screen readers read an empty one. */
export const ANNOUNCER_ID = 'announcer';

/** Delay after which the text is removed: screen readers would read it as a part of the page. */
const ANNOUNCEMENT_MS = 5000;

let clearing: ReturnType<typeof setTimeout>;

/** Announces a text to screen readers. The text node is replaced, to announce a repeated text too. */
export function announce(text: string): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (!announcer) return;
  announcer.replaceChildren(text);
  clearTimeout(clearing);
  clearing = setTimeout(() => {
    announcer.replaceChildren();
  }, ANNOUNCEMENT_MS);
}
