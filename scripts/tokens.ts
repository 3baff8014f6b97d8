/**
 * Writes the design tokens for design tools, which Storybook serves: `npm run tokens`. Their source is
 * src/design-system/tokens.css.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { toDesignTokens, toDraftTokens } from '../stories/docs/foundations/design-tokens.ts';
import { parseTokens } from '../stories/docs/foundations/parse-tokens.ts';

const css = await readFile(new URL('../src/design-system/tokens.css', import.meta.url), 'utf8');
const tokens = toDesignTokens(parseTokens(css));
const folder = new URL('../.storybook/public/', import.meta.url);

for (const [name, content] of [
  ['design-tokens.json', tokens],
  ['design-tokens-draft.json', toDraftTokens(tokens)],
] as const) {
  await writeFile(new URL(name, folder), `${JSON.stringify(content, null, 2)}\n`);
  console.log(`.storybook/public/${name}`);
}
