import { Subheading } from '@storybook/addon-docs/blocks';
import { Suspense, use, type ComponentType } from 'react';
import { mapArgs, type ComposedArgs } from '../../fixtures/map-args.ts';
import { Miniature } from '../blocks/Miniature.tsx';
import { StatePicture, type PicturedStory } from '../blocks/StatePicture.tsx';
import { useStoryGroups, type StoryGroup } from './story-index.ts';

const SCALES = { page: 0.18, wide: 0.14, phone: 0.3 };

/** The part of a story made by `meta.story` that a wall draws. */
interface ComposedStory {
  Component: ComponentType<Record<string, unknown>>;
  composed: ComposedArgs & Pick<PicturedStory, 'parameters' | 'globals'>;
}

type StoryFile = Readonly<Record<string, ComposedStory>>;

/** Loads the stories of a file, by path from here. */
const storyFiles = import.meta.glob<StoryFile>('../../**/*.stories.tsx');

/** All components by group, each in its cover state, linked to its docs page. */
export function ComponentWall() {
  const components = useStoryGroups().filter(({ title }) => title.startsWith('Components/'));
  const groups = [...new Set(components.map(groupOf))];
  return groups.map((group) => (
    <section key={group}>
      <Subheading>{group}</Subheading>
      <Wall name={group} groups={components.filter((component) => groupOf(component) === group)} />
    </section>
  ));
}

/** All pages in their main state, on a phone and on a desktop, linked to all their states. */
export function PageWall() {
  const pages = useStoryGroups().filter(({ title }) => title.startsWith('Pages/'));
  return <Wall groups={pages} />;
}

function groupOf({ title }: StoryGroup) {
  return title.split('/')[1];
}

function Wall({ name, groups }: { name?: string | undefined; groups: readonly StoryGroup[] }) {
  return (
    <ul data-name={name} className="wall mt-6 flex flex-wrap gap-x-5 sb-unstyled">
      {groups.map((group) => (
        <Miniature key={group.docsId} href={`?path=/docs/${group.docsId}`} name={group.name}>
          <Suspense>
            <CoverState group={group} />
          </Suspense>
        </Miniature>
      ))}
    </ul>
  );
}

const loaded = new Map<string, Promise<StoryFile>>();

function loadStories(importPath: string) {
  const load = storyFiles[importPath.replace('./stories/', '../../')];
  if (!load) throw new Error(`There is no story file ${importPath}.`);
  // A file with an error leaves its miniature empty; its own page shows the error.
  const stories = loaded.get(importPath) ?? load().catch((): StoryFile => ({}));
  loaded.set(importPath, stories);
  return stories;
}

function CoverState({ group }: { group: StoryGroup }) {
  const story = use(loadStories(group.importPath))[group.exportName];
  if (!story) return null;
  const { parameters, globals } = story.composed;
  return (
    <StatePicture
      story={{ id: group.storyId, title: group.title, parameters, globals }}
      scales={SCALES}
    >
      <story.Component {...mapArgs(story.composed)} />
    </StatePicture>
  );
}
