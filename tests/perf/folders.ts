import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Output of `npm run build`. */
export const shopFolder = `${root}dist`;

/** Yardsticks and results of the bench. */
export const resultsFolder = `${root}bench-results`;

/** Packages that only the measuring commands use; `npm run tools` installs them. */
export const toolsFolder = `${root}scripts/tools/node_modules`;
