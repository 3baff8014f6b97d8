import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { docsHref } from '../docs-href.ts';
import { isPart, tokensOf } from './read-tokens.ts';
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

/** A download of the tokens of a component and its parts, links to the parts, and a table of the component's own. */
export function ComponentTokens({ path }: { path: string }) {
  const sheet = styleSheetOf(path);
  const used = tokensUsedBy([path]);
  const parts = partsOf(path);
  const hasFocus = [path, ...parts].some((part) => CONTROL.test(textOf(part)));
  const focusTokens = hasFocus ? FOCUS_TOKENS.flatMap(tokensOf) : [];
  const all = [...new Set([...tokensUsedBy([path, ...parts]), ...focusTokens])];
  return (
    <>
      {all.length > 0 && (
        <p>
          <TokenFile tokens={all} name={`${nameOf(path)}-tokens`} />
          {parts.length > 0 && (
            <>
              , with the tokens of its parts, too: <ComponentLinks paths={parts} />
            </>
          )}
        </p>
      )}
      {used.length > 0 ? (
        <TokenTable
          tokens={used}
          usage="Used as"
          usageOf={(name) => {
            const classNames = findClassNames(name, textOf(path), files);
            const texts = classNames.length > 0 || !textOf(sheet) ? classNames : [nameOf(sheet)];
            return texts.map((text) => <code key={text}>{text}</code>);
          }}
        />
      ) : (
        <p>This component uses no token itself.</p>
      )}
      {hasFocus && (
        <p>
          The focus ring uses color-focus and rule-current. A text field has a thicker line instead.
        </p>
      )}
    </>
  );
}

/** A table of all tokens outside media queries, with the components that use each. */
export function AllTokens() {
  return (
    <TokenTable
      tokens={tokensOf('--').filter(({ name }) => !isPart(name))}
      usage="Used by"
      usageOf={(name) =>
        [...new Set(findUsage(name, files).map(componentOf))]
          .filter(isComponent)
          .map((path) => <ComponentLink key={path} path={path} />)
      }
    />
  );
}

/** Links to the components that show an icon. Others are on pages only. */
export function IconUsers({ name }: { name: string }) {
  const users = files.filter(({ path, text }) => isComponent(path) && text.includes(name));
  return users.length === 0 ? 'pages' : <ComponentLinks paths={users.map(({ path }) => path)} />;
}

/** Links to the components that a page and its own parts render. */
export function PageComponents({ name }: { name: string }) {
  const page = files.find(({ path }) => path.endsWith(`/${name}.tsx`));
  return (
    <p>
      <ComponentLinks paths={page ? [...new Set(componentsOf(page.path))].toSorted(byName) : []} />
    </p>
  );
}

function ComponentLinks({ paths }: { paths: readonly string[] }) {
  return paths.map((path, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      <ComponentLink path={path} />
    </Fragment>
  ));
}

function ComponentLink({ path }: { path: string }) {
  return (
    <AnchorMdx href={docsHref(path.replace('design-system/', ''))} target="_self">
      {nameOf(path)}
    </AnchorMdx>
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
  return importsOf(path).reduce<string[]>(
    (parts, part) => (parts.includes(part) ? parts : partsOf(part, [...parts, part])),
    [...found],
  );
}

/** The components of the design system that a page imports, or that its own components do. */
function componentsOf(path: string): string[] {
  return isComponent(path) ? [path] : importsOf(path).flatMap(componentsOf);
}

/** The files of components that a file imports, relative to `src`. */
function importsOf(path: string) {
  const imports = textOf(path).matchAll(/ from '(\.\.?\/(?:[^']*\/)?[A-Z]\w+\.tsx)'/g);
  return [...imports].map(([, file = '']) => new URL(file, `file:///${path}`).pathname.slice(1));
}

function isComponent(path: string) {
  return /^design-system\/\w+\/[A-Z]/.test(path);
}

function byName(one: string, other: string) {
  return nameOf(one).localeCompare(nameOf(other));
}

/** The component that has this style sheet; another file itself. */
function componentOf(path: string) {
  return (
    files.find((file) => isComponent(file.path) && styleSheetOf(file.path) === path)?.path ?? path
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
  return /[^/]+?(?=\.tsx|$)/.exec(path)?.[0] ?? '';
}
