/**
 * The id of the live region that every page has. It has no role: some screen readers read an empty
 * `status` as a separate element.
 */
export const ANNOUNCER_ID = 'announcer';

/** Announces a text to screen readers, also when it is the same as before. */
export function announce(text: string): void {
  document.getElementById(ANNOUNCER_ID)?.replaceChildren(text);
}
