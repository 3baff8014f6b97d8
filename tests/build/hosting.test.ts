import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What every server of the shop says, however it is told to. */
const words = [
  'public, max-age=31536000, immutable',
  'nosniff',
  'strict-origin-when-cross-origin',
] as const;

const files = [
  'scripts/server/create-shop-server.js',
  'scripts/hosting/nginx.conf',
  'scripts/hosting/Caddyfile',
  'public/_headers',
] as const;

test.each(files.flatMap((file) => words.map((word) => ({ file, word }))))(
  '$file says $word',
  ({ file, word }) => {
    expect(readFileSync(file, 'utf8')).toContain(word);
  },
);
