import { describe, expect, test } from 'vitest';
import { findFiles } from './source-files.ts';
import { findRawValues } from './tokens.ts';

describe('findRawValues', () => {
  test('reports nothing in src', () => {
    expect(findRawValues(findFiles('src', '.ts', '.tsx', '.css'))).toEqual([]);
  });

  test.each([
    ['className="bg-blue-500"', 'palette'],
    ['className="hover:text-stone-400"', 'palette'],
    ['className="bg-white"', 'palette'],
    ['className="bg-[#fff]"', 'raw colour'],
    ["style={{ color: '#964828' }}", 'raw colour'],
    ["style={{ color: 'rgb(0 0 0)' }}", 'raw colour'],
    ['className="w-[37px]"', 'raw size'],
    ['className="mt-[1.5rem]"', 'raw size'],
    ['className="grid-cols-[5.5rem_1fr]"', 'raw size'],
    ['className="pt-[calc(var(--spacing-head)+2rem)]"', 'raw size'],
    ['className="ease-[cubic-bezier(0,0,1,1)]"', 'raw easing'],
  ])('reports code with raw values: %s', (text, rule) => {
    expect(findRawValues([{ path: 'src/design-system/layout/Header.tsx', text }])).toEqual([
      expect.stringContaining(rule),
    ]);
  });

  test.each([
    ['.x { color: #fff; }', 'raw colour'],
    ['.x { width: 12px; }', 'raw size'],
    ['.x { transition-duration: 160ms; }', 'raw size'],
    ['.x { transition-timing-function: cubic-bezier(0, 0, 1, 1); }', 'raw easing'],
  ])('reports a stylesheet with raw values: %s', (text, rule) => {
    expect(findRawValues([{ path: 'src/design-system/utilities.css', text }])).toEqual([
      expect.stringContaining(rule),
    ]);
  });

  test.each([
    'className="grid-cols-[--spacing(22)_minmax(0,1fr)_auto] pt-[calc(100%-var(--spacing-head))]"',
    'className="bg-stone text-ink-2 w-7 after:border-t-(length:--rule-current)"',
    'href="#featured"',
    '// a comment may say #fff and 12px',
  ])('allows %s', (text) => {
    expect(findRawValues([{ path: 'src/design-system/layout/Header.tsx', text }])).toEqual([]);
  });
});
