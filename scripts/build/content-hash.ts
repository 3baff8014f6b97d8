import { createHash } from 'node:crypto';

/** Returns the CSP hash source of an inline script or style, without quotes. */
export function contentHash(content: string) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
