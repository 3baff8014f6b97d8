/**
 * The key beside the cart's under which a tab notes what its cart grew out of. Browsers lock no
 * storage: two tabs can write in the same moment, each without the other's change.
 */
export const CART_LINEAGE_KEY = 'cart-lineage';

/** The note on a cart's `text`: which one it is, and which one of another tab was `seen` before it. */
export function noteLineage(text: string, seen: string | null): string {
  return `${markOf(text)} ${markOf(seen)}`;
}

/** Whether the note says of `text` that its tab had seen `mine`. A note on another text says nothing. */
export function hasSeen(note: string | null, text: string, mine: string | null): boolean {
  return note === noteLineage(text, mine);
}

/** A few letters that stand for a text of any length (FNV-1a). */
function markOf(text: string | null): string {
  if (text === null) return 'none';
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
