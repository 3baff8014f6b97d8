/** Id of the live region on every page. Not a `role="status"`: some screen readers read an empty one. */
export const ANNOUNCER_ID = 'announcer';

/** Announces a text to screen readers. The text node is replaced, to announce a repeated text too. */
export function announce(text: string): void {
  document.getElementById(ANNOUNCER_ID)?.replaceChildren(text);
}
