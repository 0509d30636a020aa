import { isObject } from '../../base/json.ts';
import { type GitHubCalls, PAGE, type SeenGitHubDeployment } from './calls.ts';

/** What a run leaves in the payload of its GitHub deployment, for the runs after it. Never a secret. */
export interface Payload {
  /** Tells Slipway's payloads from others'. */
  readonly slipway: 1;
  /** `org/project/app`: which app of the repository. */
  readonly app: string;
  readonly appID: string | undefined;
  readonly deployID: string | undefined;
  readonly commit: string | undefined;
  /** The pull request that it is a preview of: several may take turns on one app. */
  readonly pullRequest: number | undefined;
}

export interface Memory {
  /** The app's ID, as the newest run learned it. */
  readonly rememberedAppID: string | undefined;
  /** A deployment of this commit that may still be under way. */
  readonly attachTo: string | undefined;
}

/** A payload of Slipway's with the GitHub deployment that holds it. */
export interface Remembered extends Payload {
  readonly id: number;
}

export const NOTHING_REMEMBERED: Memory = { rememberedAppID: undefined, attachTo: undefined };

const MOST_PAGES = 3;

/** What earlier runs left for this app in this environment, newest first: all of the first page of 100 that holds any. */
export async function remembered(
  calls: GitHubCalls,
  environment: string,
  app: string,
  mostPages = MOST_PAGES,
): Promise<readonly Remembered[]> {
  const found: Remembered[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const deployments = await calls.listDeployments(environment, page);
    found.push(...deployments.flatMap((each) => readPayload(each, app)));
    if (deployments.length < PAGE || found.length > 0) break;
  }
  return found;
}

/** States in which the platform may still be at work: ours are set last by a run that saw the end. */
const UNDER_WAY: ReadonlySet<string | undefined> = new Set(['queued', 'in_progress', 'pending', 'error', undefined]);

/** Makes of them what a new run wants to know. `commit` undefined: nothing is attached to. */
export async function recall(
  calls: GitHubCalls,
  all: readonly Remembered[],
  commit: string | undefined,
): Promise<Memory> {
  const rememberedAppID = all.find((each) => each.appID !== undefined)?.appID;
  // Only the newest can be under way: a later deployment overtakes it.
  const newest = all.find((each) => each.deployID !== undefined);
  if (!newest || commit === undefined || newest.commit !== commit) return { rememberedAppID, attachTo: undefined };
  const isUnderWay = UNDER_WAY.has(await calls.latestState(newest.id));
  return { rememberedAppID, attachTo: isUnderWay ? newest.deployID : undefined };
}

/** GitHub gives a payload back as it was sent, or as JSON in a string. */
function readPayload({ id, payload }: SeenGitHubDeployment, app: string): readonly Remembered[] {
  const record = typeof payload === 'string' ? parse(payload) : payload;
  if (!isObject(record) || record.slipway !== 1 || record.app !== app) return [];
  const { appID, deployID, commit, pullRequest } = record;
  return [
    {
      ...{ slipway: 1, app, id },
      appID: identifier(appID),
      deployID: identifier(deployID),
      commit: identifier(commit),
      pullRequest: typeof pullRequest === 'number' && Number.isSafeInteger(pullRequest) ? pullRequest : undefined,
    },
  ];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function identifier(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.:-]{1,128}$/.test(value) ? value : undefined;
}
