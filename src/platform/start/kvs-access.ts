import type { Log } from '../../base/log.ts';
import { listen, originOf } from '../server/server.ts';
import type { Handler } from '../shared/http.ts';

/** How the instances of this node reach the key-value store. */
export interface KvsAccess extends AsyncDisposable {
  /** The value of `SERVICE_KVS_URL`, without a closing slash. */
  readonly url: string;
  /** What the network of instances must let pass, as `--build-network-allow` writes it: `127.0.0.1:40123`. */
  readonly allow: string;
}

export interface KvsAccessOptions {
  /** The data plane. Undefined if this node does not have the role kvs. */
  readonly handler: Handler | undefined;
  /** {kvs_url} of the platform. */
  readonly kvsUrl: string;
  readonly log: Log;
}

const LOOPBACK = '127.0.0.1';
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/**
 * Opens a listener of the machine's loopback that has the data plane alone, because instances reach neither the platform's port nor
 * private addresses, which have the control plane and the console too. Without the role kvs, instances ask the platform's URL: a node
 * that has it answers there. Rejects with `SlipwayError`.
 */
export async function openKvsAccess({ handler, kvsUrl, log }: KvsAccessOptions): Promise<KvsAccess> {
  if (!handler) {
    const { hostname, port, protocol } = new URL(kvsUrl);
    return { url: kvsUrl, allow: `${hostname}:${port || PORTS[protocol]}`, async [Symbol.asyncDispose]() {} };
  }
  const server = await listen({ port: 0, host: LOOPBACK, log });
  server.serve(handler);
  const { port } = server;
  return { url: originOf(LOOPBACK, port), allow: `${LOOPBACK}:${port}`, [Symbol.asyncDispose]: () => server.close() };
}
