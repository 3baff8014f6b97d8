import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The call by which the toast library puts its style sheet into the document, as soon as it is loaded. */
const INSERTION = /^__insertCSS\((".*")\);?$/m;

/**
 * Reads what the toast library puts into a `<style>` of its own, for the hashes to be allowed. It puts
 * the element in while it is still empty, and browsers ask for leave for that, too.
 */
export async function readToasterStyles() {
  const source = await readFile(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const [, styles] = INSERTION.exec(source) ?? [];
  if (styles === undefined) throw new Error('sonner no longer puts its style in by __insertCSS.');
  return ['', String(JSON.parse(styles))];
}
