import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { EXEC_ARGV } from '../bin/exec-argv.js';
import { alternate, type BenchRow, type Goal, printRows, refuseFailures, rowOf, startPart } from './harness.ts';
import type { Run, RunResult } from './kvs-client.ts';

const CONNECTIONS = 64;
const ROUNDS = 5;
const MS = 1_500;
/** The number of keys for rates, and for the memory. */
const KEYS = 10_000;
const MANY_KEYS = 100_000;
const MEMORY_MB = 200;

/**
 * Compares durable puts and gets per second of the whole platform, with signatures, tokens and limits, and their p99
 * with a bare `node:http` server that parses the same body. Also measures the platform's memory with 100,000 keys.
 */
export async function benchKvs(): Promise<readonly BenchRow[]> {
  // Fills the compile cache for the next process, whose memory is measured.
  const { child } = await startPart('./kvs-server.ts', ['platform'], EXEC_ARGV);
  child.disconnect();
  await once(child, 'exit');
  const [platform, bare] = await Promise.all(
    ['platform', 'bare'].map((name) => startPart('./kvs-server.ts', [name], EXEC_ARGV)),
  );
  const { port, variables } = Object(platform?.message);
  const ports = { platform: Number(port), bare: Number(Object(bare?.message).port) };
  const client = await openClient(variables, KEYS);
  await client.run({ port: ports.platform, operation: 'put', connections: CONNECTIONS, ms: 'all' });
  const rows: BenchRow[] = [];
  for (const [operation, rate, slower] of [
    ['get', 0.55, 3],
    ['put', 0.4, 5],
  ] as const) {
    const p99: Record<keyof typeof ports, number[]> = { platform: [], bare: [] };
    const against = (name: keyof typeof ports) => async () => {
      const result = await client.run({ port: ports[name], operation, connections: CONNECTIONS, ms: MS });
      p99[name].push(result.p99);
      return result.perSecond;
    };
    for (const warm of ['platform', 'bare'] as const) await against(warm)();
    for (const times of Object.values(p99)) times.length = 0;
    const rates = await alternate(ROUNDS, { platform: against('platform'), bare: against('bare') });
    const name = operation === 'put' ? 'durable put' : 'get';
    rows.push(rowOf(`${name}, against bare node:http`, 'requests/s', { atLeast: rate }, rates.platform, rates.bare));
    rows.push(rowOf(`${name}, p99 against bare node:http`, 'ms', { atMost: slower }, p99.platform, p99.bare));
  }
  rows.push(...(await againstMiniflare(client, ports.platform)));
  client.close();
  rows.push(
    await memory(ports.platform, variables, async () => {
      platform?.child.send('memory');
      const [message] = await once(Object(platform?.child), 'message');
      return Number(Object(message).rss) / 1024 ** 2;
    }),
  );
  for (const part of [platform, bare]) part?.child.disconnect();
  return rows;
}

/**
 * Compares with miniflare's KV, if it is installed: by its own client, as tests use it, and behind a worker that gets
 * the same requests. miniflare does not check signatures, tokens or limits.
 */
async function againstMiniflare(client: KvsClient, port: number): Promise<readonly BenchRow[]> {
  const { child, message } = await startPart('./kvs-server.ts', ['miniflare']);
  const other = Number(Object(message).port);
  const rows: BenchRow[] = [];
  if (Object(message).missing)
    process.stderr.write('not measured against miniflare: npm install --no-save miniflare\n');
  else {
    for (const operation of ['put', 'get'] as const) {
      const asked = { operation, connections: CONNECTIONS, ms: MS };
      const rateOf = (at: number) => async () => (await client.run({ ...asked, port: at })).perSecond;
      const ownClient = async () => {
        child.send(asked);
        const [answer] = await once(child, 'message');
        return Number(Object(answer).perSecond);
      };
      const rates = await alternate(3, { platform: rateOf(port), miniflare: ownClient, worker: rateOf(other) });
      const name = operation === 'put' ? 'durable put' : 'get';
      const goal = { atLeast: 20 };
      rows.push(rowOf(`${name}, against miniflare's KV`, 'requests/s', goal, rates.platform, rates.miniflare));
      // Without a goal: a bare server without checks is only 25 times as fast as its worker.
      rows.push(rowOf(`${name}, against it in a worker`, 'requests/s', undefined, rates.platform, rates.worker));
    }
  }
  child.disconnect();
  return rows;
}

/** Measures the resident memory after 100,000 keys were put and read under load. */
async function memory(port: number, variables: unknown, rss: () => Promise<number>): Promise<BenchRow> {
  const client = await openClient(variables, MANY_KEYS);
  for (const operation of ['put', 'get'] as const) {
    await client.run({ port, operation, connections: CONNECTIONS, ms: 'all' });
  }
  client.close();
  const goal: Goal = { atMost: 1 };
  return rowOf(`memory with ${MANY_KEYS} keys, against ${MEMORY_MB} MB`, 'MB', goal, [await rss()], [MEMORY_MB]);
}

export interface KvsClient {
  run(asked: Run): Promise<RunResult>;
  close(): void;
}

/** Starts a client process, which signs its requests first, as if so long ago. A run throws if an answer is not 200. */
export async function openClient(variables: unknown, keys: number, signedAgoMs = 0): Promise<KvsClient> {
  const { child } = await startPart('./kvs-client.ts', [JSON.stringify({ variables, keys, signedAgoMs })]);
  return {
    async run(asked) {
      child.send(asked);
      const [message] = await once(child, 'message');
      const result: RunResult = Object(message);
      refuseFailures(result.failures);
      return result;
    },
    close: () => child.disconnect(),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printRows(await benchKvs());
