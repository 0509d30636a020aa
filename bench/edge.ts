import { pathToFileURL } from 'node:url';
import { alternate, type BenchRow, load, printRows, rowOf, startPart } from './harness.ts';

const PATHS = { '4 KB page': '/', '256 KB asset': '/assets/app-DiW7gTda.js' };
const CONNECTIONS = 64;
const ROUNDS = 5;
const MS = 1_500;

/** Requests per second of the edge, against `sirv` and against a bare `node:http` server that sends the same bytes. */
export async function benchEdge(): Promise<readonly BenchRow[]> {
  const servers = await Promise.all(['slipway', 'bare', 'sirv'].map((name) => startPart('./edge-server.ts', [name])));
  const ports = servers.map(({ told }) => Number(told));
  const rows: BenchRow[] = [];
  for (const [name, path] of Object.entries(PATHS)) {
    const against = (index: number) => () =>
      load({ port: ports[index] ?? 0, host: 'shop.localhost', path, connections: CONNECTIONS, ms: MS });
    await against(0)();
    const { slipway, bare, sirv } = await alternate(ROUNDS, {
      slipway: against(0),
      bare: against(1),
      sirv: against(2),
    });
    rows.push(rowOf(`edge, ${name}, against bare node:http`, 'requests/s', { atLeast: 0.85 }, slipway, bare));
    rows.push(rowOf(`edge, ${name}, against sirv`, 'requests/s', { atLeast: 1 }, slipway, sirv));
  }
  for (const { child } of servers) child.disconnect();
  return rows;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printRows(await benchEdge());
