import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the Storybook of the working tree. */
export function buildWorkingTree(outputDir: string) {
  run('npx', ['storybook', 'build', '--quiet', '--output-dir', outputDir], root);
}

/**
 * Builds the Storybook of a revision, in a work tree of its own that is taken away again. It runs on the
 * packages of the working tree when both have the same lock file, else on its own.
 */
export async function buildRevision(revision: string, outputDir: string) {
  const tree = await mkdtemp(join(tmpdir(), 'essence-base-'));
  try {
    run('git', ['worktree', 'add', '--detach', '--force', tree, revision], root);
    const locks = await Promise.all(
      [root, tree].map((folder) => readFile(join(folder, 'package-lock.json'), 'utf8')),
    );
    if (locks[0] === locks[1]) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    else run('npm', ['ci'], tree);
    run('npx', ['storybook', 'build', '--quiet', '--output-dir', outputDir], tree);
  } finally {
    if (existsSync(tree)) {
      spawnSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
      await rm(tree, { recursive: true, force: true });
    }
  }
}

/**
 * The commit that the working tree is compared with unless another is named: where it left `main`, or
 * the last commit when it is on `main` itself.
 */
export function findBase() {
  for (const branch of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', branch], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

function run(command: string, args: string[], cwd: string) {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}.`);
}
