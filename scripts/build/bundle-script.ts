import { build, type UserConfig } from 'vite';

/**
 * Bundles a script into one classic script (IIFE) and returns its code, which can be inlined into HTML.
 *
 * @param options of Vite: `base`, and `define` for expressions to replace
 */
export async function bundleScript(input: string, options: Pick<UserConfig, 'base' | 'define'>) {
  const result = await build({
    ...options,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not bundled into one script.`);
  if (chunk.code.includes('</script')) throw new Error(`${input} contains </script.`);
  return chunk.code.trim();
}
