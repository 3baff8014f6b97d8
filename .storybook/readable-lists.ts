import type { Plugin } from 'vite';

/**
 * Lets the tables of props name their lists. react-docgen does not know `readonly` and calls a
 * `readonly Item[]` unknown; here it reads `Item[]`. Types are taken away afterwards, so that nothing
 * else changes.
 */
export const readableLists: Plugin = {
  name: 'essence:readable-lists',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/design-system\/.+\.tsx$/.test(id)) return undefined;
    return { code: readLists(code), map: null };
  },
};

/** The text of a component with the `readonly` taken away from its props' lists. */
export function readLists(code: string): string {
  return code.replaceAll(/(?<=^ +\w+\??: )readonly (?=.*\[\];$)/gm, '');
}
