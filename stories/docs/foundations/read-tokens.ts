import css from '../../../src/design-system/tokens.css?raw';
import { formatLength, parseTokens, type Token } from './parse-tokens.ts';

export const tokens: readonly Token[] = parseTokens(css);

/** The tokens with a prefix, e.g. `--color-`, outside media queries. */
export function tokensOf(prefix: string): Token[] {
  return tokens.filter(({ name, condition }) => name.startsWith(prefix) && !condition);
}

/** Whether a token is a part of a type role: `--text-h1--line-height` is one of `--text-h1`. */
export function isPart(name: string): boolean {
  return /\w--/.test(name);
}

/** The value, the values of a type role's parts, and those in media queries: each is a line. */
export function listValues({ name, value }: Token): string[] {
  const parts = tokens
    .filter((token) => token.name.startsWith(`${name}--`))
    .map((token) => `${token.name.slice(name.length + 2).replace('-', ' ')} ${token.value}`);
  const overrides = tokens
    .filter((token) => token.name === name && token.condition !== undefined)
    .map((token) => `${formatLength(token.value)} where ${token.condition}`);
  return [formatLength(value), ...parts, ...overrides];
}
