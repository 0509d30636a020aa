import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppKey, AppSettings, BuildFailureFacts } from '../../src/platform/shared/types.ts';
import type { AppPatch } from '../../src/platform/stores/rows/records.ts';
import type { Done } from '../../src/platform/stores/state.ts';
import { ACT, actBy } from '../support/acts.ts';
import { claimAll } from '../support/jobs.ts';
import type { StateHandle, StateHandles } from './state.ts';

/** A deployment in the model. */
interface ModelDeployment {
  readonly deployID: string;
  readonly manifest: string;
  status: string;
  supersededBy: string | null;
}

interface ModelApp {
  readonly key: AppKey;
  readonly subdomain: string;
  branch: string;
  settings: Record<string, unknown>;
  env: Record<string, string>;
  /** Oldest first. */
  readonly deployments: ModelDeployment[];
  /** Kept releases, newest first. */
  kept: ModelDeployment[];
  live: ModelDeployment | undefined;
}

/** `by` is the handle that runs the command. The test then reads the other one. */
type Command = { readonly by: 0 | 1; readonly app: 0 | 1 } & (
  | { readonly kind: 'create'; readonly key: string | undefined }
  | { readonly kind: 'patch'; readonly patch: AppPatch }
  | { readonly kind: 'env'; readonly env: Readonly<Record<string, string>> }
  | { readonly kind: 'deploy'; readonly key: string | undefined }
  | { readonly kind: 'cancel' | 'redeploy'; readonly which: number }
  | { readonly kind: 'edit'; readonly set: Readonly<Record<string, string>>; readonly unset: readonly string[] }
  | { readonly kind: 'build'; readonly ending: 'live' | 'failed' }
  | { readonly kind: 'rollback'; readonly to: 'previous' | 'oldest' | 'unknown' }
  | { readonly kind: 'pass'; readonly ms: number }
);

const KEYS: readonly AppKey[] = ['shop', 'blog'].map((appID) => ({ org: 'acme', project: 'web', appID }));
const DAY = 24 * 3_600_000;
const KEPT = 3;
const FACTS: BuildFailureFacts = {
  ...{ stage: 'build', code: 'build_failed', message: 'exit 1', exitCode: 1, signal: null, log: [], diagnostics: [] },
};

const idempotencyKey = fc.option(fc.constantFrom('k1', 'k2'), { nil: undefined });
const kinds = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('create' as const), key: idempotencyKey }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('patch' as const),
      patch: fc.record(
        {
          branch: fc.constantFrom('main', 'next'),
          settings: fc.constantFrom<NonNullable<AppPatch['settings']>>(
            { noindex: true },
            { noindex: null },
            { nodeVersion: '24', spaFallback: false },
          ),
        },
        { requiredKeys: [] },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('env' as const),
      env: fc.dictionary(fc.string({ maxLength: 3 }), fc.string()),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('deploy' as const), key: idempotencyKey }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('redeploy' as const), which: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      set: fc.dictionary(fc.constantFrom('A', 'B', '__proto__'), fc.string({ maxLength: 3 })),
      unset: fc.array(fc.constantFrom('A', 'C', '__proto__')),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('build' as const),
      ending: fc.constantFrom('live' as const, 'failed' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('rollback' as const),
      to: fc.constantFrom('previous' as const, 'oldest' as const, 'unknown' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(1_000, DAY) }) },
);
const command: fc.Arbitrary<Command> = fc
  .tuple(kinds, fc.constantFrom(0 as const, 1 as const), fc.constantFrom(0 as const, 1 as const))
  .map(([kind, by, app]) => ({ ...kind, by, app }));

/** Tests that random commands on two handles have the same results as a model in memory. */
export function stateModelSuite(engine: string, open: () => Promise<StateHandles>, runs = 20): void {
  test(`the state on ${engine} agrees with its model`, { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 15, maxLength: 40 }), async (commands) => {
        await using handles = await open();
        const run = new ModelRun(handles);
        await run.do({ kind: 'create', key: undefined, by: 0, app: 0 });
        for (const each of commands) await run.do(each);
      }),
      { numRuns: runs },
    );
  });
}

class ModelRun {
  readonly #handles: StateHandles;
  readonly #apps = new Map<string, ModelApp>();
  /** Answers by scope and key. */
  readonly #answers = new Map<string, { readonly at: number; readonly answer: string }>();
  #manifests = 0;

  constructor(handles: StateHandles) {
    this.#handles = handles;
  }

  async do(command: Command): Promise<void> {
    const [own, other] = command.by === 0 ? [this.#handles.a, this.#handles.b] : [this.#handles.b, this.#handles.a];
    const key = KEYS[command.app] ?? fail();
    await this.#run(command, key, own);
    await this.#compare(other);
  }

  async #run(command: Command, key: AppKey, handle: StateHandle): Promise<void> {
    const app = this.#apps.get(key.appID);
    switch (command.kind) {
      case 'create':
        return this.#create(key, handle, command.key);
      case 'patch': {
        const updated = await handle.state.apps.update(key, command.patch, ACT);
        expect(updated === undefined).toBe(app === undefined);
        if (app) patch(app, command.patch);
        return;
      }
      case 'env':
        expect(await handle.state.apps.replaceEnv(key, command.env, ACT)).toBe(app !== undefined);
        if (app) app.env = { ...command.env };
        return;
      case 'deploy':
        return this.#deploy(key, handle, command.key);
      case 'cancel':
        return this.#cancel(key, handle, command.which);
      case 'redeploy':
        return this.#redeploy(key, handle, command.which);
      case 'edit':
        return this.#edit(key, handle, command);
      case 'build':
        return this.#build(handle, command.ending);
      case 'rollback':
        return this.#rollback(key, handle, command.to);
      case 'pass':
        return this.#handles.clock.advance(command.ms);
    }
  }

  async #create(key: AppKey, handle: StateHandle, idempotencyKey: string | undefined): Promise<void> {
    const config = { ...{ repository: 'acme/x', branch: 'main', buildCommand: null }, outputDirectory: null };
    const command = { key, type: 'web-landing', config: { ...config, region: null, settings: {} } } as const;
    const [scope, once] = this.#once(`create ${key.appID}`, idempotencyKey);
    const result = await handle.state.apps.create(command, ACT, once);
    if (this.#replayed(scope, result)) return;
    expect(result.kind).toBe(this.#apps.has(key.appID) ? 'taken' : 'done');
    if (result.kind !== 'done') return;
    this.#remember(scope, result.made.subdomain);
    const { subdomain } = result.made;
    this.#apps.set(key.appID, {
      ...{ key, subdomain, branch: 'main', settings: {}, env: {}, deployments: [], kept: [], live: undefined },
    });
  }

  async #deploy(key: AppKey, handle: StateHandle, idempotencyKey: string | undefined): Promise<void> {
    const app = this.#apps.get(key.appID);
    const [scope, once] = this.#once(`deploy ${key.appID}`, idempotencyKey);
    const result = await handle.state.deployments.create(key, { branch: null, commit: null }, ACT, once);
    if (!app) return expect(result.kind).toBe('no_app');
    if (this.#replayed(scope, result)) return;
    if (result.kind !== 'done') throw new Error(`The deployment was not created: ${result.kind}`);
    this.#remember(scope, result.made.deployID);
    this.#queue(app, result.made.deployID);
  }

  async #cancel(key: AppKey, handle: StateHandle, which: number): Promise<void> {
    const chosen = this.#apps.get(key.appID)?.deployments.at(-1 - which);
    const result = await handle.state.deployments.cancel(key, chosen?.deployID ?? 'dpl-none', actBy('ana'));
    const expected = chosen ? (chosen.status === 'queued' ? 'cancelled' : 'too_late') : 'no_deployment';
    expect(result.kind).toBe(expected);
    if (chosen?.status === 'queued') chosen.status = 'cancelled';
  }

  async #redeploy(key: AppKey, handle: StateHandle, which: number): Promise<void> {
    const app = this.#apps.get(key.appID);
    const chosen = app?.deployments.at(-1 - which);
    const result = await handle.state.deployments.redeploy(key, chosen?.deployID ?? 'dpl-none', actBy('ana'));
    expect(result.kind).toBe(chosen ? 'done' : 'no_deployment');
    if (app && result.kind === 'done') this.#queue(app, result.made.deployID);
  }

  async #edit(key: AppKey, handle: StateHandle, { set, unset }: Extract<Command, { kind: 'edit' }>): Promise<void> {
    const app = this.#apps.get(key.appID);
    const result = await handle.state.apps.editEnv(key, { set, unset }, { variables: 1_000, bytes: 1_000_000 }, ACT);
    if (!app) return expect(result.kind).toBe('no_app');
    const env = new Map(Object.entries(app.env).filter(([name]) => !unset.includes(name)));
    for (const [name, value] of Object.entries(set)) env.set(name, value);
    const absent = unset.filter((name) => !Object.hasOwn(app.env, name));
    expect(result).toEqual({ kind: 'done', names: [...env.keys()].sort(), absent });
    app.env = Object.fromEntries(env);
  }

  /** Adds a queued deployment, which replaces the ones that are queued. */
  #queue(app: ModelApp, deployID: string): void {
    for (const older of app.deployments) {
      if (older.status === 'queued') Object.assign(older, { status: 'cancelled', supersededBy: deployID });
    }
    this.#manifests += 1;
    app.deployments.push({ deployID, manifest: `m${this.#manifests}`, status: 'queued', supersededBy: null });
  }

  /** Builds everything that is queued. */
  async #build(handle: StateHandle, ending: 'live' | 'failed'): Promise<void> {
    const apps = [...this.#apps.values()];
    const queued = apps.flatMap((app) => app.deployments.filter(({ status }) => status === 'queued'));
    const manifestOf = (id: string) => queued.find(({ deployID }) => deployID === id)?.manifest ?? fail();
    const built = await claimAll(handle.jobs, (deployID) =>
      ending === 'live' ? { kind: 'live', manifestHash: manifestOf(deployID) } : { kind: 'failed', facts: FACTS },
    );
    expect(built.toSorted()).toEqual(queued.map(({ deployID }) => deployID).toSorted());
    for (const app of apps) {
      for (const each of app.deployments.filter(({ status }) => status === 'queued')) {
        each.status = ending === 'live' ? 'succeeded' : 'failed';
        if (ending === 'failed') continue;
        app.live = each;
        app.kept = [each, ...app.kept].slice(0, KEPT);
      }
    }
  }

  async #rollback(key: AppKey, handle: StateHandle, to: 'previous' | 'oldest' | 'unknown'): Promise<void> {
    const app = this.#apps.get(key.appID);
    const index = app?.live ? app.kept.indexOf(app.live) : -1;
    const oldest = app?.kept.at(-1);
    const targets = { previous: app?.kept[index + 1], oldest, unknown: undefined };
    const target = index === -1 ? undefined : targets[to];
    const named = { previous: undefined, oldest: oldest?.deployID ?? 'dpl-none', unknown: 'dpl-none' };
    const result = await handle.state.releases.rollback(key, named[to], ACT);
    expect(result?.deployID).toBe(target?.deployID);
    expect(result?.previous).toBe(target && app?.live?.deployID);
    if (app && target) app.live = target;
  }

  #once(scope: string, key: string | undefined) {
    const name = key === undefined ? undefined : `${scope}/${key}`;
    const answer = (made: { readonly subdomain: string } | { readonly deployID: string }) =>
      'subdomain' in made ? made.subdomain : made.deployID;
    const once = key === undefined ? undefined : { scope, key, requestHash: 'same', status: 200, answer };
    return [name, once] as const;
  }

  #replayed(name: string | undefined, result: Done<unknown> | { readonly kind: string }): boolean {
    const known = name === undefined ? undefined : this.#answers.get(name);
    const valid = known !== undefined && this.#handles.clock.now() - known.at < DAY;
    expect(result.kind === 'replayed').toBe(valid);
    if (valid) expect(result).toEqual({ kind: 'replayed', status: 200, answer: known.answer });
    return valid;
  }

  #remember(name: string | undefined, answer: string): void {
    if (name !== undefined) this.#answers.set(name, { at: this.#handles.clock.now(), answer });
  }

  async #compare({ state }: StateHandle): Promise<void> {
    const totals = new Map<string, number>();
    for (const key of KEYS) {
      const app = this.#apps.get(key.appID);
      const stored = await state.apps.find(key);
      if (!app) {
        expect(stored).toBeUndefined();
        continue;
      }
      const live = app.live?.deployID ?? null;
      expect(stored).toMatchObject({ branch: app.branch, subdomain: app.subdomain, liveRelease: live });
      expect(stored?.settings).toEqual(app.settings);
      expect(Object.entries(await state.apps.env(key)).toSorted()).toEqual(Object.entries(app.env).toSorted());
      const listed = await state.deployments.list(key, { limit: 100 });
      expect(listed.map(({ deployID, status, supersededBy }) => ({ deployID, status, supersededBy }))).toEqual(
        app.deployments.map(({ deployID, status, supersededBy }) => ({ deployID, status, supersededBy })).toReversed(),
      );
      const site = await state.releases.site(app.subdomain);
      expect(site?.release?.manifestHash).toBe(app.live?.manifest);
      const others = app.kept.filter((each) => each !== app.live);
      expect(site?.kept.map(({ manifestHash }) => manifestHash)).toEqual(others.map(({ manifest }) => manifest));
      for (const { status } of app.deployments) totals.set(status, (totals.get(status) ?? 0) + 1);
    }
    const counted = (await state.deployments.totals()).map(({ status, count }) => [status, count] as const);
    expect(new Map(counted)).toEqual(totals);
  }
}

function patch(app: ModelApp, { branch, settings }: AppPatch): void {
  if (branch !== undefined) app.branch = branch;
  for (const [name, value] of Object.entries(settings ?? ({} satisfies AppSettings))) {
    if (value === null) Reflect.deleteProperty(app.settings, name);
    else app.settings[name] = value;
  }
}

function fail(): never {
  throw new Error('The model and the state disagree');
}
