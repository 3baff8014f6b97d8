/** Id of the live region on every page. Not a `role="status"`: some screen readers read an empty one. */
export const ANNOUNCER_ID = 'announcer';

/** Time to be announced. Then the text is removed: it would be read as a part of the page. */
const ANNOUNCEMENT_MS = 5000;

/** Announces a text to screen readers. The text node is replaced, to announce a repeated text too. */
export function announce(text: string): void {
  const node = new Text(text);
  document.getElementById(ANNOUNCER_ID)?.replaceChildren(node);
  setTimeout(() => node.remove(), ANNOUNCEMENT_MS);
}
