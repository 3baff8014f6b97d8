import { Component, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { readMotion } from '../read-motion.ts';
import { useForwardedRef } from '../use-forwarded-ref.ts';

export interface SlidingListProps extends ComponentProps<'ul'> {
  /** A value that differs if the items differ, e.g. their ids joined: the items slide when it changes. */
  changeKey: unknown;
  /** Whether a change is shown at once, e.g. after Back.
   * @default false */
  isInstant?: boolean | undefined;
  /** The items: `<li>` elements, each with a `key`. */
  children?: ReactNode;
}

/**
 * List that animates a change of its items: an item that stays in its row or column slides by one place (FLIP). An item
 * that changes both, or moves further, fades out and in: none crosses another. Removed and new items fade, too.
 * Off with reduced motion, whose `--duration-move` is 0. Renders a `<ul>`.
 */
export function SlidingList({ ref, ...rest }: SlidingListProps) {
  const list = useForwardedRef(ref);
  return <Slide {...rest} list={list} />;
}

interface SlideProps extends Omit<SlidingListProps, 'ref'> {
  list: RefObject<HTMLUListElement | null>;
}

/** A class, because a function component cannot measure before React changes the DOM. */
class Slide extends Component<SlideProps> {
  override getSnapshotBeforeUpdate({ changeKey }: SlideProps) {
    // Typing moves nothing: measuring and animating would delay the next key press.
    const isTyping = document.activeElement instanceof HTMLInputElement;
    return changeKey === this.props.changeKey || this.props.isInstant || isTyping
      ? null
      : placesIn(this.props.list.current);
  }

  override componentDidUpdate(
    _props: SlideProps,
    _state: unknown,
    previous: ReadonlyMap<HTMLElement, DOMRect> | null,
  ): void {
    const list = this.props.list.current;
    if (!previous || !list) return;
    const leave = readMotion(list, '--duration-leave');
    const after = (delay: number): KeyframeAnimationOptions => ({
      ...readMotion(list, '--duration-move'),
      delay,
      fill: 'backwards',
    });
    const { appearing, sliding, leaving } = changesOf(list, previous);
    const wait = leaving.size > 0 ? leave.duration : 0;
    /** Where the content below the list starts to slide: 0 if items of the list slide, `Infinity` if nothing does. */
    const followingTop = Math.min(
      ...[...sliding].map(([item, { y }]) =>
        item.parentElement === list ? 0 : item.offsetTop + y,
      ),
    );

    for (const [item, { bottom }] of appearing) {
      // What slides, e.g. the footer, leaves its place first. Otherwise the item appears while others fade out, so the
      // list is never empty.
      const delay = bottom > followingTop ? leave.duration : 0;
      item.animate({ opacity: [0, 1], translate: ['0 8px', '0 0'] }, after(delay));
    }
    for (const [item, { x, y }] of sliding) {
      // Nothing crosses an item that is still fading out.
      item.animate({ translate: [`${x}px ${y}px`, '0 0'] }, after(wait)).onfinish = () => {
        // A control that the keyboard has focused meanwhile could have moved below a toast.
        const focused = document.querySelector(':focus-visible');
        if (item.contains(focused) && item.getAnimations().length === 0)
          focused?.scrollIntoView({ block: 'nearest' });
      };
    }
    if (leave.duration > 0) for (const [item, place] of leaving) fadeOut(list, item, place, leave);
  }

  override render() {
    const { changeKey: _changeKey, isInstant: _isInstant, list, ...rest } = this.props;
    return <ul {...rest} ref={list} />;
  }
}

/** What has changed since the items had their previous places. */
function changesOf(list: HTMLElement, previous: ReadonlyMap<HTMLElement, DOMRect>) {
  const appearing = new Map<HTMLElement, DOMRect>();
  /** The translation to its old place, of each item that slides, in pixels. */
  const sliding = new Map<HTMLElement, { x: number; y: number }>();
  for (const [item, place] of placesIn(list)) {
    const old = previous.get(item);
    const x = (old?.left ?? Infinity) - place.left;
    const y = (old?.top ?? Infinity) - place.top;
    const isFar = Math.abs(x) >= 2 * place.width || Math.abs(y) >= 2 * place.height;
    if ((x !== 0 && y !== 0) || (isFar && item.parentElement === list)) appearing.set(item, place);
    else if (x !== 0 || y !== 0) sliding.set(item, { x, y });
  }
  /** The old places of removed items, and of those that appear elsewhere. */
  const leaving = new Map(
    [...previous].filter(
      ([item]) => !item.isConnected || (appearing.has(item) && item.parentElement === list),
    ),
  );
  return { appearing, sliding, leaving };
}

function fadeOut(
  list: HTMLElement,
  item: HTMLElement,
  place: DOMRect,
  leave: { duration: number },
) {
  // In a page transition, a copy would have the same name as the photograph that moves.
  if (item.querySelector('[style*=view-transition-name]')) return;
  // A removed item fades itself: a copy is bare until its photographs are decoded again.
  const ghost = item.isConnected ? document.importNode(item, true) : item;
  const { left, top, width, height } = place;
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  ghost.style.cssText = `position: absolute; inset: ${top}px auto auto ${left}px; width: ${width}px; height: ${height}px`;
  list.append(ghost);
  ghost.animate({ opacity: [1, 0] }, leave).onfinish = () => {
    ghost.remove();
  };
}

/**
 * Places of the items and of what follows the list, relative to the page: not affected by scrolling or by a running
 * animation. Without the items that are leaving.
 */
function placesIn(list: Element | null): Map<HTMLElement, DOMRect> {
  const places = new Map<HTMLElement, DOMRect>();
  const items = [...(list?.children ?? [])];
  for (let part = list; part && !part.matches('main'); part = part.parentElement) {
    if (part.nextElementSibling) items.push(...boxesOf(part.nextElementSibling));
  }
  for (const item of items) {
    if (!(item instanceof HTMLElement) || item.inert) continue;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = item;
    places.set(item, new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight));
  }
  return places;
}

/** The box of a part of the page; if it is `display: contents`, those of its children. */
function boxesOf(part: Element): Element[] {
  const hasBox = getComputedStyle(part).display !== 'contents';
  return hasBox ? [part] : Array.from(part.children).flatMap(boxesOf);
}
