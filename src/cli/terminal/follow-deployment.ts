import type { TokenProvider } from '../../api/identity/provider.ts';
import { OPERATOR_OPERATIONS } from '../../api/operator.ts';
import { createTransport } from '../../api/transport.ts';
import { type Clock, systemClock } from '../../base/clock.ts';
import type { JsonObject } from '../../base/json.ts';
import type { DeployEvent, Reporter } from '../../deploy/events.ts';
import type { AskApp } from '../platforms/operator.ts';
import { recordsIn, textIn } from './app-words.ts';
import { askingParts } from './asking.ts';
import type { Io } from './io.ts';

/** Milliseconds between two looks at the queue. */
const EVERY_MS = 2_000;
/** Deployments that are read, and builds that are named. */
const READ = 100;
const NAMED = 3;

export interface FollowParts {
  readonly clock: Pick<Clock, 'sleep'>;
  readonly signal: AbortSignal;
  /** Receives whole lines: those of a log each with its line end, those about a queue without. */
  print(text: string): void;
}

/** Tells where a deployment waits, until it begins or has ended. Never rejects: a deploy goes on without it. */
export async function tellQueue(ask: AskApp, deployID: string, { clock, signal, print }: FollowParts): Promise<void> {
  let told = '';
  try {
    for (;;) {
      const line = queueWords(await ask('readQueue', { query: { limit: String(READ) } }), deployID);
      if (line === undefined) return;
      if (line !== told) print(line);
      told = line;
      await clock.sleep(EVERY_MS, signal);
    }
  } catch {
    // The code that follows the deployment reports the error.
  }
}

/** Returns the place of a deployment in the answer, and what is before it. Undefined if it does not wait. */
export function queueWords(answer: JsonObject, deployID: string): string | undefined {
  const [running, waiting] = [recordsIn(answer, 'running'), recordsIn(answer, 'waiting')];
  const index = waiting.findIndex((each) => textIn(each, 'deployID') === deployID);
  if (index === -1 && (answer.more !== true || waiting.length < READ)) return undefined;
  const before = index === -1 ? `more than ${READ} wait before it` : `${index === 0 ? 'none' : index} before it`;
  const place = index === -1 ? before : `position ${index + 1} in its organization, ${before}`;
  return `Queued: ${place}; ${buildWords(running)}`;
}

function buildWords(running: readonly JsonObject[]): string {
  if (running.length === 0) return 'no build of the organization runs, and no builder has taken this one yet';
  const named = running.slice(0, NAMED).map((each) => {
    return `${textIn(each, 'appID')} (${textIn(each, 'deployID')}) since ${timeOf(textIn(each, 'startedAt'))}`;
  });
  const more = running.length > NAMED ? ` and ${running.length - NAMED} more` : '';
  return `now building ${named.join(', ')}${more}`;
}

/** Returns the time of day of this machine, as `10:02:31`: it does not change from look to look, as an age would. */
function timeOf(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? 'an unknown time' : at.toLocaleTimeString('en-GB', { hour12: false });
}

/** Bytes of one page of a log. */
const PAGE = 256 * 1024;
/** Milliseconds between two requests while the log does not grow: the first time, and at most. */
const FIRST_MS = 250;
const MOST_MS = 2_000;
/** Characters of a line that is waited for. A longer one is printed in parts. */
const LINE = 1024 * 1024;

interface LogParts extends FollowParts {
  /** True: until the deployment has ended. False: what there is now. */
  readonly follow: boolean;
  /** Milliseconds between two requests while the log does not grow, at most. Default 2 s. */
  readonly mostWaitMs?: number;
}

/** Prints the log of a deployment page by page. Returns the status that the platform named last. */
export async function printLog(ask: AskApp, deployID: string, parts: LogParts): Promise<string> {
  const { clock, signal, follow, mostWaitMs = MOST_MS, print } = parts;
  let wait = FIRST_MS;
  let begun = '';
  for (let from = 0; ; ) {
    const part = await ask('readLog', { deployID, query: { from: String(from), limit: String(PAGE) } });
    const { text, next, isGrown } = read(part, from);
    const isLast = part.atEnd === true || (!isGrown && !follow);
    begun = printLines(begun + text, isLast, print);
    if (isLast) return textIn(part, 'status');
    wait = isGrown ? FIRST_MS : Math.min(mostWaitMs, wait * 2);
    if (!isGrown) await clock.sleep(wait, signal);
    from = next;
  }
}

/** Prints the lines of a text and returns the one that has only begun: a page may end anywhere in a line. */
function printLines(text: string, isLast: boolean, print: FollowParts['print']): string {
  const end = isLast || text.length > LINE ? text.length : text.lastIndexOf('\n') + 1;
  const lines = text.slice(0, end);
  if (lines !== '') print(lines.endsWith('\n') ? lines : `${lines}\n`);
  return text.slice(end);
}

function read({ text, next }: JsonObject, from: number) {
  // A platform that names no further byte must not make this loop run for ever without a pause.
  const isGrown = typeof next === 'number' && next > from;
  return { text: typeof text === 'string' ? text : '', next: isGrown ? next : from, isGrown };
}

/** Milliseconds between two looks at a log that does not grow, at most: somebody watches it. */
const MOST_WAIT_MS = 500;
/** Milliseconds that the end of a deploy waits for the rest of the log. */
const REST_MS = 3_000;

/** The output of a build, as it runs. */
export type LiveLog = ReturnType<typeof liveLog>;

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
    async end(hasEnded: boolean) {
      // A deployment that goes on is not waited for.
      if (!hasEnded) await log.rest(false);
      await (rest ?? print(hasEnded));
    },
  };
}

export type AskOf = (appID: string) => AskApp;

/** Asks the platform of a deploy, with its tokens, until `signal` is aborted. */
export async function askDuring(
  { baseUrl, tokens }: { readonly baseUrl: string; readonly tokens: TokenProvider },
  app: Readonly<Record<'orgID' | 'projectID', string>>,
  io: Io,
  signal: AbortSignal,
): Promise<AskOf> {
  const parts = { ...(await askingParts(io)), signal, onTrouble: () => {} };
  // A refusal of this call is no reason to run a token command again: the deploy renews its token itself.
  const borrowed = { token: () => tokens.token(), renew: () => Promise.resolve(false) };
  const send = createTransport({ ...parts, baseUrl, tokens: borrowed });
  return (appID) =>
    (name, { body, query = {}, ...more } = {}) =>
      send(OPERATOR_OPERATIONS[name], { parameters: { ...app, appID, ...more }, query, body });
}

interface LiveLogParts extends Omit<FollowParts, 'clock' | 'print'> {
  /** Aborts `signal`, which ends also what `askOf` does. */
  readonly stop: AbortController;
  /** Receives the lines, and undefined at their end. */
  print(line: string | undefined): void;
}

/** Prints the lines of a build while they are written. A service without Slipway's call for logs is asked once. */
export function liveLog(askOf: AskOf, { signal, stop, print }: LiveLogParts) {
  let appID = '';
  let reading: Promise<unknown> = Promise.resolve();
  return {
    /** Receives the events of the flow. The log is read when the app and the deployment are known. */
    observe(event: DeployEvent) {
      if (event.type === 'app-known') appID = event.appID;
      if (event.type !== 'deployment-known') return;
      const lines = (text: string) => text.replace(/\n$/, '').split('\n').forEach(print);
      const parts = { clock: systemClock, signal, follow: true, mostWaitMs: MOST_WAIT_MS, print: lines };
      reading = printLog(askOf(appID), event.deployID, parts).catch(() => {});
    },
    /** Prints the rest of the log of a deployment that has ended, for 3 s at most. Never rejects: a deploy does not need it. */
    async rest(hasEnded: boolean) {
      const late = setTimeout(() => stop.abort(), hasEnded ? REST_MS : 0);
      await reading;
      clearTimeout(late);
      print(undefined);
    },
  };
}
