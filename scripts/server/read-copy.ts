import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookup } from 'mrmime';

/** Content codings and the suffixes of the precompressed copies, the smallest copy first. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const MISSING = new Set(['EISDIR', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR']);

/**
 * Reads the smallest copy of a file in one of the accepted codings, with its headers; `undefined` if
 * the file does not exist. Reads the whole copy, so length and ETag match the content even if a
 * build replaces the file meanwhile.
 */
export async function readCopy(
  folder: string,
  file: string | undefined,
  accepted: readonly string[],
) {
  if (!file) return undefined;
  const path = join(folder, file);
  for (const [coding, suffix] of CODINGS) {
    if (!accepted.includes(coding)) continue;
    const content = await readIfExists(`${path}${suffix}`);
    if (content) return describe(file, content, coding);
  }
  const content = await readIfExists(path);
  return content && describe(file, content);
}

function describe(file: string, content: Buffer, coding?: string) {
  const type = lookup(file) ?? 'application/octet-stream';
  const headers = {
    'Content-Type': type === 'text/html' ? `${type};charset=utf-8` : type,
    ETag: `"${createHash('sha256').update(content).digest('base64url')}"`,
    Vary: 'Accept-Encoding',
    ...(coding && { 'Content-Encoding': coding }),
  };
  return { content, headers };
}

async function readIfExists(path: string) {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING.has(String(error.code)))
      return undefined;
    throw error;
  }
}
