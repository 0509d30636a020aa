import { lookup, Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { systemCode } from '../../base/errors.ts';
import { CALL_MS, DnsFault } from './port.ts';

export interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Sends a message to a server by TCP, and returns its answer. TCP always: an answer is never cut off or repeated, and nobody else can
 * send one without seeing the connection. Tenants read the errors, so none names the server. Rejects with `away` after `CALL_MS`, or with the signal's reason.
 */
export async function exchange(message: Buffer, { host, port }: ServerAddress, signal?: AbortSignal): Promise<Buffer> {
  signal?.throwIfAborted();
  const late = AbortSignal.timeout(CALL_MS);
  const ends = signal ? AbortSignal.any([signal, late]) : late;
  const socket = connect({ host, port, noDelay: true, signal: ends });
  try {
    await once(socket, 'connect');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(message.length);
    socket.write(Buffer.concat([length, message]));
    return await readOne(socket);
  } catch (error) {
    signal?.throwIfAborted();
    const why = late.aborted ? `not within ${CALL_MS / 1_000} s` : (systemCode(error) ?? 'it closed the connection');
    throw new DnsFault(
      'away',
      `The DNS server does not answer by TCP: ${why}`,
      'Check the address and the port in --dns, that the server runs, and that a firewall lets TCP through.',
    );
  } finally {
    socket.destroy();
  }
}

/** Reads one message with its length before it: 64 KiB at most, because the length has 16 bits. */
async function readOne(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  let read = Buffer.alloc(0);
  for await (const chunk of chunks) {
    read = Buffer.concat([read, chunk]);
    const end = read.length < 2 ? Number.POSITIVE_INFINITY : 2 + read.readUInt16BE(0);
    if (read.length >= end) return read.subarray(2, end);
  }
  throw new Error('closed');
}

const QUERY_MS = 2_000;
const TEXT_MOST = 100;

/** Returns the records of names in words, as `A 198.51.100.1`, for messages. Empty if the server does not say. */
export async function recordsAt(
  names: readonly string[],
  { host, port }: ServerAddress,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: QUERY_MS, maxTimeout: QUERY_MS, tries: 1 });
  signal?.addEventListener('abort', () => resolver.cancel(), { once: true });
  const none = () => [];
  const server = await lookup(host).catch(() => undefined);
  if (!server) return [];
  resolver.setServers([server.family === 6 ? `[${server.address}]:${port}` : `${server.address}:${port}`]);
  const [name = '', owner = ''] = names;
  const found = await Promise.all([
    resolver.resolve4(name).then((all) => all.map((each) => `A ${each}`), none),
    resolver.resolve6(name).then((all) => all.map((each) => `AAAA ${each}`), none),
    resolver.resolveCname(name).then((all) => all.map((each) => `CNAME ${each}`), none),
    resolver.resolveMx(name).then((all) => all.map((each) => `MX ${each.exchange}`), none),
    resolver.resolveTxt(name).then((all) => all.map(textOf), none),
    resolver.resolveTxt(owner).then((all) => all.map((parts) => `the owner record ${textOf(parts)}`), none),
  ]);
  return found.flat();
}

function textOf(parts: readonly string[]): string {
  return `TXT "${parts.join('').slice(0, TEXT_MOST)}"`;
}
