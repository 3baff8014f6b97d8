import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { QuantityStepper } from '../../../src/design-system/forms/QuantityStepper.tsx';
import { quantityControl, rangeControl } from '../../fixtures/controls.ts';
import { withAnnouncer } from '../../fixtures/decorators.tsx';
import { findAnnouncer } from '../../fixtures/find-announcer.ts';
import { stateful } from '../../fixtures/stateful.tsx';
import { compareStates } from '../../fixtures/compare-states.tsx';

const meta = preview.meta({
  component: QuantityStepper,
  parameters: {
    usage: {
      when: [
        'To change a quantity in steps of one, or to type it, on a product page and in a cart line.',
        'A held button repeats after 400 ms, every 80 ms. Minus stops at 1: only a separate press removes a cart line.',
        'Set `min={0}` in the cart, where a quantity of 0 removes the line.',
      ],
      whenNot: [
        'To limit the quantity to the stock: show a StockHint instead.',
        'For numbers that are usually typed, e.g. a stock: use TextField.',
      ],
      keyboard: {
        Tab: 'Moves focus to minus, then to the quantity, which it selects, then to plus',
        'Enter, Space':
          'On a button: decreases or increases by one; screen readers announce the quantity',
        'Digits, Enter': 'In the quantity: applies the typed number, as leaving the input does',
        'Arrow up, down': 'In the quantity: increases or decreases it by one, not below 1',
        Escape: 'In the quantity: reverts it',
      },
      screenReader: [
        'Reads as a group named Quantity of Arc Desk Lamp. It has the buttons Decrease quantity of Arc Desk Lamp and Increase quantity of Arc Desk Lamp, and between them a text field with the group’s name.',
        'A press of a button announces the new quantity in the page’s live region.',
        'A typed quantity is not announced, because the field reads it, and neither is 0: the page announces the removal.',
        'A disabled button, e.g. minus at the minimum, reads as unavailable and remains focused, because it has `aria-disabled`; a press on it does nothing.',
        'A disabled text field reads as read-only.',
      ],
    },
  },
  args: { productName: 'Arc Desk Lamp', value: 2, onValueChange: fn() },
  render: stateful(QuantityStepper, { onValueChange: (value) => ({ value }) }),
  decorators: [withAnnouncer],
  argTypes: {
    value: quantityControl,
    min: rangeControl(0, 5),
  },
});

export const Default = meta.story();

/** The quantity is the value of the input only, so it is not read twice. */
Default.test('reads the quantity once and has large targets', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Quantity of Arc Desk Lamp' });
  await expect(group).toBeVisible();
  await expect(group).toHaveTextContent(/^$/);
  await expect(canvas.getByRole('textbox', { name: 'Quantity of Arc Desk Lamp' })).toHaveValue('2');
  await expect(group.querySelector('[aria-live], [role=status]')).toBeNull();
  for (const button of canvas.getAllByRole('button')) {
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  }
});

export const States = meta.story({
  decorators: compareStates({
    'At the minimum': { value: 1 },
    Disabled: { disabled: true },
  }),
  parameters: forcedColours(),
});

Default.test(
  'stops at the minimum',
  { args: { value: 1 } },
  async ({ args, canvas, canvasElement }) => {
    const minus = canvas.getByRole('button', { name: 'Decrease quantity of Arc Desk Lamp' });
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(minus);
    await expect(minus).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('1');
    await expect(findAnnouncer(canvasElement)).toBeEmptyDOMElement();
  },
);

/** E.g. on the product page once the product is in the cart. */
Default.test(
  'does not change while disabled',
  { args: { disabled: true } },
  async ({ args, canvas, canvasElement }) => {
    for (const name of [/^Decrease/, /^Increase/]) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter} ');
    }
    const input = canvas.getByRole('textbox');
    await expect(canvas.getByRole('group')).toHaveStyle({ borderBottomStyle: 'dashed' });
    await expect(input).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(input, '5{Enter}{ArrowUp}');
    await expect(input).toHaveValue('2');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(findAnnouncer(canvasElement)).toBeEmptyDOMElement();
  },
);

/** As in a cart line, where a quantity of 0 removes the line. The page announces the removal. */
Default.test(
  'decreases to zero',
  { args: { value: 1, min: 0 } },
  async ({ args, canvas, canvasElement }) => {
    const minus = canvas.getByRole('button', { name: 'Decrease quantity of Arc Desk Lamp' });
    await userEvent.click(minus);
    await userEvent.click(minus);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith(0);
    await expect(canvas.getByRole('textbox')).toHaveValue('0');
    await expect(findAnnouncer(canvasElement)).toBeEmptyDOMElement();
  },
);

/** The maximum quantity of a cart line, on the narrowest screen. */
export const FiveDigitQuantity = meta.story({
  args: { value: 99_999, size: 'small' },
  globals: { viewport: { value: 'narrow' } },
});

FiveDigitQuantity.test('shows all digits with wide letter spacing', async ({ canvas }) => {
  const field = canvas.getByRole('textbox');
  field.style.letterSpacing = '0.12em';
  for (const quantity of ['99999', '1234', '999']) {
    await userEvent.clear(field);
    await userEvent.type(field, `${quantity}{Enter}`);
    await expect(field.scrollWidth, quantity).toBe(field.clientWidth);
  }
});

/** Left and right edges of the focus ring of an element. */
function ringOf(element: Element | null): { left: number; right: number } {
  if (!element) throw new Error('No element has the focus.');
  const { left, right } = element.getBoundingClientRect();
  const { outlineOffset, outlineWidth } = getComputedStyle(element);
  const ringWidth = parseFloat(outlineOffset) + parseFloat(outlineWidth);
  return { left: left - ringWidth, right: right + ringWidth };
}

/** The focus ring of a button does not overlap the quantity. */
export const ButtonFocused = meta.story({
  args: { value: 99_999, size: 'small' },
  parameters: { pseudo: { focusVisible: 'button' } },
  play: async ({ canvas }) => {
    // The width of the quantity depends on the font.
    await document.fonts.ready;
    const input = canvas.getByRole('textbox').getBoundingClientRect();
    await userEvent.tab();
    await expect(ringOf(document.activeElement).right).toBeLessThan(input.left);
    await userEvent.tab();
    await userEvent.tab();
    await expect(ringOf(document.activeElement).left).toBeGreaterThan(input.right);
  },
});

Default.test('changes by keyboard', async ({ args, canvas }) => {
  const [minus, plus] = canvas.getAllByRole('button');
  await userEvent.tab();
  await expect(minus).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  await userEvent.tab();
  await expect(canvas.getByRole('textbox')).toHaveFocus();
  await userEvent.tab();
  await expect(plus).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  await expect(canvas.getByRole('textbox')).toHaveValue('3');
});

/** A click selects the quantity, so typing replaces it. The input reads itself: nothing is announced. */
Default.test('applies a typed quantity on Enter', async ({ args, canvas, canvasElement }) => {
  const input = canvas.getByRole('textbox', { name: 'Quantity of Arc Desk Lamp' });
  await userEvent.tab();
  await userEvent.tab();
  await expect(input).toHaveFocus();
  await userEvent.keyboard('12');
  await expect(input).toHaveValue('12');
  await expect(args.onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect(args.onValueChange).toHaveBeenCalledWith(12);
  await expect(findAnnouncer(canvasElement)).toBeEmptyDOMElement();
  await userEvent.tab();
  await expect(args.onValueChange).toHaveBeenCalledTimes(1);
});

/** The press on plus blurs the input, which applies the typed quantity first. */
Default.test('increases a typed quantity', async ({ args, canvas }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.clear(input);
  await userEvent.type(input, '7');
  await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
  await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  await expect(args.onValueChange).toHaveBeenLastCalledWith(8);
  await expect(input).toHaveValue('8');
});

Default.test('reverts invalid text and announces it', async ({ args, canvas, canvasElement }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.clear(input);
  await userEvent.keyboard('{Enter}');
  await expect(input).toHaveValue('2');
  await userEvent.clear(input);
  await userEvent.type(input, '1.5');
  await userEvent.tab();
  await expect(input).toHaveValue('2');
  await expect(findAnnouncer(canvasElement)).toHaveTextContent('2');
  await expect(args.onValueChange).not.toHaveBeenCalled();
});

Default.test('reverts on Escape', async ({ args, canvas }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.clear(input);
  await userEvent.type(input, '7{Escape}');
  await expect(input).toHaveValue('2');
  await userEvent.tab();
  await expect(args.onValueChange).not.toHaveBeenCalled();
});

/** Presses a button with a pointer until it is released. */
async function holdDown(target: HTMLElement, pointer: 'MouseLeft' | 'TouchA' = 'MouseLeft') {
  const user = userEvent.setup();
  await user.pointer({ keys: `[${pointer}>]`, target });
  return {
    leave: () => user.pointer({ target: document.body }),
    release: () => user.pointer({ keys: `[/${pointer}]`, target }),
  };
}

/** Waits until a held button would have repeated several times. */
function waitForRepeats() {
  return new Promise((resolve) => setTimeout(resolve, 300));
}

/** A held button repeats until it is released. The click of the release is not a further step. */
Default.test('repeats while held', async ({ args, canvas }) => {
  const input = canvas.getByRole<HTMLInputElement>('textbox');
  const plus = canvas.getByRole('button', { name: /^Increase/ });
  let held = '';
  plus.addEventListener('pointerup', () => {
    held = input.value;
  });
  const hold = await holdDown(plus);
  await waitFor(() => expect(Number(input.value)).toBeGreaterThanOrEqual(5));
  await hold.release();
  await waitForRepeats();
  await expect(input).toHaveValue(held);
  const steps = Number(held) - 2;
  await expect(args.onValueChange).toHaveBeenCalledTimes(steps);
  await userEvent.click(plus);
  await expect(args.onValueChange).toHaveBeenCalledTimes(steps + 1);
});

Default.test('repeats while a finger holds it', async ({ canvas }) => {
  const hold = await holdDown(canvas.getByRole('button', { name: /^Increase/ }), 'TouchA');
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('5'));
  await hold.release();
});

Default.test('stops repeating when the pointer leaves', async ({ canvas }) => {
  const input = canvas.getByRole<HTMLInputElement>('textbox');
  const hold = await holdDown(canvas.getByRole('button', { name: /^Increase/ }));
  await waitFor(() => expect(Number(input.value)).toBeGreaterThanOrEqual(4));
  await hold.leave();
  const held = input.value;
  await waitForRepeats();
  await expect(input).toHaveValue(held);
  await hold.release();
});

/** As in a cart line: only a separate press decreases 1 to 0, which removes the line. */
Default.test(
  'stops repeating at one unit',
  { args: { value: 4, min: 0 } },
  async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    const minus = canvas.getByRole('button', { name: /^Decrease/ });
    const hold = await holdDown(minus);
    await waitFor(() => expect(input).toHaveValue('1'));
    await waitForRepeats();
    await hold.release();
    await expect(input).toHaveValue('1');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await userEvent.click(minus);
    await expect(input).toHaveValue('0');
  },
);

Default.test('counts both clicks of a double click', async ({ canvas }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.dblClick(canvas.getByRole('button', { name: /^Increase/ }));
  await expect(input).toHaveValue('4');
  await userEvent.dblClick(canvas.getByRole('button', { name: /^Decrease/ }));
  await expect(input).toHaveValue('2');
});

Default.test(
  'stops at one unit on a double click',
  { args: { value: 2, min: 0 } },
  async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Decrease/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('1');
  },
);

Default.test(
  'stops at one unit while Enter is held',
  { args: { value: 1, min: 0 } },
  async ({ canvas }) => {
    const minus = canvas.getByRole('button', { name: /^Decrease/ });
    await expect(fireEvent.keyDown(minus, { key: 'Enter' })).toBe(true);
    await expect(fireEvent.keyDown(minus, { key: 'Enter', repeat: true })).toBe(false);
  },
);

/** From a typed quantity too. The last unit is not removed, even in a cart line. */
Default.test('changes by arrow keys', { args: { min: 0 } }, async ({ args, canvas }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.type(input, '{ArrowUp}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
  await userEvent.clear(input);
  await userEvent.type(input, '7{ArrowDown}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith(6);
  await userEvent.clear(input);
  await userEvent.type(input, '1{ArrowDown}');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect(args.onValueChange).toHaveBeenCalledTimes(2);
});

Default.test('ignores keys of an input method', async ({ args, canvas }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.clear(input);
  await userEvent.type(input, '7');
  for (const key of ['Enter', 'ArrowUp'])
    await fireEvent.keyDown(input, { key, isComposing: true });
  await expect(args.onValueChange).not.toHaveBeenCalled();
});

FiveDigitQuantity.test('does not exceed the maximum', async ({ args, canvas }) => {
  const input = canvas.getByRole('textbox');
  await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Arc Desk Lamp' }));
  await userEvent.type(input, '{ArrowUp}');
  await userEvent.clear(input);
  await userEvent.type(input, '100000{Enter}');
  await expect(input).toHaveValue('99999');
  await expect(args.onValueChange).not.toHaveBeenCalled();
});
