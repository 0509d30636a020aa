import type { ControlPlane } from '../api/control-plane.ts';
import { SlipwayError } from '../base/errors.ts';
import type { SeenDeployment } from '../contract/answers.ts';
import type { UpdateAppBody } from '../contract/control-plane.ts';
import { statusFamily } from '../contract/status.ts';
import type { EnsureDeps } from './app.ts';
import type { DeployPlan } from './plan.ts';
import { findWithin, sendOnce } from './send-once.ts';

interface TriggerDeps extends EnsureDeps {
  /** The configuration that is sent with the deployment, if the platform accepts one there. */
  readonly brought?: UpdateAppBody | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Called when the request that starts a deployment goes out: from then on one may be under way. */
  readonly onStart: () => void;
}

/**
 * Starts one deployment, or attaches to the one that an earlier run of the same commit left under way (spec 4.A). An answer that is lost,
 * or that names no ID, is resolved by comparing the list before and after. Throws `deployment_lost` if that leaves several candidates.
 */
export async function trigger(plan: DeployPlan, appID: string, deps: TriggerDeps) {
  const { brought, env } = deps;
  const before = await recentDeployments(deps.platform, appID);
  const running = before.find((each) => each.deployID === plan.attachTo);
  const family = running && (statusFamily(running.status, plan.follow.statusMap) ?? 'pending');
  if (running && family === 'pending') return { deployID: running.deployID, attached: true };

  const known = new Set(before.map((each) => each.deployID));
  const idempotencyKey = deps.uuid();
  const find = async () => {
    const recent = await recentDeployments(deps.platform, appID);
    return startedHere(
      recent.filter((each) => !known.has(each.deployID)),
      plan,
    );
  };
  const deployID = await sendOnce<string>({
    ...deps,
    send: async () => {
      deps.onStart();
      const answer = await deps.platform.deploy(
        appID,
        {
          branch: plan.configuration.branch,
          commit: plan.commit,
          ...(brought && { configuration: brought }),
          ...(env && { env }),
        },
        { idempotencyKey },
      );
      // The app's ID is not the ID of the deployment.
      const named = answer?.deployID === appID ? undefined : answer?.deployID;
      return named ?? (await findPatiently(find, deps));
    },
    find,
  });
  return { deployID, attached: false };
}

/** Reads the first page of the list. If the list is oldest first, reads all pages, because the newest are on the last. */
async function recentDeployments(platform: ControlPlane, appID: string): Promise<readonly SeenDeployment[]> {
  const { deployments, nextCursor, nextPage } = await platform.listDeployments(appID);
  const [first, last] = [deployments[0]?.createdAt, deployments.at(-1)?.createdAt];
  const isOldestFirst = first !== undefined && last !== undefined && first < last;
  if ((nextCursor ?? nextPage) === undefined || !isOldestFirst) return deployments;
  const all = [...deployments];
  for await (const each of platform.allDeployments(appID, { cursor: nextCursor, page: nextPage })) all.push(each);
  return all;
}

/** Returns the one new deployment that this run can have started: its commit and branch do not differ from the plan. */
function startedHere(fresh: readonly SeenDeployment[], plan: DeployPlan): string | undefined {
  const fitting = fresh.filter(
    ({ commit, branch }) => isSameCommit(commit, plan.commit) && (!branch || branch === plan.configuration.branch),
  );
  if (fitting.length < 2) return fitting[0]?.deployID;
  const names = fitting.map((each) => each.deployID).join(', ');
  throw new SlipwayError('deployment_lost', `The platform named no deployment, and several are new: ${names}`, {
    remedy: 'Let runs for one app wait for each other with a concurrency group, then run again.',
  });
}

/** True also for a short name of the commit, and for a text that is not a commit's name (a message). */
function isSameCommit(seen: string | undefined, wanted: string | undefined): boolean {
  if (!seen || !wanted || !/^[0-9a-f]{7,64}$/i.test(seen)) return true;
  return wanted.toLowerCase().startsWith(seen.toLowerCase());
}

const LOOKS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000] as const;

async function findPatiently(find: () => Promise<string | undefined>, deps: TriggerDeps): Promise<string> {
  const found = await findWithin(LOOKS_MS, find, deps);
  if (found !== undefined) return found;
  throw new SlipwayError('deployment_lost', 'The platform accepted the deploy, but named no ID and lists no new one', {
    remedy: 'Look at the app in the platform: it is unknown here whether it deploys.',
  });
}
