import { fileURLToPath } from 'node:url';
import { readSite } from '../../../scripts/hosting/write-host-files.ts';

/** The documents of the build, one of each page. */
export const documents = readSite(
  fileURLToPath(new URL('../../../dist', import.meta.url)),
).documents.filter(
  ({ pattern }, index, all) => all.findIndex((other) => other.pattern === pattern) === index,
);
