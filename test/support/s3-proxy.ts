import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { S3Server } from './s3-server.ts';

/** What happens to a request. */
export type S3FaultPlan =
  | 'pass'
  /** The connection is closed before the service sees the request. */
  | 'reset'
  /** The service carries out the request, and the answer is lost. */
  | 'lose answer'
  /** Nothing answers. */
  | 'silence'
  /** The answer ends after so many bytes of its body, or stops there. */
  | { readonly truncate: number }
  | { readonly stall: number }
  /** Another answer. The service does not see the request. */
  | { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }
  /** The request reaches the service when the promise resolves, also if the client has gone. */
  | { readonly late: Promise<void> };

/** A proxy in front of a real S3 service that causes faults. */
export interface S3Proxy extends AsyncDisposable {
  readonly endpoint: string;
  /** Decides on each request. `n` counts from 0 since it was set. */
  plan(decide: (request: IncomingMessage, n: number) => S3FaultPlan): void;
  /** The requests since the last plan: method and path with query. */
  readonly seen: readonly string[];
}

export async function startS3Proxy(to: Pick<S3Server, 'port'>): Promise<S3Proxy> {
  let decide: (request: IncomingMessage, n: number) => S3FaultPlan = () => 'pass';
  let seen: string[] = [];
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, response) => {
    const plan = decide(incoming, seen.length);
    seen.push(`${incoming.method} ${incoming.url}`);
    incoming.on('error', () => {});
    response.on('error', () => {});
    if (plan === 'silence') return;
    if (plan === 'reset') incoming.destroy();
    else if (plan === 'pass' || plan === 'lose answer') forward(to.port, incoming, response, plan);
    else if ('late' in plan) void forwardLate(to.port, incoming, plan.late);
    else if ('status' in plan) {
      response.writeHead(plan.status, plan.headers).end(incoming.method === 'HEAD' ? undefined : plan.body);
    } else forward(to.port, incoming, response, plan);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    plan(next) {
      decide = next;
      seen = [];
    },
    get seen() {
      return seen;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Cut = 'pass' | 'lose answer' | { readonly truncate: number } | { readonly stall: number };

function forward(port: number, incoming: IncomingMessage, response: ServerResponse, cut: Cut): void {
  const { method, url, rawHeaders } = incoming;
  const outgoing = request({ port, host: '127.0.0.1', method, path: url, headers: rawHeaders, agent: false });
  outgoing.on('error', () => response.destroy());
  response.on('close', () => outgoing.destroy());
  outgoing.on('response', async (answer) => {
    answer.on('error', () => response.destroy());
    if (cut === 'lose answer') {
      response.destroy();
      return;
    }
    response.writeHead(answer.statusCode ?? 0, answer.rawHeaders);
    if (cut === 'pass') answer.pipe(response);
    else await sendPart(answer, response, cut);
  });
  incoming.pipe(outgoing);
}

async function sendPart(answer: IncomingMessage, response: ServerResponse, cut: Exclude<Cut, string>): Promise<void> {
  let left = 'stall' in cut ? cut.stall : cut.truncate;
  response.flushHeaders();
  for await (const part of answer) {
    await new Promise((resolve) => response.write(part.subarray(0, left), resolve));
    left -= part.length;
    if (left <= 0) break;
  }
  if ('truncate' in cut) response.destroy();
}

/** The client may have gone. The service gets the same request. */
async function forwardLate(port: number, incoming: IncomingMessage, late: Promise<void>): Promise<void> {
  const { method, url, rawHeaders } = incoming;
  const parts = await incoming.toArray();
  await late;
  const outgoing = request({ port, host: '127.0.0.1', method, path: url, headers: rawHeaders, agent: false });
  outgoing.on('error', () => {});
  outgoing.on('response', (answer) => answer.resume());
  outgoing.end(Buffer.concat(parts));
}
