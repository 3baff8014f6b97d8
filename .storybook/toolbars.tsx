import type { Decorator, Preview } from '@storybook/react-vite';
import { eightLineCart, oneLineCart, overFiftyCart } from '../stories/fixtures/shop/carts.ts';

/** The carts in the toolbar, by label. */
const carts = {
  empty: [],
  'one line': oneLineCart,
  'eight lines': eightLineCart,
  'over $50': overFiftyCart,
};

/** Keeps the story's own args. */
const STORY_DEFAULT = 'story';

/** Toolbars for the cart, the account type and motion. */
export const globalTypes = {
  cart: {
    description: 'Cart of a page',
    toolbar: {
      icon: 'basket',
      dynamicTitle: true,
      items: [
        { value: STORY_DEFAULT, title: 'Cart: from story' },
        ...Object.keys(carts).map((value) => ({ value, title: `Cart: ${value}` })),
      ],
    },
  },
  seller: {
    description: 'Whether the account holder is a seller',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: STORY_DEFAULT, title: 'Seller: from story' },
        { value: 'on', title: 'Seller: on' },
        { value: 'off', title: 'Seller: off' },
      ],
    },
  },
  motion: {
    description: 'Motion preference',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion: system setting' },
        { value: 'reduced', title: 'Motion: reduced' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  cart: STORY_DEFAULT,
  seller: STORY_DEFAULT,
  motion: 'system',
};

/** Applies the toolbars: motion to every story, cart and seller to stories that render the whole shop. */
export const withToolbars: Decorator = (Story, { args, globals }) => {
  document.documentElement.dataset['motion'] = String(globals['motion']);
  if (!('route' in args)) return <Story />;
  const cart = Object.entries(carts).find(([name]) => name === globals['cart'])?.[1];
  const isSeller = { on: true, off: false }[String(globals['seller'])];
  const argsWithGlobals = {
    ...args,
    ...(cart && { cart }),
    ...(isSeller !== undefined && { isSeller }),
  };
  // The key remounts the shop on a change, because its stores are created on mount.
  return (
    <Story key={JSON.stringify([globals['cart'], globals['seller']])} args={argsWithGlobals} />
  );
};
