import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { docsHref } from '../docs-href.ts';
import { tokensOf } from './read-tokens.ts';
import { TokenFile } from './TokenFile.tsx';
import { TokenTable } from './TokenTable.tsx';
import { findClassNames, findUsage, type SourceText } from './token-usage.ts';

const modules = import.meta.glob<string>(
  ['../../../src/**/*.{css,ts,tsx}', '!../../../src/design-system/tokens.css'],
  { query: '?raw', import: 'default', eager: true },
);

const files: readonly SourceText[] = Object.entries(modules).map(([path, text]) => ({
  path: path.replace('../../../src/', ''),
  text,
}));

/** A native control, or the link of the router, in JSX. */
const CONTROL = /<(?:a|button|input|select|textarea|Link)\b/;

/** The tokens of the focus ring, which base.css draws. */
const FOCUS_TOKENS = ['--color-focus', '--rule-current'];

/** A table of the component's tokens, links to its parts, and a download of the tokens of both. */
export function ComponentTokens({ path }: { path: string }) {
  const used = tokensUsedBy([path]);
  const parts = partsOf(path);
  const hasFocus = [path, ...parts].some((part) => CONTROL.test(textOf(part)));
  const focusTokens = hasFocus ? FOCUS_TOKENS.flatMap(tokensOf) : [];
  const all = [...new Set([...tokensUsedBy([path, ...parts]), ...focusTokens])];
  return (
    <>
      {used.length > 0 ? (
        <TokenTable
          tokens={used}
          classNamesOf={(name) => findClassNames(name, textOf(path), files)}
        />
      ) : (
        <p>This component uses no token itself.</p>
      )}
      {hasFocus && (
        <p>The focus ring uses color-focus and rule-current, unless a control has its own.</p>
      )}
      {parts.length > 0 && (
        <p>
          The file contains the tokens of its parts, too:{' '}
          {parts.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ', '}
              <AnchorMdx href={docsHref(part.replace('design-system/', ''))} target="_self">
                {nameOf(part)}
              </AnchorMdx>
            </Fragment>
          ))}
        </p>
      )}
      {all.length > 0 && (
        <p>
          <TokenFile tokens={all} name={`${nameOf(path)}-tokens`} />
        </p>
      )}
    </>
  );
}

/** @param components with a style sheet of the same name, if they have one: `RangeSlider.tsx`, `range-slider.css` */
function tokensUsedBy(components: readonly string[]) {
  const paths = components.flatMap((path) => [path, styleSheetOf(path)]);
  const sources = files.filter((file) => paths.includes(file.path) || file.path.endsWith('.css'));
  return tokensOf('--').filter(({ name }) =>
    findUsage(name, sources).some((path) => paths.includes(path)),
  );
}

/** The components that a component imports, and those that they import, and so on. */
function partsOf(path: string, found: readonly string[] = []): string[] {
  const imports = [...textOf(path).matchAll(/ from '(?:\.|\.\.\/(\w+))\/([A-Z]\w+\.tsx)'/g)];
  return imports
    .map(([, folder = path.split('/')[1], file]) => `design-system/${folder}/${file}`)
    .reduce<string[]>(
      (parts, part) => (parts.includes(part) ? parts : partsOf(part, [...parts, part])),
      [...found],
    );
}

function styleSheetOf(path: string) {
  return path.replace(/\w+\.tsx$/, (file) =>
    file
      .replace('.tsx', '.css')
      .replaceAll(/\B[A-Z]/g, '-$&')
      .toLowerCase(),
  );
}

function textOf(path: string) {
  return files.find((file) => file.path === path)?.text ?? '';
}

function nameOf(path: string) {
  return /\w+(?=\.tsx)/.exec(path)?.[0];
}
