/**
 * Counts the showroom: each component of the design system with its stories, plays and callback props,
 * each state of a page with its story, and each story that opts out of axe.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { pageStates } from './page-states.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface StoryEntry {
  name: string;
  hasPlay: boolean;
  text: string;
}

interface CallbackEntry {
  name: string;
  isPressed: boolean;
}

interface ComponentEntry {
  component: string;
  stories: StoryEntry[];
  callbacks: CallbackEntry[];
}

interface PageStateEntry {
  state: string;
  file: string;
  story: string;
  exists: boolean;
}

interface OptOutEntry {
  file: string;
  hasReason: boolean;
}

interface Census {
  components: ComponentEntry[];
  pageStates: PageStateEntry[];
  optOuts: OptOutEntry[];
}

export function takeCensus(): Census {
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
 * @param path of the component
 * @param source of the component
 * @param stories of it; empty when there are none
 */
export function countComponent(path: string, source: string, stories: string): ComponentEntry {
  const entries = findStories(stories);
  const plays = entries.map(({ text }) => text).join('\n') + sharedPlays(stories);
  return {
    component: path.replace(/^src\/design-system\/|\.tsx$/g, ''),
    stories: entries,
    callbacks: findCallbacks(source).map((name) => ({ name, isPressed: isPressed(name, plays) })),
  };
}

/** What is missing, a sentence each. */
export function findCensusFaults({ components, pageStates: states, optOuts }: Census): string[] {
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

/** The exported stories of a file, with the text of each. */
function findStories(text: string): StoryEntry[] {
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

/** The props of a component's own that take a function and are named `onX`. */
function findCallbacks(text: string): string[] {
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

/** Plays that stand outside of the stories that use them. */
function sharedPlays(text: string) {
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

/** Whether plays assert that a spy was called. */
function isPressed(callback: string, plays: string) {
  return new RegExp(
    String.raw`expect\(\s*args\.${callback},?\s*\)\s*\.to(?:HaveBeen|HaveLast|HaveNth|BeCalled)\w*\(`,
  ).test(plays);
}

export function findOptOuts(file: string, text: string): OptOutEntry[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const isOptOut = /test:\s*'(?:off|todo)'|disable:\s*true|enabled:\s*false|'!test'/.test(line);
    if (!isOptOut) return [];
    return [
      { file: `${file}:${index + 1}`, hasReason: /^\s*\/\/ \S/.test(lines[index - 1] ?? '') },
    ];
  });
}

/** All files below a folder, by their paths from the root. */
function listFiles(folder: string) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .toSorted();
}

function readText(path: string) {
  return readFileSync(join(root, path), 'utf8');
}
