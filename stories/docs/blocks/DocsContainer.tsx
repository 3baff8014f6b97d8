import { DocsContainer as Container, DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, use, type ComponentProps } from 'react';
import type { Change } from '../../../.storybook/read-changes.ts';

declare global {
  interface ImportMetaEnv {
    /** Defined in main.ts. */
    readonly CHANGES: readonly Change[];
  }
}

// TokenUsage.tsx reads the source code of the shop.
const loadTokenUsage = () => import('../foundations/TokenUsage.tsx');
const ComponentTokens = lazy(async () => ({ default: (await loadTokenUsage()).ComponentTokens }));
const PageComponents = lazy(async () => ({ default: (await loadTokenUsage()).PageComponents }));

/** Surrounds every docs page. At the end are the tokens of its component, or the components of its page. */
export function DocsContainer({ children, ...props }: ComponentProps<typeof Container>) {
  return (
    <Container {...props}>
      {children}
      <Contents />
    </Container>
  );
}

/** What a component or a page of the shop consists of. Nothing on other docs pages. */
function Contents() {
  const [story] = use(DocsContext).componentStories();
  const page = /\w+Page(?=\.stories)/.exec(String(story?.parameters['fileName']))?.[0];
  const isComponent = story?.title.startsWith('Components/');
  if (!story || !(isComponent || page)) return null;
  return (
    <>
      {/* Not in the part that loads later: Storybook lists the headings only once. */}
      <Heading>{page ? 'Components' : 'Tokens'}</Heading>
      <Suspense>
        {page ? <PageComponents name={page} /> : <ComponentTokens path={pathOf(story.title)} />}
      </Suspense>
      {!page && <LatestChanges path={pathOf(story.title)} />}
    </>
  );
}

/** The last three changes of a component, from the git history. */
function LatestChanges({ path }: { path: string }) {
  const changes = import.meta.env.CHANGES.filter((change) => `${change.path}.tsx` === path);
  if (changes.length === 0) return null;
  return (
    <>
      <Heading>Latest changes</Heading>
      <ul>
        {changes.slice(0, 3).map(({ date, commit, subject }) => (
          <li key={commit}>{`${date}: ${subject}`}</li>
        ))}
      </ul>
    </>
  );
}

/** The file of a component, relative to `src`: `design-system/forms/Field.tsx` of `Components/Forms/Field`. */
function pathOf(title: string) {
  const [, folder = '', name = ''] = title.split('/');
  return `design-system/${folder.toLowerCase()}/${name}.tsx`;
}
