/**
 * Load test of the shop's server with 100 connections: `npm run test:load`, with `-- --seconds 10` for longer
 * and `-- --origin http://localhost:8080` for another server with the same build. Exits with 1 if a request fails
 * or has the wrong status.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createShopServer } from '../../scripts/server/create-shop-server.ts';
import { listenOnFreePort } from '../../scripts/server/listen-on-free-port.ts';
import { pathOf, role } from '../support/roles.ts';
import { shopFolder } from './folders.ts';
import { runTool } from './run-tool.ts';
import { formatTable } from './table.ts';

interface LoadResult {
  statusCodeStats: Record<string, { count: number }>;
  errors: number;
  requests: { average: number };
  latency: { p50: number; p99: number };
  /** Bytes per second. */
  throughput: { average: number };
}

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, origin: { type: 'string' } },
});

const assets = await readdir(join(shopFolder, 'assets'));
const REQUESTS = [
  { name: 'home', path: '/', status: 200 },
  { name: 'product', path: pathOf('costly'), status: 200 },
  {
    name: 'script',
    path: `/assets/${assets.find((file) => /^react-.*\.js$/.test(file))}`,
    status: 200,
  },
  { name: 'photograph', path: role('costly').images[0], status: 200 },
  { name: 'unknown path', path: '/no-such-page', status: 404 },
];

const shop = await listenOnFreePort(createShopServer(shopFolder));
const rows: string[][] = [];
for (const { name, path, status } of REQUESTS) {
  const { statusCodeStats, errors, requests, latency, throughput } = await runTool<LoadResult>(
    'autocannon/autocannon.js',
    [
      '--json',
      '--connections=100',
      `--duration=${values.seconds}`,
      '--headers=Accept-Encoding=gzip, br',
      (values.origin ?? shop.origin) + path,
    ],
  );
  const wrongStatus = Object.entries(statusCodeStats)
    .filter(([received]) => Number(received) !== status)
    .reduce((sum, [, { count }]) => sum + count, 0);
  rows.push([
    name,
    String(Math.round(requests.average)),
    `${latency.p50} ms`,
    `${latency.p99} ms`,
    (throughput.average / 1e6).toFixed(1),
    String(errors + wrongStatus),
  ]);
  if (errors + wrongStatus > 0 || requests.average === 0) process.exitCode = 1;
}
shop.close();

console.log(formatTable(['', 'requests/s', 'p50', 'p99', 'MB/s', 'errors'], rows));
