import { Story } from '@storybook/addon-docs/blocks';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState, type ComponentProps } from 'react';

interface Part {
  /** The name of the part and what it is for. */
  text: string;
  /** Finds the part in the story; the first match is marked. */
  selector?: string;
}

interface AnatomyProps {
  /** The story to mark. */
  of: ComponentProps<typeof Story>['of'];
  parts: readonly Part[];
  /** Whether the story needs the width of the page: the list is then below it.
   * @default false */
  isWide?: boolean;
}

/** A story with a number on each part, and the list of its parts. Renders a `<figure>`. */
export function Anatomy({ of, parts, isWide = false }: AnatomyProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [points, setPoints] = useState<readonly Point[]>([]);

  useEffect(() => {
    const container = ref.current;
    if (!container) return undefined;
    const measure = () =>
      setPoints(parts.flatMap(({ selector }, index) => locate(container, selector, index + 1)));
    const sizes = new ResizeObserver(measure);
    const content = new MutationObserver(measure);
    sizes.observe(container);
    content.observe(container, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [parts]);

  return (
    <figure
      className={cx(
        'my-4 grid items-start gap-8 font-sans sb-unstyled',
        !isWide && 'tablet:grid-cols-2',
      )}
    >
      <div className="relative py-4 pr-4 pl-8" inert>
        <div ref={ref} className="relative">
          <Story of={of} inline height="auto" />
        </div>
        {points.map(({ number, left, top }) => (
          <div key={number} className="absolute mt-1.5 ml-2" style={{ left, top }}>
            <PartNumber number={number} />
          </div>
        ))}
      </div>
      <ol className="grid gap-2.5">
        {parts.map(({ text }, index) => (
          <li key={text} className="flex gap-3 text-small">
            <PartNumber number={index + 1} />
            {text}
          </li>
        ))}
      </ol>
    </figure>
  );
}

function PartNumber({ number }: Pick<Point, 'number'>) {
  return (
    <span className="grid size-5 shrink-0 place-items-center rounded-round bg-accent text-label text-on-accent">
      {number}
    </span>
  );
}

interface Point {
  number: number;
  /** In pixels from the top left corner of the story. */
  left: number;
  top: number;
}

/** Returns the place of a part's number, or nothing while the story has no such part. */
function locate(container: HTMLElement, selector: string | undefined, number: number): Point[] {
  const part = selector && container.querySelector(selector);
  if (!part) return [];
  const origin = container.getBoundingClientRect();
  const { left, top, height } = part.getBoundingClientRect();
  return [{ number, left: left - origin.left, top: top - origin.top + Math.min(height / 2, 24) }];
}
