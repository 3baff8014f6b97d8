import { build } from 'vite';

/**
 * Bundles the two scripts that stand inline in every document.
 *
 * @returns {Promise<{ hold: string, early: string }>} for the head, and for the end of the body
 */
export async function buildInlineScripts() {
  const [hold, early] = await Promise.all([
    bundle('src/app/early/hold.ts'),
    bundle('src/app/early/early.ts'),
  ]);
  return { hold, early };
}

/** @param {string} input */
async function bundle(input) {
  const result = await build({
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
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built into one script.`);
  if (chunk.code.includes('</script')) throw new Error(`${input} would end its own tag.`);
  return chunk.code.trim();
}
