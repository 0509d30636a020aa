import { randomUUID } from 'node:crypto';
import type { TokenParts } from '../api/identity/source.ts';
import { proxiedFetch } from '../api/proxy.ts';
import type { RetryBudget } from '../api/retry.ts';
import { systemClock } from '../base/clock.ts';
import { type ErrorCode, SlipwayError } from '../base/errors.ts';
import type { Io } from './io.ts';

/** Somebody sits and waits. */
const BUDGET: RetryBudget = {
  attempts: 3,
  totalMs: 15_000,
  firstDelayMs: 200,
  mostDelayMs: 1_000,
  mostRetryAfterMs: 5_000,
};

export interface AskingParts extends TokenParts {
  readonly uuid: () => string;
}

/** With what a command asks the platform that runs on the data directory. */
export async function askingParts(io: Io): Promise<AskingParts> {
  return {
    ...{ clock: systemClock, random: Math.random, uuid: randomUUID, budget: BUDGET, signal: io.signal },
    fetch: await proxiedFetch(io.env),
    run: () => Promise.reject(new TypeError('The platform of a data directory needs no token command')),
    onSecret: () => {},
    onTrouble: ({ error }) => io.err(`  warning: ${error.message}; trying again\n`),
  };
}

/** What to do about the platform of a data directory: base-url, proxies and GitHub have no part in it. */
const REMEDIES: Partial<Record<ErrorCode, string>> = {
  unreachable: 'Is the platform still running? Start it again with "slipway platform".',
  request_timeout: "Look at the platform's log: it may be busy.",
  redirected: 'Nothing was sent there. The platform is to be started with the address that answers: --public-url.',
  unexpected_response: 'Check that it is the platform which answers there, and no proxy or login page in its place.',
  unauthorized:
    'Is the data directory that of this platform (--data), and do its own tokens count (localIssuer in platform.json)?',
  forbidden: 'Name an address that has a role in platform.json of the data directory: --email ADDRESS',
  refused: 'Check --org, --project and --app, and what the message names.',
};

/** The error in a command's words; `remedy` goes before all others. */
export function inTerminal(thrown: SlipwayError, remedy?: string): SlipwayError;
export function inTerminal(thrown: unknown, remedy?: string): unknown;
export function inTerminal(thrown: unknown, remedy?: string): unknown {
  if (!(thrown instanceof SlipwayError)) return thrown;
  return thrown.with({ remedy: remedy ?? REMEDIES[thrown.code] ?? thrown.remedy });
}
