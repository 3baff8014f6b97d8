import { buildScript } from './build-script.js';

/**
 * Bundles the two scripts that stand inline in every document.
 *
 * @returns {Promise<{ hold: string, early: string }>} for the head, and for the end of the body
 */
export async function buildInlineScripts() {
  const [hold, early] = await Promise.all([
    buildInline('src/app/early/hold.ts'),
    buildInline('src/app/early/early.ts'),
  ]);
  return { hold, early };
}

/** @param {string} input */
async function buildInline(input) {
  const code = await buildScript(input);
  if (code.includes('</script')) throw new Error(`${input} would end its own tag.`);
  return code;
}
