import { hash } from 'node:crypto';
import { assertNever } from '../../base/errors.ts';
import { overWords } from '../../contract/quotas.ts';
import type { ClaimedPush, PushStep, StoredHook } from '../stores/hooks.ts';
import { OverQuota } from '../stores/organization-quotas.ts';
import type { StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import type { AppStore, DeploymentStore, Once } from '../stores/state.ts';
import { type ForgeApi, ForgeFailed, type ForgePlace, type ReportedState } from './forge-api.ts';

/** Milliseconds between two looks at checks, and the longest that a commit waits for them. */
const CHECKS_EVERY_MS = 15_000;
export const CHECKS_MOST_MS = 60 * 60_000;
/** Milliseconds after a push in which its checks may not have begun. */
const CHECKS_BEGIN_MS = 120_000;
/** Milliseconds between two looks at a deployment, and before a failed request to a forge is made again. */
const LOOK_MS = 5_000;
const FAILED_MS = 30_000;
/** Failed requests after which a state is not written any more. */
const FAILURES_MOST = 10;

/** The name of the platform's own states begins with it. */
export const CONTEXT = 'slipway';

export interface StepParts {
  readonly apps: Pick<AppStore, 'find'>;
  readonly deployments: Pick<DeploymentStore, 'create' | 'find'>;
  readonly api: ForgeApi;
  /** Returns where a commit of the app is, with the hook's token. Undefined: its repository is on no forge. */
  placeOf(hook: StoredHook, app: StoredApp, commit: string): ForgePlace | undefined;
  /** The page of the console about a deployment. */
  pageOf(hook: StoredHook, deployID: string | null): string;
  readonly now: () => number;
}

/**
 * Does the next step of a push, and returns what is to be recorded. It may be done again: a deployment is queued once, by the digest of
 * what was sent. Rejects with `StoreUnavailable` or `QueueFull`.
 */
export async function step(push: ClaimedPush, hook: StoredHook | undefined, parts: StepParts): Promise<PushStep> {
  const app = hook && (await parts.apps.find(hook));
  if (!hook || !app) return { state: 'dropped', problem: 'the app is gone' };
  switch (push.state) {
    case 'checks':
      return checks(push, hook, app, parts);
    case 'deploy':
      return deploy(push, hook, parts);
    case 'report':
      return report(push, hook, app, parts);
    case 'done':
    case 'dropped':
      return { state: push.state, problem: push.problem };
    default:
      return assertNever(push.state);
  }
}

async function checks(push: ClaimedPush, hook: StoredHook, app: StoredApp, parts: StepParts): Promise<PushStep> {
  const waited = parts.now() - push.receivedAt;
  const place = parts.placeOf(hook, app, push.commit);
  if (!place) return { state: 'dropped', problem: 'the repository of the app is on no forge, so it has no checks' };
  const again = (problem: string | null, failures = 0): PushStep =>
    waited < CHECKS_MOST_MS
      ? { state: 'checks', problem, failures, againMs: CHECKS_EVERY_MS }
      : { state: 'dropped', problem: problem ?? 'its checks did not end within an hour' };
  try {
    const found = await parts.api.checks(place, CONTEXT);
    switch (found) {
      case 'green':
        return { state: 'deploy', againMs: 0 };
      case 'red':
        return { state: 'dropped', problem: 'its checks failed' };
      case 'pending':
        return again(null);
      case 'none':
        return waited < CHECKS_BEGIN_MS ? again(null) : { state: 'deploy', againMs: 0 };
      default:
        return assertNever(found);
    }
  } catch (error) {
    if (!(error instanceof ForgeFailed)) throw error;
    return again(error.message, push.failures + 1);
  }
}

async function deploy(push: ClaimedPush, hook: StoredHook, parts: StepParts): Promise<PushStep> {
  const once: Once<StoredDeployment> = {
    scope: JSON.stringify(['hook', hook.id]),
    key: push.digest,
    requestHash: hash('sha256', push.id),
    status: 202,
    answer: ({ deployID }) => JSON.stringify({ deployID }),
  };
  const request = { branch: push.branch, commit: push.commit };
  const act = { by: `${hook.forge} webhook`, via: 'webhook', name: hook.id, from: null } as const;
  const made = await parts.deployments.create(hook, request, act, once).catch(overQuota);
  switch (made.kind) {
    case 'no_app':
      return { state: 'dropped', problem: 'the app is gone' };
    case 'over_quota':
      return { state: 'dropped', problem: made.problem };
    case 'other_request':
      return { state: 'dropped', problem: 'it was deployed before' };
    case 'done':
      return queued(made.made.deployID, hook);
    case 'replayed':
      return queued(String((JSON.parse(made.answer) as { readonly deployID: unknown }).deployID), hook);
    default:
      return assertNever(made);
  }
}

/** A push is not tried again when the quota begins anew: by then it is an old commit. */
function overQuota(error: unknown) {
  if (!(error instanceof OverQuota)) throw error;
  return { kind: 'over_quota', problem: overWords(error.over) } as const;
}

function queued(deployID: string, { reports }: StoredHook): PushStep {
  return reports ? { state: 'report', deployID, againMs: 0 } : { state: 'done', deployID };
}

async function report(push: ClaimedPush, hook: StoredHook, app: StoredApp, parts: StepParts): Promise<PushStep> {
  const deployment = push.deployID === null ? undefined : await parts.deployments.find(hook, push.deployID);
  const place = parts.placeOf(hook, app, push.commit);
  if (!deployment || !place) return { state: 'done', problem: 'its deployment or its repository is gone' };
  if (place.token === undefined) {
    return { state: 'done', problem: 'its token is for the repository that the app had before: add the webhook anew' };
  }
  const state = reportedOf(deployment);
  const after: PushStep = state === 'pending' ? { state: 'report', againMs: LOOK_MS } : { state: 'done' };
  if (state === push.reported) return after;
  try {
    await parts.api.report(place, state, parts.pageOf(hook, push.deployID), `${CONTEXT}/${app.project}/${app.appID}`);
    return { ...after, reported: state };
  } catch (error) {
    if (!(error instanceof ForgeFailed)) throw error;
    const failures = push.failures + 1;
    const isOver = failures >= FAILURES_MOST;
    return {
      state: isOver ? 'done' : 'report',
      problem: error.message,
      failures,
      ...(!isOver && { againMs: FAILED_MS }),
    };
  }
}

function reportedOf({ status }: StoredDeployment): ReportedState {
  if (status === 'succeeded') return 'success';
  return status === 'failed' || status === 'cancelled' ? 'failure' : 'pending';
}
