import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { findOnPath } from '../support/browser/find-on-path.ts';

const MEDIA_TYPES = '/etc/nginx/mime.types';
const STARTUP = { timeout: 10_000 };
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The path of the installed nginx. Debian's is not on the PATH of every user. */
export const nginx = existsSync(MEDIA_TYPES)
  ? [...findOnPath(['nginx']), '/usr/sbin/nginx'].find((path) => existsSync(path))
  : undefined;

/** Serves a build by nginx at a Unix socket, with the configuration that the build wrote. */
export async function startNginx(folder: string, base: string) {
  const parent = dirname(folder);
  const path = join(parent, 'nginx.sock');
  const server = readFileSync(`${folder}-hosting/nginx.conf`, 'utf8')
    .replace('listen 8080', `listen unix:${path}`)
    .replace('root /srv/shop', `root ${folder.slice(0, folder.length + 1 - base.length)}`);
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${parent}/${name};`).join('\n');
  const configuration = join(parent, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; master_process off; pid nginx.pid; error_log nginx.log; events {}
    http { access_log off; include ${MEDIA_TYPES}; ${temporary}\n${server} }`,
  );
  const options = ['-e', 'nginx.log', '-p', parent, '-c', configuration];
  const child = spawn(nginx ?? 'nginx', options, { stdio: 'inherit' });
  await vi.waitFor(async () => {
    const socket = connect({ path });
    await once(socket, 'connect');
    socket.destroy();
  }, STARTUP);
  return {
    address: { path },
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
