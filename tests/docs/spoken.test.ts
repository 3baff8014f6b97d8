import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  findQuote,
  parseTranscript,
  type QuoteProps,
} from '../../stories/docs/blocks/parse-transcript.ts';
import { SCREEN_READER, transcripts } from '../../stories/docs/blocks/transcripts.ts';
import { findFiles } from '../architecture/source-files.ts';

const pages = findFiles('stories', '.mdx').filter(({ text }) => text.includes('<Spoken>'));

const quotes = pages.flatMap(({ path, text }) =>
  [...text.matchAll(/<Quote\s+([^>]*?)\s*\/>/g)].map(([, attributes = '']) => ({
    path,
    quote: parseAttributes(attributes),
  })),
);

/** Parses JSX attributes with texts and numbers as values. */
function parseAttributes(attributes: string): QuoteProps {
  return {
    journey: '',
    of: '',
    ...Object.fromEntries(
      [...attributes.matchAll(/(\w+)=(?:"([^"]*)"|\{(\d+)\})/g)].map(
        ([, name = '', text, number]) => [name, text ?? Number(number)],
      ),
    ),
  };
}

test.each(quotes)('$path quotes an existing step: $quote.of', ({ quote }) => {
  expect(findQuote(transcripts, quote).steps).toHaveLength(quote.steps ?? 1);
});

test.each(pages)('$path has its quotes under Screen reader', ({ text }) => {
  const [, section = ''] = text.split('\n## Screen reader\n');
  expect(section.split('\n## ')[0]).toMatch(/<Spoken>\n {2}<Quote [^]*\/>\n<\/Spoken>/);
  expect(text.match(/<Quote[^>]*>/g)).toEqual(section.match(/<Quote[^>]*>/g));
});

test('SCREEN_READER has the version that the tests require', () => {
  const url = new URL('../screen-reader/requirements.ts', import.meta.url);
  const [, version] = /ORCA_VERSION = '(\d+)'/.exec(readFileSync(url, 'utf8')) ?? [];
  expect(SCREEN_READER).toMatch(new RegExp(`^Orca ${version} `));
});

describe('findQuote', () => {
  const lines = [
    '# Aim',
    '',
    '## Read',
    '',
    'Numpad + (read on from here)',
    '    Cart',
    '    link',
  ];
  lines.push('', '## Press', '', 'Tab', '    Cart link.', 'Enter', '    (…)', '');
  const journey = parseTranscript('journey', lines.join('\n'));
  const find = (quote: Partial<QuoteProps>) =>
    findQuote([journey], { journey: 'journey', of: 'Cart', ...quote });

  test('returns the step that says the text, and the steps after it', () => {
    expect(journey.title).toBe('Aim');
    expect(find({ steps: 2 })).toEqual({
      title: 'Press',
      steps: [
        { action: 'Tab', speech: ['Cart link.'] },
        { action: 'Enter', speech: [] },
      ],
    });
  });

  test('returns utterances of a page that is read from its top', () => {
    expect(find({ utterances: 1 })).toEqual({
      title: 'Read',
      steps: [{ action: 'Numpad + (read on from here)', speech: ['Cart'] }],
    });
  });

  test.each([{ of: 'Card' }, { scene: 'Read' }, { journey: 'other' }])(
    'throws if no step matches %o',
    (quote) => {
      expect(() => find(quote)).toThrow('No step of the transcript');
    },
  );
});
