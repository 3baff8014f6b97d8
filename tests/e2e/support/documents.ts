import { join } from 'node:path';
import { readSite } from '../../../scripts/hosting/write-host-files.ts';

export const allDocuments = readSite(join(import.meta.dirname, '../../../dist')).documents;

/** One document of each page. */
export const documents = allDocuments.filter(
  ({ pattern }, index, all) => all.findIndex((other) => other.pattern === pattern) === index,
);
