import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../../base/clock.ts';
import { assertNever } from '../../base/errors.ts';
import type { SiteWarning } from '../../contract/built-output.ts';
import { CONTROL_LIMITS, ENV_NAME } from '../../contract/limits.ts';
import { Refusal } from '../shared/refusal.ts';
import { clearable, members } from '../shared/schema.ts';
import type { AppKey } from '../shared/types.ts';
import type { Act } from '../stores/audit.ts';
import type { BuildLogs, LogPage } from '../stores/build-logs.ts';
import type { StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import type { Once, StateStore } from '../stores/state.ts';
import { envSet, invalid, text } from './validation.ts';

type Now = Pick<Clock, 'now'>;

interface OperationParts {
  readonly state: Pick<StateStore, 'apps' | 'deployments' | 'releases'>;
  readonly logs: BuildLogs;
  readonly clock: Now;
  /** Milliseconds for which a deleted app can be restored. */
  readonly keepDeletedMs: number;
  /** Waits until a CDN has forgotten the release before. Never rejects. Absent: there is none. */
  readonly rolledBack?: ((app: AppKey, deployID: string) => Promise<readonly SiteWarning[]>) | undefined;
}

/** A variable that somebody wants to set, compared with what is stored. */
export interface ComparedVariable {
  readonly name: string;
  readonly change: 'new' | 'replaced' | 'same';
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

export type Operations = ReturnType<typeof createOperations>;

/**
 * The operations on an app that the calls below `/operator` and the console share: one place for each rule. The
 * caller has checked the identity's role. Each method rejects with `Refusal`: `app_not_found`, `deployment_not_found`,
 * `release_not_found`, `app_deleted`, `conflict`, `validation_failed`.
 */
export function createOperations({ state, logs, clock, keepDeletedMs, rolledBack }: OperationParts) {
  const { apps, deployments, releases } = state;

  const app = (key: AppKey) => presentApp(apps, key, clock);
  const deployment = async (key: AppKey, deployID: string) => {
    const found = await deployments.find(key, deployID);
    if (found) return found;
    await app(key);
    throw noDeployment(key, deployID);
  };

  return {
    app,
    deployment,
    /** Milliseconds for which a deleted app can be restored. */
    keepDeletedMs,
    /** Deletes an app, which can be restored for a while. Returns it as it is then, also if it was deleted before. */
    async deleteApp(key: AppKey, act: Act) {
      const deleted = await apps.delete(key, act, keepDeletedMs);
      if (!deleted) throw noApp(key);
      return deleted;
    },
    /** Restores a deleted app. `app_deleted`: its grace is over. */
    async restoreApp(key: AppKey, act: Act) {
      const restored = await apps.restore(key, act);
      if (restored.kind === 'no_app') throw noApp(key);
      if (restored.kind === 'too_late') throw deletedApp(restored.app, true);
      if (restored.kind === 'not_deleted') {
        throw new Refusal('conflict', `The app ${key.appID} is not deleted, so there is nothing to restore.`);
      }
      return restored.app;
    },
    /** Cancels a deployment: takes it out of the queue, or ends its build. `conflict`: it goes live now, or has ended. */
    async cancel(key: AppKey, deployID: string, act: Act) {
      const result = await deployments.cancel(key, deployID, act);
      if (result.kind === 'no_deployment') return deployment(key, deployID);
      if (result.kind === 'too_late') throw tooLate(key, result.deployment);
      return result.deployment;
    },
    /** Builds the commit of a deployment again, or the tip of the app's branch. */
    async redeploy(key: AppKey, deployID: string | undefined, act: Act, once?: Once<StoredDeployment>) {
      const request = { branch: null, commit: null };
      const created =
        deployID === undefined
          ? await deployments.create(key, request, act, once)
          : await deployments.redeploy(key, deployID, act, once);
      if (created.kind === 'no_app') throw noApp(key);
      if (created.kind !== 'no_deployment') return created;
      await app(key);
      throw noDeployment(key, deployID ?? '');
    },
    /** Lets no later build use what earlier builds of the app downloaded and installed, on any node. */
    async clearCaches(key: AppKey, act: Act) {
      if (!(await apps.update(key, { settings: { cachesOf: randomUUID() } }, act))) throw noApp(key);
    },
    /**
     * Makes a kept release live: `to`, or the one before the live one. `previous`: the release that was live. Resolves when a CDN has
     * forgotten that, or after 10 seconds with a warning.
     */
    async rollback(key: AppKey, to: string | undefined, act: Act) {
      const release = await releases.rollback(key, to, act);
      if (release) return { ...release, warnings: (await rolledBack?.(key, release.deployID)) ?? [] };
      await app(key);
      if (to === undefined) throw noRelease(key, 'no kept release before the live one.');
      const given = await deployments.find(key, to);
      const again = `Deploy its commit again: slipway redeploy ${to.slice(0, 100)}.`;
      if (given?.status === 'succeeded') {
        throw noRelease(
          key,
          `no release ${to} any more: the platform keeps the newest ones (--keep-releases). ${again}`,
        );
      }
      if (given) throw noRelease(key, `no release ${to}: that deployment is ${given.status}.`);
      const old = DEPLOY_ID.test(to)
        ? ' If there was such a deployment, the platform has removed it, because it was old.'
        : '';
      throw noRelease(key, `no kept release ${to.slice(0, 100)}.${old}`);
    },
    /** Lists the variables, by name. Nothing returns values. */
    async variables(key: AppKey) {
      await app(key);
      return apps.variables(key);
    },
    /** Compares variables with those of the app: which are new, get another value, or stay, by name. */
    async compareEnv(key: AppKey, set: Readonly<Record<string, string>>): Promise<readonly ComparedVariable[]> {
      await app(key);
      const stored = await apps.env(key);
      const changeOf = (name: string, value: string) => {
        if (!Object.hasOwn(stored, name)) return 'new';
        return stored[name] === value ? 'same' : 'replaced';
      };
      return Object.keys(set)
        .sort()
        .map((name) => ({ name, change: changeOf(name, set[name] ?? '') }));
    },
    async editEnv(key: AppKey, { set, unset }: v.InferOutput<typeof ENV_EDIT>, act: Act) {
      const both = unset?.find((name) => set && Object.hasOwn(set, name));
      if (both !== undefined) throw invalid([`${both} is in set and in unset`]);
      const result = await apps.editEnv(key, { set: set ?? {}, unset: unset ?? [] }, ENV_MOST, act);
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
    },
    /** Reads lines of a log, with colours (SGR) alone. `next`: the byte to continue from. `atEnd`: nothing follows, now or after a while. */
    async readLog(key: AppKey, deployID: string, page: Pick<LogPage, 'from' | 'limit'>) {
      // Before the log: then a log of an ended deployment is complete.
      const found = await deployment(key, deployID);
      const isComplete = found.finishedAt !== null;
      const part = await logs.read(deployID, { ...page, isComplete });
      // The log does not exist before the build begins.
      const removed = part ? undefined : removedLog(found);
      if (removed !== undefined) {
        // Each position is the end, so that the line is shown once.
        const text = page.from <= 0 ? removed : '';
        return { text, next: Math.max(1, page.from), atEnd: true, deployment: found };
      }
      if (!part) return { text: '', next: Math.max(0, page.from), atEnd: isComplete, deployment: found };
      return { text: part.text, next: part.next, atEnd: isComplete && part.next >= part.size, deployment: found };
    },
  };
}

/** Returns an app. Throws `not_found` or `app_deleted`. */
export async function presentApp(apps: Pick<StateStore['apps'], 'find'>, key: AppKey, clock: Now): Promise<StoredApp> {
  const found = await apps.find(key);
  if (!found) throw noApp(key);
  if (found.deletion) throw deletedApp(found, found.deletion.endsAt <= clock.now());
  return found;
}

/** The refusal of a deleted app says how to restore it. `isOver`: it is too late for that, and the next collection removes the app. */
function deletedApp({ org, project, appID, deletion }: StoredApp, isOver: boolean): Refusal {
  const { at = 0, by = null, endsAt = 0 } = deletion ?? {};
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
  const who = by === null ? 'because its lifetime was over' : `by ${by}`;
  const was = `The app ${appID} was deleted at ${day(at)} UTC ${who}`;
  if (isOver) return new Refusal('app_deleted', `${was}, and is being removed. Its name is free again within hours.`);
  const restore = `slipway apps restore ${appID} --org ${org} --project ${project}`;
  return new Refusal('app_deleted', `${was}. Until ${day(endsAt)} UTC it can be restored: ${restore}`);
}

/** Returns true if a refusal is that of a deleted app which can still be restored. */
export function isRestorable({ code, message }: Refusal): boolean {
  return code === 'app_deleted' && message.includes('it can be restored');
}

export function noApp({ org, project, appID }: AppKey): Refusal {
  return new Refusal('app_not_found', `There is no app ${appID} in ${org}/${project}.`);
}

/** Returns what is shown in place of the log of a deployment that the platform has removed. Undefined if it has not. */
export function removedLog({ logRemovedAt }: Pick<StoredDeployment, 'logRemovedAt'>): string | undefined {
  if (logRemovedAt === null) return undefined;
  const day = new Date(logRemovedAt).toISOString().slice(0, 10);
  return `The platform removed this log on ${day}, because it was old (--keep-deployments, --keep-days).\n`;
}

/** The form of the IDs that the platform gives. */
const DEPLOY_ID = /^dpl-[a-z2-7]{16}$/;

function noRelease({ appID }: AppKey, which: string): Refusal {
  return new Refusal('release_not_found', `The app ${appID} has ${which}`);
}

function noDeployment({ appID }: AppKey, deployID: string): Refusal {
  return new Refusal('deployment_not_found', `The app ${appID} has no deployment ${deployID.slice(0, 100)}.`);
}

function tooLate({ appID }: AppKey, { deployID, status, finishedAt, supersededBy }: StoredDeployment): Refusal {
  if (finishedAt === null) {
    const goesOn = `The deployment ${deployID} goes live at this moment, and cannot be stopped any more.`;
    return new Refusal('conflict', `${goesOn} The release before it is one step away: slipway rollback --app ${appID}`);
  }
  const why = supersededBy === null ? '' : `, because ${supersededBy} replaced it`;
  return new Refusal('conflict', `The deployment ${deployID} has ended already: ${status}${why}.`);
}
