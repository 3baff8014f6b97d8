import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the paths of installed commands, in the order of PATH. */
export function findOnPath(names: readonly string[]) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));
}
