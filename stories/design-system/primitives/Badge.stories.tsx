import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { StockBadge } from '../../../src/design-system/commerce/StockBadge.tsx';
import { StockHint } from '../../../src/design-system/commerce/StockHint.tsx';
import { Badge } from '../../../src/design-system/primitives/Badge.tsx';
import { ResponsiveImage } from '../../../src/design-system/primitives/ResponsiveImage.tsx';
import { StockStatus } from '../../../src/design-system/seller/StockStatus.tsx';
import { lampPhotograph } from '../../fixtures/products.ts';

const meta = preview.meta({
  component: Badge,
  parameters: {
    usage: {
      when: [
        'For a property with few values, e.g. the stock of a product.',
        'Use the tone `warning` for what may need a decision; its dot is filled.',
        'Use the tone `neutral` for a fact; its dot is a ring.',
      ],
      whenNot: [
        'On a photograph: use StockBadge, which is based on it.',
        'In the seller’s table: use StockStatus, which has the accent colour for a product that cannot be bought.',
        'With the dot as the only sign: the text carries the meaning.',
        'With a border or a background.',
        'More than once per item.',
      ],
      screenReader:
        'Reads as plain text, without a role. The dot is drawn in CSS and not read. A change of the text is not announced.',
      content:
        'One to three words, e.g. Low stock or Out of Stock. No full stop. A longer text wraps.',
    },
  },
  args: { children: 'Out of Stock' },
});

export const Default = meta.story();

export const Warning = meta.story({ args: { tone: 'warning', children: 'Low stock' } });

/** Compares all badges and stock labels. */
export const AllBadges = meta.story({
  render: () => (
    <dl className="flex flex-wrap items-start gap-x-9 gap-y-6 [&_dd]:flex [&_dd]:items-end [&_dd]:gap-6 [&_dt]:mb-3 [&_dt]:label-caps">
      <div>
        <dt>Badge</dt>
        <dd>
          <Badge>Out of Stock</Badge>
          <Badge tone="warning">Low stock: 6 left</Badge>
        </dd>
      </div>
      <div>
        <dt>StockBadge</dt>
        <dd>
          {[3, 0].map((stock) => (
            <div key={stock} className="relative w-30">
              <ResponsiveImage image={lampPhotograph} sizes="120px" />
              <StockBadge stock={stock} />
            </div>
          ))}
        </dd>
      </div>
      <div>
        <dt>StockHint</dt>
        <dd>
          <StockHint quantity={7} stock={6} />
          <StockHint quantity={1} stock={0} />
        </dd>
      </div>
      <div>
        <dt>StockStatus</dt>
        <dd>
          <StockStatus stock={6} />
          <StockStatus stock={0} />
        </dd>
      </div>
    </dl>
  ),
  parameters: { ...forcedColours(), controls: { exclude: /./ } },
});

export const LongText = meta.story({
  args: { children: 'Out of stock until the potter comes back from the summer in the hills' },
  globals: { viewport: { value: 'narrow' } },
});
