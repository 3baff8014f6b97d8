import { createHash } from 'node:crypto';

/** Returns the hash of a content in the format of the CSP, without quotes, and of Subresource Integrity. */
export function contentHash(content: string | Buffer) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
