import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import { STORY_RENDERED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { StateSheet } from './StateSheet.tsx';

export { Markdown, Meta } from '@storybook/addon-docs/blocks';
export { Keyboard } from './Table.tsx';

interface OverviewProps {
  /** What the component is, in one line.
   * @default the component's doc comment */
  text?: string;
}

/** The start of a component's docs page: name, first story with controls, and all states. */
export function Overview({ text }: OverviewProps) {
  const [story] = use(DocsContext).componentStories();
  if (!story) return null;
  return (
    <>
      <Title />
      {text === undefined ? <Description of="meta" /> : <Subtitle>{text}</Subtitle>}
      <Canvas of={story.moduleExport} story={{ inline: true, height: 'auto' }} />
      <Heading>Props</Heading>
      <Controls of={story.moduleExport} />
      <p>
        Native attributes, <code>className</code> and <code>ref</code> are passed on, unless the
        description says otherwise.
      </p>
      <Heading>States</Heading>
      <LaterStates storyId={story.id} />
    </>
  );
}

/** All states, once a story is rendered: the first one would wait for all others. */
function LaterStates({ storyId }: { storyId: string }) {
  const { channel } = use(DocsContext);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const show = () => {
      setIsShown(true);
      // The controls start with mapped values, which their options do not have. An update gives them the names.
      channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: {} });
    };
    channel.once(STORY_RENDERED, show);
    return () => channel.off(STORY_RENDERED, show);
  }, [channel, storyId]);
  return isShown && <StateSheet />;
}
