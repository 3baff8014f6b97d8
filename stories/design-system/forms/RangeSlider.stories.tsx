import preview from '../../../.storybook/preview.tsx';
import { forcedColours } from '../../../.storybook/modes.ts';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { RangeSlider } from '../../../src/design-system/forms/RangeSlider.tsx';
import {
  PRICE_RANGE_MAX_DOLLARS,
  PRICE_RANGE_MIN_DOLLARS,
} from '../../../src/domain/commerce-constants.ts';
import { formatWholeDollars } from '../../../src/domain/money.ts';
import { rangeControl, selectControl } from '../../fixtures/controls.ts';
import { withMaxWidth, withPageMargins } from '../../fixtures/decorators.tsx';
import { stateful } from '../../fixtures/stateful.tsx';
import { compareStates } from '../../fixtures/compare-states.tsx';

const meta = preview.meta({
  component: RangeSlider,
  args: {
    label: 'Price range',
    thumbLabels: ['Minimum price', 'Maximum price'] as const,
    format: formatWholeDollars,
    min: PRICE_RANGE_MIN_DOLLARS,
    max: PRICE_RANGE_MAX_DOLLARS,
    value: [40, 120] as const,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  render: stateful(RangeSlider, { onValueChange: (value) => ({ value }) }),
  // The thumbs exceed the slider by half their width.
  parameters: {
    usage: {
      when: [
        'To filter a list by price or by another number, between a known minimum and maximum.',
        'Filter while a thumb moves (`onValueChange`); update the URL when it is released (`onValueCommit`).',
        'A thumb that was moved before hydration calls `onValueChange` once.',
        'The thumbs do not cross. If they overlap, the direction of the drag selects the thumb.',
        'Let it fill the width of the sidebar, to align the thumbs with its edges.',
      ],
      whenNot: 'To enter an exact amount: use TextField.',
      anatomy: [
        'Track with two thumbs, and the selected range between them. A press on the track moves the nearest thumb.',
        'Lower value, below.',
        'Upper value, below.',
      ],
      keyboard: {
        Tab: 'Moves focus to the lower thumb, then to the upper one',
        'Arrow keys': 'Decrease or increase by one',
        'Page Up, Page Down': 'Increase or decrease by the browser’s larger step',
        'Home, End': 'Move to the end of the track, at most to the other thumb',
      },
      screenReader: [
        'Reads as a group with two sliders, e.g. Price range with Minimum price and Maximum price.',
        'The value of each is formatted: $40. Screen readers announce it while a thumb moves.',
        'The values below are plain text.',
      ],
    },
    layout: 'fullscreen',
  },
  decorators: [withMaxWidth('20rem'), withPageMargins],
  argTypes: {
    min: rangeControl(0, 100),
    max: rangeControl(100, 400),
    value: selectControl({
      '$40 to $120': [40, 120],
      'Full range': [PRICE_RANGE_MIN_DOLLARS, PRICE_RANGE_MAX_DOLLARS],
      'One price': [100, 100],
    }),
  },
});

/** Presses the track at a fraction of its width. */
async function pressTrack(canvasElement: HTMLElement, fraction: number) {
  const track = canvasElement.querySelector('.range-slider-track');
  if (!track) throw new Error('The range has no track.');
  const { left, width } = track.getBoundingClientRect();
  await fireEvent.click(track, { clientX: left + width * fraction });
}

export const Default = meta.story();

export const States = meta.story({
  decorators: compareStates({ Disabled: { disabled: true } }),
  parameters: forcedColours(),
});

export const FullRange = meta.story({
  args: { value: [PRICE_RANGE_MIN_DOLLARS, PRICE_RANGE_MAX_DOLLARS] },
});

Default.test(
  'ignores a press while disabled',
  { args: { disabled: true } },
  async ({ args, canvas, canvasElement }) => {
    for (const thumb of canvas.getAllByRole('slider')) await expect(thumb).toBeDisabled();
    await pressTrack(canvasElement, 1);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
);

/** The lower thumb is on top: only it can move. */
export const BothAtMaximum = meta.story({
  args: { value: [PRICE_RANGE_MAX_DOLLARS, PRICE_RANGE_MAX_DOLLARS] },
  play: async ({ canvas }) => {
    const minimum = canvas.getByRole('slider', { name: 'Minimum price' });
    const { right, top, height } = minimum.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 8, top + height / 2)).toBe(minimum);
  },
});

/** The upper thumb is on top: only it can move. */
export const BothAtMinimum = meta.story({
  args: { value: [PRICE_RANGE_MIN_DOLLARS, PRICE_RANGE_MIN_DOLLARS] },
  play: async ({ canvas }) => {
    const maximum = canvas.getByRole('slider', { name: 'Maximum price' });
    const { left, top, height } = maximum.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, top + height / 2)).toBe(maximum);
  },
});

/** Tolerates rounding: a press has whole-pixel coordinates. */
const near = (dollars: number): unknown => expect.closeTo(dollars, -1);

/** A press on the track is the alternative to dragging, and commits at once. */
Default.test(
  'moves the nearest thumb on a press of the track',
  async ({ args, canvas, canvasElement }) => {
    await pressTrack(canvasElement, 0.3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([near(60), 120]);
    await expect(canvas.getByRole('slider', { name: 'Minimum price' })).toHaveFocus();
    await pressTrack(canvasElement, 0.75);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([near(60), near(150)]);
    await expect(canvas.getByRole('slider', { name: 'Maximum price' })).toHaveFocus();
    await expect(args.onValueCommit).toHaveBeenCalledTimes(2);
  },
);

/** If both thumbs overlap, the direction of the drag selects one. */
Default.test(
  'separates overlapping thumbs on a drag',
  { args: { value: [100, 100] } },
  async ({ args, canvas }) => {
    const maximum = canvas.getByRole('slider', { name: 'Maximum price' });
    await fireEvent.pointerDown(maximum);
    await fireEvent.change(maximum, { target: { value: '60' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith([60, 100]);
    await fireEvent.change(maximum, { target: { value: '130' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith([100, 130]);
    await fireEvent.pointerUp(maximum);
    await expect(maximum).toHaveFocus();
    await fireEvent.keyDown(maximum);
    await fireEvent.change(maximum, { target: { value: '60' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith([100, 100]);
    await fireEvent.change(canvas.getByRole('slider', { name: 'Minimum price' }), {
      target: { value: '130' },
    });
    await expect(args.onValueChange).toHaveBeenLastCalledWith([100, 100]);
  },
);

/** The focus ring of a thumb does not overlap the values below. */
export const ThumbFocused = meta.story({
  args: { value: [0, 120] },
  parameters: { pseudo: { focusVisible: '[aria-label="Minimum price"]' } },
  play: async ({ canvas }) => {
    const minimum = canvas.getByRole('slider', { name: 'Minimum price' });
    await userEvent.tab();
    await expect(minimum).toHaveFocus();
    const { bottom } = minimum.getBoundingClientRect();
    await expect(canvas.getByText('$0').getBoundingClientRect().top - bottom).toBeGreaterThan(2);
  },
});

Default.test('commits on pointer up', async ({ args, canvas }) => {
  const minimum = canvas.getByRole('slider', { name: 'Minimum price' });
  await fireEvent.pointerDown(minimum);
  await fireEvent.change(minimum, { target: { value: '50' } });
  await expect(args.onValueCommit).not.toHaveBeenCalled();
  await fireEvent.pointerUp(minimum);
  await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
  await expect(canvas.getByText('$50')).toBeVisible();
});

/** Simulated arrow keys do not move a native slider, so the test fires `change`. */
Default.test('commits by keyboard', async ({ args, canvas }) => {
  const minimum = canvas.getByRole('slider', { name: 'Minimum price' });
  const maximum = canvas.getByRole('slider', { name: 'Maximum price' });
  const user = userEvent.setup();
  await user.tab();
  await expect(minimum).toHaveFocus();
  await user.keyboard('{ArrowRight>}');
  await fireEvent.change(minimum, { target: { value: '41' } });
  await expect(args.onValueCommit).not.toHaveBeenCalled();
  await user.keyboard('{/ArrowRight}');
  await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
  await expect(canvas.getByText('$41')).toBeVisible();
  await user.tab();
  await expect(maximum).toHaveFocus();
});
