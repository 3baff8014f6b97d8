/**
 * Load test of the shop's server with 100 connections: `npm run test:load`. Exits with 1 if a request fails or has
 * the wrong status.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createShopServer } from '../../scripts/server/create-shop-server.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { pathOf, productOf } from '../support/product-roles.ts';
import { shopFolder } from './folders.ts';
import { runTool } from './run-tool.ts';

interface LoadResult {
  statusCodeStats: Record<string, { count: number }>;
  errors: number;
  requests: { average: number };
  latency: { p50: number; p99: number };
  /** Bytes per second. */
  throughput: { average: number };
}

const assets = await readdir(join(shopFolder, 'assets'));
const script = assets.find((file) => /^vendor-.*\.js$/.test(file));
if (script === undefined) throw new Error('The build has no vendor chunk.');
const REQUESTS = [
  { name: 'home', path: '/', status: 200 },
  { name: 'product', path: pathOf('costly'), status: 200 },
  { name: 'script', path: `/assets/${script}`, status: 200 },
  { name: 'photograph', path: productOf('costly').images[0], status: 200 },
  { name: 'unknown path', path: '/no-such-page', status: 404 },
];

const shop = await listenOnFreePort(createShopServer(shopFolder));
const results: Record<string, object> = {};
for (const { name, path, status } of REQUESTS) {
  const { statusCodeStats, errors, requests, latency, throughput } = await runTool<LoadResult>(
    'autocannon/autocannon.js',
    [
      '--json',
      '--connections=100',
      '--duration=5',
      '--headers=Accept-Encoding=gzip, br',
      shop.origin + path,
    ],
  );
  const wrongStatus = Object.entries(statusCodeStats)
    .filter(([received]) => Number(received) !== status)
    .reduce((sum, [, { count }]) => sum + count, 0);
  results[name] = {
    'requests/s': Math.round(requests.average),
    'p50, ms': latency.p50,
    'p99, ms': latency.p99,
    'MB/s': Math.round(throughput.average / 1e5) / 10,
    errors: errors + wrongStatus,
  };
  if (errors + wrongStatus > 0 || requests.average === 0) process.exitCode = 1;
}
shop.close();

console.table(results);
