import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the commands of these names are installed, in the order of the search path. */
export function findOnPath(names: readonly string[]) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));
}
