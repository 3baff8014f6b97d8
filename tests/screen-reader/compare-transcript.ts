import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The new transcripts, and the differences to the committed ones in `changes.diff`. */
export const reportFolder = join(root, 'reports/screen-reader');

export function transcriptPath(name: string): string {
  return join(import.meta.dirname, 'transcripts', `${name}.txt`);
}

/**
 * Compares a transcript with the committed one. Writes the transcript and the difference to {@link reportFolder}.
 * @returns the difference as a unified diff, or an empty string
 */
export function compareTranscript(name: string, transcript: string): string {
  const newPath = join(reportFolder, `${name}.txt`);
  writeFileSync(newPath, transcript);
  const path = existsSync(transcriptPath(name)) ? transcriptPath(name) : '/dev/null';
  const paths = [path, newPath].map((file) => file.replace(root, '.'));
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--unified=6', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  appendFileSync(join(reportFolder, 'changes.diff'), stdout);
  return stdout;
}
