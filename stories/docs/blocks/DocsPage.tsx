import { DocsContext, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Overview } from './mdx-components.tsx';
import { StateSheet } from './StateSheet.tsx';

/** The docs page of a component without MDX, or all states of a page on a phone and on a desktop. */
export default function DocsPage() {
  const [story] = use(DocsContext).componentStories();
  if (story?.title.startsWith('Components/')) return <Overview />;
  return (
    <>
      <Title />
      <StateSheet />
    </>
  );
}
