import type { TokenProvider } from '../../api/identity/provider.ts';
import { OPERATOR_OPERATIONS } from '../../api/operator.ts';
import { createTransport } from '../../api/transport.ts';
import { systemClock } from '../../base/clock.ts';
import type { DeployEvent, Reporter } from '../../deploy/events.ts';
import type { AskApp } from '../platforms/operator.ts';
import { askingParts } from './asking.ts';
import { printLog } from './follow-log.ts';
import type { Io } from './io.ts';

/** Milliseconds between two looks at a log that does not grow, at most: somebody watches it. */
const MOST_WAIT_MS = 500;
/** Milliseconds that the end of a deploy waits for the rest of the log. */
const REST_MS = 3_000;

/** The output of a build, as it runs. */
export interface LiveLog {
  /** Receives the events of the flow. The log is read when the app and the deployment are known. */
  observe(event: DeployEvent): void;
  /** Prints the rest of the log of a deployment that has ended, for 3 s at most. Never rejects: a deploy does not need it. */
  rest(hasEnded: boolean): Promise<void>;
}

/** Holds back the end of a deployment, and what follows it, until its log is printed: a fast build ends before. */
export function afterLog(log: LiveLog, report: Reporter) {
  const held: DeployEvent[] = [];
  let rest: Promise<void> | undefined;
  let isPrinted = false;
  const print = (hasEnded: boolean) => {
    const flush = () => {
      isPrinted = true;
      for (const event of held.splice(0)) report(event);
    };
    return log.rest(hasEnded).then(flush);
  };
  return {
    report(event: DeployEvent) {
      log.observe(event);
      if (event.type === 'phase-finished' && event.phase === 'follow') rest ??= print(true);
      if (rest && !isPrinted) held.push(event);
      else report(event);
    },
    /** Prints the rest of the log, and reports what was held back. */
    async end(hasEnded: boolean) {
      // A deployment that goes on is not waited for.
      if (!hasEnded) await log.rest(false);
      await (rest ?? print(hasEnded));
    },
  };
}

export interface LiveLogParts {
  readonly baseUrl: string;
  readonly tokens: TokenProvider;
  readonly orgID: string;
  readonly projectID: string;
  /** Receives the lines, and undefined at their end. */
  readonly print: (line: string | undefined) => void;
}

/** Asks the platform of a deploy, with its tokens, until `signal` is aborted. */
export async function askDuring(
  { baseUrl, tokens }: Pick<LiveLogParts, 'baseUrl' | 'tokens'>,
  io: Io,
  signal: AbortSignal,
) {
  const parts = { ...(await askingParts(io)), signal, onTrouble: () => {} };
  // A refusal of this call is no reason to run a token command again: the deploy renews its token itself.
  const borrowed = { token: () => tokens.token(), renew: () => Promise.resolve(false) };
  const send = createTransport({ ...parts, baseUrl, tokens: borrowed });
  return (app: Readonly<Record<'orgID' | 'projectID' | 'appID', string>>): AskApp =>
    (name, { body, query = {}, ...more } = {}) =>
      send(OPERATOR_OPERATIONS[name], { parameters: { ...app, ...more }, query, body });
}

/** Prints the lines of a build while they are written. A service without Slipway's call for logs is asked once. */
export async function liveLog({ baseUrl, tokens, orgID, projectID, print }: LiveLogParts, io: Io): Promise<LiveLog> {
  const stop = new AbortController();
  const signal = AbortSignal.any([io.signal, stop.signal]);
  const askOf = await askDuring({ baseUrl, tokens }, io, signal);
  let appID = '';
  let reading: Promise<unknown> = Promise.resolve();
  return {
    observe(event) {
      if (event.type === 'app-known') appID = event.appID;
      if (event.type !== 'deployment-known') return;
      const ask = askOf({ orgID, projectID, appID });
      const lines = (text: string) => text.replace(/\n$/, '').split('\n').forEach(print);
      const following = { clock: systemClock, signal, follow: true, mostWaitMs: MOST_WAIT_MS, print: lines };
      reading = printLog(ask, event.deployID, following).catch(() => {});
    },
    async rest(hasEnded) {
      const late = setTimeout(() => stop.abort(), hasEnded ? REST_MS : 0);
      await reading;
      clearTimeout(late);
      print(undefined);
    },
  };
}
