import { Component, type ComponentProps, type RefObject } from 'react';
import { useOwnRef } from '../use-own-ref.ts';

type Position = readonly [left: number, top: number];

export interface SlidingListProps extends ComponentProps<'ul'> {
  /** What the list shows: its items slide when this changes. */
  items: unknown;
}

/**
 * List that animates a change of its items: those that stay slide from their previous place (FLIP), new ones fade in.
 * Off with reduced motion, whose `--duration-move` is 0. Renders a `<ul>`.
 */
export function SlidingList({ ref, ...rest }: SlidingListProps) {
  const list = useOwnRef(ref);
  return <Slide {...rest} list={list} />;
}

interface SlideProps extends Omit<SlidingListProps, 'ref'> {
  list: RefObject<HTMLUListElement | null>;
}

/** A class, because a function component cannot measure before React changes the DOM. */
class Slide extends Component<SlideProps> {
  override getSnapshotBeforeUpdate({ items }: SlideProps) {
    // Not while typing: measuring and animating would delay the next key press.
    const isTyping = document.activeElement instanceof HTMLInputElement;
    return items === this.props.items || isTyping ? null : positionsIn(this.props.list.current);
  }

  override componentDidUpdate(
    _props: SlideProps,
    _state: unknown,
    previous: ReadonlyMap<Element, Position> | null,
  ): void {
    const list = this.props.list.current;
    if (!previous || !list) return;
    const style = getComputedStyle(list);
    const duration = style.getPropertyValue('--duration-move');
    const options = {
      // The minifier changes `320ms` to `.32s`.
      duration: parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000),
      easing: style.getPropertyValue('--ease-gallery'),
    };
    for (const [item, [left, top]] of positionsIn(list)) {
      const [oldLeft, oldTop] = previous.get(item) ?? [];
      if (oldLeft === undefined || oldTop === undefined) {
        item.animate({ opacity: [0, 1] }, options);
      } else if (oldLeft !== left || oldTop !== top) {
        item.animate({ translate: [`${oldLeft - left}px ${oldTop - top}px`, '0 0'] }, options);
      }
    }
  }

  override render() {
    const { items: _items, list, ...rest } = this.props;
    return <ul {...rest} ref={list} />;
  }
}

/**
 * Positions of the items and of what follows the list, relative to the page: not affected by scrolling or by a running
 * animation.
 */
function positionsIn(list: Element | null): Map<Element, Position> {
  const items = [...(list?.children ?? []), list?.nextElementSibling].filter(
    (item) => item instanceof HTMLElement,
  );
  return new Map(items.map((item) => [item, [item.offsetLeft, item.offsetTop]]));
}
