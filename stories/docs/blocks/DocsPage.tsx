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
import { USAGE_HEADINGS } from '../../../.storybook/usage-headings.ts';
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

/** Markdown: a paragraph, or the items of a list; or what each key does. */
type UsageContent = string | readonly string[] | Readonly<Record<string, string>>;

interface UsageProps {
  usage?: Readonly<Partial<Record<(typeof USAGE_HEADINGS)[number][0], UsageContent>>>;
}

/** When to use a component and what a screen reader announces, from the parameter `usage` of its stories. */
function Usage({ usage = {} }: UsageProps) {
  return USAGE_HEADINGS.map(([key, heading]) => {
    const content = usage[key];
    return content && <Section key={key} heading={heading} content={content} />;
  });
}

function Section({ heading, content }: { heading: string; content: UsageContent }) {
  return (
    <>
      <Heading>{heading}</Heading>
      {isMarkdown(content) ? (
        <Markdown>
          {linkComponents(
            typeof content === 'string' ? content : content.map((item) => `- ${item}`).join('\n'),
          )}
        </Markdown>
      ) : (
        <Table heads={['Key', 'Action']}>
          {Object.entries(content).map(([key, action]) => (
            <tr key={key}>
              <td>{key}</td>
              <td>{action}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}

function isMarkdown(content: UsageContent): content is string | readonly string[] {
  return typeof content === 'string' || Array.isArray(content);
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
