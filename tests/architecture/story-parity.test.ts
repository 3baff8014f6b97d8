import { describe, expect, test } from 'vitest';
import { findFiles } from './source-files.ts';
import { findParityFaults } from './story-parity.ts';

const pathsOf = (folder: string, ending: string) =>
  findFiles(folder, ending).map(({ path }) => path);

describe('components and stories', () => {
  test('stand in pairs', () => {
    const faults = findParityFaults(
      pathsOf('src/design-system', '.tsx'),
      pathsOf('stories/design-system', '.stories.tsx'),
    );
    expect(faults).toEqual([]);
  });

  test('are found to be apart', () => {
    const faults = findParityFaults(
      ['src/design-system/forms/TextField.tsx', 'src/design-system/primitives/icons.tsx'],
      ['stories/design-system/forms/Textfield.stories.tsx'],
    );
    expect(faults).toEqual([
      expect.stringContaining('stories/design-system/forms/TextField.stories.tsx is missing'),
      expect.stringContaining('Textfield.stories.tsx tells of no component'),
    ]);
  });
});
