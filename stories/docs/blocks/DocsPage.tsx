import { DocsContext, Heading, Markdown, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Overview } from './mdx-components.tsx';
import { StateSheet } from './StateSheet.tsx';

/** The docs page of a component without MDX, or all states of a page on a phone and on a desktop. */
export default function DocsPage() {
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
      <StateSheet />
    </>
  );
}

/** When to use a component, from the parameter `usage` of its stories. */
function Usage({ usage }: { usage?: { when: string; whenNot: string } }) {
  return (
    <>
      <Heading>When to use</Heading>
      <Markdown>{usage?.when ?? ''}</Markdown>
      <Heading>When not to use</Heading>
      <Markdown>{usage?.whenNot ?? ''}</Markdown>
    </>
  );
}
