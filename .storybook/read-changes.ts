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

const COMMITS = 100;

/** A line that is neither empty nor a comment. */
const CODE = String.raw`^\s*([^[:space:]/*{]|[{]([^/]|$))`;

/** Reads the latest changes from the git history. Empty without one, e.g. in a shallow clone. */
export function readChanges(): Change[] {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return [];
    return parseLog(
      git(
        'log',
        `-${COMMITS}`,
        '--format=%x00%as %h %s',
        '--patch',
        '--unified=0',
        // Designers see nothing of a new name or a corrected comment.
        '--invert-grep',
        '--grep=^Name',
        '--grep=^Rename',
        '--grep=^Correct',
        `-G${CODE}`,
        '--',
        'src/design-system/*/*.tsx',
        'src/design-system/tokens.css',
        'src/pages/*.tsx',
      ),
    );
  } catch {
    return [];
  }
}

/** @param log of git: a NUL, the date, the hash and the subject before each patch, which has no lines of context */
export function parseLog(log: string): Change[] {
  return log.split('\0').flatMap((entry) => {
    const [header = '', ...files] = entry.split(/^diff --git /m);
    const [, date = '', commit = '', subject = ''] = /^(\S+) (\S+) (.*)/.exec(header) ?? [];
    return files.flatMap((patch) => {
      const [file, path] = /src\/([\w/-]+\/(?:[A-Z]\w+|tokens))\.(?:tsx|css)$/m.exec(patch) ?? [];
      // Files that were removed or renamed since are omitted.
      if (!file || !path || !existsSync(file)) return [];
      return [{ path, date, commit, subject, isNew: patch.includes('\nnew file mode') }];
    });
  });
}

function git(...args: string[]) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
