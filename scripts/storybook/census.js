/**
 * Counts the showroom: each component of the design system with its stories, plays and callback props,
 * each state of a page with its story, and each story that opts out of axe.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { pageStates } from './page-states.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {{ name: string, hasPlay: boolean, text: string }} StoryEntry
 * @typedef {{ name: string, isPressed: boolean }} CallbackEntry
 * @typedef {{ component: string, stories: StoryEntry[], callbacks: CallbackEntry[] }} ComponentEntry
 * @typedef {{ state: string, file: string, story: string, exists: boolean }} PageStateEntry
 * @typedef {{ file: string, hasReason: boolean }} OptOutEntry
 * @typedef {{ components: ComponentEntry[], pageStates: PageStateEntry[], optOuts: OptOutEntry[] }} Census
 */

/** @returns {Census} */
export function takeCensus() {
  const components = listFiles('src/design-system')
    .filter((path) => /\/[A-Z]\w*\.tsx$/.test(path))
    .map((path) => {
      const story = path.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx');
      return countComponent(
        path,
        readText(path),
        existsSync(join(root, story)) ? readText(story) : '',
      );
    });
  const storyFiles = listFiles('stories').filter((path) => path.endsWith('.stories.tsx'));
  return {
    components,
    pageStates: pageStates.map(({ state, file, story }) => {
      const path = `stories/${file}.stories.tsx`;
      const stories = existsSync(join(root, path)) ? findStories(readText(path)) : [];
      return { state, file, story, exists: stories.some(({ name }) => name === story) };
    }),
    optOuts: storyFiles.flatMap((file) => findOptOuts(file, readText(file))),
  };
}

/**
 * @param {string} path of the component
 * @param {string} source of the component
 * @param {string} stories of it; empty when there are none
 * @returns {ComponentEntry}
 */
export function countComponent(path, source, stories) {
  const entries = findStories(stories);
  const plays = entries.map(({ text }) => text).join('\n') + sharedPlays(stories);
  return {
    component: path.replace(/^src\/design-system\/|\.tsx$/g, ''),
    stories: entries,
    callbacks: findCallbacks(source).map((name) => ({ name, isPressed: isPressed(name, plays) })),
  };
}

/**
 * What is missing, a sentence each.
 * @param {Census} census
 * @returns {string[]}
 */
export function findCensusFaults({ components, pageStates: states, optOuts }) {
  return [
    ...components
      .filter(({ stories }) => stories.length === 0)
      .map(({ component }) => `${component} has no story.`),
    ...components.flatMap(({ component, callbacks }) =>
      callbacks
        .filter((callback) => !callback.isPressed)
        .map(({ name }) => `${component}: no play presses ${name} and asserts that it was called.`),
    ),
    ...states
      .filter(({ exists }) => !exists)
      .map(({ state, file, story }) => `The state "${state}" has no story ${story} in ${file}.`),
    ...optOuts
      .filter(({ hasReason }) => !hasReason)
      .map(({ file }) => `${file} opts out of axe without a reason beside it.`),
  ];
}

/**
 * The exported stories of a file, with the text of each.
 * @param {string} text
 * @returns {StoryEntry[]}
 */
function findStories(text) {
  const file = ts.createSourceFile(
    'stories.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  return file.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    const isExported = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    if (!isExported) return [];
    return statement.declarationList.declarations.map((declaration) => {
      const storyText = declaration.getText(file);
      return {
        name: declaration.name.getText(file),
        hasPlay: /\bplay\b\s*[:(,}]/.test(storyText) || /\.\.\.\w+/.test(storyText),
        text: storyText,
      };
    });
  });
}

/**
 * The props of a component's own that take a function and are named `onX`.
 * @param {string} text
 * @returns {string[]}
 */
function findCallbacks(text) {
  const file = ts.createSourceFile(
    'component.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  return file.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text.endsWith('Props'))
    .flatMap(({ members }) => [...members])
    .map((member) => (member.name ? member.name.getText(file) : ''))
    .filter((name) => /^on[A-Z]/.test(name));
}

/**
 * Plays that stand outside of the stories that use them.
 * @param {string} text
 */
function sharedPlays(text) {
  const file = ts.createSourceFile(
    'stories.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  return file.statements
    .filter((statement) => ts.isFunctionDeclaration(statement) || ts.isVariableStatement(statement))
    .map((statement) => statement.getText(file))
    .join('\n');
}

/**
 * Whether plays assert that a spy was called.
 * @param {string} callback
 * @param {string} plays
 */
function isPressed(callback, plays) {
  return new RegExp(
    String.raw`expect\(\s*args\.${callback},?\s*\)\s*\.to(?:HaveBeen|HaveLast|HaveNth|BeCalled)\w*\(`,
  ).test(plays);
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {OptOutEntry[]}
 */
export function findOptOuts(file, text) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const isOptOut = /test:\s*'(?:off|todo)'|disable:\s*true|enabled:\s*false|'!test'/.test(line);
    if (!isOptOut) return [];
    return [
      { file: `${file}:${index + 1}`, hasReason: /^\s*\/\/ \S/.test(lines[index - 1] ?? '') },
    ];
  });
}

/**
 * All files below a folder, by their paths from the root.
 * @param {string} folder
 */
function listFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .toSorted();
}

/** @param {string} path */
function readText(path) {
  return readFileSync(join(root, path), 'utf8');
}
