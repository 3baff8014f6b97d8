import { withUrls, type Photograph } from '../domain/photograph.ts';
import manifest from './photographs.json' with { type: 'json' };

export type PhotographName = keyof typeof manifest;

/** The photographs by name. `npm run images` generates their manifest; texts and widths are in scripts/images. */
// `Object.fromEntries` loses the names.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const photographs = Object.fromEntries(
  Object.entries(manifest).map(([name, files]) => [
    name,
    withUrls({ path: `photographs/${name}`, ...files }),
  ]),
) as Readonly<Record<PhotographName, Photograph>>;
