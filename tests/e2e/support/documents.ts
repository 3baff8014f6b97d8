import { join } from 'node:path';
import { onePerPage, readSite } from '../../../scripts/hosting/write-host-files.ts';

export const allDocuments = readSite(join(import.meta.dirname, '../../../dist')).documents;
export const documents = onePerPage(allDocuments);
