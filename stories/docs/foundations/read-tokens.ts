import css from '../../../src/design-system/tokens.css?raw';
import { parseTokens, type Token } from './parse-tokens.ts';

/** Everything that tokens.css declares. */
export const tokens: readonly Token[] = parseTokens(css);

/** The tokens of one kind, such as `--color-`, as they are where no media query holds. */
export function tokensOf(prefix: string): Token[] {
  return tokens.filter(({ name, condition }) => name.startsWith(prefix) && !condition);
}

/** What a token becomes under media queries. */
export function exceptionsOf(tokenName: string): Token[] {
  return tokens.filter(({ name, condition }) => name === tokenName && condition !== undefined);
}
