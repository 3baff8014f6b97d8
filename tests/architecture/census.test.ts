import { describe, expect, test } from 'vitest';
import {
  countComponent,
  findCensusFaults,
  findOptOuts,
  takeCensus,
} from '../../scripts/storybook/census.ts';

const component = `
  export interface StepperProps { label: string; onQuantityChange: (quantity: number) => void }
`;
const pressed = `
  export const Increases: Story = {
    play: async ({ args }) => {
      await expect(args.onQuantityChange).toHaveBeenCalledWith(2);
    },
  };
`;

const path = 'src/design-system/forms/Stepper.tsx';
const faultsOf = (source: string, stories: string) =>
  findCensusFaults({
    components: [countComponent(path, source, stories)],
    pageStates: [],
    optOuts: [],
  });

describe('the census of the showroom', () => {
  test('is full', () => {
    expect(findCensusFaults(takeCensus())).toEqual([]);
  });

  test('takes a component whose callback a play presses', () => {
    expect(faultsOf(component, pressed)).toEqual([]);
  });

  test('misses the stories of a component', () => {
    expect(faultsOf(component, '')).toContain('forms/Stepper has no story.');
  });

  test.each([
    ['that no play mentions', 'export const Default: Story = {};'],
    ['that is only asserted not to be called', pressed.replace(').toHave', ').not.toHave')],
    ['of another name', pressed.replace('onQuantityChange', 'onChange')],
  ])('misses the press of a callback %s', (_, stories) => {
    expect(faultsOf(component, stories)).toEqual([
      expect.stringContaining('no play presses onQuantityChange'),
    ]);
  });

  test('misses the story of a page state', () => {
    const state = { state: 'Cart: empty', file: 'pages/CartPage', story: 'Empty', exists: false };
    expect(findCensusFaults({ components: [], pageStates: [state], optOuts: [] })).toEqual([
      'The state "Cart: empty" has no story Empty in pages/CartPage.',
    ]);
  });

  test('asks for the reason of an opt-out of axe', () => {
    const optOut = "parameters: { a11y: { test: 'off' } },";
    const optOuts = [
      ...findOptOuts('a.stories.tsx', optOut),
      ...findOptOuts('b.stories.tsx', `// The colours are those of a third party.\n${optOut}`),
    ];
    expect(findCensusFaults({ components: [], pageStates: [], optOuts })).toEqual([
      'a.stories.tsx:1 opts out of axe without a reason beside it.',
    ]);
  });
});
