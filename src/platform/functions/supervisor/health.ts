import { Client } from 'undici';

/** Bytes of the header of an answer, and milliseconds of one attempt. */
const HEADER_BYTES = 64 * 1024;
const ATTEMPT_MS = 10_000;

export interface HealthQuestion {
  readonly socket: string;
  readonly path: string;
  readonly host: string;
}

/** The answer to a question for health: a status, or in words why there was none. */
export type HealthAnswer = { readonly status: number } | { readonly words: string };

/** An answer below 500 is healthy: a start page may redirect, or ask for a name. */
export function isHealthy(answer: HealthAnswer): boolean {
  return 'status' in answer && answer.status < 500;
}

/** Asks as the proxy does for a visitor over https. Reads no body. Rejects with the reason of the signal alone. */
export async function askForHealth(
  { socket, path, host }: HealthQuestion,
  { ms, signal }: { readonly ms: number; readonly signal: AbortSignal },
): Promise<HealthAnswer> {
  const limit = Math.ceil(Math.max(1, Math.min(ms, ATTEMPT_MS)));
  const client = new Client('http://localhost', {
    socketPath: socket,
    maxHeaderSize: HEADER_BYTES,
    headersTimeout: limit,
    bodyTimeout: limit,
    connect: { timeout: limit },
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
      signal: AbortSignal.any([signal, AbortSignal.timeout(limit)]),
    });
    body.on('error', () => {});
    return { status: statusCode };
  } catch (error) {
    signal.throwIfAborted();
    return { words: wordsOf(error) };
  } finally {
    await client.destroy().catch(() => {});
  }
}

function wordsOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return 'its header is too long';
  if (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET') return 'it closed the connection';
  if (code.startsWith('HPE_')) return 'its answer is not HTTP';
  return 'it did not answer';
}
