import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file path relative to the project root. */
const PATH = /(?<![\w./-])(?:src|stories|tests|scripts|public|\.storybook|\.github)(?:\/[\w.-]+)+/g;

/** Paths that are generated, or examples of the how-to pages. */
const ABSENT = /stone-bowl|AboutPage|pages\/about|renders\/drafts/;

const docs = readdirSync(`${root}/stories`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `stories/${file}`);

const pages = ['README.md', ...docs].map((path) => ({
  path,
  text: readFileSync(`${root}/${path}`, 'utf8'),
}));

test.each(pages)('$path references only existing files', ({ text }) => {
  const files = [...text.matchAll(PATH)].map(([file]) => file.replace(/\.$/, ''));
  const missing = files.filter((file) => !ABSENT.test(file) && !existsSync(`${root}/${file}`));
  expect(missing).toEqual([]);
});

test.each(pages)('$path references only existing npm scripts', ({ text }) => {
  const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
  expect(scripts.filter((script) => !(script in packageJson.scripts))).toEqual([]);
});

test('README.md documents every npm script', () => {
  const text = readFileSync(`${root}/README.md`, 'utf8');
  const inReadme = Object.keys(packageJson.scripts).filter((script) =>
    new RegExp(`npm (?:run )?${script}(?![\\w:-])`).test(text),
  );
  const exempt = ['build', 'pretest', 'check:types', 'check:lint', 'check:unused', 'check:format'];
  expect(new Set([...inReadme, ...exempt])).toEqual(new Set(Object.keys(packageJson.scripts)));
});
