import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Title,
} from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import { STORY_RENDERED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { docsHref } from '../docs-href.ts';
import { StateSheet } from './StateSheet.tsx';
import { Table } from './Table.tsx';

/** The docs page of a component, or all states of a page on a phone and on a desktop. */
export function DocsPage() {
  const [story] = use(DocsContext).componentStories();
  if (story?.title.startsWith('Components/')) {
    return (
      <>
        <Title />
        <Description of="meta" />
        <Canvas of={story.moduleExport} story={{ inline: true, height: 'auto' }} />
        <Heading>Props</Heading>
        {Object.keys(story.argTypes).length > 0 && <Controls of={story.moduleExport} />}
        <p>
          Native attributes, <code>className</code> and <code>ref</code> are passed on, unless the
          description says otherwise. The imports of copied code are relative to <code>src</code>.
        </p>
        <Heading>States</Heading>
        <LaterStates storyId={story.id} />
        <Usage {...story.parameters} />
      </>
    );
  }
  return (
    <>
      <Title />
      <Description of="meta" />
      <Heading>States</Heading>
      <StateSheet />
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

/** Markdown: a paragraph, or the items of a list. */
type UsageText = string | readonly string[];

interface UsageProps {
  usage?: {
    when?: UsageText;
    whenNot?: UsageText;
    anatomy?: UsageText;
    /** What each key does. */
    keyboard?: Readonly<Record<string, string>>;
    screenReader?: UsageText;
    content?: UsageText;
  };
}

/** When to use a component and what a screen reader announces, from the parameter `usage` of its stories. */
function Usage({ usage = {} }: UsageProps) {
  return (
    <>
      <Section heading="When to use" text={usage.when} />
      <Section heading="When not to use" text={usage.whenNot} />
      <Section heading="Anatomy" text={usage.anatomy} />
      {usage.keyboard && (
        <>
          <Heading>Keyboard</Heading>
          <Table heads={['Key', 'Action']}>
            {Object.entries(usage.keyboard).map(([key, action]) => (
              <tr key={key}>
                <td>{key}</td>
                <td>{action}</td>
              </tr>
            ))}
          </Table>
        </>
      )}
      <Section heading="Screen reader" text={usage.screenReader} />
      <Section heading="Content" text={usage.content} />
    </>
  );
}

function Section({ heading, text }: { heading: string; text: UsageText | undefined }) {
  if (text === undefined) return null;
  const markdown = typeof text === 'string' ? text : text.map((item) => `- ${item}`).join('\n');
  return (
    <>
      <Heading>{heading}</Heading>
      <Markdown>{linkComponents(markdown)}</Markdown>
    </>
  );
}

const STORY_FILES = Object.keys(import.meta.glob('../../design-system/**/*.stories.tsx'));

/** Links the names of components in Markdown. One without a second capital may be a word, e.g. `Price`. */
function linkComponents(markdown: string) {
  return markdown.replaceAll(/\b[A-Z][a-z]+[A-Z]\w+\b/g, (name) => {
    const path = STORY_FILES.find((file) => file.endsWith(`/${name}.stories.tsx`));
    return path === undefined
      ? name
      : `[${name}](${docsHref(path.replace('../../design-system/', ''))})`;
  });
}
