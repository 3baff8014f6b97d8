import { build } from 'vite';

/**
 * Bundles a script of the shop into one file that needs no module, and gives its text.
 *
 * @param define what stands for the expressions that the build fills in
 */
export async function bundleScript(input: string, define: Record<string, string> = {}) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built into one script.`);
  return chunk.code.trim();
}
