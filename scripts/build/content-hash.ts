import { createHash } from 'node:crypto';

/** The hash of a script or a style as a Content Security Policy names it. */
export function contentHash(content: string) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
