/** An entry of Storybook's index, which it generates when it starts and when it is built. */
export interface IndexEntry {
  id: string;
  /** E.g. `Components/Commerce/StockBadge`. */
  title: string;
  type: 'docs' | 'story';
  subtype?: 'story' | 'test';
  exportName?: string;
  importPath: string;
  /** The headings and stories of a docs page, by which the search finds it. */
  anchors?: { id: string; title: string }[];
}

type ParseIndex = (text: string) => { entries: Record<string, IndexEntry> };

/** A component or a page with its states. */
export type StoryGroup = Awaited<ReturnType<typeof loadStoryGroups>>[number];

/** Loads all components and pages of this Storybook, in the order of the sidebar. */
export async function loadStoryGroups() {
  // Storybook has loaded it already.
  const response = await fetch('index.json', { cache: 'force-cache' });
  const index = (JSON.parse as ParseIndex)(await response.text());
  const entries = Object.values(index.entries);
  return [...new Set(entries.map(({ title }) => title))].flatMap((title) => {
    const own = entries.filter((entry) => entry.title === title);
    const docs = own.find(({ type }) => type === 'docs');
    const first = own.find(({ subtype }) => subtype === 'story');
    if (!docs || !first?.exportName) return [];
    return {
      title,
      /** The title without the section, e.g. `StockBadge` or `Seller, Orders`. */
      name: nameOf(title),
      docsId: docs.id,
      /** The id and the export of the first state. */
      storyId: first.id,
      exportName: first.exportName,
      /** The path of the story file, relative to the repository. */
      importPath: first.importPath,
    };
  });
}

function nameOf(title: string) {
  const [section, ...rest] = title.split('/');
  return section === 'Components' ? (rest.at(-1) ?? title) : rest.join(', ');
}
