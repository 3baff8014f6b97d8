import { readFileSync } from 'node:fs';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { USAGE_HEADINGS } from './usage-headings.ts';

const icons = readFileSync('src/design-system/primitives/icons.tsx', 'utf8');
const iconAnchors = [...icons.matchAll(/^export const (\w+)/gm)].map(([, title = '']) => ({
  id: title,
  title,
}));

/**
 * Lets the search find the headings of components' docs pages, as Storybook does for MDX, and icons by their names, but
 * no tests of stories.
 */
export async function indexHeadings(starting: Promise<StoryIndexGenerator>) {
  const generator = await starting;
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = structuredClone(await getIndex());
    for (const entry of Object.values(index.entries)) {
      if (entry.type !== 'docs') continue;
      // Tests of stories would precede the states in the results of the search.
      const anchors = entry.anchors?.filter(({ id }) => !id.includes(':')) ?? [];
      const headings = entry.title.startsWith('Components/') ? headingsOf(entry.importPath) : [];
      const extra = entry.title === 'Foundations/Icons' ? iconAnchors : [];
      entry.anchors = [...headings, ...anchors, ...extra];
    }
    return index;
  };
  return generator;
}

/** @param storyFile path of the stories, relative to the repository */
function headingsOf(storyFile: string) {
  const source = readFileSync(storyFile, 'utf8');
  const usage = USAGE_HEADINGS.filter(([key]) => source.includes(`\n      ${key}:`));
  return ['Props', 'States', ...usage.map(([, heading]) => heading), 'Tokens'].map((title) => ({
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
  }));
}
