import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { use, useEffect } from 'react';
import { Miniature } from './Miniature.tsx';
import { StatePicture } from './StatePicture.tsx';

/** Two pages, each on a desktop and on a phone, and two wide components fit side by side. */
const SCALES = { page: 0.28, wide: 0.37, phone: 0.5 };

/** All states of the component or page of this docs page, read from its stories. Renders a `<ul>`. */
export function StateSheet() {
  const states = use(DocsContext)
    .componentStories()
    .filter(
      ({ tags }) => tags.includes('dev') && !tags.includes('test-fn') && !tags.includes('paper'),
    );
  // Storybook scrolls to the state of a search result before this list is rendered.
  useEffect(() => {
    document.getElementById(window.parent.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <ul className="state-sheet mt-6 flex flex-wrap gap-x-7 sb-unstyled">
      {states.map(({ id, title, name, parameters, storyGlobals, moduleExport }) => (
        <Miniature
          key={id}
          id={`anchor--${id}`}
          href={`?path=/story/${id}`}
          name={name}
          description={describe(parameters)}
          phoneHref={
            title.startsWith('Pages/')
              ? `./?path=/story/${id}&globals=viewport.value:phone`
              : undefined
          }
        >
          <StatePicture story={{ id, title, parameters, globals: storyGlobals }} scales={SCALES}>
            <Story of={moduleExport} />
          </StatePicture>
        </Miniature>
      ))}
    </ul>
  );
}

/** The sentence that says when a page has this state: the doc comment of its story. */
function describe({ docs }: { docs?: { description?: { story?: string } } }) {
  return docs?.description?.story;
}
