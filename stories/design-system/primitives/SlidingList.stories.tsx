import preview from '../../../.storybook/preview.tsx';
import { noScreenshot } from '../../../.storybook/modes.ts';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../../src/design-system/primitives/Button.tsx';
import { SlidingList } from '../../../src/design-system/primitives/SlidingList.tsx';
import { selectControl } from '../../fixtures/controls.ts';

const names = ['Lighting', 'Electronics', 'Kitchen', 'Stationery'];

/** Row of names, with a button that removes the first one, or restores it. */
function ListWithButton({ items }: { items: readonly string[] }) {
  const [isFiltered, setIsFiltered] = useState(false);
  const shown = isFiltered ? items.slice(1) : items;
  return (
    <>
      <Button onClick={() => setIsFiltered(!isFiltered)}>Filter</Button>
      <SlidingList changeKey={shown.join()} aria-label="Categories" className="mt-6 flex gap-6">
        {shown.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </SlidingList>
    </>
  );
}

function firstKeyframeOf(item: HTMLElement): ComputedKeyframe | undefined {
  const effect = item.getAnimations().at(-1)?.effect;
  return effect instanceof KeyframeEffect ? effect.getKeyframes()[0] : undefined;
}

const withDuration =
  (duration: string): Decorator =>
  (Story) => (
    <div style={{ '--duration-move': duration, '--duration-leave': duration }}>
      <Story />
    </div>
  );

const meta = preview.meta({
  parameters: {
    docs: {
      source: {
        code: [
          "import { SlidingList } from './design-system/primitives/SlidingList.tsx';",
          '',
          "const names = ['Lighting', 'Electronics', 'Kitchen'];",
          '',
          '<SlidingList changeKey={names.join()} aria-label="Categories">',
          '  {names.map((name) => (',
          '    <li key={name}>{name}</li>',
          '  ))}',
          '</SlidingList>',
        ].join('\n'),
      },
    },
    usage: {
      when: 'For a list whose items are added, removed or moved while it is on the screen, e.g. the lines of a cart.',
      whenNot: 'For a list that never changes: use a plain `<ul>`, which costs no measurement.',
      screenReader: 'A list. An item that fades out has already left the accessibility tree.',
    },
  },
  component: SlidingList,
  args: { changeKey: names },
  argTypes: { changeKey: selectControl({ 'Four items': names, 'One item': names.slice(0, 1) }) },
  render: ({ changeKey }) => <ListWithButton items={Array.isArray(changeKey) ? changeKey : []} />,
});

export const Default = meta.story({ parameters: noScreenshot });

Default.test(
  'slides items to their places',
  // On a busy machine, the items would arrive before the test looks at them.
  { decorators: withDuration('10s') },
  async ({ canvas }) => {
    const filter = canvas.getByRole('button', { name: 'Filter' });
    const kitchen = canvas.getByText('Kitchen');
    const { offsetLeft } = kitchen;
    const lighting = canvas.getByText('Lighting');
    const { offsetLeft: leftOfLighting } = lighting;
    await userEvent.click(filter);
    const distance = offsetLeft - kitchen.offsetLeft;
    await expect(distance).toBeGreaterThan(0);
    await expect(firstKeyframeOf(kitchen)).toMatchObject({ translate: `${distance}px` });
    await expect(kitchen.getAnimations()[0]?.effect?.getTiming()).toMatchObject({
      duration: 10_000,
      delay: 10_000,
    });
    // It fades out where it was, not as a copy, whose photographs would be decoded again.
    await expect(lighting).toBeInTheDocument();
    await expect(lighting).toMatchObject({ inert: true, offsetLeft: leftOfLighting });
    await userEvent.click(filter);
    await expect(firstKeyframeOf(kitchen)).toMatchObject({ translate: `${-distance}px` });
    await expect(kitchen.getAnimations().at(-1)?.effect?.getTiming().delay).toBe(0);
    const [restored] = canvas.getAllByRole('listitem');
    await expect(restored && firstKeyframeOf(restored)).toMatchObject({ opacity: '0' });
    for (const animation of document.getAnimations()) animation.finish();
  },
);

Default.test(
  'fades out and in an item that would pass the place of another',
  {
    args: { changeKey: ['Lighting, electronics and kitchen '.repeat(20), 'Home'] },
    decorators: [
      (Story) => (
        <>
          <Story />
          <p>Footer</p>
        </>
      ),
      withDuration('10s'),
    ],
  },
  async ({ canvas }) => {
    const home = canvas.getByText('Home');
    const { offsetLeft } = home;
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(firstKeyframeOf(home)).toMatchObject({ opacity: '0' });
    const [, copy] = canvas.getAllByText('Home');
    await expect(copy).toMatchObject({ inert: true, offsetLeft });
    // The footer slides, but not into the way of what appears.
    const footer = canvas.getByText('Footer');
    await expect(footer.getAnimations()).toHaveLength(1);
    await expect(home.getAnimations()[0]?.effect?.getTiming().delay).toBe(0);
    for (const animation of document.getAnimations()) animation.finish();
  },
);

Default.test(
  'moves at once with the duration of reduced motion',
  { decorators: withDuration('0ms') },
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.getAnimations()).toEqual([]);
    }
  },
);
