import { expect, test } from 'vitest';
import { parseLog } from '../../.storybook/read-changes.ts';

test('parseLog returns the components of each commit, without commits that changed none', () => {
  const log = [
    '\x002026-11-24 Add IconButton\n\nA\tsrc/design-system/primitives/IconButton.tsx',
    'M\tsrc/design-system/primitives/icons.tsx\nM\tsrc/design-system/layout/Header.tsx\n',
    '\x002026-11-23 Draw an icon\n\nM\tsrc/design-system/primitives/icons.tsx\n',
  ].join('\n');
  expect(parseLog(log)).toEqual([
    {
      date: '2026-11-24',
      subject: 'Add IconButton',
      components: [
        { path: 'primitives/IconButton', isNew: true },
        { path: 'layout/Header', isNew: false },
      ],
    },
  ]);
});
