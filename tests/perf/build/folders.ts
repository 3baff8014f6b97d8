import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where `npm run build` puts the shop. */
export const shopFolder = `${root}dist`;

/** Where the bench puts what it builds and what it finds. */
export const resultsFolder = `${root}bench-results`;
