import type { Photograph } from '../../domain/photograph.ts';
import { readMotion } from '../read-motion.ts';

/** A point in the window, in pixels. */
export type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** The largest rectangle of a photograph that fits into an element, centred. */
export function containedRect({ width, height }: Photograph, element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const scale = Math.min(box.width / width, box.height / height);
  const left = box.left + (box.width - width * scale) / 2;
  const top = box.top + (box.height - height * scale) / 2;
  return new DOMRect(left, top, width * scale, height * scale);
}

/** Scrolls a zoomed photograph to the part at `point` of `area`, or to its centre. */
export function pan(area: DOMRect, frame: Element, point?: Point): void {
  const x = point ? (point.clientX - area.left) / area.width : 0.5;
  const y = point ? (point.clientY - area.top) / area.height : 0.5;
  frame.scrollTo({
    left: x * (frame.scrollWidth - frame.clientWidth),
    top: y * (frame.scrollHeight - frame.clientHeight),
    behavior: 'instant',
  });
}

/** Animates a photograph from a rectangle to its place (FLIP), after a delay in milliseconds. */
export function moveFrom(rect: DOMRect, photograph: Photograph, image: Element, delay = 0): void {
  const motion = { ...readMotion(image, '--duration-move'), delay, fill: 'backwards' } as const;
  image.animate([styleIn(rect, photograph, image), IN_PLACE], motion);
}

/** The same after the page has disappeared, so the photograph crosses none of its texts. */
export function moveFromPage(rect: DOMRect, photograph: Photograph, image: Element): void {
  moveFrom(rect, photograph, image, readMotion(image, '--duration-leave').duration);
}

/** Animates a photograph from its place, or from where it is moving, to a rectangle, where it stays. */
export function moveTo(rect: DOMRect, photograph: Photograph, image: Element): void {
  const { transform, clipPath } = getComputedStyle(image);
  const start = clipPath === 'none' ? IN_PLACE : { transform, clipPath };
  image.animate([start, styleIn(rect, photograph, image)], {
    ...readMotion(image, '--duration-move'),
    fill: 'forwards',
  });
}

const IN_PLACE = { transform: 'none', clipPath: 'inset(0)' };

/** Returns the style with which a photograph covers a rectangle. Stops its animations, which would be measured. */
function styleIn(rect: DOMRect, photograph: Photograph, image: Element) {
  for (const animation of image.getAnimations()) animation.cancel();
  const box = image.getBoundingClientRect();
  const after = containedRect(photograph, image);
  const scale = Math.max(rect.width / after.width, rect.height / after.height);
  const x = rect.left + rect.width / 2 - (box.left + box.width / 2);
  const y = rect.top + rect.height / 2 - (box.top + box.height / 2);
  const cropX = (box.width - rect.width / scale) / 2;
  const cropY = (box.height - rect.height / scale) / 2;
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${cropY}px ${cropX}px)`,
  };
}
