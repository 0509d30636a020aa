import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { assertNever } from '../../base/errors.ts';
import { CONTROL_LIMITS, ENV_NAME } from '../../contract/limits.ts';
import { Refusal } from '../shared/refusal.ts';
import { clearable, members } from '../shared/schema.ts';
import type { AppKey } from '../shared/types.ts';
import type { BuildLogs, LogPage } from '../stores/build-logs.ts';
import type { Release, StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import type { Done, EditedEnv, Once, StateStore } from '../stores/state.ts';
import { envSet, invalid, text } from './validation.ts';

interface OperationParts {
  readonly state: Pick<StateStore, 'apps' | 'deployments' | 'releases'>;
  readonly logs: BuildLogs;
}

/** A part of a log. */
export interface ReadLog {
  readonly text: string;
  /** The byte to continue from. */
  readonly next: number;
  /** True: nothing follows. False: read on from `next`, now or after a while. */
  readonly atEnd: boolean;
  readonly deployment: StoredDeployment;
}

/**
 * The operations on an app that the calls below `/operator` and the console share: one place for each rule. The
 * caller has checked the identity's role. Each method rejects with `Refusal`: `not_found` if the app or the deployment
 * does not exist, `conflict`, `validation_failed`.
 */
export interface Operations {
  app(key: AppKey): Promise<StoredApp>;
  deployment(key: AppKey, deployID: string): Promise<StoredDeployment>;
  /** Cancels a queued deployment. `conflict`: it is already building, or has ended. */
  cancel(key: AppKey, deployID: string, by: string): Promise<StoredDeployment>;
  /** Builds the commit of a deployment again, or the tip of the app's branch. */
  redeploy(
    key: AppKey,
    deployID: string | undefined,
    by: string,
    once?: Once<StoredDeployment>,
  ): Promise<Done<StoredDeployment>>;
  /** Lets no later build use what earlier builds of the app downloaded and installed, on any node. */
  clearCaches(key: AppKey): Promise<void>;
  /** Makes a kept release live: `to`, or the one before the live one. `previous` is the one that was live. */
  rollback(key: AppKey, to: string | undefined): Promise<Release & { readonly previous: string }>;
  /** Returns the names of the variables, in order. Nothing returns values. */
  envNames(key: AppKey): Promise<readonly string[]>;
  editEnv(
    key: AppKey,
    edit: v.InferOutput<typeof ENV_EDIT>,
  ): Promise<Pick<Extract<EditedEnv, { kind: 'done' }>, 'names' | 'absent'>>;
  /** Reads lines of a deployment's log. Their colours (SGR) are the only control sequences. */
  readLog(key: AppKey, deployID: string, page: Pick<LogPage, 'from' | 'limit'>): Promise<ReadLog>;
}

const NAME = v.pipe(
  text(1, 1_000),
  v.regex(ENV_NAME, "is not a variable's name: letters, digits and _, and not a digit first"),
);

/** The body that sets and removes single variables. */
export const ENV_EDIT = members({
  set: clearable(envSet),
  unset: clearable(
    v.pipe(
      v.array(NAME, 'must be a list of names'),
      v.maxLength(CONTROL_LIMITS.envVariables, `must have at most ${CONTROL_LIMITS.envVariables} names`),
    ),
  ),
});
const ENV_MOST = { variables: CONTROL_LIMITS.envVariables, bytes: CONTROL_LIMITS.envBytes };

export function createOperations({ state, logs }: OperationParts): Operations {
  const { apps, deployments, releases } = state;

  const app: Operations['app'] = async (key) => {
    const found = await apps.find(key);
    if (!found) throw noApp(key);
    return found;
  };
  const deployment: Operations['deployment'] = async (key, deployID) => {
    const found = await deployments.find(key, deployID);
    if (found) return found;
    await app(key);
    throw noDeployment(key, deployID);
  };

  return {
    app,
    deployment,
    async cancel(key, deployID, by) {
      const result = await deployments.cancel(key, deployID, by);
      if (result.kind === 'no_deployment') return deployment(key, deployID);
      if (result.kind === 'not_queued') throw notQueued(result.deployment);
      return result.deployment;
    },
    async redeploy(key, deployID, by, once) {
      const request = { branch: null, commit: null, by };
      const created =
        deployID === undefined
          ? await deployments.create(key, request, once)
          : await deployments.redeploy(key, deployID, by, once);
      if (created.kind === 'no_app') throw noApp(key);
      if (created.kind !== 'no_deployment') return created;
      await app(key);
      throw noDeployment(key, deployID ?? '');
    },
    async clearCaches(key) {
      if (!(await apps.update(key, { settings: { cachesOf: randomUUID() } }))) throw noApp(key);
    },
    async rollback(key, to) {
      const release = await releases.rollback(key, to);
      if (release) return release;
      await app(key);
      const which = to === undefined ? 'no kept release before the live one' : `no kept release ${to.slice(0, 100)}`;
      throw new Refusal('not_found', `The app ${key.appID} has ${which}.`);
    },
    async envNames(key) {
      await app(key);
      return Object.keys(await apps.env(key)).sort();
    },
    editEnv: (key, edit) => editEnv(state.apps, key, edit),
    async readLog(key, deployID, page) {
      // Before the log: then a log of an ended deployment is complete.
      const found = await deployment(key, deployID);
      const isComplete = found.finishedAt !== null;
      const part = await logs.read(deployID, { ...page, isComplete });
      // The log does not exist before the build begins.
      if (!part) return { text: '', next: Math.max(0, page.from), atEnd: isComplete, deployment: found };
      return { text: part.text, next: part.next, atEnd: isComplete && part.next >= part.size, deployment: found };
    },
  };
}

async function editEnv(
  apps: OperationParts['state']['apps'],
  key: AppKey,
  { set, unset }: v.InferOutput<typeof ENV_EDIT>,
) {
  const both = unset?.find((name) => set && Object.hasOwn(set, name));
  if (both !== undefined) throw invalid([`${both} is in set and in unset`]);
  const result = await apps.editEnv(key, { set: set ?? {}, unset: unset ?? [] }, ENV_MOST);
  switch (result.kind) {
    case 'done':
      return { names: result.names, absent: result.absent };
    case 'no_app':
      throw noApp(key);
    case 'full': {
      const { variables, bytes } = ENV_MOST;
      throw invalid([`an app may have ${variables} variables, and ${bytes} bytes of names and values`]);
    }
    default:
      return assertNever(result);
  }
}

export function noApp({ org, project, appID }: AppKey): Refusal {
  return new Refusal('not_found', `There is no app ${appID} in ${org}/${project}.`);
}

function noDeployment({ appID }: AppKey, deployID: string): Refusal {
  return new Refusal('not_found', `The app ${appID} has no deployment ${deployID.slice(0, 100)}.`);
}

function notQueued({ deployID, status, finishedAt, supersededBy }: StoredDeployment): Refusal {
  const only = 'Only a queued deployment can be cancelled.';
  if (finishedAt === null) return new Refusal('conflict', `The deployment ${deployID} is already building. ${only}`);
  const why = supersededBy === null ? '' : `, because ${supersededBy} replaced it`;
  return new Refusal('conflict', `The deployment ${deployID} has ended already: ${status}${why}. ${only}`);
}
