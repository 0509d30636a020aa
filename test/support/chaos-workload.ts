import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, askKvs, type KvsAccess, type KvsCall, type Reply } from './chaos-http.ts';
import type { Admitted, Visit } from './chaos-traffic.ts';
import type { Operation } from './linearizable.ts';
import { seededRandom } from './random.ts';

/** A node as its clients see it. */
export interface Target {
  readonly name: string;
  readonly port: number;
  /** Counts the starts of the node. */
  readonly life: number;
  /** False: it was killed or stopped, or is not ready yet. */
  readonly isUp: boolean;
}

/** Clients that run until they are stopped. Disposing stops them too. */
export interface Workload extends AsyncDisposable {
  /** Resolves when the last request has ended. */
  stop(): Promise<void>;
}

/** The clock of all records. */
export const now = () => performance.now();

const OPERATION_MS = 5_000;

/** Runs `step` again and again in each of `clients` until `stop`, which closes the connections. `step` must not reject. */
function repeated(
  agent: Agent,
  clients: number,
  step: (client: number, signal: AbortSignal) => Promise<void>,
): Workload {
  const stopped = new AbortController();
  const run = async (client: number) => {
    while (!stopped.signal.aborted) await step(client, stopped.signal);
  };
  const ended = Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  const stop = async () => {
    stopped.abort();
    await ended;
    agent.destroy();
  };
  return { stop, [Symbol.asyncDispose]: stop };
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => {});

export interface Writers extends Workload {
  readonly history: readonly Operation[];
  /** Reads a key once through a node, and records it. Rejects if the node does not answer. */
  read(target: Target, key: string): Promise<void>;
}

export interface WriterOptions {
  readonly targets: readonly Target[];
  readonly access: KvsAccess;
  readonly keys: readonly string[];
  readonly seed: number;
  /** Clients of each node. */
  readonly clients: number;
  /** Milliseconds between two requests of a client. */
  readonly pauseMs: number;
}

/** Puts, deletes and gets the same keys through all nodes, and records the history. */
export function startWriters({ targets, access, keys, seed, clients, pauseMs }: WriterOptions): Writers {
  const random = seededRandom(seed);
  const agent = new Agent({ keepAlive: true });
  const history: Operation[] = [];
  let values = 0;
  const call = async (target: Target, client: string, operation: KvsCall): Promise<Reply | undefined> => {
    const { kind, key } = operation;
    const value = operation.kind === 'put' ? operation.value : undefined;
    const begin = now();
    const reply = await askKvs({ port: target.port, agent, timeoutMs: OPERATION_MS }, access, operation).catch(
      () => undefined,
    );
    const known = { key, kind, value, client, begin };
    if (reply?.status === 200)
      history.push({ ...known, end: now(), result: kind === 'get' ? valueIn(reply.body) : undefined });
    // Other answers below 500 say that nothing was done. Whether the rest was done is not known.
    else if (kind !== 'get' && (reply?.status ?? 500) >= 500) history.push({ ...known, end: undefined });
    return reply;
  };
  const workload = repeated(agent, clients * targets.length, async (client, signal) => {
    const target = targets[client % targets.length];
    const key = keys[Math.floor(random() * keys.length)];
    const drawn = random();
    if (target?.isUp && key !== undefined) {
      values += 1;
      const put = { kind: 'put', key, value: `${seed}-${values}` } as const;
      await call(target, `${target.name}/${client}`, drawn < 0.4 ? put : { kind: drawn < 0.5 ? 'delete' : 'get', key });
    }
    await pause(pauseMs * (0.5 + random()), signal);
  });
  return {
    ...workload,
    history,
    async read(target, key) {
      const reply = await call(target, `${target.name}/check`, { kind: 'get', key });
      if (reply?.status !== 200) throw new Error(`${target.name} answered ${reply?.status} to a get of ${key}`);
    },
  };
}

function valueIn(body: string): string | undefined {
  const { found, value } = JSON.parse(body);
  return found === true ? String(value) : undefined;
}

/** Sends gets as fast as answers arrive, until the quota refuses them, and records those that were admitted. */
export function startGreedy(
  targets: readonly Target[],
  access: KvsAccess,
  window: string,
): Workload & { readonly admitted: readonly Admitted[]; readonly refused: () => number } {
  const agent = new Agent({ keepAlive: true });
  const admitted: Admitted[] = [];
  let refused = 0;
  const workload = repeated(agent, 2 * targets.length, async (client, signal) => {
    const target = targets[client % targets.length];
    if (!target?.isUp) return pause(100, signal);
    const begin = Date.now();
    const place = { port: target.port, agent, timeoutMs: OPERATION_MS };
    const reply = await askKvs(place, access, { kind: 'get', key: 'any' }).catch(() => undefined);
    if (reply?.status === 200) admitted.push({ window, begin, end: Date.now() });
    if (reply?.status === 429) refused += 1;
    await pause(reply?.status === 200 ? 5 : 500, signal);
  });
  return { ...workload, admitted, refused: () => refused };
}

export interface Site {
  readonly app: string;
  readonly host: string;
  readonly paths: readonly string[];
}

/** Reads all files of the sites through all nodes, and records the answers. */
export function startVisitors(
  targets: readonly Target[],
  sites: readonly Site[],
  pauseMs: number,
): Workload & { readonly visits: readonly Visit[] } {
  const agent = new Agent({ keepAlive: true });
  const visits: Visit[] = [];
  const workload = repeated(agent, targets.length, async (client, signal) => {
    const target = targets[client];
    if (target?.isUp) {
      for (const site of sites) for (const path of site.paths) visits.push(await visit(target, site, path, agent));
    }
    await pause(pauseMs, signal);
  });
  return { ...workload, visits };
}

/** Reads one file. Never rejects. */
export async function visit(target: Target, { app, host }: Site, path: string, agent: Agent): Promise<Visit> {
  const { name, port, life } = target;
  const begin = now();
  const reply = await ask({ port, agent, method: 'GET', path, headers: { host } }).catch(() => undefined);
  const release = reply?.headers['x-slipway-release'];
  return {
    ...{ visitor: `of ${name}`, node: name, life, app, path, begin, end: now() },
    ...{ status: reply?.status, body: reply?.body ?? '' },
    release: typeof release === 'string' ? release : undefined,
  };
}
