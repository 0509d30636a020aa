import { isFunctionType } from '../../contract/limits.ts';
import { FUNCTION_STATES } from '../../contract/operator.ts';
import type { PrintedCursor } from '../functions/printed-feed.ts';
import { type FailedStart, START_STEPS } from '../functions/types.ts';
import { type FunctionsView, functionState, type InstanceStatus, timedJourney } from '../functions/view.ts';
import { Refusal } from '../shared/refusal.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import { boolean, count, list, moment, object, oneOf, orNull, string } from './answers.ts';

/** Instances of an answer. */
const INSTANCES_MOST = 100;
/** Lines of a failure, and characters of a line. */
const LINES = 200;
const LINE = 2_000;

const JOURNEY = list(object({ step: oneOf(START_STEPS), at: moment, ms: orNull(count) }));
const INSTANCE = {
  id: string,
  deployID: string,
  state: oneOf(['starting', 'ready', 'draining']),
  since: moment,
  memoryBytes: orNull(count),
  requests: count,
  restarts: count,
  journey: JOURNEY,
};
const FAILURE = {
  at: moment,
  deployID: string,
  instance: orNull(string),
  code: string,
  step: oneOf(START_STEPS),
  message: string,
  exitCode: orNull({ type: 'integer' }),
  signal: orNull(string),
  lines: list(string),
  journey: JOURNEY,
};

export const INSTANCES = object({
  node: string,
  runs: boolean,
  state: orNull(oneOf(FUNCTION_STATES)),
  instances: list(object(INSTANCE)),
  lastFailure: orNull(object(FAILURE)),
  crashLoop: orNull(object({ crashes: count, since: moment, nextStartAt: orNull(moment) })),
});

export const OUTPUT = object({
  node: string,
  runs: boolean,
  lines: list(object({ at: moment, instance: string, stream: oneOf(['stdout', 'stderr']), text: string })),
  next: orNull(string),
  missed: boolean,
});

function checkType({ appID, type }: StoredApp): void {
  if (isFunctionType(type)) return;
  throw new Refusal('validation_failed', `The app ${appID} is of type ${type}: it is files, and nothing of it runs.`);
}

export function instancesOf(app: StoredApp, { node, own }: FunctionsView): object {
  checkType(app);
  if (!own) return { node, runs: false, state: null, instances: [], lastFailure: null, crashLoop: null };
  const status = own.statusOf(app);
  return {
    node,
    runs: true,
    state: functionState(status),
    instances: (status?.instances ?? [])
      .slice(0, INSTANCES_MOST)
      .map((each) => ({ ...each, journey: rounded(each.journey) })),
    lastFailure: status?.lastFailure ? cut(status.lastFailure) : null,
    crashLoop: status?.crashLoop ?? null,
  };
}

export async function outputOf(
  app: StoredApp,
  { node, own }: FunctionsView,
  asked: { readonly lines: number; readonly after: PrintedCursor | undefined },
): Promise<object> {
  checkType(app);
  if (!own) return { node, runs: false, lines: [], next: null, missed: false };
  return { node, runs: true, ...(await own.printed.read(app, asked)) };
}

function cut(failure: FailedStart) {
  return {
    ...failure,
    message: failure.message.slice(0, LINE),
    lines: failure.lines.slice(-LINES).map((line) => line.slice(0, LINE)),
    journey: rounded(failure.journey, failure.at),
  };
}

function rounded(journey: InstanceStatus['journey'], end?: number) {
  return timedJourney(journey, end).map((each) => ({ ...each, ms: each.ms === null ? null : Math.round(each.ms) }));
}
