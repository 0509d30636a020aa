import type { ChildProcess } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { alternate, type BenchRow, type Goal, load, printRows, rowOf, startPart } from './harness.ts';

const PATHS = { '4 KB page': '/', '256 KB asset': '/assets/app-DiW7gTda.js' };
/** A contender of `edge-server.ts`. */
const AT_ONCE = 'slipway, each answer at once';
const CONNECTIONS = 64;
const ROUNDS = 5;
const MS = 1_500;

/**
 * Compares requests per second of the edge with `sirv`, and with a bare `node:http` server that sends the same bytes.
 */
export async function benchEdge(): Promise<readonly BenchRow[]> {
  const servers = await Promise.all(['slipway', 'bare', 'sirv', AT_ONCE].map((name) => startServer(name)));
  const [slipway = NONE, bare = NONE, sirv = NONE, atOnce = NONE] = servers;
  const rows: BenchRow[] = [];
  for (const [name, path] of Object.entries(PATHS)) {
    await against(slipway, path)();
    const rates = await alternate(ROUNDS, {
      slipway: against(slipway, path),
      bare: against(bare, path),
      sirv: against(sirv, path),
    });
    rows.push(
      rowOf(`edge, ${name}, against bare node:http`, 'requests/s', { atLeast: 0.85 }, rates.slipway, rates.bare),
    );
    rows.push(rowOf(`edge, ${name}, against sirv`, 'requests/s', { atLeast: 1 }, rates.slipway, rates.sirv));
  }
  rows.push(await benchBatch('', { atLeast: 1 }, slipway, atOnce));
  const far = await Promise.all([slipway, atOnce].map(({ port }) => startServer(String(port), './delay-proxy.ts')));
  const [farSlipway = NONE, farAtOnce = NONE] = far;
  rows.push(await benchBatch(', with a round trip of 1 ms', { atLeast: 0.97 }, farSlipway, farAtOnce));
  for (const { child } of [...far, ...servers]) child?.disconnect();
  return rows;
}

/** Measures the gain of ending the responses of a turn together (`ResponseBatch` of `platform/server/server.ts`). */
async function benchBatch(distance: string, goal: Goal, slipway: Server, atOnce: Server): Promise<BenchRow> {
  const path = PATHS['4 KB page'];
  const rates = await alternate(2 * ROUNDS, { slipway: against(slipway, path), atOnce: against(atOnce, path) });
  const name = `edge, 4 KB page${distance}, against a server that ends each response at once`;
  return rowOf(name, 'requests/s', goal, rates.slipway, rates.atOnce);
}

interface Server {
  readonly child: ChildProcess | undefined;
  readonly port: number;
}

const NONE: Server = { child: undefined, port: 0 };

async function startServer(name: string, file = './edge-server.ts'): Promise<Server> {
  const { child, message } = await startPart(file, [name]);
  return { child, port: Number(message) };
}

function against({ port }: Server, path: string): () => Promise<number> {
  return () => load({ port, host: 'shop.localhost', path, connections: CONNECTIONS, ms: MS });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printRows(await benchEdge());
