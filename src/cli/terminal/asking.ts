import { directly } from '../../api/direct.ts';
import { certificateCode } from '../../api/exchange.ts';
import { shellWith } from '../../api/identity/shell.ts';
import type { TokenParts } from '../../api/identity/source.ts';
import { proxiedFetch } from '../../api/proxy.ts';
import type { RetryBudget } from '../../api/retry.ts';
import { systemClock } from '../../base/clock.ts';
import { type ErrorCode, SlipwayError } from '../../base/errors.ts';
import { isLoopbackHost } from '../../base/loopback.ts';
import { cleanLine } from '../../base/text.ts';
import type { Io } from './io.ts';

/** Interactive: retries are short. */
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

export async function askingParts(io: Io): Promise<AskingParts> {
  return {
    clock: systemClock,
    random: Math.random,
    uuid: () => crypto.randomUUID(),
    budget: BUDGET,
    signal: io.signal,
    fetch: directly(await proxiedFetch(io.env)),
    run: shellWith(io.env),
    onSecret: () => {},
    onTrouble: ({ error }) => io.err(`  warning: ${error.message}; trying again\n`),
  };
}

/** Remedies for the platform of a data directory, which has no base-url, no proxy and no GitHub. */
const REMEDIES: Partial<Record<ErrorCode, string>> = {
  unreachable: 'Is the platform still running? Start it again with "slipway platform".',
  request_timeout: "Look at the platform's log: it may be busy.",
  redirected: 'Nothing was sent there. Start the platform with the address that answers: --public-url.',
  unexpected_response: 'Check that the platform itself answers there, and not a proxy or a login page.',
  unauthorized:
    'Is the data directory that of this platform (--data), and do its own tokens count (localIssuer in platform.json)?',
  forbidden: 'Name an address that has a role in platform.json of the data directory: --email ADDRESS',
  refused: 'Correct what the message names, and run the command again.',
};

/** Returns the error in a command's words. A given `remedy` replaces all others. */
export function inTerminal(thrown: SlipwayError, remedy?: string): SlipwayError;
export function inTerminal(thrown: unknown, remedy?: string): unknown;
export function inTerminal(thrown: unknown, remedy?: string): unknown {
  if (!(thrown instanceof SlipwayError)) return thrown;
  // The errors of the data directory and of a certificate name their remedies themselves.
  const isExact = thrown.input === 'data' || certificateCode(thrown.cause) !== undefined;
  const usual = isExact ? undefined : REMEDIES[thrown.code];
  return thrown.with({ remedy: remedy ?? usual ?? thrown.remedy });
}

/** Returns the remedy if a platform of this machine does not answer at its public address: its name may not lead to it yet. */
export function unreachedName(thrown: unknown, baseUrl: string): string | undefined {
  const { host, hostname } = new URL(baseUrl);
  const isUnreached = thrown instanceof SlipwayError && thrown.code === 'unreachable';
  if (!isUnreached || isLoopbackHost(hostname) || certificateCode(thrown.cause) !== undefined) return undefined;
  return `Commands use the address of --public-url. Make sure that the name ${cleanLine(host, 100)} leads to the proxy, and the proxy to a node with the role control. Until then, this shows if a node is ready: curl http://127.0.0.1:4400/readyz, with the port of the node. If nothing answers there either, start the node.`;
}
