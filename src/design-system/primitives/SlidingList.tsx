import { Component, createRef, type ComponentProps } from 'react';

type Position = readonly [left: number, top: number];

export interface SlidingListProps extends Omit<ComponentProps<'ul'>, 'ref'> {
  /** What the list shows: its items slide when this changes. */
  items: unknown;
}

/**
 * List that animates a change of its items: those that stay slide from their previous place (FLIP), new ones fade in.
 * Off with reduced motion, whose `--duration-move` is 0. A class, because a function component cannot measure before
 * React changes the DOM. Renders a `<ul>`.
 */
export class SlidingList extends Component<SlidingListProps> {
  readonly list = createRef<HTMLUListElement>();

  override getSnapshotBeforeUpdate({ items }: SlidingListProps) {
    // Not while typing: measuring and animating would delay the next key press.
    const isTyping = document.activeElement instanceof HTMLInputElement;
    return items === this.props.items || isTyping ? null : positionsIn(this.list.current);
  }

  override componentDidUpdate(
    _props: SlidingListProps,
    _state: unknown,
    previous: ReadonlyMap<Element, Position> | null,
  ): void {
    if (!previous || !this.list.current) return;
    const style = getComputedStyle(this.list.current);
    const duration = style.getPropertyValue('--duration-move');
    const options = {
      // The minifier changes `320ms` to `.32s`.
      duration: parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000),
      easing: style.getPropertyValue('--ease-gallery'),
    };
    for (const [item, [left, top]] of positionsIn(this.list.current)) {
      const [oldLeft, oldTop] = previous.get(item) ?? [];
      if (oldLeft === undefined || oldTop === undefined) {
        item.animate({ opacity: [0, 1] }, options);
      } else if (oldLeft !== left || oldTop !== top) {
        item.animate({ translate: [`${oldLeft - left}px ${oldTop - top}px`, '0 0'] }, options);
      }
    }
  }

  override render() {
    const { items: _items, ...rest } = this.props;
    return <ul {...rest} ref={this.list} />;
  }
}

/** Positions relative to the page: not affected by scrolling or by a running animation. */
function positionsIn(list: Element | null): Map<Element, Position> {
  const items = [...(list?.children ?? [])].filter((item) => item instanceof HTMLElement);
  return new Map(items.map((item) => [item, [item.offsetLeft, item.offsetTop]]));
}
