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

/** Animates a photograph from the rectangle that it filled before to its place (FLIP). */
export function moveFrom(before: DOMRect, photograph: Photograph, image: Element): void {
  for (const animation of image.getAnimations()) animation.cancel();
  const box = image.getBoundingClientRect();
  const after = containedRect(photograph, image);
  const scale = Math.max(before.width / after.width, before.height / after.height);
  const x = before.left + before.width / 2 - (box.left + box.width / 2);
  const y = before.top + before.height / 2 - (box.top + box.height / 2);
  const cropX = (box.width - before.width / scale) / 2;
  const cropY = (box.height - before.height / scale) / 2;
  image.animate(
    {
      transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'],
      clipPath: [`inset(${cropY}px ${cropX}px)`, 'inset(0)'],
    },
    readMotion(image, '--duration-move'),
  );
}
