import { expect, test } from 'vitest';
import { describeProps, fillControls } from '../../.storybook/describe-props.ts';

const docs = {
  variant: { description: "Look.\n@default 'primary'", tsType: { raw: "'primary' | 'quiet'" } },
  label: { description: "@default 'Quantity of {productName}'" },
  name: { tsType: { raw: 'string' } },
  items: { tsType: { raw: 'readonly Item<string>[]' } },
  isFullWidth: { tsType: { raw: 'boolean | undefined' } },
};
const describeArgs = describeProps({ Item: 'export interface Item {}' });
type Context = Parameters<typeof describeArgs>[0];

const mapping = { None: new Set(), One: new Set(['1']), Lamp: { id: '1' } };

/** The context of a story whose controls have the mapping above. */
function contextOf(initialArgs: object) {
  const component = Object.assign(() => null, { __docgenInfo: { props: docs } });
  const name = { type: { name: 'string', required: true } };
  const argTypes = {
    variant: {},
    label: {},
    name,
    isFullWidth: {},
    item: { options: Object.keys(mapping), mapping },
  };
  const context: unknown = { component, parameters: {}, initialArgs, argTypes };
  // The enhancers read no other part of it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return context as Context;
}

test('describeProps shows the members of a union and its default', () => {
  expect(describeArgs(contextOf({}))['variant']?.table).toEqual({
    type: { summary: "'primary' | 'quiet'" },
    defaultValue: { summary: "'primary'" },
  });
});

test('describeProps marks a required text', () => {
  expect(describeArgs(contextOf({}))['name']?.type).toEqual({ name: 'string', required: true });
});

test('describeProps shows the source of an interface', () => {
  expect(describeArgs(contextOf({ items: [] }))['items']?.table?.type).toEqual({
    summary: 'readonly Item<string>[]',
    detail: 'export interface Item {}',
  });
});

test('fillControls selects the option of an equal object', () => {
  expect(fillControls(contextOf({ item: { id: '1' } }))['item']).toBe('Lamp');
  expect(fillControls(contextOf({ item: mapping.One }))['item']).toBe('One');
});

/** The first values of the controls that a component with these args has. */
const argsOf = (context: Context) => fillControls({ ...context, argTypes: describeArgs(context) });

test('fillControls starts with literal defaults, but not with templates', () => {
  const args = argsOf(contextOf({}));
  expect([args['variant'], args['isFullWidth'], args['label']]).toEqual([
    'primary',
    false,
    undefined,
  ]);
  expect(argsOf(contextOf({ variant: 'quiet' }))['variant']).toBe('quiet');
});
