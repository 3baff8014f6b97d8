import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface ChangedComponent {
  /** Relative to `src/design-system`, e.g. `primitives/Badge`. */
  path: string;
  isNew: boolean;
}

/** A commit that changed components. */
interface Change {
  /** E.g. `2026-11-24`. */
  date: string;
  subject: string;
  components: readonly ChangedComponent[];
}

const COMMITS = 40;

/** A line that is neither empty nor a comment. */
const CODE = String.raw`^\s*([^[:space:]/*{]|[{]([^/]|$))`;

/** Reads the latest changes of components from the git history. Empty without one, e.g. in a shallow clone. */
export function readChanges(): Change[] {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return [];
    return parseLog(
      git(
        'log',
        `-${COMMITS}`,
        '--format=%x00%as %s',
        '--name-status',
        // Designers see nothing of a rename or a corrected comment.
        '--invert-grep',
        '--grep=^Rename',
        '--grep=^Correct',
        `-G${CODE}`,
        '--',
        'src/design-system/*/*.tsx',
      ),
    );
  } catch {
    return [];
  }
}

/** @param log of git, with a NUL, the date and the subject before the files of each commit and their status */
export function parseLog(log: string): Change[] {
  return log
    .split('\0')
    .map((entry) => ({
      date: entry.slice(0, 10),
      subject: entry.slice(11).split('\n')[0] ?? '',
      components: [
        ...entry.matchAll(/^(\w)\d*\t(?:.*\t)?(src\/design-system\/(\w+\/[A-Z]\w+)\.tsx)$/gm),
      ]
        // Components that were removed or renamed since are omitted.
        .filter(([, , file = '']) => existsSync(file))
        .map(([, status, , path = '']) => ({ path, isNew: status === 'A' })),
    }))
    .filter(({ components }) => components.length > 0);
}

function git(...args: string[]) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
