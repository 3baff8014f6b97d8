import preview from '../../.storybook/preview.tsx';
import { mainPageModes, pageInForcedColours } from '../../.storybook/modes.ts';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CHECKOUT_DELAY_MS } from '../../src/domain/commerce-constants.ts';
import { onPaper } from '../fixtures/on-paper.tsx';
import { findAnnouncer } from '../fixtures/find-announcer.ts';
import { freeShippingCart } from '../fixtures/shop/carts.ts';
import { checkoutValues } from '../fixtures/shop/form-values.ts';
import { shopPage } from '../fixtures/shop/shop-page.ts';

const meta = preview.meta({
  title: 'Pages/Checkout',
  ...shopPage('`/checkout`: delivery and payment, and the order summary.'),
  args: { route: '/checkout', cart: freeShippingCart },
});

/** Expected `autocomplete` values, by field label. */
const autocompleteTokens = {
  Email: 'email',
  'First Name': 'given-name',
  'Last Name': 'family-name',
  Address: 'address-line1',
  City: 'address-level2',
  ZIP: 'postal-code',
  Country: 'country-name',
  'Name on Card': 'cc-name',
  'Card Number': 'cc-number',
  'Expiry Date': 'cc-exp',
  CVV: 'cc-csc',
};

/** The checkout opens. */
export const Pristine = meta.story({
  parameters: { chromatic: { modes: mainPageModes } },
  play: async ({ canvas }) => {
    const placeOrder = await canvas.findByRole('button', { name: 'Place Order' });
    await expect(placeOrder).toBeEnabled();
    await expect(placeOrder.getAnimations({ subtree: true })).toEqual([]);
    for (const title of ['Contact', 'Shipping', 'Payment']) {
      await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    }
    for (const [label, token] of Object.entries(autocompleteTokens)) {
      await expect(canvas.getByLabelText(label)).toBeRequired();
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', token);
      // The checkout has the browser's checks alone.
      for (const rule of ['maxlength', 'minlength', 'pattern']) {
        await expect(canvas.getByLabelText(label)).not.toHaveAttribute(rule);
      }
    }
    await expect(canvas.getByLabelText('Country')).toHaveValue('United States');
    await expect(canvas.getByLabelText('Expiry Date')).toHaveAttribute('placeholder', 'MM/YY');
    await expect(canvas.getByLabelText('CVV')).toHaveAttribute('placeholder', '123');
    for (const label of ['Card Number', 'CVV']) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('inputmode', 'numeric');
    }
    // Some countries have letters in postal codes.
    await expect(canvas.getByLabelText('ZIP')).not.toHaveAttribute('inputmode');
    const summary = canvas.getByRole('region', { name: 'Order Summary' });
    await expect(summary).toHaveTextContent('2 × $48.00');
    await expect(summary).toHaveTextContent('$262.15');
  },
});

/** Each submit announces the number of errors again. The focus on the first field reads its message. */
export const AllFieldsInvalid = meta.story({
  parameters: { chromatic: { modes: pageInForcedColours } },
  play: async ({ canvas, canvasElement }) => {
    const placeOrder = await canvas.findByRole('button', { name: 'Place Order' });
    const announcer = findAnnouncer(canvasElement);
    for (let press = 0; press < 2; press += 1) {
      announcer.replaceChildren();
      await userEvent.click(placeOrder);
      await waitFor(() => expect(announcer).toHaveTextContent(/^10 fields to correct\.$/));
    }
    for (const label of Object.keys(checkoutValues)) {
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
        'Please fill out this field.',
      );
    }
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

/** As the browser prints it. */
export const OnPaper = meta.story(onPaper);

/** After Place Order with an address without an @. */
export const EmailInvalid = meta.story({
  play: async ({ canvas }) => {
    await fireEvent.input(await canvas.findByLabelText('Email'), { target: { value: 'ines' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }));
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/include an '@'/);
  },
});

/** A checkout without a cart redirects to the cart. */
export const EmptyCart = meta.story({
  args: { cart: () => [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  },
});

Pristine.test('revalidates on input', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Place Order' }));
  await userEvent.type(canvas.getByLabelText('City'), 'P');
  await expect(canvas.getByLabelText('City')).toBeValid();
  await expect(canvas.getByLabelText('City')).toHaveAccessibleDescription('');
  await expect(canvas.getByLabelText('ZIP')).toBeInvalid();
  await userEvent.clear(canvas.getByLabelText('City'));
  await expect(canvas.getByLabelText('City')).toHaveAccessibleDescription(
    'Please fill out this field.',
  );
});

/** A different error of the same field replaces the message on blur, not while typing. */
Pristine.test('updates the error on blur', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Place Order' }));
  const email = canvas.getByLabelText('Email');
  await userEvent.type(email, 'ines');
  await expect(email).toHaveAccessibleDescription('Please fill out this field.');
  await userEvent.tab();
  await expect(email).toHaveAccessibleDescription(/include an '@'/);
});

/** As a password manager fills them in. */
Pristine.test('clears errors of fields filled in without events', async ({ canvas }) => {
  const placeOrder = await canvas.findByRole('button', { name: 'Place Order' });
  await userEvent.click(placeOrder);
  for (const [label, value] of Object.entries(checkoutValues)) {
    canvas.getByLabelText<HTMLInputElement>(label).value = value;
  }
  await userEvent.click(placeOrder);
  await expect(placeOrder).toHaveTextContent('Processing...');
  await expect(canvas.queryByText('Please fill out this field.')).toBeNull();
});

/** The 1500 ms after Place Order. */
export const Processing = meta.story({
  // The order stays in processing.
  beforeEach: () => {
    const timers: { setTimeout: (run: TimerHandler, ms?: number) => number } = window;
    const start = window.setTimeout.bind(window);
    // The Actions panel leaves this name out.
    const spy = spyOn(timers, 'setTimeout').mockName('spy');
    spy.mockImplementation((run, ms) => (ms === CHECKOUT_DELAY_MS ? 0 : start(run, ms)));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Place Order' });
    for (const [label, value] of Object.entries(checkoutValues)) {
      await fireEvent.input(canvas.getByLabelText(label), { target: { value } });
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }));
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await expect(canvas.getByText('Processing your order')).toHaveAttribute('aria-live', 'polite');
    await expect(
      within(canvas.getByRole('region', { name: 'Order Summary' })).getByText('$262.15'),
    ).toBeVisible();
  },
});

/** The progress line along the button grows during the 1.5 seconds of processing. */
Processing.test('the progress line of the button runs for 1500 ms', async ({ canvas }) => {
  const line = canvas
    .getByRole('button', { name: 'Processing...' })
    .getAnimations({ subtree: true })
    .find((animation) => animation instanceof CSSAnimation);
  await expect(line?.playState).toBe('running');
  await expect(line?.effect?.getTiming().duration).toBe(1500);
  await expect(line?.effect?.getComputedTiming().progress).toBeLessThan(1);
});
