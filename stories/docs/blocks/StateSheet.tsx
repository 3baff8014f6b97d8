import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { use, type ContextType } from 'react';
import { viewports } from '../../../.storybook/viewports.ts';
import { LazyFrame } from './LazyFrame.tsx';
import { Miniature } from './Miniature.tsx';

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** All states of the component or page of this docs page, read from its stories. Renders a `<ul>`. */
export function StateSheet() {
  const states = use(DocsContext)
    .componentStories()
    .filter(({ name, tags }) => !tags.includes('test-fn') && name !== 'Playground');
  return (
    <ul className="state-sheet">
      {states.map((story) => (
        <Miniature key={story.id} id={story.id} name={story.name}>
          <StatePicture story={story} />
        </Miniature>
      ))}
    </ul>
  );
}

/** A story with its own viewport at that size, a page at phone and desktop size, a component in this document. */
function StatePicture({ story }: { story: PreparedStory }) {
  const viewport = findViewport(story);
  if (viewport) return <LazyFrame id={story.id} {...viewport} />;
  if (story.title.startsWith('Pages/')) {
    return (
      <>
        <LazyFrame id={story.id} width={390} height={844} />
        <LazyFrame id={story.id} width={1280} height={844} />
      </>
    );
  }
  if (needsFrame(story)) return <LazyFrame id={story.id} width={1280} />;
  return <Story of={story.moduleExport} />;
}

/** The size of the viewport that a story sets in its globals. */
function findViewport({ storyGlobals }: Pick<PreparedStory, 'storyGlobals'>) {
  const name = readMember(storyGlobals['viewport'], 'value');
  const styles = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  return styles && { width: parseInt(styles.width), height: parseInt(styles.height) };
}

/** Whether a story fills the window, or needs its play function. */
function needsFrame({ parameters }: PreparedStory) {
  return readMember(readMember(parameters['docs'], 'story'), 'inline') === false;
}

function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
