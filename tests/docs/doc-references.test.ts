import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the project by its place in it. */
const PATH = /(?<![\w./-])(?:src|stories|tests|scripts|public|\.storybook|\.github)(?:\/[\w.-]+)+/g;

/** What a build or a run writes, and what the how-to pages make up. */
const MADE = /stone-bowl|AboutPage|pages\/about|renders\/drafts/;

const docs = readdirSync(`${root}/stories`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `stories/${file}`);

const pages = ['README.md', ...docs].map((path) => ({
  path,
  text: readFileSync(`${root}/${path}`, 'utf8'),
}));

test.each(pages)('$path names files that there are', ({ text }) => {
  const named = [...text.matchAll(PATH)].map(([file]) => file.replace(/\.$/, ''));
  const missing = named.filter((file) => !MADE.test(file) && !existsSync(`${root}/${file}`));
  expect(missing).toEqual([]);
});

test.each(pages)('$path names commands that there are', ({ text }) => {
  const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);
  expect(named.filter((script) => !(script in packageJson.scripts))).toEqual([]);
});

test('the README tells of every command', () => {
  const text = readFileSync(`${root}/README.md`, 'utf8');
  const told = Object.keys(packageJson.scripts).filter((script) =>
    new RegExp(`npm (?:run )?${script}(?![\\w:])`).test(text),
  );
  const untold = ['build', 'pretest', 'check:types', 'check:lint', 'check:unused', 'check:format'];
  expect(new Set([...told, ...untold])).toEqual(new Set(Object.keys(packageJson.scripts)));
});
