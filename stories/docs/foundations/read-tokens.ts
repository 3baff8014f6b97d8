import css from '../../../src/design-system/tokens.css?raw';
import { parseTokens, type Token } from './parse-tokens.ts';

/** All tokens of tokens.css. */
export const tokens: readonly Token[] = parseTokens(css);

/** The tokens with a prefix, e.g. `--color-`, outside media queries. */
export function tokensOf(prefix: string): Token[] {
  return tokens.filter(({ name, condition }) => name.startsWith(prefix) && !condition);
}

/** The values of a token in media queries. */
export function overridesOf(tokenName: string): Token[] {
  return tokens.filter(({ name, condition }) => name === tokenName && condition !== undefined);
}
