import { realpathSync } from 'node:fs';
import { attempt, SlipwayError } from '../base/errors.ts';
import { cleanLine } from '../base/text.ts';
import { repositoryKeys, withoutCredentials } from '../contract/repository.ts';
import type { DeployPlan } from './plan.ts';
import type { EnsuredApp } from './stored.ts';

/** The rights of a deploy on an app that exists. */
export interface Terms {
  /** The app was another repository's, and becomes this one's. */
  readonly takesOver: boolean;
  /** The app's branch becomes the one that is deployed. False: the branch of the app stays as it is. */
  readonly movesBranch: boolean;
}

/**
 * Decides what a deploy may do to an app, before anything is changed. An app belongs to its repository, and its branch is its
 * production. What the service's answers do not show is not judged. Throws `app_of_another_repository` and
 * `not_production_branch`.
 */
export function termsOf(plan: DeployPlan, { appID, created, stored }: EnsuredApp): Terms {
  const { ownership, configuration } = plan;
  if (created || stored === undefined) return { takesOver: false, movesBranch: true };
  const { repository, branch } = stored;
  const takesOver =
    repository !== undefined &&
    !isSameRepository(repository, [configuration.repository, ...ownership.alsoNamed], ownership.server);
  if (takesOver && !ownership.takeOver) throw notOurs(appID, repository, configuration.repository);
  // An app that was never live has no production yet.
  const isFree = takesOver || branch === undefined || stored.state === 'created';
  if (isFree || branch === configuration.branch) return { takesOver, movesBranch: true };
  if (ownership.otherBranch === 'refuse') throw notProduction(appID, branch, configuration.branch);
  return { takesOver, movesBranch: ownership.otherBranch === 'follow' };
}

/**
 * True if a stored repository is one of the given ones, in any of the forms in which git and services write it. Also true if it
 * cannot be read. `server`: the one that bare `owner/name` may be on, beside github.com.
 */
export function isSameRepository(stored: string, ours: readonly string[], server: string): boolean {
  const keys = keysOf(stored, server);
  const own = ours.flatMap((each) => keysOf(each, server));
  return keys.length === 0 || own.length === 0 || own.some((key) => keys.includes(key));
}

/** The keys of a local path are those of the folder that it leads to. */
function keysOf(repository: string, server: string): readonly string[] {
  return repositoryKeys(repository, server).map(
    (key) => (key.startsWith('/') && attempt(() => realpathSync(key))) || key,
  );
}

export function notOurs(appID: string, stored: string, ours: string): SlipwayError {
  const [theirs, wanted] = [shown(stored), shown(ours)];
  return new SlipwayError(
    'app_of_another_repository',
    `The app ${appID} belongs to the repository ${theirs}, and this is ${wanted}`,
    {
      input: 'app',
      remedy: 'Name another app with the input app. To give this one to the new repository: "take-over: true".',
    },
  );
}

function notProduction(appID: string, stored: string, wanted: string): SlipwayError {
  const [production, branch] = [cleanLine(stored, 200), cleanLine(wanted, 200)];
  return new SlipwayError(
    'not_production_branch',
    `The branch of the app ${appID} is ${production}, and this would make ${branch} live`,
    {
      input: 'branch',
      remedy: `For a preview of ${branch} with an address of its own: --preview. To make it live all the same: --prod. The branch of the app stays ${production}.`,
    },
  );
}

function shown(repository: string): string {
  return cleanLine(withoutCredentials(repository), 200);
}
