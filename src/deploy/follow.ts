import type { Clock, Every, Random } from '../base/clock.ts';
import { formatDuration } from '../base/durations.ts';
import { asSlipwayError, SlipwayError } from '../base/errors.ts';
import type { SeenDeployment } from '../contract/seen.ts';
import { type StatusFamily, statusFamily } from '../contract/status.ts';
import type { Narrator } from './narrator.ts';
import { pollDelay } from './pace.ts';
import type { FollowPlan } from './plan.ts';

/** How long the list may fail to answer before the deploy is given up, where the timeout is not nearer. */
const TROUBLE_BUDGET_MS = 5 * 60_000;
/** A list may lag behind the trigger, and a page may be cut: a deployment that is missing for this long is gone. */
const MISSING_MS = 60_000;
/** Looks at a list whose shape is not known: one entry that is half written may pass. */
const UNCLEAR_LOOKS = 3;

export interface Ending {
  readonly family: StatusFamily;
  readonly deployment: SeenDeployment | undefined;
  /** The deployment that overtook this one, where it was cancelled and the list tells. */
  readonly overtakenBy: string | undefined;
}

export interface FollowDeps {
  /** One look at the list, newest first, at least as far back as the deployment. The signal ends it. */
  look(signal: AbortSignal): Promise<readonly SeenDeployment[]>;
  readonly clock: Clock;
  /** Ends a look that hangs when the timeout is over. */
  readonly every: Every;
  readonly random: Random;
  readonly narrator: Narrator;
  readonly signal: AbortSignal;
}

/**
 * Follows the deployment `deployID` (and no other) to a final status, or to the plan's timeout: then the family is `pending`.
 * Throws `deployment_lost` where it vanished from the list, or what the list failed with when its budget is used up.
 */
export async function follow(
  deployID: string,
  plan: FollowPlan,
  triggeredAt: number,
  deps: FollowDeps,
): Promise<Ending> {
  // A look may take minutes by its retries; the timeout ends it.
  const late = new AbortController();
  const stop = deps.every(1_000, () => deps.clock.now() - triggeredAt >= plan.timeoutMs && late.abort());
  try {
    return await watch(deployID, plan, triggeredAt, deps, late.signal);
  } finally {
    stop();
  }
}

async function watch(
  deployID: string,
  plan: FollowPlan,
  triggeredAt: number,
  deps: FollowDeps,
  late: AbortSignal,
): Promise<Ending> {
  const { clock, narrator } = deps;
  const trouble = new Trouble(clock, narrator);
  let last: SeenDeployment | undefined;
  let earlier: readonly SeenDeployment[] = [];
  let listedAt = clock.now();
  for (;;) {
    const list = await trouble.tolerate(() => deps.look(late), deps.signal, late);
    const elapsedMs = clock.now() - triggeredAt;
    const seen = list?.find((each) => each.deployID === deployID);
    if (seen || !list) listedAt = clock.now();
    if (clock.now() - listedAt > MISSING_MS) throw lost(deployID, last);
    if (seen && (seen.status !== last?.status || seen.stage !== last.stage)) {
      narrator.tell({ type: 'status', status: seen.status, stage: seen.stage, elapsedMs });
    }
    last = seen ?? last;
    const family = seen ? familyOf(seen, plan, narrator) : 'pending';
    if (seen && family === 'cancelled')
      return { family, deployment: seen, overtakenBy: overtaker(seen, list ?? [], earlier) };
    if (family !== 'pending') return { family, deployment: seen, overtakenBy: undefined };
    earlier = list ?? earlier;
    if (elapsedMs >= plan.timeoutMs) return { family: 'pending', deployment: last, overtakenBy: undefined };
    const pause = plan.pollIntervalMs ?? pollDelay(elapsedMs, deps.random);
    await clock.sleep(Math.max(1, Math.min(pause, plan.timeoutMs - elapsedMs)), deps.signal);
  }
}

/** A pending word, known or not; one that nobody knows is warned of once. */
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
 * Who overtook a cancelled deployment: the one the platform names, else the first that was created after it. Where the
 * list tells no times it counts as newest first, and what stood there before is not newer.
 */
function overtaker(
  seen: SeenDeployment,
  list: readonly SeenDeployment[],
  earlier: readonly SeenDeployment[],
): string | undefined {
  if (seen.supersededBy) return seen.supersededBy;
  const { createdAt } = seen;
  if (createdAt === undefined) {
    const above = list[list.indexOf(seen) - 1];
    return earlier.some((each) => each.deployID === above?.deployID) ? undefined : above?.deployID;
  }
  const newer = list.filter((each) => each.createdAt !== undefined && each.createdAt > createdAt);
  return newer.sort((a, b) => Number(a.createdAt) - Number(b.createdAt))[0]?.deployID;
}

function lost(deployID: string, last: SeenDeployment | undefined): SlipwayError {
  const before = last ? `; its last status was "${last.status}"` : '';
  return new SlipwayError('deployment_lost', `The deployment ${deployID} is not in the platform's list${before}`, {
    remedy: 'Look at the app in the platform: whether it deployed cannot be told from here. Run again to deploy anew.',
  });
}

/** Tolerates a list that fails, within a budget; told once. */
class Trouble {
  readonly #clock: Clock;
  readonly #narrator: Narrator;
  #since: number | undefined;
  #told = false;
  #unclear = 0;
  constructor(clock: Clock, narrator: Narrator) {
    this.#clock = clock;
    this.#narrator = narrator;
  }

  async tolerate<T>(look: () => Promise<T>, signal: AbortSignal, late: AbortSignal): Promise<T | undefined> {
    try {
      const result = await look();
      this.#since = undefined;
      this.#unclear = 0;
      return result;
    } catch (thrown) {
      signal.throwIfAborted();
      if (late.aborted) return undefined;
      const error = asSlipwayError(thrown);
      if (!PASSING.has(error.code)) throw error;
      this.#unclear = error.call?.unclear ? this.#unclear + 1 : 0;
      if (this.#unclear >= UNCLEAR_LOOKS) throw error;
      this.#since ??= this.#clock.now();
      if (this.#clock.now() - this.#since > TROUBLE_BUDGET_MS) throw error;
      if (!this.#told)
        this.#narrator.warn(
          `The deployment list fails: ${error.message}; asking again for up to ${formatDuration(TROUBLE_BUDGET_MS)}`,
        );
      this.#told = true;
      return undefined;
    }
  }
}

const PASSING: ReadonlySet<string> = new Set([
  'rate_limited',
  'service_error',
  'unexpected_response',
  'response_too_large',
  'unreachable',
  'request_timeout',
]);
