/** How a page was reached. */
interface Arrival {
  /** Whether the history entry is new: not reached by reload, Back or Forward. */
  isNewEntry: boolean;
  /** The scroll position that was saved for the history entry, in pixels. */
  savedTop: number | undefined;
  /** Whether the page has the element of the URL's `#fragment`. */
  hasFragment: boolean;
  /** Whether the navigation preserves the scroll position, e.g. a change of the filter. */
  preservesScroll: boolean;
}

/** Returns where to scroll to: pixels from the top, the fragment, or `undefined` for the current position. */
export function scrollTarget({
  isNewEntry,
  savedTop,
  hasFragment,
  preservesScroll,
}: Arrival): number | 'fragment' | undefined {
  if (!isNewEntry && savedTop !== undefined) return savedTop;
  if (hasFragment) return 'fragment';
  return isNewEntry && preservesScroll ? undefined : 0;
}
