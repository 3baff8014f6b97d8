import { expect, test } from 'vitest';
import { parseLog } from '../../.storybook/read-changes.ts';

test('parseLog returns the components of each commit, without commits that changed none', () => {
  const log = [
    '\x002026-11-24 Add IconButton\n\nsrc/design-system/primitives/IconButton.tsx',
    'src/design-system/tokens.css\nsrc/design-system/layout/Header.tsx\n',
    '\x002026-11-23 Rename a token\n\nsrc/design-system/tokens.css\n',
  ].join('\n');
  expect(parseLog(log)).toEqual([
    {
      date: '2026-11-24',
      subject: 'Add IconButton',
      components: ['primitives/IconButton', 'layout/Header'],
    },
  ]);
});
