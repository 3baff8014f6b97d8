import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Where the commands of these names are installed, in the order of the search path.
 * @param {readonly string[]} names
 */
export function findCommands(names) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));
}
