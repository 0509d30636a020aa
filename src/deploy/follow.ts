import type { Clock, Random } from '../base/clock.ts';
import { formatDuration } from '../base/durations.ts';
import { asSlipwayError, SlipwayError } from '../base/errors.ts';
import { cleanLine } from '../base/text.ts';
import type { SeenDeployment } from '../contract/answers.ts';
import { mapLine } from '../contract/reader.ts';
import { type StatusFamily, statusFamily } from '../contract/status.ts';
import type { DeployDeps } from './deps.ts';
import type { Narrator } from './narrator.ts';
import type { FollowPlan } from './plan.ts';

/** The deploy gives up if the list fails for this long, unless the timeout comes first. */
const TROUBLE_BUDGET_MS = 5 * 60_000;
/** A list may lag behind the trigger, and a page may be cut. A deployment that is missing for this long is lost. */
const MISSING_MS = 60_000;
/** The deploy gives up after so many lists in a row whose shape is not known. A single one may have a half-written entry. */
const UNCLEAR_LOOKS = 3;

export interface Followed {
  readonly family: StatusFamily;
  readonly deployment: SeenDeployment | undefined;
  /** The deployment that overtook this one, if it was cancelled and the list shows the other. */
  readonly overtakenBy: string | undefined;
}

/** Lists deployments, newest first, at least back to the followed one. Calls `onPage` for each page. The signal ends it. */
export type LookAt = (signal: AbortSignal, onPage: () => void) => Promise<readonly SeenDeployment[]>;

interface FollowDeps extends Pick<DeployDeps, 'clock' | 'every' | 'random' | 'signal'> {
  readonly look: LookAt;
  readonly narrator: Narrator;
}

/**
 * Follows the deployment `deployID`, and no other, until it has a final status or the plan's timeout is over: then the family is
 * `pending`. Throws `deployment_lost` if it vanished from the list or never appeared in it, or the list's own error if the list
 * fails for too long.
 */
export async function follow(
  deployID: string,
  plan: FollowPlan,
  triggeredAt: number,
  deps: FollowDeps,
): Promise<Followed> {
  const { clock, narrator } = deps;
  // Retries may make a look last minutes. The timeout ends it.
  const late = new AbortController();
  const stop = deps.every(1_000, () => clock.now() - triggeredAt >= plan.timeoutMs && late.abort());
  const tolerate = tolerance(clock, narrator);
  let last: SeenDeployment | undefined;
  let earlier: readonly SeenDeployment[] | undefined;
  let listedAt = clock.now();
  /** Pages of the longest look at the list so far, also of one that failed on the way. */
  let pages = 0;
  const look = () => {
    let read = 0;
    return deps.look(late.signal, () => {
      read += 1;
      pages = Math.max(pages, read);
    });
  };
  try {
    for (;;) {
      const list = await tolerate(look, deps.signal, late.signal);
      const elapsedMs = clock.now() - triggeredAt;
      const seen = list?.find((each) => each.deployID === deployID);
      if (seen || !list) listedAt = clock.now();
      if (clock.now() - listedAt > MISSING_MS) throw lost(deployID, last, pages, list);
      if (seen && (seen.status !== last?.status || seen.stage !== last.stage)) {
        narrator.report({ type: 'status', status: seen.status, stage: seen.stage, elapsedMs });
      }
      last = seen ?? last;
      const family = seen ? familyOf(seen, plan, narrator) : 'pending';
      if (family !== 'pending') {
        const overtakenBy = seen && family === 'cancelled' ? overtaker(seen, list ?? [], earlier ?? []) : undefined;
        return { family, deployment: seen, overtakenBy };
      }
      earlier = list ?? earlier;
      if (elapsedMs >= plan.timeoutMs) {
        // A timeout before a deployment was in any list is no timeout of the deployment.
        const never = last === undefined && pages > 0 ? lost(deployID, last, pages, earlier) : undefined;
        if (never && plan.onTimeout === 'fail') throw never;
        if (never) narrator.warn(never.message, never.remedy);
        return { family: 'pending', deployment: last, overtakenBy: undefined };
      }
      const pause = plan.pollIntervalMs ?? pollDelay(elapsedMs, deps.random);
      await clock.sleep(Math.max(1, Math.min(pause, plan.timeoutMs - elapsedMs)), deps.signal);
    }
  } finally {
    stop();
  }
}

/** Returns the family of the status. Warns once of an unknown word, which counts as pending. */
function familyOf(seen: SeenDeployment, plan: FollowPlan, narrator: Narrator): StatusFamily {
  const family = statusFamily(seen.status, plan.statusMap);
  if (family) return family;
  narrator.warn(
    `The platform reports the status "${seen.status}", which is not known here; it counts as pending`,
    `If it is final, say so in the input status-map, for example: ${seen.status}=success`,
  );
  return 'pending';
}

/**
 * Returns the deployment that overtook a cancelled one: the one that the platform names, else the first that was created
 * after it. A list without times counts as newest first, and deployments that it had before are not newer.
 */
function overtaker(seen: SeenDeployment, list: readonly SeenDeployment[], earlier: readonly SeenDeployment[]) {
  if (seen.supersededBy) return seen.supersededBy;
  const { createdAt } = seen;
  if (createdAt === undefined) {
    const above = list[list.indexOf(seen) - 1];
    return earlier.some((each) => each.deployID === above?.deployID) ? undefined : above?.deployID;
  }
  const newer = list.filter((each) => each.createdAt !== undefined && each.createdAt > createdAt);
  return newer.sort((a, b) => Number(a.createdAt) - Number(b.createdAt))[0]?.deployID;
}

const MOST_NAMED = 3;

function lost(
  deployID: string,
  last: SeenDeployment | undefined,
  pages: number,
  list: readonly SeenDeployment[] | undefined,
): SlipwayError {
  const message = `The deployment ${deployID} is not in the platform's list`;
  if (last) {
    return new SlipwayError('deployment_lost', `${message}; its last status was "${last.status}"`, {
      remedy: 'Look at the app in the platform: it is unknown here whether it deployed. Run again to deploy anew.',
    });
  }
  const [where, they] =
    pages === 1 ? ['its ID was not in the only page', 'it'] : [`its ID was in none of ${pages} pages`, 'they'];
  const named = (list ?? []).slice(0, MOST_NAMED).map((each) => cleanLine(each.deployID, 60));
  const more = (list?.length ?? 0) > MOST_NAMED ? ', …' : '';
  const verbs = pages === 1 ? ['has', 'is'] : ['have', 'are'];
  const others =
    named.length > 0 ? `; ${they} ${verbs[0]} ${named.join(', ')}${more}` : list ? `; ${they} ${verbs[1]} empty` : '';
  return new SlipwayError('deployment_lost', `${message}: ${where}${others}`, {
    remedy: `It is unknown here whether it deployed. If the list has it under another ID, name that ID in a map (input api-map):\n${mapLine('deploy', 'id', 'the.name.of.the.id')}\n"slipway doctor --try-deploy" shows the answers to look at.`,
  });
}

/** Makes what tolerates a list that fails, within its budget. Warns once. */
function tolerance(clock: Clock, narrator: Narrator) {
  let since: number | undefined;
  let warned = false;
  let unclear = 0;
  return async <T>(look: () => Promise<T>, signal: AbortSignal, late: AbortSignal): Promise<T | undefined> => {
    try {
      const result = await look();
      since = undefined;
      unclear = 0;
      return result;
    } catch (thrown) {
      signal.throwIfAborted();
      if (late.aborted) return undefined;
      const error = asSlipwayError(thrown);
      if (!PASSING.has(error.code)) throw error;
      unclear = error.call?.unclear ? unclear + 1 : 0;
      if (unclear >= UNCLEAR_LOOKS) throw error;
      since ??= clock.now();
      if (clock.now() - since > TROUBLE_BUDGET_MS) throw error;
      if (!warned) {
        const budget = formatDuration(TROUBLE_BUDGET_MS);
        narrator.warn(`The deployment list fails: ${error.message}; asking again for up to ${budget}`);
      }
      warned = true;
      return undefined;
    }
  };
}

/** Errors that may pass by themselves. */
const PASSING: ReadonlySet<string> = new Set([
  'rate_limited',
  'service_error',
  'unexpected_response',
  'response_too_large',
  'unreachable',
  'request_timeout',
]);

/** Most deployments end this soon, and somebody waits for them. */
const SOON_MS = 30_000;
const SOON_SHARE = 0.02;
const SHARE = 0.05;
const LEAST_MS = 100;
const MOST_MS = 10_000;
const JITTER = 0.2;

/**
 * Returns the milliseconds until the next look: a fiftieth of `elapsedMs` for half a minute, then a twentieth, so that the end is noticed
 * within about 10 % of the whole length; 100 ms to 10 s, less a random part of up to a fifth, so that many runs do not ask in step.
 */
export function pollDelay(elapsedMs: number, random: Random): number {
  const share = elapsedMs < SOON_MS ? SOON_SHARE : SHARE;
  const interval = Math.min(MOST_MS, Math.max(LEAST_MS, elapsedMs * share));
  return interval * (1 - JITTER * random());
}
