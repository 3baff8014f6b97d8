import { readdirSync, readFileSync } from 'node:fs';

/** A file of the project. Its path is relative to the root, with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

export function findFiles(folder: string, ...endings: string[]): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
