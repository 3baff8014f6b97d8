import { bundleScript } from './bundle-script.ts';

/** Bundled code of the inline scripts of every prerendered page. */
export interface InlineScripts {
  headScript: string;
  bodyScript: string;
}

export async function buildInlineScripts(): Promise<InlineScripts> {
  const [headScript, bodyScript] = await Promise.all([
    buildInline('src/app/pre-hydration/head-script.ts'),
    buildInline('src/app/pre-hydration/body-script.ts'),
  ]);
  return { headScript, bodyScript };
}

async function buildInline(input: string) {
  const code = await bundleScript(input);
  if (code.includes('</script'))
    throw new Error(`${input} contains </script and cannot be inlined.`);
  return code;
}
