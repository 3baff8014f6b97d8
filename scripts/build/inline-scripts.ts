import { buildScript } from './build-script.ts';

/** The two scripts that are inline in every document. */
export interface InlineScripts {
  /** For the head. */
  hold: string;
  /** For the end of the body. */
  early: string;
}

/** Bundles the inline scripts. */
export async function buildInlineScripts(): Promise<InlineScripts> {
  const [hold, early] = await Promise.all([
    buildInline('src/app/pre-hydration/head-script.ts'),
    buildInline('src/app/pre-hydration/body-script.ts'),
  ]);
  return { hold, early };
}

async function buildInline(input: string) {
  const code = await buildScript(input);
  if (code.includes('</script')) throw new Error(`${input} would end its own tag.`);
  return code;
}
