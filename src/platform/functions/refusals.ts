import type { HttpResponse } from '../shared/http.ts';
import { page } from '../shared/page.ts';

/** Why a request of a function got no answer of the app. The answer has it as `x-slipway-error`, and the log as `code`. */
export const REFUSALS = {
  bad_request: {
    status: 400,
    title: 'This request cannot be passed on',
    text: 'Its method, address or headers are not those of HTTP.',
  },
  body_too_large: {
    status: 413,
    title: 'The upload is too large',
    text: 'This request has more than 100 MiB. The app did not get it.',
  },
  instance_broke: {
    status: 502,
    title: 'The app broke off',
    text: 'The app ended, or closed the connection, before it answered. Try again.',
  },
  bad_answer: {
    status: 502,
    title: 'The answer of the app cannot be read',
    text: 'The app answered with something that is not HTTP, or with headers that are too large.',
  },
  queue_full: {
    status: 503,
    title: 'The app has too many requests',
    text: 'More requests wait for this app than it can answer soon. Try again in a few seconds.',
  },
  queue_timeout: {
    status: 503,
    title: 'The app is not ready',
    text: 'The app is starting or busy, and did not take this request in time. Try again in a few seconds.',
  },
  start_failed: {
    status: 503,
    title: 'The app does not start',
    text: 'The app ended or did not answer when it was started. Its owner can read why in its log.',
  },
  not_readable: {
    status: 503,
    title: 'Not available at the moment',
    text: 'The platform cannot read what it needs to start this app. Try again in a few seconds.',
  },
  stopping: {
    status: 503,
    title: 'Not available at the moment',
    text: 'This part of the platform is stopping. Try again.',
  },
  functions_off: {
    status: 503,
    title: 'No functions here',
    text: 'This app is a server, and this node of the platform was started without functions (<code>--functions off</code>).',
  },
  request_timeout: {
    status: 504,
    title: 'The app took too long',
    text: 'The app did not begin to answer within its limit of time.',
  },
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** A request gets the page of `code`. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RefusalCode;
  /** Seconds after which another try may succeed. */
  readonly againIn: number;

  constructor(code: RefusalCode, cause?: unknown, againIn = 1) {
    super(code, { cause });
    this.code = code;
    this.againIn = againIn;
  }
}

export function refusalPage({ code, againIn }: Refused): HttpResponse {
  const refusal = REFUSALS[code];
  const made = page({ ...refusal, againIn: refusal.status === 503 ? againIn : undefined });
  return { ...made, headers: { ...made.headers, 'x-slipway-error': code } };
}
