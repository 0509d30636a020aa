import { Client } from 'undici';

/** Bytes of the header of an answer. */
const HEADER_BYTES = 64 * 1024;
/** Milliseconds of one attempt, once the server listens. */
export const ATTEMPT_MS = 10_000;

/** The answer to a question for health: a status, or in words why there was none. */
type HealthAnswer = { readonly status: number } | { readonly words: string };

/** An answer below 500 is healthy: a start page may redirect, or ask for a name, and an API may refuse a question without parameters. */
export function isHealthy(answer: HealthAnswer): boolean {
  return 'status' in answer && answer.status < 500;
}

/** Asks as the proxy does. The question waits in the socket until the server listens. Rejects with the reason of `signal`, not of `over`. */
export async function askForHealth(
  { socket, path, host }: Readonly<Record<'socket' | 'path' | 'host', string>>,
  { over, signal }: { readonly over: AbortSignal; readonly signal: AbortSignal },
): Promise<HealthAnswer> {
  const client = new Client('http://localhost', {
    socketPath: socket,
    maxHeaderSize: HEADER_BYTES,
    headersTimeout: 0,
    bodyTimeout: 0,
    pipelining: 1,
  });
  try {
    const { statusCode, body } = await client.request({
      path,
      method: 'GET',
      headers: {
        host,
        'user-agent': 'Slipway-Health',
        accept: '*/*',
        'x-forwarded-host': host,
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '127.0.0.1',
      },
      signal: AbortSignal.any([signal, over]),
    });
    body.on('error', () => {});
    return { status: statusCode };
  } catch (error) {
    signal.throwIfAborted();
    return { words: wordsOf(error) };
  } finally {
    // Nobody waits for its end.
    client.destroy().catch(() => {});
  }
}

function wordsOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return 'its header is too long';
  if (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET') return 'it closed the connection';
  if (code.startsWith('HPE_')) return 'its answer is not HTTP';
  return 'it did not answer';
}
