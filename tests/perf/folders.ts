import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const shopFolder = `${root}dist`;

/** Baselines and results of the bench. */
export const resultsFolder = `${root}bench-results`;

/** Packages that only some commands need. `npm run tools` installs them. */
export const toolsFolder = `${root}scripts/tools/node_modules`;
