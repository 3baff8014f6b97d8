import { DocsContext, SourceContext, Story, useSourceProps } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState, type ComponentProps } from 'react';
import { Miniature } from './Miniature.tsx';
import { StatePicture } from './StatePicture.tsx';

/** A page on a desktop and on a phone, and two wide components, fit side by side. */
const SCALES = { page: 0.4, phone: 0.5, wideWidth: 424 };

/** All states of the component or page of this docs page, read from its stories. Renders a `<ul>`. */
export function StateSheet() {
  const stories = use(DocsContext).componentStories();
  const states = stories.filter(({ tags }) => tags.includes('dev') && !isTest(tags));
  // The states grow when their pictures load, so the target of the URL stays in view until the reader scrolls.
  useEffect(() => {
    const target = document.getElementById(window.parent.location.hash.slice(1));
    if (!target) return undefined;
    target.closest('.miniature')?.setAttribute('data-target', '');
    const sizes = new ResizeObserver(() => target.scrollIntoView());
    const stop = () => sizes.disconnect();
    sizes.observe(document.body);
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      window.addEventListener(type, stop, { once: true });
    return stop;
  }, []);
  return (
    <>
      <p>Pictures are smaller than the states. Press a name to open the state in its real size.</p>
      <ul className="state-sheet mt-6 flex flex-wrap gap-x-7 sb-unstyled">
        {states.map(({ id, title, name, parameters, storyGlobals, moduleExport }) => (
          <Miniature
            key={id}
            id={`anchor--${id}`}
            href={`?path=/story/${id}`}
            name={name}
            tests={stories.filter((test) => isTest(test.tags) && test.id.startsWith(`${id}:`))}
            description={describe(parameters)}
            action={
              title.startsWith('Pages/')
                ? storyGlobals.viewport === undefined && (
                    // Storybook applies the viewport of a URL only when it loads.
                    <a
                      href={`./?path=/story/${id}&globals=viewport.value:phone`}
                      target="_top"
                      aria-label={`${name} on a phone`}
                    >
                      Phone
                    </a>
                  )
                : // `States` shows several, and has the code of the last one.
                  !name.endsWith('States') && <CopyCode story={moduleExport} name={name} />
            }
          >
            <StatePicture story={{ id, title, parameters, globals: storyGlobals }} scales={SCALES}>
              <Story of={moduleExport} />
            </StatePicture>
          </Miniature>
        ))}
      </ul>
    </>
  );
}

function isTest(tags: readonly string[]) {
  return tags.includes('test-fn');
}

/** A button that copies the code of a story, which Storybook knows once it has rendered it. */
function CopyCode({ story, name }: { story: ComponentProps<typeof Story>['of']; name: string }) {
  const { code } = useSourceProps({ of: story }, use(DocsContext), use(SourceContext));
  const [isCopied, setIsCopied] = useState(false);
  // Empty until the story is rendered.
  if (!code) return null;
  return (
    <button
      type="button"
      onClick={() => {
        void navigator.clipboard.writeText(code).then(() => setIsCopied(true));
      }}
    >
      {isCopied ? 'Copied' : 'Copy code'}
      <span className="sr-only"> of {name}</span>
    </button>
  );
}

/** The sentence that says when a page has this state: the doc comment of its story. */
function describe({ docs }: { docs?: { description?: { story?: string } } }) {
  return docs?.description?.story;
}
