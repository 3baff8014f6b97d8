import { build } from 'vite';

/**
 * Bundles a script into one classic script (IIFE) and returns its code, which can be inlined into HTML.
 *
 * @param define expressions to replace at build time
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
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not bundled into one script.`);
  if (chunk.code.includes('</script')) throw new Error(`${input} contains </script.`);
  return chunk.code.trim();
}
