import preview from '../../../.storybook/preview.tsx';
import { longTexts } from '../../../.storybook/modes.ts';
import { EmptyState } from '../../../src/design-system/layout/EmptyState.tsx';
import { ButtonLink } from '../../../src/design-system/primitives/Button.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { withNoopLink, withPageMargins } from '../../fixtures/decorators.tsx';
import { LONG_NAME, makePhotograph, missingPhotograph } from '../../fixtures/products.ts';

const emptyStatePhotograph = makePhotograph('vase-shadow', { color: '#92836f' });

const browseProducts = <ButtonLink href="/products">Browse Products</ButtonLink>;

const meta = preview.meta({
  component: EmptyState,
  parameters: {
    usage: {
      when: [
        'For an empty cart, a search without results, an unknown product or an empty list.',
        'Name what is missing, then what to do, then offer one action.',
      ],
      whenNot: [
        'With an icon, a border or a background.',
        'With two actions.',
        'To blame the shopper or to make a joke.',
        'For an error of the shop: use ErrorScreen.',
      ],
      screenReader:
        'Reads as a heading, of the level that the page gives it, then the text and the action. The photograph is decorative. Its appearance is not announced: the page announces e.g. the number of products found.',
      content: [
        'Title: what is empty, in a few words.',
        'Text: one sentence, at most two.',
        'Action: a verb first, e.g. Browse Products.',
      ],
    },
  },
  args: {
    title: 'No products found',
    text: 'Try adjusting your search or filter criteria',
  },
  decorators: [withNoopLink],
  argTypes: {
    action: selectControl({ 'Browse Products': browseProducts, None: undefined }),
    photograph: selectControl({
      None: undefined,
      'Shadow on a wall': emptyStatePhotograph,
      'Fails to load': missingPhotograph,
    }),
  },
});

export const Default = meta.story({ parameters: longTexts });

export const TitleOnly = meta.story({ args: { title: 'No Orders Yet', text: undefined } });

export const WithAction = meta.story({
  args: {
    title: 'No products yet',
    text: 'Get started by adding your first product',
    action: <ButtonLink href="/seller/add-product">Add Product</ButtonLink>,
  },
});

/** An empty list: the photograph is beside the text, on phones below it. */
export const WithPhotograph = WithAction.extend({
  args: { photograph: emptyStatePhotograph },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  decorators: [withPageMargins],
});

/** A full page shows a photograph. */
export const FullPage = WithPhotograph.extend({
  args: {
    title: 'Your cart is empty',
    text: "Looks like you haven't added any products to your cart yet.",
    headingLevel: 1,
    action: browseProducts,
  },
});

export const FullPagePhone = FullPage.extend({
  globals: { viewport: { value: 'phone' } },
});

export const LongName = meta.story({
  args: { title: `No products found for “${LONG_NAME}”` },
  globals: { viewport: { value: 'narrow' } },
});
