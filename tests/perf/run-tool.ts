import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toolsFolder } from './folders.ts';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 100_000_000;

/** Runs a script of `scripts/tools/node_modules` and returns the JSON that it prints. */
export async function runTool<Result>(
  file: string,
  parameters: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const { stdout } = await run(process.execPath, [join(toolsFolder, file), ...parameters], {
    env: { ...process.env, ...env },
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  return JSON.parse(stdout);
}
