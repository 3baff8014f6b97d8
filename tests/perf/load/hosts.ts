import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findCommands } from '../../../scripts/browser/find-commands.ts';
import { listenLocally } from '../../../scripts/server/listen-locally.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const dist = join(root, 'dist');

const START_MS = 10_000;
const ASK_AGAIN_MS = 100;

interface HostServer {
  name: string;
  /** How it is started for a port, and what from. */
  commandLine: (port: number, folder: string) => Promise<string[]>;
}

/** The servers that the shop is put behind. */
const SERVERS: readonly HostServer[] = [
  {
    name: 'npm start',
    commandLine: async (port) => [
      process.execPath,
      '--import',
      'tsx',
      'scripts/serve.ts',
      `--port=${port}`,
    ],
  },
  {
    name: 'nginx',
    commandLine: async (port, folder) => {
      const server = await readConfiguration(port);
      const configuration = join(folder, 'nginx.conf');
      await writeFile(
        configuration,
        `daemon off; pid ${folder}/nginx.pid; worker_processes 1; error_log stderr;
        events { worker_connections 1024; }
        http {
          types { text/html html; text/javascript js; text/css css; image/avif avif; image/webp webp; }
          access_log off; sendfile on; tcp_nopush on; client_body_temp_path ${folder};
          proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder};
          scgi_temp_path ${folder};
          ${server}
        }`,
      );
      return ['nginx', '-c', configuration, '-e', 'stderr'];
    },
  },
];

/** Starts every server that is installed, and names what to ask of them and the status it has. */
export async function startHosts() {
  const folder = await mkdtemp(join(tmpdir(), 'essence-load-'));
  const stops: (() => Promise<void>)[] = [];
  const hosts: { name: string; origin: string }[] = [];
  const stop = async () => {
    await Promise.all(stops.map((stopOne) => stopOne()));
    await rm(folder, { recursive: true, force: true });
  };

  try {
    for (const { name, commandLine } of SERVERS) {
      const { port, origin, close } = await listenLocally(createServer());
      close();
      const [command = '', ...parameters] = await commandLine(port, folder);
      if (command !== process.execPath && findCommands([command]).length === 0) {
        console.log(`${name} is left out: this machine has no ${command}.`);
        continue;
      }
      const server = spawn(command, parameters, { cwd: root, stdio: 'ignore' });
      stops.push(async () => {
        if (server.exitCode !== null) return;
        server.kill();
        await once(server, 'exit');
      });
      await waitFor(origin);
      hosts.push({ name, origin });
    }
  } catch (error) {
    await stop();
    throw error;
  }

  const assets = await readdir(join(dist, 'assets'));
  const script = assets.find((file) => /^react-.*\.js$/.test(file)) ?? '';
  return {
    hosts,
    paths: [
      { what: 'home', path: '/', status: 200 },
      { what: 'product', path: '/product/1', status: 200 },
      { what: 'script', path: `/assets/${script}`, status: 200 },
      { what: 'photograph', path: '/photographs/arc-desk-lamp-whole-800.avif', status: 200 },
      { what: 'unknown path', path: '/no-such-page', status: 404 },
    ],
    stop,
  };
}

/** nginx configuration that the build has written, for the build in this folder and a port of this machine. */
async function readConfiguration(port: number) {
  const text = await readFile(join(root, 'dist-hosting', 'nginx.conf'), 'utf8');
  return text.replaceAll('/srv/shop', dist).replaceAll('8080', String(port));
}

async function waitFor(origin: string) {
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      await fetch(origin);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(ASK_AGAIN_MS);
    }
  }
}
