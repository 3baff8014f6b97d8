import { Description, DocsContext, Heading, Markdown, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Overview } from './mdx-components.tsx';
import { StateSheet } from './StateSheet.tsx';

/** The docs page of a component without MDX, or all states of a page on a phone and on a desktop. */
export function DocsPage() {
  const [story] = use(DocsContext).componentStories();
  if (story?.title.startsWith('Components/')) {
    return (
      <>
        <Overview />
        <Usage {...story.parameters} />
      </>
    );
  }
  return (
    <>
      <Title />
      <Description of="meta" />
      <StateSheet />
    </>
  );
}

interface UsageProps {
  usage?: { when: string; whenNot: string; screenReader: string };
}

/** When to use a component and what a screen reader announces, from the parameter `usage` of its stories. */
function Usage({ usage }: UsageProps) {
  return (
    <>
      <Heading>When to use</Heading>
      <Markdown>{usage?.when ?? ''}</Markdown>
      <Heading>When not to use</Heading>
      <Markdown>{usage?.whenNot ?? ''}</Markdown>
      <Heading>Screen reader</Heading>
      <Markdown>{usage?.screenReader ?? ''}</Markdown>
    </>
  );
}
