import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { findFiles } from '../support/source-files.ts';

const PATH = /(?<![\w./-])(?:src|stories|tests|scripts|public|\.storybook|\.github)(?:\/[\w.-]+)+/g;

/** Files that are generated, names that a how-to proposes, and those that a page only compares with. */
const ABSENT =
  /stone-bowl|AboutPage|pages\/about|renders\/drafts|size\.budget|color\.current|text-4xl|tsconfig\.app|^-g$|UNSAFE_|BroadcastChannel|Strict-Transport|dangerouslySet|vite-plugin-pwa/;

const readme = { path: 'README.md', text: readFileSync('README.md', 'utf8') };
/** The parameter `usage` of a component's stories, which is the text of its docs page. */
const USAGE = /^ {4}usage: \{[^]*?^ {4}\},$/m;
const usages = findFiles('stories/design-system', '.tsx').map(({ path, text }) => ({
  path,
  text: USAGE.exec(text)?.[0] ?? '',
}));
const pages = [readme, ...findFiles('stories', '.mdx'), ...usages];

test.each(pages)('$path references only existing files', ({ text }) => {
  const files = [...text.matchAll(PATH)].map(([file]) => file.replace(/\.$/, ''));
  const missing = files.filter((file) => !ABSENT.test(file) && !existsSync(file));
  expect(missing).toEqual([]);
});

const code = ['src', 'stories', 'tests', 'scripts', '.storybook', '.github']
  .flatMap((folder) => findFiles(folder, '.ts', '.tsx', '.css', '.json', '.py', '.txt', '.yml'))
  .filter(({ path }) => !/node_modules|doc-references/.test(path))
  .flatMap(({ path, text }) => [path, text.replace(USAGE, '')])
  .concat(
    pages.map(({ path }) => path),
    readFileSync('package.json', 'utf8'),
    readFileSync('index.html', 'utf8'),
  )
  .join('\n');

/** A name in backticks: an identifier, with or without parentheses, a class, an attribute or a file. */
const NAME = /`([\w@.-]+)(?:\(\))?`/g;

const isInCode = (name: string) =>
  new RegExp(`(?<!\\w)${name.replaceAll('.', '\\.')}(?!\\w)`).test(code);

test.each(pages)('$path has only names of the code in backticks', ({ text }) => {
  const names = [...text.replaceAll(/```[^]*?```/g, '').matchAll(NAME)].map(
    ([, name = '']) => name,
  );
  expect(names.filter((name) => !ABSENT.test(name) && !isInCode(name))).toEqual([]);
});

test.each(pages)('$path references only existing npm scripts', ({ text }) => {
  const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
  expect(scripts.filter((script) => !(script in packageJson.scripts))).toEqual([]);
});

test('README.md documents every npm script', () => {
  const inReadme = Object.keys(packageJson.scripts).filter((script) =>
    new RegExp(`npm (?:run )?${script}(?![\\w:-])`).test(readme.text),
  );
  const exempt = ['build', 'pretest', 'check:types', 'check:lint', 'check:unused', 'check:format'];
  expect(new Set([...inReadme, ...exempt])).toEqual(new Set(Object.keys(packageJson.scripts)));
});
