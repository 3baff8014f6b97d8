/** The values of both thumbs of a range slider. */
export interface ThumbValues {
  readonly low: number;
  readonly high: number;
}

/**
 * Moves one thumb to a value, at most to the other one. In a drag that started where both thumbs overlap, its direction
 * selects the thumb.
 *
 * @param sharedStart the common value of both thumbs at the start of the drag; `null` for any other move
 */
export function moveThumb(
  { low, high }: ThumbValues,
  thumb: keyof ThumbValues,
  value: number,
  sharedStart: number | null = null,
): ThumbValues {
  if (sharedStart !== null) {
    return { low: Math.min(value, sharedStart), high: Math.max(value, sharedStart) };
  }
  return thumb === 'low'
    ? { low: Math.min(value, high), high }
    : { low, high: Math.max(value, low) };
}
