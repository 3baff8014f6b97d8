import { Heading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { tokensOf } from './read-tokens.ts';
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

/** The tokens that a component uses, as CSS custom properties, below a heading; nothing if it uses none. */
export function ComponentTokens({ path }: { path: string }) {
  const sources = files.filter((file) => file.path === path || file.path.endsWith('.css'));
  const names = tokensOf('--')
    .map(({ name }) => name)
    .filter((name) => findUsage(name, sources).includes(path));
  if (names.length === 0) return null;
  return (
    <>
      <Heading>Tokens</Heading>
      <p>
        {names.map((name) => (
          <Fragment key={name}>
            <code>{name}</code>{' '}
          </Fragment>
        ))}
      </p>
    </>
  );
}

function rank({ path }: SourceText): number {
  return path.startsWith('design-system/') ? 0 : 1;
}
