/**
 * Visual regression tests: `npm run test:visual [-- FILTER...] [--base REVISION] [--flaky]`. Builds Storybook at the
 * base revision and in the working tree, takes a screenshot of every story in both and compares them. The
 * screenshots are temporary.
 *
 * A FILTER is a regular expression for story ids or paths. The default base is the merge base with `main`. `--flaky`
 * finds flaky stories: compares the working tree with itself, three times.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' }, flaky: { type: 'boolean', default: false } },
});

const folder = mkdtempSync(join(tmpdir(), 'essence-visual-'));
const worktree = join(folder, 'worktree');
try {
  if (values.flaky) {
    buildStorybook('base');
  } else {
    const base = values.base ?? run('git', ['merge-base', 'HEAD', 'main']).trim();
    run('git', ['worktree', 'add', '--quiet', '--detach', worktree, base]);
    installPackages();
    buildStorybook('base', worktree);
    buildStorybook('head');
  }
  screenshotStories('base', '--update-snapshots=all', '--reporter=dot', '--quiet');
  process.exitCode = values.flaky
    ? screenshotStories('base', '--update-snapshots=none', '--repeat-each=3')
    : screenshotStories('head', '--update-snapshots=none');
} finally {
  if (existsSync(worktree)) run('git', ['worktree', 'remove', '--force', worktree]);
  rmSync(folder, { recursive: true });
}

/** Links the installed packages into the worktree, or installs its own if the lock files differ. */
function installPackages() {
  const lock = 'package-lock.json';
  if (readFileSync(lock, 'utf8') !== readFileSync(join(worktree, lock), 'utf8')) {
    run('npm', ['ci'], worktree);
  } else {
    symlinkSync(join(process.cwd(), 'node_modules'), join(worktree, 'node_modules'));
  }
}

function buildStorybook(name: string, cwd?: string) {
  console.log(`Building Storybook (${name}) ...`);
  run('npx', ['storybook', 'build', '--quiet', '--output-dir', join(folder, name)], cwd);
}

/** @returns the exit code */
function screenshotStories(build: string, ...args: string[]) {
  const config = ['playwright', 'test', '--config', 'tests/visual/playwright.config.ts'];
  // Of several options `--grep`, Playwright takes the last.
  const filter = positionals.length > 0 ? ['--grep', positionals.join('|')] : [];
  const env = { ...process.env, VISUAL_FOLDER: folder, VISUAL_BUILD: build };
  return spawnSync('npx', [...config, ...args, ...filter], { stdio: 'inherit', env }).status ?? 1;
}

function run(command: string, args: string[], cwd?: string) {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: Infinity,
  });
}
