import { expect, test } from 'vitest';
import { groupStories, type IndexEntry } from '../../stories/docs/welcome/story-index.ts';

const importPath = './stories/Badge.stories.tsx';

function entriesOf(title: string, ...exportNames: string[]): IndexEntry[] {
  return [
    { id: `${title}--docs`, title, type: 'docs', importPath },
    ...exportNames.map((exportName): IndexEntry => ({
      id: `${title}--${exportName}`,
      title,
      type: 'story',
      subtype: 'story',
      exportName,
      importPath,
    })),
    { id: `${title}:test`, title, type: 'story', subtype: 'test', importPath },
  ];
}

test('groupStories returns the first state of each title', () => {
  const entries = entriesOf('Components/Primitives/Badge', 'Default', 'Clay');
  expect(groupStories(entries)).toEqual([
    {
      title: 'Components/Primitives/Badge',
      name: 'Badge',
      docsId: 'Components/Primitives/Badge--docs',
      storyId: 'Components/Primitives/Badge--Default',
      exportName: 'Default',
      importPath,
    },
  ]);
});

test('groupStories names a page with its section', () => {
  const groups = groupStories([
    ...entriesOf('Pages/Cart', 'Empty'),
    ...entriesOf('Pages/Seller/Orders', 'Empty'),
  ]);
  expect(groups.map(({ name }) => name)).toEqual(['Cart', 'Seller, Orders']);
});
