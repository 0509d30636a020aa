import type { Clock } from '../../base/clock.ts';
import type { JsonObject } from '../../base/json.ts';
import type { AskApp } from '../platforms/operator.ts';
import { recordsIn, textIn } from './app-words.ts';

/** Milliseconds between two looks at the queue. */
const EVERY_MS = 2_000;
/** Deployments that are read, and builds that are named. */
const READ = 100;
const NAMED = 3;

export interface QueueParts {
  readonly clock: Pick<Clock, 'sleep'>;
  readonly signal: AbortSignal;
  /** Receives one plain line, each time that it has changed. */
  print(line: string): void;
}

/** Tells where a deployment waits, until it begins or has ended. Never rejects: a deploy goes on without it. */
export async function tellQueue(ask: AskApp, deployID: string, { clock, signal, print }: QueueParts): Promise<void> {
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
  if (running.length === 0) return 'no build of the organization runs, the builders are busy with those of others';
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
