import { Subheading } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { mapArgs, type ComposedArgs } from '../../fixtures/map-args.ts';
import { Miniature } from '../blocks/Miniature.tsx';
import { StatePicture, type PicturedStory } from '../blocks/StatePicture.tsx';
import { loadStoryGroups, type StoryGroup } from './story-index.ts';

const SCALES = { page: 0.18, phone: 0.3, wideWidth: 180 };

/** The part of a story made by `meta.story` that an overview shows. */
interface ComposedStory {
  Component: ComponentType<Record<string, unknown>>;
  composed: ComposedArgs & Pick<PicturedStory, 'parameters' | 'globals'>;
}

type StoryFile = Readonly<Record<string, ComposedStory>>;

/** The stories of all components and pages, by path from here. */
const storyFiles = import.meta.glob<StoryFile>(
  ['../../design-system/**/*.stories.tsx', '../../pages/**/*.stories.tsx'],
  { eager: true },
);

const storyGroups = await loadStoryGroups();

/** All components by group, each in its first state, linked to its docs page. */
export function ComponentOverview() {
  const components = storyGroups.filter(({ title }) => title.startsWith('Components/'));
  const groups = [...new Set(components.map(groupOf))];
  return groups.map((group) => (
    <section key={group}>
      <Subheading>{group}</Subheading>
      <Overview name={group} groups={components.filter((one) => groupOf(one) === group)} />
    </section>
  ));
}

/** All pages in their main state, on a phone and on a desktop, linked to all their states. */
export function PageOverview() {
  const pages = storyGroups.filter(({ title }) => title.startsWith('Pages/'));
  return <Overview groups={pages} />;
}

function groupOf({ title }: StoryGroup) {
  return title.split('/')[1];
}

function Overview({ name, groups }: { name?: string | undefined; groups: readonly StoryGroup[] }) {
  return (
    <ul data-name={name} className="overview mt-6 flex flex-wrap gap-x-5 sb-unstyled">
      {groups.map((group) => (
        <Miniature key={group.docsId} href={`?path=/docs/${group.docsId}`} name={group.name}>
          <CoverState group={group} />
        </Miniature>
      ))}
    </ul>
  );
}

function CoverState({ group }: { group: StoryGroup }) {
  const story = storyFiles[group.importPath.replace('./stories/', '../../')]?.[group.exportName];
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
