import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const shopFolder = `${root}dist`;

export const resultsFolder = `${root}bench-results`;

/** Packages that only some commands need. `npm run tools` installs them. */
export const toolsFolder = `${root}scripts/tools/node_modules`;
