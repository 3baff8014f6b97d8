import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the project. Its path is relative to the root, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Reads all files in a folder and its subfolders whose names have one of the endings. */
export function findFiles(folder: string, ...endings: string[]): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return {
        path: relative(root, path).replaceAll('\\', '/'),
        text: readFileSync(path, 'utf8'),
      };
    });
}
