type Position = readonly [left: number, top: number];

/**
 * Animates a list after its items have changed: items that stay slide from their previous place (FLIP),
 * new items fade in. Returns the new positions. Off with reduced motion, whose `--duration-move` is 0.
 *
 * @param list element whose children are the items
 * @param previous positions of the items before the change; without them nothing moves
 */
export function slideIntoPlace(
  list: HTMLElement,
  previous?: ReadonlyMap<Element, Position>,
): ReadonlyMap<Element, Position> {
  const style = getComputedStyle(list);
  const duration = style.getPropertyValue('--duration-move');
  const options = {
    // The minifier changes `320ms` to `.32s`.
    duration: parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000),
    easing: style.getPropertyValue('--ease-gallery'),
  };
  const positions = new Map<Element, Position>([[list, [list.offsetWidth, 0]]]);
  // After a resize the previous positions are outdated.
  const isResized = previous?.get(list)?.[0] !== list.offsetWidth;
  for (const item of list.children) {
    if (!(item instanceof HTMLElement)) continue;
    // Relative to the page: not affected by scrolling or by a running animation.
    const { offsetLeft, offsetTop } = item;
    positions.set(item, [offsetLeft, offsetTop]);
    const from = previous?.get(item);
    if (isResized) continue;
    if (!from) {
      item.animate({ opacity: [0, 1] }, options);
    } else if (from[0] !== offsetLeft || from[1] !== offsetTop) {
      const offset = `${from[0] - offsetLeft}px ${from[1] - offsetTop}px`;
      item.animate({ translate: [offset, '0 0'] }, options);
    }
  }
  return positions;
}
