import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Decorator, Preview } from '@storybook/react-vite';
import { freeShippingCart, fullCart, oneLineCart } from '../stories/fixtures/shop/carts.ts';
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

/** The carts in the toolbar, by title. */
const carts = {
  empty: () => [],
  'one product': oneLineCart,
  'with free shipping': freeShippingCart,
  'all products': fullCart,
};

/** Toolbars. Each default is the reset item, whose value is `undefined`: the button is then not highlighted. */
export const globalTypes = {
  cart: {
    description: 'Cart of a page: replaces the cart of the story',
    toolbar: {
      title: 'Cart',
      icon: 'basket',
      items: [
        { type: 'reset', title: 'Cart: as in the story' },
        ...Object.keys(carts).map((value) => ({ value, title: `Cart: ${value}` })),
      ],
    },
  },
  account: {
    description: 'Account on a page: replaces the account of the story',
    toolbar: {
      title: 'Account',
      icon: 'user',
      items: [
        { type: 'reset', title: 'Account: as in the story' },
        { value: 'shopper', title: 'Account: shopper' },
        { value: 'seller', title: 'Account: seller' },
      ],
    },
  },
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

/** Applies the toolbars: cart and account to stories of the whole shop, the texts to every story. */
export const withToolbars: Decorator = (Story, { args, globals, canvasElement, viewMode }) => {
  const { cart, account, texts } = globals;
  return (
    <Texts root={canvasElement} areLong={texts === 'long'} hasPlay={viewMode === 'story'}>
      {'route' in args ? renderShop(Story, args, cart, account) : <Story />}
    </Texts>
  );
};

/** Dispatches the event that the play function of a story has ended. */
export function endPlay({ canvasElement }: { canvasElement: HTMLElement }): void {
  canvasElement.dispatchEvent(new Event(PLAYED));
}

/** Renders a whole-shop story. The key remounts it on a change, because its stores are created on mount. */
function renderShop(
  Story: Parameters<Decorator>[0],
  args: Parameters<Decorator>[1]['args'],
  cartTitle: unknown,
  account: unknown,
) {
  const cart = Object.entries(carts).find(([title]) => title === cartTitle)?.[1];
  const argsWithGlobals = {
    ...args,
    ...(cart && { cart }),
    ...(account !== undefined && { isSeller: account === 'seller' }),
  };
  return <Story key={JSON.stringify([cartTitle, account])} args={argsWithGlobals} />;
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
