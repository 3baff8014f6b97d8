import { bundleScript } from './bundle-script.ts';

/** The two scripts that are inline in every document. */
export interface InlineScripts {
  /** For the head. */
  headScript: string;
  /** For the end of the body. */
  bodyScript: string;
}

/** Bundles the inline scripts. */
export async function buildInlineScripts(): Promise<InlineScripts> {
  const [headScript, bodyScript] = await Promise.all([
    buildInline('src/app/pre-hydration/head-script.ts'),
    buildInline('src/app/pre-hydration/body-script.ts'),
  ]);
  return { headScript, bodyScript };
}

async function buildInline(input: string) {
  const code = await bundleScript(input);
  if (code.includes('</script')) throw new Error(`${input} would end its own tag.`);
  return code;
}
