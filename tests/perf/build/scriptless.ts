import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { compressFolder } from '../../../scripts/build/compress.ts';
import { resultsFolder } from './folders.ts';

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_NAMES = / data-files="[^"]*"/g;

/** What a server would send in the place of a text file, and what no document asks for any more. */
const LEFT_OUT = new Set(['.br', '.gz', '.js', '.map']);

/**
 * The first yardstick: the shop's own documents without any script. No page of this design and these
 * pictures can be painted sooner.
 * @param shop the folder of the built shop
 */
export async function buildScriptless(shop: string) {
  const folder = join(resultsFolder, 'scriptless');
  await rm(folder, { recursive: true, force: true });
  await cp(shop, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(extname(path)) });

  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const documents = entries
    .filter((entry) => entry.isFile() && extname(entry.name) === '.html')
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(documents.map(takeScriptsOut));

  await compressFolder(folder);
  return folder;
}

async function takeScriptsOut(file: string) {
  const html = await readFile(file, 'utf8');
  const scriptless = [SCRIPTS, SCRIPT_NAMES].reduce(
    (text, script) => text.replaceAll(script, ''),
    html,
  );
  await writeFile(file, scriptless);
}
