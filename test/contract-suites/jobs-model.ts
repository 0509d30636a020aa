import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppKey, BuildFailureFacts } from '../../src/platform/shared/types.ts';
import { LEASE_MS, type Lease, STATUS_OF_STAGE } from '../../src/platform/stores/jobs.ts';
import { ACT, actBy } from '../support/acts.ts';
import { keptReleases } from '../support/references.ts';
import { createApp, queue, type StateHandle, type StateHandles } from './state.ts';

/** A deployment in the model. */
interface ModelDeployment {
  readonly deployID: string;
  readonly app: number;
  status: string;
  /** Undefined: it was not claimed. */
  fence: number | undefined;
  /** The time when its lease ends unless it is renewed. Undefined: the deployment is not under way. */
  until: number | undefined;
  /** The time of its claim. */
  claimedAt: number | undefined;
  stored: string | undefined;
  manifest: string | undefined;
  /** How often it has ended. */
  endings: number;
}

/** `by` is the handle that runs the command. `lease` chooses one of all leases so far, including those that have ended. */
type Command = { readonly by: 0 | 1 } & (
  | { readonly kind: 'create'; readonly app: number }
  | { readonly kind: 'claim' | 'expire' }
  | { readonly kind: 'renew' | 'advance' | 'record' | 'fail' | 'switch' | 'live'; readonly lease: number }
  | { readonly kind: 'rollback' | 'cancel'; readonly app: number }
  | { readonly kind: 'pass'; readonly ms: number }
);

const KEYS: readonly AppKey[] = ['acme/shop', 'acme/blog', 'acme/docs', 'other/shop', 'other/blog', 'third/shop'].map(
  (name) => {
    const [org = '', appID = ''] = name.split('/');
    return { org, project: 'web', appID };
  },
);
const ORGS = [...new Set(KEYS.map(({ org }) => org))];
const KEPT = 3;
const FACTS: BuildFailureFacts = {
  ...{ stage: 'build', code: 'build_failed', message: 'exit 1', exitCode: 1, signal: null, log: [], diagnostics: [] },
};

const app = fc.nat(KEYS.length - 1);
/** Mostly a recent lease. */
const lease = fc.oneof({ weight: 3, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: fc.nat(20) });
const by = fc.constantFrom(0 as const, 1 as const);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ by, kind: fc.constant('create' as const), app }) },
  { weight: 5, arbitrary: fc.record({ by, kind: fc.constant('claim' as const) }) },
  { weight: 1, arbitrary: fc.record({ by, kind: fc.constant('expire' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      by,
      kind: fc.constantFrom('renew', 'advance', 'record', 'fail', 'switch', 'live', 'live'),
      lease,
    }),
  },
  { weight: 1, arbitrary: fc.record({ by, kind: fc.constantFrom('rollback' as const, 'cancel' as const), app }) },
  {
    weight: 2,
    arbitrary: fc.record({ by, kind: fc.constant('pass' as const), ms: fc.constantFrom(1_000, 10_000, LEASE_MS) }),
  },
);

/** Tests that random commands on two handles have the same results as a model in memory. */
export function jobsModelSuite(engine: string, open: () => Promise<StateHandles>, runs = 60): void {
  test(`the jobs on ${engine} agree with their model`, { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 60 }), async (commands) => {
        await using handles = await open();
        const run = new ModelRun(handles);
        for (const key of KEYS) await createApp(handles.a, key);
        for (const each of commands) await run.do(each);
        await run.end();
      }),
      { numRuns: runs },
    );
  });
}

class ModelRun {
  readonly #handles: StateHandles;
  /** Oldest first. */
  readonly #deployments: ModelDeployment[] = [];
  /** Newest first. */
  readonly #leases: Lease[] = [];
  /** By app: kept releases, newest first, and the live one. */
  readonly #kept = KEYS.map((): ModelDeployment[] => []);
  readonly #live: (ModelDeployment | undefined)[] = KEYS.map(() => undefined);

  constructor(handles: StateHandles) {
    this.#handles = handles;
  }

  async do(command: Command): Promise<void> {
    const [own, other] = command.by === 0 ? [this.#handles.a, this.#handles.b] : [this.#handles.b, this.#handles.a];
    await this.#run(command, own);
    await this.#compare(other);
  }

  /** Ends all deployments, and checks that each accepted one has ended once. */
  async end(): Promise<void> {
    for (let round = 0; round <= KEYS.length; round += 1) {
      await this.do({ kind: 'pass', ms: LEASE_MS, by: 0 });
      await this.do({ kind: 'expire', by: 1 });
      for (const _ of KEYS) {
        await this.do({ kind: 'claim', by: 0 });
        await this.do({ kind: 'live', lease: 0, by: 0 });
      }
    }
    expect(this.#deployments.filter(({ endings }) => endings !== 1)).toEqual([]);
    expect(await this.#handles.a.jobs.isBusy()).toBe(false);
  }

  async #run(command: Command, handle: StateHandle): Promise<void> {
    switch (command.kind) {
      case 'create':
        return this.#create(command.app, handle);
      case 'claim':
        return this.#claim(handle, `node ${command.by}`);
      case 'expire':
        return this.#expire(handle);
      case 'pass':
        return this.#handles.clock.advance(command.ms);
      case 'rollback':
        return this.#rollback(command.app, handle);
      case 'cancel':
        return this.#cancel(command.app, handle);
      default:
        return this.#write(command.kind, command.lease, handle);
    }
  }

  async #create(index: number, handle: StateHandle): Promise<void> {
    const { deployID } = await queue(handle, KEYS[index]);
    for (const each of this.#deployments) if (each.app === index && each.status === 'queued') end(each, 'cancelled');
    const unset = {
      fence: undefined,
      until: undefined,
      claimedAt: undefined,
      stored: undefined,
      manifest: undefined,
      endings: 0,
    };
    this.#deployments.push({ deployID, app: index, status: 'queued', ...unset });
  }

  /** Cancels the newest deployment of an app: one that is queued or builds, or has ended already. */
  async #cancel(index: number, handle: StateHandle): Promise<void> {
    const found = this.#deployments.findLast((each) => each.app === index);
    const result = await handle.state.deployments.cancel(
      KEYS[index] ?? fail(),
      found?.deployID ?? 'dpl-none',
      actBy('ana'),
    );
    const isOpen = found?.endings === 0 && found.manifest === undefined;
    expect(result.kind).toBe(found ? (isOpen ? 'cancelled' : 'too_late') : 'no_deployment');
    if (found && isOpen) end(found, 'cancelled');
  }

  async #claim(handle: StateHandle, node: string): Promise<void> {
    const expected = this.#next();
    const claimed = await handle.jobs.claim(node);
    expect(claimed?.deployID).toBe(expected?.deployID);
    if (!claimed || !expected) return;
    expect(claimed.fence).toBeGreaterThan(expected.fence ?? 0);
    expected.fence = claimed.fence;
    expected.status = 'building';
    expected.claimedAt = this.#handles.clock.now();
    expected.until = expected.claimedAt + LEASE_MS;
    this.#leases.unshift(claimed);
  }

  /** Returns the deployment whose turn it is. */
  #next(): ModelDeployment | undefined {
    const busy = this.#deployments.filter(({ until }) => until !== undefined).map((each) => each.app);
    const turns = new Map(
      ORGS.map((org) => {
        const claims = this.#deployments.filter((each) => orgOf(each.app) === org).map((each) => each.claimedAt ?? 0);
        return [org, { builds: busy.filter((each) => orgOf(each) === org).length, last: Math.max(0, ...claims) }];
      }),
    );
    const turnOf = (each: ModelDeployment) => turns.get(orgOf(each.app)) ?? fail();
    // The sort is stable, so the oldest comes first of those whose turns are equal.
    const [next] = this.#deployments
      .filter((each) => each.status === 'queued' && !busy.includes(each.app))
      .sort((one, other) => turnOf(one).builds - turnOf(other).builds || turnOf(one).last - turnOf(other).last);
    return next;
  }

  async #expire(handle: StateHandle): Promise<void> {
    const now = this.#handles.clock.now();
    const over = this.#deployments.filter(({ until }) => until !== undefined && until <= now);
    const expired = await handle.jobs.expire();
    expect(expired.toSorted()).toEqual(over.map(({ deployID }) => deployID).toSorted());
    for (const each of over) end(each, each.manifest === undefined ? 'failed' : 'succeeded');
  }

  async #write(kind: 'renew' | 'advance' | 'record' | 'fail' | 'switch' | 'live', index: number, handle: StateHandle) {
    const lease = this.#leases[index];
    if (!lease) return;
    const { jobs } = handle;
    const found = this.#deployments.find(({ deployID }) => deployID === lease.deployID) ?? fail();
    const owns = found.until !== undefined && found.fence === lease.fence;
    const manifestHash = `m of ${lease.deployID}`;
    const done = {
      renew: () => jobs.renew(lease),
      advance: () => jobs.advance(lease, 'sync'),
      record: () => jobs.recordRelease(lease, manifestHash),
      fail: () => jobs.finish(lease, { kind: 'failed', facts: FACTS }),
      switch: () => jobs.goLive(lease, manifestHash),
      live: () => jobs.finish(lease, { kind: 'live', manifestHash }),
    }[kind];
    expect(await done()).toBe(owns);
    if (!owns) return;
    if (kind === 'renew') found.until = this.#handles.clock.now() + LEASE_MS;
    if (kind === 'advance') found.status = STATUS_OF_STAGE.sync;
    if (kind === 'record') found.stored = manifestHash;
    // What is live has succeeded, however its deployment ends.
    if (kind === 'fail') end(found, found.manifest === undefined ? 'failed' : 'succeeded');
    if (kind === 'switch' || kind === 'live') this.#goLive(found, manifestHash);
    if (kind === 'live') end(found, 'succeeded');
  }

  #goLive(found: ModelDeployment, manifest: string): void {
    if (found.manifest !== undefined) return;
    found.manifest = manifest;
    this.#kept[found.app] = [found, ...(this.#kept[found.app] ?? [])].slice(0, KEPT);
    this.#live[found.app] = found;
  }

  async #rollback(index: number, handle: StateHandle): Promise<void> {
    const live = this.#live[index];
    const kept = this.#kept[index] ?? [];
    const target = live && kept[kept.indexOf(live) + 1];
    const result = await handle.state.releases.rollback(KEYS[index] ?? fail(), undefined, ACT);
    expect(result?.deployID).toBe(target?.deployID);
    if (target) this.#live[index] = target;
  }

  async #compare({ state, references }: StateHandle): Promise<void> {
    const underWay = this.#deployments.filter(({ until }) => until !== undefined);
    expect(new Set(underWay.map((each) => each.app)).size).toBe(underWay.length);
    for (const [index, key] of KEYS.entries()) {
      const expected = this.#deployments.filter((each) => each.app === index);
      const listed = await state.deployments.list(key, { limit: 100 });
      expect(listed.map(({ deployID, status }) => [deployID, status]).toReversed()).toEqual(
        expected.map(({ deployID, status }) => [deployID, status]),
      );
      const ended = listed.filter(({ finishedAt }) => finishedAt !== null).length;
      expect(ended).toBe(expected.filter(({ endings }) => endings === 1).length);
      expect((await state.apps.find(key))?.liveRelease ?? undefined).toBe(this.#live[index]?.deployID);
      const kept = (await state.releases.list(key)).map(({ deployID }) => deployID);
      expect(kept).toEqual((this.#kept[index] ?? []).map(({ deployID }) => deployID));
    }
    for (const org of ORGS) {
      const kept = this.#kept.flat().filter((each) => orgOf(each.app) === org);
      const open = underWay.filter((each) => orgOf(each.app) === org);
      const needed = [...kept.map(({ manifest }) => manifest), ...open.map(({ stored }) => stored)];
      expect(new Set(await keptReleases({ references }, org))).toEqual(
        new Set(needed.filter((each) => each !== undefined)),
      );
    }
  }
}

function end(deployment: ModelDeployment, status: string): void {
  deployment.status = status;
  deployment.until = undefined;
  deployment.endings += 1;
}

function orgOf(app: number): string {
  return KEYS[app]?.org ?? fail();
}

function fail(): never {
  throw new Error('The model and the store disagree');
}
