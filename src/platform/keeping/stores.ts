import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../base/clock.ts';
import type { Stores } from '../stores/index.ts';
import type { DeploymentBounds } from '../stores/keeping.ts';
import type { AppStore } from '../stores/state.ts';
import type { KindCollected, KindCollector } from './collect.ts';
import { KEEP_MESSAGES, KEEP_PUSHES_MS, type KindName } from './kinds.ts';

/** The kinds of rows and logs in the stores that all nodes share. One node collects them at a time. */

interface StoreParts extends Pick<Stores, 'keeping' | 'logs' | 'usage' | 'notify' | 'hooks' | 'audit'> {
  readonly keepAuditMs: number;
  readonly apps: AppStore;
  /** Milliseconds for which an app can be restored whose lifetime is over. */
  readonly keepDeletedMs: number;
  readonly clock: Pick<Clock, 'now'>;
  readonly bounds: DeploymentBounds;
}

/** Rows that one command removes, so that nobody waits for it. */
const AT_ONCE = 500;
/** Commands of one kind in a collection. The next one removes the rest. */
const COMMANDS = 10_000;

/** Milliseconds between two collections of the stores, over all nodes. Nodes look once an hour, and their clocks differ a little. */
export const TURN_MS = 55 * 60_000;

export function storeCollectors(parts: StoreParts): readonly KindCollector[] {
  const { keeping, usage, notify, hooks, audit, keepAuditMs, clock } = parts;
  const rows = (kind: KindName, command: () => Promise<number>): KindCollector => ({
    kinds: [kind],
    collect: async () => [{ kind, items: await repeated(command), bytes: 0 }],
  });
  return [
    { kinds: ['apps'], collect: () => endApps(parts) },
    { kinds: ['deployments', 'logs'], collect: () => endDeployments(parts) },
    rows('keys', () => keeping.endKeys(AT_ONCE)),
    rows('notifications', () => notify.prune({ ...KEEP_MESSAGES, limit: AT_ONCE })),
    rows('pushes', () => hooks.prune({ ageMs: KEEP_PUSHES_MS, limit: AT_ONCE })),
    rows('audit', () => audit.trim(keepAuditMs)),
    rows('usage', () => usage.prune(clock.now(), AT_ONCE)),
  ];
}

/** Repeats a command until it has nothing to do. Requests are answered meanwhile. Returns the sum. */
async function repeated(command: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (let times = 0; times < COMMANDS; times += 1) {
    const ended = await command();
    sum += ended;
    if (ended === 0) break;
    await setImmediate();
  }
  return sum;
}

/** Apps that one command deletes because their lifetime is over. */
const EXPIRED_AT_ONCE = 20;

/**
 * Deletes the apps whose lifetime is over, and removes those whose grace is over. Removes the logs of an app before its rows, so that none is
 * forgotten if this is interrupted. Nobody can restore the app meanwhile. An app with a log that cannot be removed stays until the next collection.
 */
async function endApps({ keeping, logs, apps, keepDeletedMs }: StoreParts): Promise<readonly KindCollected[]> {
  await repeated(async () => (await apps.expire(EXPIRED_AT_ONCE, keepDeletedMs)).length);
  let [items, after] = [0, 0];
  let failure: unknown;
  for (;;) {
    const ending = await keeping.endingApp(after);
    if (!ending) break;
    try {
      for (const deployID of ending.logs) await logs.remove(deployID);
      if (ending.logs.length > 0) await keeping.end(ending.app, { logs: ending.logs, deployments: [] });
      else if (await keeping.endApp(ending.app)) items += 1;
      // A log that was removed is not listed again, so the next look gets the next ones.
      if (ending.logs.length === 0) after = ending.app;
    } catch (error) {
      failure = error;
      after = ending.app;
    }
    await setImmediate();
  }
  if (failure !== undefined) throw failure;
  return [{ kind: 'apps', items, bytes: 0 }];
}

/**
 * Ends the deployments and logs of all apps that are due. Removes a log before its deployment, so that none is forgotten if this
 * is interrupted. A log that cannot be removed stays with its deployment until the next collection.
 */
async function endDeployments({ keeping, logs, bounds }: StoreParts): Promise<readonly KindCollected[]> {
  const ended = { deployments: 0, logs: 0, bytes: 0 };
  const left = { deployments: 0, logs: 0, bytes: 0 };
  let failure: unknown;
  for (let after = 0; ; ) {
    const due = await keeping.due(after, bounds);
    if (!due) break;
    const stay = new Set<string>();
    for (const deployID of due.logs) {
      await logs.remove(deployID).catch((error: unknown) => {
        failure = error;
        stay.add(deployID);
      });
    }
    const gone = {
      logs: due.logs.filter((each) => !stay.has(each)),
      deployments: due.deployments.filter((each) => !stay.has(each)),
    };
    const count = gone.logs.length + gone.deployments.length;
    if (count > 0) ended.deployments += await keeping.end(due.app, gone);
    ended.logs += gone.logs.length;
    ended.bytes += due.bytes;
    if (!due.isMore || count === 0) {
      left.deployments += due.left.deployments;
      left.logs += due.left.logs;
      left.bytes += due.left.logBytes;
      after = due.app;
    }
    await setImmediate();
  }
  if (failure !== undefined) throw failure;
  return [
    { kind: 'deployments', items: ended.deployments, bytes: 0, left: { items: left.deployments, bytes: 0 } },
    { kind: 'logs', items: ended.logs, bytes: ended.bytes, left: { items: left.logs, bytes: left.bytes } },
  ];
}
