/**
 * Puts the built shop under load on this machine and prints what it bears: `npm run load`, with
 * `--seconds 10` for longer. Behind the shop's own server, and behind nginx with the configuration that
 * the build has written, where it is installed. Ends with an error when an answer is lost or wrong.
 */
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { formatTable } from '../report/table.ts';
import { startHosts } from './hosts.ts';

const CONNECTIONS = 100;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });

const { hosts, paths, stop } = await startHosts();
const rows: string[][] = [];
const faults: string[] = [];
try {
  for (const { name, origin } of hosts) {
    for (const { what, path, status } of paths) {
      const result = await autocannon({
        url: origin,
        connections: CONNECTIONS,
        duration: Number(values.seconds),
        requests: [{ path, headers: { 'Accept-Encoding': 'gzip, br' } }],
      });
      const answers = Object.entries(result.statusCodeStats);
      const wrong = answers
        .filter(([found]) => Number(found) !== status)
        .reduce((sum, [, { count }]) => sum + count, 0);
      const lost = result.errors + result.timeouts;
      if (wrong + lost > 0 || answers.length === 0) {
        faults.push(`${name}, ${what}: ${lost} answers lost, ${wrong} without status ${status}.`);
      }
      rows.push([
        `${name}, ${what}`,
        String(Math.round(result.requests.average)),
        `${result.latency.p50} ms`,
        `${result.latency.p99} ms`,
        (result.throughput.average / 1e6).toFixed(1),
        String(wrong + lost),
      ]);
    }
  }
} finally {
  await stop();
}

console.log(`${CONNECTIONS} connections, ${values.seconds} seconds each.\n`);
console.log(formatTable(['', 'requests/s', 'p50', 'p99', 'MB/s', 'faults'], rows));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
