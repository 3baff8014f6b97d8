/**
 * `npm run stories:affected -- FILE ...`: the stories that TurboSnap would compare after a change of the files. Builds
 * Storybook with its module graph and lets Chromatic's command trace it; this needs no account.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run stories:affected -- FILE ...');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'essence-affected-'));
try {
  execFileSync('npx', ['storybook', 'build', '--quiet', '--stats-json', '--output-dir', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stats = join(folder, 'preview-stats.json');
  for (const file of files) {
    console.log(`\n${file}`);
    execFileSync('npx', ['chromatic', 'trace', '--mode', 'compact', '--stats-file', stats, file], {
      stdio: 'inherit',
    });
  }
} finally {
  rmSync(folder, { recursive: true });
}
