import type { SourceFile } from './source-files.ts';

/** Properties that can be transitioned without layout. */
const LAYOUT_FREE = new Set([
  'transform',
  'opacity',
  'translate',
  'color',
  'background-color',
  'border-color',
  'box-shadow',
  // The underline of text links: unlike a transformed element, a background follows wrapped lines.
  'background-size',
  'none',
]);

/** Finds transitions of properties that cause layout. */
export function findLayoutTransitions(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/transition(?:-property)?:([^;]+);/g)].flatMap(([, value = '']) =>
      value
        .split(',')
        .map((part) => part.trim().split(/\s/)[0] ?? '')
        .filter((property) => !LAYOUT_FREE.has(property))
        .map((property) => `${path} transitions ${property}; use transform or opacity instead.`),
    ),
  );
}
