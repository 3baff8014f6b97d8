import { Description, DocsContext, Heading, Markdown, Title } from '@storybook/addon-docs/blocks';
import { Fragment, use } from 'react';
import { docsHref } from '../docs-href.ts';
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
      <Heading>States</Heading>
      <StateSheet />
    </>
  );
}

const STORY_FILES = Object.keys(import.meta.glob('../../design-system/**/*.stories.tsx'));

const USAGE_HEADINGS = [
  ['when', 'When to use'],
  ['whenNot', 'When not to use'],
  ['screenReader', 'Screen reader'],
  ['content', 'Content'],
] as const;

interface UsageProps {
  /** Markdown for each heading: a paragraph, or the items of a list. */
  usage?: Partial<Record<(typeof USAGE_HEADINGS)[number][0], string | readonly string[]>>;
}

/** When to use a component and what a screen reader announces, from the parameter `usage` of its stories. */
function Usage({ usage = {} }: UsageProps) {
  return USAGE_HEADINGS.map(([key, heading]) => {
    const text = usage[key];
    if (text === undefined) return null;
    const markdown = typeof text === 'string' ? text : text.map((item) => `- ${item}`).join('\n');
    return (
      <Fragment key={key}>
        <Heading>{heading}</Heading>
        <Markdown>{linkComponents(markdown)}</Markdown>
      </Fragment>
    );
  });
}

/** Links the names of components in Markdown. One without a second capital may be a word, e.g. `Price`. */
function linkComponents(markdown: string) {
  return markdown.replaceAll(/\b[A-Z][a-z]+[A-Z]\w+\b/g, (name) => {
    const path = STORY_FILES.find((file) => file.endsWith(`/${name}.stories.tsx`));
    return path === undefined
      ? name
      : `[${name}](${docsHref(path.replace('../../design-system/', ''))})`;
  });
}
