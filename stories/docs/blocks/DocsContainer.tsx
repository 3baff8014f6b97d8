import { DocsContainer as Container, DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, use, type ComponentProps } from 'react';

// TokenUsage.tsx reads the source code of the shop.
const ComponentTokens = lazy(async () => {
  const { ComponentTokens: component } = await import('../foundations/TokenUsage.tsx');
  return { default: component };
});

/** Surrounds every docs page: its styles, its table of contents and, at the end, the tokens of its component. */
export function DocsContainer({ children, ...props }: ComponentProps<typeof Container>) {
  return (
    <Container {...props}>
      {children}
      <Tokens />
    </Container>
  );
}

/** The tokens in use, on the page of a component. Nothing on other pages. */
function Tokens() {
  const [story] = use(DocsContext).componentStories();
  if (!story?.title.startsWith('Components/')) return null;
  return (
    <>
      {/* Not in the part that loads later: Storybook lists the headings only once. */}
      <Heading>Tokens</Heading>
      <Suspense>
        <ComponentTokens path={pathOf(story.title)} />
      </Suspense>
    </>
  );
}

/** The file of a component, relative to `src`: `design-system/forms/Field.tsx` of `Components/Forms/Field`. */
function pathOf(title: string) {
  const [, folder = '', name = ''] = title.split('/');
  return `design-system/${folder.toLowerCase()}/${name}.tsx`;
}
