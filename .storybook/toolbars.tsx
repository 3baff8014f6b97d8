import type { Decorator, Preview } from '@storybook/react-vite';
import { eightLineCart, oneLineCart, overFiftyCart } from '../stories/fixtures/shop/carts.ts';

/** The carts that the toolbar puts into a page, by their names there. */
const carts = {
  empty: [],
  'one line': oneLineCart,
  'eight lines': eightLineCart,
  'over $50': overFiftyCart,
};

/** What the toolbars say where they leave a story as it is. */
const STORY_DEFAULT = 'as told';

/** Toolbars beside the viewport's: what is in the cart, who looks, and whether things move. */
export const globalTypes = {
  cart: {
    description: 'What is in the cart of a page',
    toolbar: {
      icon: 'basket',
      dynamicTitle: true,
      items: [
        { value: STORY_DEFAULT, title: 'Cart: as the story tells' },
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
        { value: STORY_DEFAULT, title: 'Seller: as the story tells' },
        { value: 'on', title: 'Seller: on' },
        { value: 'off', title: 'Seller: off' },
      ],
    },
  },
  motion: {
    description: 'Whether things move',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'as set', title: 'Motion: as the system is set' },
        { value: 'still', title: 'Motion: none' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  cart: STORY_DEFAULT,
  seller: STORY_DEFAULT,
  motion: 'as set',
};

/** Hands the toolbars' choices to stories that open the whole shop, and stills the page. */
export const withToolbars: Decorator = (Story, { args, globals }) => {
  document.documentElement.dataset['motion'] = String(globals['motion']);
  if (!('route' in args)) return <Story />;
  const cart = Object.entries(carts).find(([name]) => name === globals['cart'])?.[1];
  const isSeller = { on: true, off: false }[String(globals['seller'])];
  const chosen = {
    ...args,
    ...(cart && { cart }),
    ...(isSeller !== undefined && { isSeller }),
  };
  // Another choice opens the shop anew; its stores are made when it opens.
  return <Story key={JSON.stringify([globals['cart'], globals['seller']])} args={chosen} />;
};
