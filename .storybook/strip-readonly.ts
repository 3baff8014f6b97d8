import type { Plugin } from 'vite';

/**
 * Removes `readonly` from arrays and tuples in props before react-docgen reads them. react-docgen does not support the
 * modifier and shows e.g. `readonly Item[]` as "unknown" in the props tables.
 */
export const stripReadonlyPlugin: Plugin = {
  name: 'essence:strip-readonly',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/design-system\/.+\.tsx$/ },
    handler: (code) => ({ code: stripReadonly(code), map: null }),
  },
};

/** @param code of a component */
export function stripReadonly(code: string): string {
  return code.replaceAll(/(?<=^ +\w+\??: )readonly (?=.*\];$)/gm, '');
}
