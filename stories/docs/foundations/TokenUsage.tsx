import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { tokensOf } from './read-tokens.ts';
import { TokenFiles } from './TokenFiles.tsx';
import { TokenTable } from './TokenTable.tsx';
import { findUsage, formatUsage, type SourceText } from './token-usage.ts';

const modules = import.meta.glob<string>(
  ['../../../src/**/*.{css,ts,tsx}', '!../../../src/design-system/tokens.css'],
  { query: '?raw', import: 'default', eager: true },
);

/** The files of src, the design system first. */
const files: readonly SourceText[] = Object.entries(modules)
  .map(([path, text]) => ({ path: path.replace('../../../src/', ''), text }))
  .toSorted((one, other) => rank(one) - rank(other));

/** Where a token is used. Renders a `<span>`. */
export function TokenUsage({ name }: { name: string }) {
  return (
    <span className="block text-caption text-ink-2">{formatUsage(findUsage(name, files))}</span>
  );
}

/** The tokens that a component uses, with their values and files, and links to its parts. */
export function ComponentTokens({ path }: { path: string }) {
  const sources = files.filter((file) => file.path === path || file.path.endsWith('.css'));
  const used = tokensOf('--').filter(({ name }) => findUsage(name, sources).includes(path));
  return (
    <>
      {used.length > 0 ? <TokenTable tokens={used} /> : <p>This component uses no token itself.</p>}
      <p>The focus ring of all components uses color-accent and rule-current.</p>
      <Parts path={path} />
      {used.length > 0 && (
        <TokenFiles tokens={used} name={`${/\w+(?=\.tsx)/.exec(path)?.[0]}-tokens`} />
      )}
    </>
  );
}

/** Links to the components that a component imports, which have their own tokens. Renders a `<p>`. */
function Parts({ path }: { path: string }) {
  const text = files.find((file) => file.path === path)?.text ?? '';
  const parts = [...text.matchAll(/ from '(?:\.|\.\.\/(\w+))\/([A-Z]\w+)\.tsx'/g)];
  if (parts.length === 0) return null;
  return (
    <p>
      Tokens of its parts:{' '}
      {parts.map(([, folder = path.split('/')[1], name = ''], index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <AnchorMdx
            href={`?path=/docs/components-${folder}-${name.toLowerCase()}--docs`}
            target="_self"
          >
            {name}
          </AnchorMdx>
        </Fragment>
      ))}
    </p>
  );
}

function rank({ path }: SourceText): number {
  return path.startsWith('design-system/') ? 0 : 1;
}
