import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The call with which sonner injects its styles when its module is evaluated. */
const INSERTION = /^__insertCSS\((".*")\);?$/m;

/**
 * Returns the contents of the `<style>` that sonner injects, for their CSP hashes. The element is empty when
 * sonner inserts it, and browsers check that content too.
 */
export async function readToasterStyles() {
  const source = await readFile(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const [, styles] = INSERTION.exec(source) ?? [];
  if (styles === undefined)
    throw new Error('sonner no longer injects its styles with __insertCSS.');
  return ['', String(JSON.parse(styles))];
}
