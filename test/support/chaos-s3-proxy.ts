import { Agent, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from './http-server.ts';
import { seededRandom } from './random.ts';

/** What a proxy does to a request. */
export const S3_FAULTS = [
  /** Answers 500 `InternalError` without asking the service. */
  'error500',
  /** Answers 503 `SlowDown` without asking the service. */
  'error503',
  /** Resets the connection before the service is asked. */
  'reset',
  /** Lets the service do its work, and resets the connection instead of answering. */
  'lost',
  /** Sends the service half of the request's body, and resets both connections. */
  'cutUpload',
  /** Sends the head of the answer and half of its body, and resets the connection. */
  'truncated',
  /** Waits `slowMs` before the service is asked, and again within the body of the answer. */
  'slow',
  /** Reads the request and never answers, until `heal`. */
  'silent',
] as const;
export type S3Fault = (typeof S3_FAULTS)[number];

export interface S3FaultProxy extends AsyncDisposable {
  readonly port: number;
  /** The endpoint for clients. The service gets the header `Host` of this one, because signatures cover it. */
  readonly endpoint: string;
  /** Requests that were answered without a fault, and those of each fault. */
  readonly counts: Readonly<Record<S3Fault | 'passed', number>>;
  /** Sets the share of requests, from 0 to 1, that each fault affects from now on. */
  set(rates: Readonly<Partial<Record<S3Fault, number>>>): void;
  /** Ends all faults, and the connections of silent requests. */
  heal(): void;
}

export interface S3FaultOptions {
  readonly seed?: number;
  /** Default 300. */
  readonly slowMs?: number;
  /** Selects the requests that faults can affect. Default: all. */
  readonly affects?: (request: IncomingMessage) => boolean;
}

/** Milliseconds that the service may be silent. */
const SERVICE_MS = 30_000;

/** Starts a proxy in front of an S3 service at `http://127.0.0.1:<port>`. Without rates it passes everything on. */
export async function startS3FaultProxy(port: number, options: S3FaultOptions = {}): Promise<S3FaultProxy> {
  const { seed = 1, slowMs = 300, affects = () => true } = options;
  const random = seededRandom(seed);
  const counts = { passed: 0, ...Object.fromEntries(S3_FAULTS.map((fault) => [fault, 0])) } as Record<
    S3Fault | 'passed',
    number
  >;
  const agent = new Agent({ keepAlive: true });
  const silent = new Set<Socket>();
  let rates: Readonly<Partial<Record<S3Fault, number>>> = {};
  const server = await serve((request, response) => {
    const fault = affects(request) ? drawn(rates, random()) : undefined;
    // A destroyed request has no socket.
    const { socket } = request;
    counts[fault ?? 'passed'] += 1;
    if (fault !== 'silent') {
      handle({ request, response, fault, port, agent, slowMs }).catch(() => socket.resetAndDestroy());
      return;
    }
    request.resume();
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  const heal = () => {
    rates = {};
    for (const socket of silent) socket.resetAndDestroy();
  };
  return {
    port: server.port,
    endpoint: server.origin,
    counts,
    set(given) {
      rates = given;
    },
    heal,
    async [Symbol.asyncDispose]() {
      heal();
      agent.destroy();
      await server[Symbol.asyncDispose]();
    },
  };
}

function drawn(rates: Readonly<Partial<Record<S3Fault, number>>>, point: number): S3Fault | undefined {
  let left = point;
  return S3_FAULTS.find((fault) => {
    left -= rates[fault] ?? 0;
    return left < 0;
  });
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly fault: Exclude<S3Fault, 'silent'> | undefined;
  readonly port: number;
  readonly agent: Agent;
  readonly slowMs: number;
}

/** Rejects if the connection to the client has to be reset. */
async function handle({ request, response, fault, port, agent, slowMs }: Exchange): Promise<void> {
  if (fault === 'reset') throw new Error('reset');
  if (fault === 'error500') return refuse(request, response, 500, 'InternalError');
  if (fault === 'error503') return refuse(request, response, 503, 'SlowDown');
  if (fault === 'slow') await wait(slowMs);
  const answer = await forward(request, port, agent, fault === 'cutUpload');
  if (fault === 'lost') {
    for await (const _ of answer);
    throw new Error('the answer is lost');
  }
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
  const length = Number(answer.headers['content-length'] ?? 0);
  if (fault === 'truncated' && length > 1) {
    await pipeline(answer, half(length), response, { end: false }).catch(() => {});
    throw new Error('the answer is truncated');
  }
  if (fault === 'slow') await pipeline(answer, pausing(slowMs), response);
  else await pipeline(answer, response);
}

/** Resolves with the head of the service's answer. With `isCut`, sends half of the body and rejects. */
async function forward(request: IncomingMessage, port: number, agent: Agent, isCut: boolean): Promise<IncomingMessage> {
  const { method, url, rawHeaders } = request;
  const out = send({ host: '127.0.0.1', port, method, path: url, headers: rawHeaders, agent, timeout: SERVICE_MS });
  out.once('timeout', () => out.destroy(new Error('the service does not answer')));
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    out.once('response', resolve);
    out.once('error', reject);
  });
  answered.catch(() => {});
  const length = Number(request.headers['content-length'] ?? 0);
  if (isCut && length > 1) {
    await pipeline(request, half(length), out, { end: false }).catch(() => {});
    // The service sees a connection that ends within the body.
    out.destroy(new Error('the upload is cut'));
  } else pipeline(request, out).catch((error) => out.destroy(error));
  return answered;
}

/** Passes half of `length` bytes, and fails then. */
function half(length: number): Transform {
  let left = Math.floor(length / 2);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const part = chunk.subarray(0, left);
      left -= part.length;
      if (part.length > 0) this.push(part);
      // The bytes before it are sent first.
      if (left === 0) setImmediate(() => done(new Error('half is sent')));
      else done();
    },
  });
}

/** Waits once, before the last byte of the first chunk. */
function pausing(ms: number): Transform {
  let isFirst = true;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (!isFirst) return done(null, chunk);
      isFirst = false;
      this.push(chunk.subarray(0, -1));
      void wait(ms).then(() => done(null, chunk.subarray(-1)));
    },
  });
}

async function refuse(request: IncomingMessage, response: ServerResponse, status: number, code: string): Promise<void> {
  request.resume();
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>By the test</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}
