import type { Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { DeploymentStage, DeploymentStatus } from '../../contract/control-plane.ts';
import type { AppKey, Builder, DeploymentStore, StoredRelease } from '../types.ts';
import { factsOf, interrupted, messageOf, StageError } from './failure.ts';
import { type Entry, keyOf, Waiting } from './waiting.ts';

/**
 * The deployment queue: from `queued` to a final status.
 * *Mirrors* spec 1.3, 1.4 (build, sync, activate) and 3.1.
 * *Gaps*: the order is by age alone, without fairness between organizations.
 * *By design*: an app has one deployment under way; a newer one cancels an older one that still waits. On a stop, and
 * after a crash, what was under way has failed as `interrupted`, for a build that took the platform down must not be
 * repeated behind its user's back; what was queued is run by the next start.
 */
export interface QueueOptions {
  readonly store: DeploymentStore;
  readonly builder: Builder;
  /** Deployments under way at once. Default 2. */
  readonly workers?: number;
  readonly log: Log;
  readonly clock: Clock;
  /** Called after a release went live. Must not throw. */
  readonly onLive?: (app: AppKey, release: StoredRelease) => void;
  /** After each change of a deployment's status. */
  readonly onChange?: (deployID: string, app: AppKey) => void;
}

export interface Queue extends AsyncDisposable {
  /** Looks for queued deployments that it does not know yet. */
  wake(): void;
  /** Takes a deployment that the store holds as queued. Older queued ones of its app are cancelled. */
  enqueue(deployID: string): void;
  /** Settles what an earlier run left, and begins to work. */
  start(): Promise<void>;
  /** Aborts what is under way, and waits until its processes are gone. Queued deployments stay queued. */
  stop(): Promise<void>;
  /** Resolves when nothing is queued or under way. */
  idle(): Promise<void>;
}

/** Milliseconds between attempts to record how a deployment ended, where the state cannot be written: a full disk. */
const RECORD_AGAIN_MS = 1_000;

export function createQueue(options: QueueOptions): Queue {
  const { store, builder, log, workers = 2 } = options;
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  const waiting = new Waiting();
  const working = new Set<string>();
  let started = false;
  let idleWaiters: (() => void)[] = [];

  function take(deployID: string): void {
    if (waiting.has(deployID) || working.has(deployID)) return;
    const next = { deployID, app: store.job(deployID).app };
    for (const older of waiting.of(next)) if (supersede(older, deployID)) waiting.delete(older.deployID);
    waiting.add(next);
  }

  /** True where the older deployment was cancelled. One that the state could not cancel keeps its turn. */
  function supersede(older: Entry, supersededBy: string): boolean {
    try {
      store.cancel(older.deployID, supersededBy);
    } catch (error) {
      log('error', 'deployment_not_recorded', { deployID: older.deployID, cause: messageOf(error) });
      return false;
    }
    log('info', 'deployment_superseded', { deployID: older.deployID, supersededBy });
    options.onChange?.(older.deployID, older.app);
    return true;
  }

  function pump(): void {
    while (started && !stopping.signal.aborted && underWay.size < workers) {
      const next = waiting.first((key) => !underWay.has(key));
      if (!next) break;
      waiting.delete(next.deployID);
      working.add(next.deployID);
      const work = deploy(next, options, stopping.signal).finally(() => {
        working.delete(next.deployID);
        underWay.delete(keyOf(next));
        pump();
      });
      underWay.set(keyOf(next), work);
    }
    if (waiting.size > 0 || underWay.size > 0) return;
    for (const resolve of idleWaiters) resolve();
    idleWaiters = [];
  }

  function settleLeftovers(): void {
    const enqueuedSince = waiting.all();
    for (const deployID of enqueuedSince) waiting.delete(deployID);
    for (const { deployID, app, stage } of store.unfinished()) {
      if (stage === null) {
        take(deployID);
      } else {
        store.fail(deployID, interrupted(stage));
        options.onChange?.(deployID, app);
      }
    }
    for (const deployID of enqueuedSince) take(deployID);
  }

  async function stop(): Promise<void> {
    stopping.abort(new Error('the platform stops'));
    await Promise.all(underWay.values());
  }

  return {
    wake() {
      for (const { deployID, stage } of store.unfinished()) if (stage === null) take(deployID);
      pump();
    },
    enqueue(deployID) {
      take(deployID);
      pump();
    },
    async start() {
      await builder.recover();
      settleLeftovers();
      started = true;
      pump();
    },
    stop,
    idle: () =>
      new Promise((resolve) => {
        idleWaiters.push(resolve);
        pump();
      }),
    [Symbol.asyncDispose]: stop,
  };
}

/** One deployment to its final status. Never rejects. */
async function deploy(entry: Entry, options: QueueOptions, signal: AbortSignal): Promise<void> {
  const { deployID, app } = entry;
  const { store, log, clock, onChange } = options;
  const began = clock.now();
  let ending = 'succeeded';
  try {
    await pipeline(entry, options, signal);
  } catch (error) {
    const facts = factsOf(error);
    ending = facts.code;
    await untilWritten(deployID, options, signal, () => store.fail(deployID, facts));
  }
  onChange?.(deployID, app);
  log('info', 'deployment_ended', { deployID, ending, ms: clock.now() - began });
}

/** Build, sync, activate. The release changes in the last step or not at all. */
async function pipeline({ deployID, app }: Entry, options: QueueOptions, signal: AbortSignal): Promise<void> {
  const { store, builder, onChange, onLive } = options;
  let stage: DeploymentStage = 'clone';
  const enter = (entered: DeploymentStage) => {
    stage = entered;
    store.advance(deployID, STATUS[entered], entered);
    onChange?.(deployID, app);
  };
  try {
    await using built = await builder.build(store.job(deployID), {
      signal,
      onStage: enter,
      onCommit: (commit) => store.recordCommit(deployID, commit),
    });
    signal.throwIfAborted();
    enter('activate');
    store.activate(deployID, built.release.manifestHash);
    onLive?.(app, built.release);
  } catch (error) {
    throw new StageError(stage, signal.aborted, error);
  }
}

/** The status of a deployment in each stage. */
const STATUS: Readonly<Record<DeploymentStage, DeploymentStatus>> = {
  queue: 'queued',
  clone: 'building',
  install: 'building',
  build: 'building',
  sync: 'syncing',
  activate: 'activating',
};

/** Records an ending, again and again where the state cannot be written. A stop gives up: the next start settles it. */
async function untilWritten(deployID: string, options: QueueOptions, signal: AbortSignal, write: () => void) {
  for (;;) {
    try {
      return write();
    } catch (error) {
      options.log('error', 'deployment_not_recorded', { deployID, cause: messageOf(error) });
      if (signal.aborted) return;
      await options.clock.sleep(RECORD_AGAIN_MS, signal).catch(() => {});
    }
  }
}
