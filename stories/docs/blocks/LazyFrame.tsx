import { useEffect, useRef, useState, type RefObject } from 'react';

/** Frames start to load this far from the screen. */
const ROOT_MARGIN = '300px';

/** Resolves when the last queued frame has loaded. Frames load one at a time: each starts its own preview. */
let queue: Promise<void> = Promise.resolve();

interface LazyFrameProps {
  /** The id of a story. */
  id: string;
  /** The size of the story's viewport, in pixels. Without a height, the frame is as high as the story. */
  width: number;
  height?: number | undefined;
  /** The factor of its size on the page. */
  scale: number;
}

/** A story in its own viewport, scaled down. It loads when it is near the screen. */
export function LazyFrame({ id, width, height, scale }: LazyFrameProps) {
  const [box, { isNext, onLoad }] = useQueue();
  useFocusGuard(box);
  const [contentHeight, setContentHeight] = useState<number>();
  const shownHeight = height ?? contentHeight ?? width / 3;
  return (
    <span
      ref={box}
      className="lazy-frame"
      aria-hidden="true"
      style={{ width: width * scale, height: shownHeight * scale }}
    >
      {isNext && (
        // The frame shows this Storybook, which needs no sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          title={id}
          tabIndex={-1}
          // Without axe, which a miniature does not need.
          src={`iframe.html?viewMode=story&globals=a11y.manual:!true&id=${id}`}
          style={{ width, height: shownHeight, transform: `scale(${scale})` }}
          onLoad={({ currentTarget: { contentDocument } }) => {
            onLoad();
            const root = contentDocument?.querySelector<HTMLElement>('#storybook-root');
            if (!root) return;
            // With the padding around the story. Ends with the frame.
            new ResizeObserver(() =>
              setContentHeight(root.scrollHeight + 2 * root.offsetTop),
            ).observe(root);
          }}
        />
      )}
    </span>
  );
}

/** Waits until the element is near the screen and the frames before it have loaded. */
function useQueue() {
  const ref = useRef<HTMLSpanElement>(null);
  const [turn, setTurn] = useState<{ end: () => void }>();

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let end: (() => void) | undefined;
    async function takeTurn(previous: Promise<void>) {
      await previous;
      if (!ref.current) return;
      await new Promise<void>((resolve) => {
        end = resolve;
        setTurn({ end: resolve });
      });
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        queue = takeTurn(queue);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      end?.();
    };
  }, []);

  return [ref, { isNext: turn !== undefined, onLoad: () => turn?.end() }] as const;
}

/** Gives the focus back when the play function of a story takes it into its frame. */
function useFocusGuard(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let previous: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      previous = target;
    };
    const restore = () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLIFrameElement) || !box.current?.contains(activeElement))
        return;
      if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
      else activeElement.blur();
    };
    document.addEventListener('focusout', remember);
    window.addEventListener('blur', restore);
    return () => {
      document.removeEventListener('focusout', remember);
      window.removeEventListener('blur', restore);
    };
  }, [box]);
}
