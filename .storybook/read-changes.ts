import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What a commit changed in a component, a page or the tokens. */
export interface Change {
  /** Relative to `src`, without its extension: `design-system/primitives/Badge`. */
  path: string;
  /** E.g. `2026-11-24`. */
  date: string;
  /** The short hash of the commit. */
  commit: string;
  /** The subject of the commit. */
  subject: string;
  isNew: boolean;
}

/** The number of changes that are listed whatever they change. */
const LATEST = 120;

/** The number of changes of each component, page or token. */
const LATEST_OF_EACH = 3;

/** A line that is neither empty nor a comment. */
const CODE = String.raw`^\s*([^[:space:]/*{]|[{]([^/]|$))`;

/** Reads the latest changes, of all and of each, from the git history. Empty without one, e.g. in a shallow clone. */
export function readChanges(): Change[] {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return [];
    const changes = parseLog(
      git(
        'log',
        '--format=%x00%as %h %s',
        '--name-status',
        // Designers see nothing of a new name, a corrected comment or a shorter class.
        '--invert-grep',
        '--extended-regexp',
        '--grep=^(Correct|Create|Declare|Name|Rename|Reword|Style|Use|Write) ',
        `-G${CODE}`,
        '--',
        'src/design-system/*/*.tsx',
        'src/design-system/tokens.css',
        'src/pages/*.tsx',
      ),
    );
    const counts = new Map<string, number>();
    return changes.filter(({ path }, index) => {
      const count = (counts.get(path) ?? 0) + 1;
      counts.set(path, count);
      return index < LATEST || count <= LATEST_OF_EACH;
    });
  } catch {
    return [];
  }
}

/** @param log of git: a NUL, the date, the hash and the subject, then a status and a path in each line */
export function parseLog(log: string): Change[] {
  return log.split('\0').flatMap((entry) => {
    const [header = '', ...files] = entry.split('\n');
    const [, date = '', commit = '', subject = ''] = /^(\S+) (\S+) (.*)/.exec(header) ?? [];
    return files.flatMap((line) => {
      const [status, file = ''] = [line[0], line.split('\t').at(-1)];
      const path = /^src\/([\w/-]+\/(?:[A-Z]\w+|tokens))\.(?:tsx|css)$/.exec(file)?.[1];
      // Files that were removed or renamed since are omitted.
      if (!path || !existsSync(file)) return [];
      return [{ path, date, commit, subject, isNew: status === 'A' }];
    });
  });
}

function git(...args: string[]) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
