import type { SourceFile } from './source-files.ts';

/** What may move: nothing that lays the page out anew. */
const STILL_IN_LAYOUT = new Set([
  'transform',
  'opacity',
  'color',
  'background-color',
  'border-color',
  'box-shadow',
  // The line of a text link: it follows text over its lines, which no transform can.
  'background-size',
  'none',
]);

/** The transitions in styles that move something the page is laid out by. */
export function findMotionFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/transition(?:-property)?:([^;]+);/g)].flatMap(([, value = '']) =>
      value
        .split(',')
        .map((part) => part.trim().split(/\s/)[0] ?? '')
        .filter((property) => !STILL_IN_LAYOUT.has(property))
        .map((property) => `${path} moves ${property}; move transform or opacity instead.`),
    ),
  );
}
