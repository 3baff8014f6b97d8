import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the project, by its path from the root with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** An import of a file: of another file, by its path from the root, or of a package, by its name. */
export interface Import {
  from: string;
  file?: string;
  package?: string;
}

/** All files below a folder whose name ends in one of the endings. */
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

/** Everything that files import, statically or not, with types. */
export function findImports(files: readonly SourceFile[]): Import[] {
  return files.flatMap(({ path, text }) =>
    ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }): Import => {
      if (!fileName.startsWith('.')) return { from: path, package: packageName(fileName) };
      const file = relative(root, resolve(root, dirname(path), fileName)).replaceAll('\\', '/');
      return { from: path, file };
    }),
  );
}

function packageName(specifier: string): string {
  const [scopeOrName = '', name = ''] = specifier.split('/');
  return scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName;
}
