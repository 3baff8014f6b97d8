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

/** A component or a page with its states. */
export interface StoryGroup {
  title: string;
  /** The title without the section, e.g. `StockBadge` or `Seller, Orders`. */
  name: string;
  docsId: string;
  /** The id and the export of the first state. */
  storyId: string;
  exportName: string;
  /** The path of the story file, relative to the repository. */
  importPath: string;
}

type ParseIndex = (text: string) => { entries: Record<string, IndexEntry> };

/** Loads all components and pages of this Storybook, in the order of the sidebar. */
export async function loadStoryGroups(): Promise<StoryGroup[]> {
  const response = await fetch('index.json');
  const index = (JSON.parse as ParseIndex)(await response.text());
  const entries = Object.values(index.entries);
  return [...new Set(entries.map(({ title }) => title))].flatMap((title) => {
    const own = entries.filter((entry) => entry.title === title);
    const docs = own.find(({ type }) => type === 'docs');
    const first = own.find(({ subtype }) => subtype === 'story');
    if (!docs || !first?.exportName) return [];
    return {
      title,
      name: nameOf(title),
      docsId: docs.id,
      storyId: first.id,
      exportName: first.exportName,
      importPath: first.importPath,
    };
  });
}

function nameOf(title: string) {
  const [section, ...rest] = title.split('/');
  return section === 'Components' ? (rest.at(-1) ?? title) : rest.join(', ');
}
