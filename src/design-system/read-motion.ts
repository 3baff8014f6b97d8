/**
 * The value of a duration token, and the easing, for `element.animate()`. The duration is 0 with reduced motion, or if
 * the style sheet has not loaded.
 */
export function readMotion(
  element: Element,
  token: '--duration-move' | '--duration-leave',
): { duration: number; easing: string } {
  const style = getComputedStyle(element);
  const value = style.getPropertyValue(token);
  return {
    // The minifier changes `320ms` to `.32s`.
    duration: (parseFloat(value) || 0) * (value.endsWith('ms') ? 1 : 1000),
    easing: style.getPropertyValue('--ease-gallery') || 'ease',
  };
}
