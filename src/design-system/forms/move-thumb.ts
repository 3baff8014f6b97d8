/** The values of the lower and the upper thumb of a range slider. */
export type Range = readonly [low: number, high: number];

/**
 * Moves one thumb to a value, but not past the other one. In a drag that started where both thumbs overlap, its
 * direction selects the thumb.
 *
 * @param thumb 0 for the lower, 1 for the upper one
 * @param sharedStart the common value of both thumbs at the start of the drag; `null` for any other move
 */
export function moveThumb(
  [low, high]: Range,
  thumb: number,
  value: number,
  sharedStart: number | null,
): Range {
  if (sharedStart !== null) return [Math.min(value, sharedStart), Math.max(value, sharedStart)];
  return thumb === 0 ? [Math.min(value, high), high] : [low, Math.max(value, low)];
}
