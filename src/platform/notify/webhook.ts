import { createHmac } from 'node:crypto';
import { type Addresses, createOutgoing, unreachedWords } from './addresses.ts';

/** Milliseconds of a request, with the resolution of its name. */
export const REQUEST_MS = 10_000;
/** Bytes of an answer. What is in it does not matter. */
const ANSWER_BYTES = 64 * 1024;

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

/** Returns what sends a message to a webhook once. It follows no redirect. */
export function createWebhooks(addresses: Addresses, requestMs: number) {
  const outgoing = createOutgoing(addresses, requestMs);
  return {
    async send(to: { readonly url: string; readonly secret: string }, message: Outgoing, stop: AbortSignal) {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(requestMs)]);
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Slipway',
        'webhook-id': message.id,
        'webhook-timestamp': String(message.timestamp),
        'webhook-signature': signatureOf(to.secret, message),
      };
      try {
        const given = { method: 'POST', headers, body: message.body, signal } as const;
        const { statusCode: status, body } = await outgoing.request(new URL(to.url), given);
        await body.dump({ limit: ANSWER_BYTES, signal });
        return outcomeOf(status);
      } catch (error) {
        stop.throwIfAborted();
        return { problem: unreachedWords(error, 'it') };
      }
    },
    [Symbol.asyncDispose]: () => outgoing[Symbol.asyncDispose](),
  };
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { status };
  if (status >= 300 && status < 400) return { status, problem: 'it answered with a redirect, which is not followed' };
  if (status === 410) return { status, problem: 'it answered that it is gone', isFinal: true };
  return { status, problem: `it answered with status ${status}` };
}
