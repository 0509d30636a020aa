import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { ask, type KvsAccess, type Reply } from '../../support/chaos-http.ts';
import type { Admitted } from '../../support/chaos-traffic.ts';
import type { Target, Workload } from '../../support/chaos-workload.ts';

/** Sends one request that a quota counts. Rejects if it is not answered. */
export type Request = (target: Target, agent: Agent) => Promise<Reply>;

/** A request that a quota refused. Times are in milliseconds since the Unix epoch. */
export interface Refused extends Admitted {
  readonly node: string;
  /** The header Retry-After. */
  readonly seconds: number;
}

export interface ClientsPart {
  readonly window: string;
  readonly request: Request;
  /** The clients of each node. */
  readonly counts: readonly number[];
  /** Milliseconds between two requests of a client. */
  readonly pauseMs: number;
}

/** What clients add their answers to. */
export interface Answers {
  readonly admitted: Admitted[];
  readonly refused: Refused[];
  /** Other answers, by window and status. */
  readonly others: Map<string, number>;
}

const ANSWER_MS = 5_000;
/** Milliseconds after which a refused client asks again, on average. */
const REFUSED_MS = 800;
/** Signatures are valid for five minutes, and the clocks of the nodes are wrong. */
const SIGNED_MS = 60_000;

/** Returns a get of a table. One signature serves for many requests, so that clients are cheap. */
export function gets({ token, ...credentials }: KvsAccess): Request {
  const body = '{"key":"any"}';
  const signed = new Map<
    number,
    { readonly at: number; readonly headers: Promise<Readonly<{ [name: string]: string }>> }
  >();
  const sign = async (port: number) => {
    const signer = new AwsV4Signer({
      ...credentials,
      ...{ service: 'execute-api', method: 'POST', url: `http://127.0.0.1:${port}/v1/get`, body, allHeaders: true },
      headers: { 'content-type': 'application/json', 'x-kvs-authorization': `Bearer ${token}` },
    });
    return { ...Object.fromEntries((await signer.sign()).headers), host: `127.0.0.1:${port}` };
  };
  return async ({ port }, agent) => {
    let known = signed.get(port);
    if (!known || Date.now() - known.at > SIGNED_MS) {
      known = { at: Date.now(), headers: sign(port) };
      signed.set(port, known);
    }
    const headers = await known.headers;
    return ask({ port, agent, method: 'POST', path: '/v1/get', headers, body, timeoutMs: ANSWER_MS });
  };
}

/** Returns a read of an app, which the control plane counts. */
export function reads(token: string): Request {
  const headers = { authorization: `Bearer ${token}` };
  const path = '/api/v1/orgs/acme/projects/web/apps/functions/environments';
  return ({ port }, agent) => ask({ port, agent, method: 'GET', path, headers, timeoutMs: ANSWER_MS });
}

/** Starts clients that send requests as fast as they are admitted, and records the answers. */
export function startClients(
  nodes: readonly Target[],
  { window, request, counts, pauseMs }: ClientsPart,
  record: Answers,
): Workload {
  const agent = new Agent({ keepAlive: true });
  const stopped = new AbortController();
  const { signal } = stopped;
  const pause = (ms: number) => wait(ms * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
  const once = async (node: Target) => {
    if (!node.isUp) return pause(100);
    const begin = Date.now();
    const reply = await request(node, agent).catch(() => undefined);
    const end = Date.now();
    if (reply?.status === 200) record.admitted.push({ window, begin, end });
    if (reply?.status === 429) {
      record.refused.push({ window, begin, end, node: node.name, seconds: Number(reply.headers['retry-after']) });
    }
    if (reply?.status !== 200 && reply?.status !== 429) {
      const name = `${window} ${reply?.status ?? 'not answered'}`;
      record.others.set(name, (record.others.get(name) ?? 0) + 1);
    }
    if (reply?.status !== 200) return pause(REFUSED_MS);
    if (pauseMs > 0) await pause(pauseMs);
  };
  const client = async (node: Target) => {
    while (!signal.aborted) await once(node);
  };
  const ended = Promise.all(nodes.flatMap((node, n) => Array.from({ length: counts[n] ?? 0 }, () => client(node))));
  const stop = async () => {
    stopped.abort();
    await ended;
    agent.destroy();
  };
  return { stop, [Symbol.asyncDispose]: stop };
}
