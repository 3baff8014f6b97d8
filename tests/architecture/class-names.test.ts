import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { expect, test } from 'vitest';
import { findFiles } from '../support/source-files.ts';

const FOLDER = 'src/design-system';

/** Class names: those of an attribute, and other texts of which at least one word is a utility. */
const TEXTS = /className="([^"]+)"|'([^'\n\\]+)'/g;

test('every class name in src is a utility of Tailwind or of the design system, or a class of its styles', async () => {
  const utilities = await loadDesignSystem(read(`${FOLDER}/styles.css`), {
    base: FOLDER,
    loadStylesheet: (id, base) => {
      const path = id === 'tailwindcss' ? 'node_modules/tailwindcss/index.css' : join(base, id);
      return Promise.resolve({ path, base: dirname(path), content: read(path) });
    },
  });
  const styles = findFiles('src', '.css').map(({ text }) => text);
  const isUnknown = (name: string) =>
    utilities.candidatesToCss([name])[0] === null &&
    !name.startsWith('group/') &&
    !styles.some((text) => text.includes(`\n.${name} `));
  const unknown = findFiles('src', '.tsx').flatMap(({ path, text }) =>
    [...text.matchAll(TEXTS)].flatMap(([, attribute, other = '']) => {
      const names = (attribute ?? other).split(/\s+/).filter(Boolean);
      const found = names.filter(isUnknown);
      return attribute === undefined && found.length === names.length ? [] : { path, found };
    }),
  );
  expect(unknown.filter(({ found }) => found.length > 0)).toEqual([]);
});

function read(path: string): string {
  return readFileSync(path, 'utf8');
}
