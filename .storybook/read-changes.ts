import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A commit that changed components. */
export interface Change {
  /** E.g. `2026-11-24`. */
  date: string;
  subject: string;
  /** Relative to `src/design-system`, e.g. `primitives/Badge`. */
  components: readonly string[];
}

const COMMITS = 200;

/** Reads the latest changes of components from the git history. Empty without one, e.g. in a shallow clone. */
export function readChanges(): Change[] {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return [];
    return parseLog(
      git('log', `-${COMMITS}`, '--format=%x00%as %s', '--name-only', '--', 'src/design-system'),
    );
  } catch {
    return [];
  }
}

/** @param log of git, with a NUL, the date and the subject before the files of each commit */
export function parseLog(log: string): Change[] {
  return log
    .split('\0')
    .map((entry) => ({
      date: entry.slice(0, 10),
      subject: entry.slice(11).split('\n')[0] ?? '',
      components: [...entry.matchAll(/^src\/design-system\/(\w+\/[A-Z]\w+)\.tsx$/gm)]
        // Not those that were removed or renamed since.
        .filter(([path]) => existsSync(path))
        .map(([, component = '']) => component),
    }))
    .filter(({ components }) => components.length > 0);
}

function git(...args: string[]) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
