import { spawnSync } from 'node:child_process';
import { join, matchesGlob } from 'node:path';
import config from '../../.storybook/chromatic.config.json' with { type: 'json' };
import { STORYBOOK } from './built-storybook.ts';

export const ALL_STORIES = ['all stories'];

/** Returns the files of the stories that Chromatic compares after a change of a file. */
export function findAffectedStories(file: string): string[] {
  // Outside the module graph.
  if (config.externals.some((pattern) => matchesGlob(file, pattern))) return ALL_STORIES;
  const graph = ['--stats-file', join(STORYBOOK, 'preview-stats.json'), '--mode', 'compact'];
  const untraced = config.untraced.flatMap((pattern) => ['--untraced', pattern]);
  const { stdout, stderr } = spawnSync('npx', ['chromatic', 'trace', ...graph, ...untraced, file], {
    encoding: 'utf8',
  });
  if (stderr.includes('A full build is required')) return ALL_STORIES;
  if (!stdout.includes('Traced 1 changed file')) throw new Error(stdout + stderr);
  return stdout.match(/\S+\.stories\.tsx$/gm) ?? [];
}
