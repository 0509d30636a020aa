import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { ask } from '../../support/chaos-http.ts';
import { serve } from '../../support/http-server.ts';
import type { ProcessNode } from './processes.ts';

/** A proxy that sends each request to the next node whose `/readyz` answers 200, once, and repeats nothing. */
export interface ReadyProxy extends AsyncDisposable {
  readonly port: number;
  readonly url: string;
  /** Nodes that get requests now. */
  readonly ready: readonly string[];
  /** Requests that were not answered, or with a status from 400 on. */
  readonly faults: readonly string[];
  /** Answers of each node, by its name and the number of its start. */
  readonly answers: ReadonlyMap<string, number>;
}

const PROBE_MS = 200;
const PROBE_LIMIT_MS = 2_000;

/** Starts a proxy in front of nodes that may be added later. */
export async function startReadyProxy(nodes: readonly ProcessNode[]): Promise<ReadyProxy> {
  await using stack = new AsyncDisposableStack();
  const agent = stack.adopt(new Agent({ keepAlive: true }), (each) => each.destroy());
  const ready = new Set<string>();
  const faults: string[] = [];
  const answers = new Map<string, number>();
  let turn = 0;
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const usable = nodes.filter(({ name }) => ready.has(name));
    const node = usable[turn++ % usable.length];
    const { method, url: path, headers } = incoming;
    const failed = (why: unknown) => {
      faults.push(`${method} ${headers.host}${path} at ${node?.name}, start ${node?.life}: ${why}`);
      outgoing.destroy();
    };
    if (!node) return failed('no node is ready');
    const started = `${node.name} ${node.life}`;
    const sent = request({ host: '127.0.0.1', port: node.port, agent, method, path, headers }, (answer) => {
      const { statusCode: status = 0 } = answer;
      answers.set(started, (answers.get(started) ?? 0) + 1);
      if (status >= 400) faults.push(`${method} ${headers.host}${path} at ${started}: ${status}`);
      outgoing.writeHead(status, answer.headers);
      answer.once('error', failed);
      answer.pipe(outgoing);
    });
    sent.once('error', failed);
    incoming.pipe(sent);
  };
  const server = stack.use(await serve(forward));
  const probed = new Set<string>();
  /** A node that is late keeps its state, as with proxies that count failures. One that refuses gets no more requests. */
  const probe = async ({ name, port }: ProcessNode) => {
    if (probed.has(name)) return;
    probed.add(name);
    const question = { port, agent, method: 'GET', path: '/readyz', timeoutMs: PROBE_LIMIT_MS };
    const state = await ask(question).then(
      ({ status }) => status === 200,
      (error) => (isLate(error) ? ready.has(name) : false),
    );
    if (state) ready.add(name);
    else ready.delete(name);
    probed.delete(name);
  };
  const timer = setInterval(() => nodes.forEach((node) => void probe(node)), PROBE_MS);
  stack.defer(() => clearInterval(timer));
  const opened = stack.move();
  return {
    ...{ port: server.port, url: server.origin, faults, answers },
    get ready() {
      return nodes
        .map(({ name }) => name)
        .filter((name) => ready.has(name))
        .toSorted();
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Whether a request failed because its time was over. */
function isLate(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
