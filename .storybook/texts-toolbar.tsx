import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lengthenTexts } from './lengthen-texts.ts';

const PLAYED = 'story-played';

interface TextsProps {
  /** The element that contains the story; `null` on the Welcome page, which renders stories itself. */
  root: HTMLElement | null;
  areLong: boolean;
  /** Whether {@link endPlay} is called: not on docs pages. */
  hasPlay: boolean;
  children: ReactNode;
}

/** The default is the reset item, whose value is `undefined`: the button is then not highlighted. */
export const globalTypes = {
  texts: {
    description: 'Length of texts, e.g. in a translation',
    toolbar: {
      title: 'Texts',
      icon: 'paragraph',
      items: [
        { type: 'reset', title: 'Texts: normal' },
        { value: 'long', title: 'Texts: 40 % longer' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

/** Applies the toolbar to every story. */
export const withTexts: Decorator = (Story, { globals, canvasElement, viewMode }) => (
  <Texts root={canvasElement} areLong={globals['texts'] === 'long'} hasPlay={viewMode === 'story'}>
    <Story />
  </Texts>
);

/** Dispatches the event that the play function of a story has ended. */
export function endPlay({ canvasElement }: { canvasElement: HTMLElement }): void {
  canvasElement.dispatchEvent(new Event(PLAYED));
}

/** Lengthens the texts of a story once it has played: a play function finds elements by their texts. */
function Texts({ root, areLong, hasPlay, children }: TextsProps) {
  const [isPlaying, setIsPlaying] = useState(hasPlay);
  // A layout effect: without a play function, the event is dispatched right after the first render.
  useLayoutEffect(() => {
    // `flushSync` renders the texts before the screenshot is taken.
    const end = () => flushSync(() => setIsPlaying(false));
    root?.addEventListener(PLAYED, end);
    return () => root?.removeEventListener(PLAYED, end);
  }, [root]);
  const isLengthening = areLong && !isPlaying;
  useLayoutEffect(
    () => (isLengthening && root ? lengthenTexts(root) : undefined),
    [isLengthening, root],
  );
  return children;
}
