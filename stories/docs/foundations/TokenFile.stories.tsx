import preview from '../../../.storybook/preview.tsx';
import { noScreenshot } from '../../../.storybook/modes.ts';
import { expect } from 'storybook/test';
import { SPACING_STEPS, type DesignTokens } from './design-tokens.ts';
import { tokens, tokensOf } from './read-tokens.ts';
import { TokenFile } from './TokenFile.tsx';

const meta = preview.meta({
  title: 'Foundations/Token files',
  component: TokenFile,
  parameters: noScreenshot,
  tags: ['!dev', '!autodocs'],
});

export const Default = meta.story();

async function download(link: HTMLElement): Promise<DesignTokens> {
  const response = await fetch(link.getAttribute('href') ?? '');
  return (JSON.parse as (text: string) => DesignTokens)(await response.text());
}

Default.test('links to the tokens as strings', async ({ canvas }) => {
  const designTokens = await download(canvas.getByRole('link', { name: 'design-tokens.json' }));
  await expect(designTokens).toMatchObject({
    color: {
      ink: { $type: 'color', $value: '#1e1a16' },
      glass: { $value: '#f4efe8bd' },
      current: {
        $type: 'color',
        $value: '{color.ink}',
        $extensions: { 'example.essence': { css: 'currentColor' } },
      },
      error: { $type: 'color', $value: '{color.accent}' },
    },
    font: { sans: { $value: ['Hanken Grotesk', 'Helvetica Neue', 'Arial', 'sans-serif'] } },
    text: {
      h1: {
        $type: 'typography',
        $value: {
          fontFamily: '{font.sans}',
          fontSize: '66.4px',
          fontWeight: 270,
          letterSpacing: '-2.3904px',
          lineHeight: 1.02,
        },
        $description: 'heading of a page or product. Value at 1440 × 900 px',
        $extensions: {
          'example.essence': {
            css: { letterSpacing: '-0.036em' },
            tablet: { fontSize: '50.9px' },
            phone: { fontSize: '40.1px' },
          },
        },
      },
    },
    spacing: {
      unit: { $type: 'dimension', $value: '4px' },
      '12': {
        $type: 'dimension',
        $value: '48px',
        $extensions: { 'example.essence': { css: 'calc(12 * var(--spacing-unit))' } },
      },
      control: { $value: '52px', $extensions: { 'example.essence': { css: '3.25rem' } } },
      head: {
        $value: '76px',
        $extensions: {
          'example.essence': {
            css: 'min(3.75rem, 20vw)',
            where: { '(width >= 56.25rem)': '4.75rem' },
            phone: '60px',
          },
        },
      },
      'gallery-narrow': { $value: '468px' },
    },
    duration: {
      processing: { $type: 'duration', $value: '1500ms' },
      move: {
        $extensions: {
          'example.essence': { where: { '(prefers-reduced-motion: reduce)': '0ms' } },
        },
      },
    },
    ease: { gallery: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.1, 1] } },
    aspect: { product: { $type: 'number', $value: 0.8 } },
    container: {
      lede: {
        $type: 'number',
        $value: 46,
        $description: 'greatest width of a paragraph. Unit: ch',
        $extensions: { 'example.essence': { css: '46ch' } },
      },
    },
  });
});

Default.test('links to a value for every token', async ({ canvas }) => {
  const groups = Object.values(await download(canvas.getByRole('link')));
  const values = groups.flatMap((group) => Object.values(group));
  const names = tokens.filter(({ name, condition }) => !condition && !/^--text-.*--/.test(name));
  await expect(values).toHaveLength(names.length + SPACING_STEPS.length);
  // NaN is null in JSON.
  await expect(JSON.stringify(values)).not.toMatch(/null|undefined|NaN|\[object/);
});

Default.test(
  'links to the given tokens and those that they are aliases of',
  { args: { tokens: tokensOf('--text-h'), name: 'headings' } },
  async ({ canvas }) => {
    const headings = await download(canvas.getByRole('link', { name: 'headings.json' }));
    await expect(Object.keys(headings)).toEqual(['font', 'text']);
    await expect(Object.keys(headings['text'] ?? {})).toEqual(['h1', 'h2', 'h3']);
  },
);
