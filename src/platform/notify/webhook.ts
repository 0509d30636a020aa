import { createHmac } from 'node:crypto';
import type { Dispatcher } from 'undici';
import { type Addresses, AddressRefused } from './addresses.ts';

/** Milliseconds of a request, with the resolution of its name. */
export const REQUEST_MS = 10_000;
/** Bytes of an answer. What is in it does not matter. */
const ANSWER_BYTES = 64 * 1024;
const HEADER_BYTES = 16 * 1024;

export interface Outgoing {
  /** The same for each attempt. */
  readonly id: string;
  readonly body: string;
  /** Seconds since the Unix epoch. */
  readonly timestamp: number;
}

/** The result of an attempt. `problem`: why it failed. `isFinal`: the receiver wants no more. */
export interface Outcome {
  readonly status?: number | undefined;
  readonly problem?: string | undefined;
  readonly isFinal?: boolean;
}

/** Returns the signature of a message by the standard-webhooks specification, without the secret's prefix. */
export function signatureOf(secret: string, { id, timestamp, body }: Outgoing): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Returns the function that sends a message to a webhook once. It follows no redirect. */
export function createWebhooks(
  addresses: Addresses,
  requestMs: number,
): AsyncDisposable & {
  send(to: { readonly url: string; readonly secret: string }, message: Outgoing, stop: AbortSignal): Promise<Outcome>;
} {
  let opened: Promise<{ readonly agent: Dispatcher; readonly request: typeof import('undici').request }> | undefined;
  const open = async () => {
    const { Agent, request } = await import('undici');
    const connect = { lookup: addresses.lookup, timeout: requestMs };
    return { request, agent: new Agent({ connect, maxHeaderSize: HEADER_BYTES, keepAliveTimeout: 1_000 }) };
  };
  return {
    async send({ url, secret }, message, stop) {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(requestMs)]);
      try {
        addresses.check(new URL(url).hostname);
        opened ??= open();
        const { agent, request } = await opened;
        const headers = {
          'content-type': 'application/json',
          'user-agent': 'Slipway',
          'webhook-id': message.id,
          'webhook-timestamp': String(message.timestamp),
          'webhook-signature': signatureOf(secret, message),
        };
        const given = { method: 'POST', headers, body: message.body, signal, dispatcher: agent } as const;
        const { statusCode: status, body } = await request(url, given);
        await body.dump({ limit: ANSWER_BYTES, signal });
        return outcomeOf(status);
      } catch (error) {
        stop.throwIfAborted();
        return { problem: problemOf(error) };
      }
    },
    async [Symbol.asyncDispose]() {
      await (await opened)?.agent.destroy();
    },
  };
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { status };
  if (status >= 300 && status < 400) return { status, problem: 'it answered with a redirect, which is not followed' };
  if (status === 410) return { status, problem: 'it answered that it is gone', isFinal: true };
  return { status, problem: `it answered with status ${status}` };
}

/** Returns the reason without addresses, because names of the operator's network may have led there. */
function problemOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof AddressRefused) return each.message;
    if (each.name === 'TimeoutError') return 'it did not answer in time';
    if ('code' in each && typeof each.code === 'string') return `it cannot be reached (${each.code})`;
  }
  return 'it cannot be reached';
}
