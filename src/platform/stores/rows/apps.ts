import type { Random } from '../../../base/clock.ts';
import { SlipwayError } from '../../../base/errors.ts';
import type { AppKey } from '../../shared/types.ts';
import { type AppStore, type CreateApp, DomainTaken } from '../state.ts';
import { appCreated, appUpdated, envChanged } from './audit.ts';
import { numberOf, type Row, textOf } from './columns.ts';
import { all, BY_KEY, type Engine, first, isWithin, keyOf, LOCK_APP, type ToldChange, type Work } from './engine.ts';
import { createIdempotency } from './idempotency.ts';
import { randomBase32, subdomainFor } from './names.ts';
import { createOrganizationQuotas } from './organization-quotas.ts';
import { type AppConfig, appOf, type StoredApp } from './records.ts';
import { boundsOf, changesOf, columnsOf, type EnvChanges, edited, FIRST, lifetimeOf, patched } from './state.ts';

type Env = Readonly<Record<string, string>>;

/** The variables of an app, with the last change of each. */
export interface StoredEnv {
  readonly env: Env;
  readonly changes: EnvChanges;
}

export interface LockedEnv extends StoredEnv {
  readonly key: AppKey;
  /** The ID of the app's row. */
  readonly app: number;
  readonly subdomain: string;
  readonly now: number;
}

/** The variables of apps, which each engine keeps in its own way. */
export interface EnvRows {
  /** Undefined: nothing is stored of it. */
  read(key: AppKey): Work<StoredEnv | undefined>;
  /** Locks the variables of an app that is not deleted, so that edits and replacements happen one after another. */
  lock(key: AppKey): Work<LockedEnv | undefined>;
  /** The same for the app of a row that the transaction has locked. */
  lockOf(app: Row): Work<LockedEnv>;
  store(locked: LockedEnv, env: Env, changes: EnvChanges): Work<void>;
}

/** Replaces the variables of an app. */
export function* storeEnv(rows: EnvRows, locked: LockedEnv, env: Env, by: string | null): Work<void> {
  const changes = changesOf(locked.env, env, locked.changes, { at: locked.now, by });
  yield* rows.store(locked, env, changes);
}

export const UPDATE_APP = `UPDATE apps SET repository = $2, branch = $3, build_command = $4, output_directory = $5,
  region = $6, settings = $7, lifetime_ms = $8, updated_at = :now WHERE id = $1 RETURNING *`;
/** What tells other nodes of a changed row of `apps`. */
export const SITE_CHANGED = "slipway_changed('site', subdomain)";

/** Draws of a subdomain that is free. Two of a billion subdomains of a name are rarely the same. */
const DRAWS = 10;

export function createAppStore(
  engine: Engine,
  variables: EnvRows,
  random: Random,
): Omit<AppStore, 'delete' | 'restore' | 'expire'> {
  const lockApp = engine.prepare(LOCK_APP);
  const find = engine.prepare(`SELECT * FROM apps WHERE ${BY_KEY}`);
  const insert = engine.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command,
      output_directory, region, settings, subdomain, environment_id, lifetime_ms, created_at, updated_at)
    SELECT $1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now.ms, now.ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT DO NOTHING RETURNING *`);
  const update = engine.prepare(UPDATE_APP, SITE_CHANGED);
  const lists = (which: string) => {
    const between = `SELECT * FROM apps WHERE org = $1 AND (app_id, project) > ($2, $3) AND (app_id, project) < ($4, $5)
      AND ${which} AND ${isWithin('apps', 7)}`;
    const firstOnes = engine.prepare(`${between} ORDER BY app_id, project LIMIT $6`);
    return { firstOnes, lastOnes: engine.prepare(`${between} ORDER BY app_id DESC, project DESC LIMIT $6`) };
  };
  const [ofPresent, ofDeleted] = [lists('deleted_at IS NULL'), lists('deleted_at IS NOT NULL')];
  const ofProject = 'SELECT * FROM apps WHERE org = $1 AND project = $2 AND deleted_at IS NULL AND app_id';
  const nextOfProject = engine.prepare(`${ofProject} > $3 ORDER BY app_id LIMIT $4`);
  const previousOfProject = engine.prepare(`${ofProject} < $3 ORDER BY app_id DESC LIMIT $4`);
  const [nextOrgs, previousOrgs] = [engine.prepare(organizations('>', '')), engine.prepare(organizations('<', 'DESC'))];
  const removeDomains = engine.prepare('DELETE FROM domains WHERE app = $1 AND name = ANY ($2::text[])');
  // In the order of the names, so that two commands do not wait for each other.
  const addDomains =
    engine.prepare(`INSERT INTO domains (name, app) SELECT name, $1 FROM unnest($2::text[]) AS name ORDER BY name
    ON CONFLICT DO NOTHING RETURNING name`);
  const quotas = createOrganizationQuotas(engine);
  const runOnce = createIdempotency(engine);

  /** Stores the domains of an app. Returns those that have changed. Throws `DomainTaken`. */
  const assignDomains = function* (
    app: number,
    before: AppConfig | undefined,
    after: AppConfig,
  ): Work<readonly string[]> {
    const [had, has] = [before?.settings.domains ?? [], after.settings.domains ?? []];
    // Sorted, so that two commands lock them in one order.
    const added = has.filter((each) => !had.includes(each)).sort();
    const removed = had.filter((each) => !has.includes(each)).sort();
    if (removed.length > 0) yield* removeDomains(app, removed);
    if (added.length === 0) return removed;
    const stored = (yield* addDomains(app, added)).rows.map((row) => textOf(row, 'name'));
    const taken = added.find((name) => !stored.includes(name));
    if (taken !== undefined) throw new DomainTaken(taken);
    return [...removed, ...added];
  };
  /** Returns undefined if the name is taken. */
  const insertApp = function* ({ key, type, config }: CreateApp): Work<StoredApp | undefined> {
    for (let draw = 1; draw <= DRAWS; draw += 1) {
      const names = [subdomainFor(key.appID, random), `env-${randomBase32(16, random)}`];
      const [row] = (yield* insert(...keyOf(key), type, ...columnsOf(config), ...names, lifetimeOf(config))).rows;
      if (row) yield* assignDomains(numberOf(row, 'id'), undefined, config);
      if (row) return appOf(row);
      // Either the name is taken, or one of the drawn names.
      if ((yield* find(...keyOf(key))).count > 0) return undefined;
    }
    throw new SlipwayError('internal', `No free subdomain was found for the app ${key.appID}`);
  };

  return {
    find: (key) => first(engine, find(...keyOf(key)), appOf),
    create: (command, act, once) =>
      engine.write(function* (tell) {
        const { key, bounds, config, type } = command;
        yield* quotas.lock(key.org, bounds);
        const done = yield* runOnce(once, function* () {
          // A name that is taken is not a matter of quotas.
          if ((yield* find(...keyOf(key))).count > 0) return undefined;
          yield* quotas.checkApp(key.org, bounds);
          return yield* insertApp(command);
        });
        if (done?.kind !== 'done') return done ?? ({ kind: 'taken' } as const);
        yield* engine.record(act, [appCreated(key, { ...config, type })]);
        yield* tell([{ kind: 'site', subdomain: done.made.subdomain }, ...changed(done.made.settings.domains ?? [])]);
        return done;
      }),
    update: (key, patch, act) =>
      engine.write(function* (tell) {
        const [row] = (yield* lockApp(...keyOf(key))).rows;
        if (!row) return undefined;
        const [id, before, after] = [numberOf(row, 'id'), appOf(row), patched(appOf(row), patch)];
        const domains = yield* assignDomains(id, before, after);
        yield* engine.record(act, appUpdated(key, before, after));
        const [updated = {}] = (yield* update(id, ...columnsOf(after), lifetimeOf(after))).rows;
        yield* tell([{ kind: 'site', subdomain: before.subdomain }], 'told');
        yield* tell(changed(domains));
        return appOf(updated);
      }),
    env: async (key) => (await engine.read(() => variables.read(key)))?.env ?? {},
    async variables(key) {
      const stored = await engine.read(() => variables.read(key));
      const names = Object.keys(stored?.env ?? {}).sort();
      return names.map((name) => {
        const { at = null, by = null } = stored?.changes.get(name) ?? {};
        return { name, changedAt: at, changedBy: by };
      });
    },
    replaceEnv: (key, env, act) =>
      engine.write(function* (tell) {
        const locked = yield* variables.lock(key);
        if (!locked) return false;
        yield* storeEnv(variables, locked, env, act.by);
        yield* engine.record(act, envChanged(key, 'env.replace', locked.env, env));
        yield* tell([{ kind: 'site', subdomain: locked.subdomain }]);
        return true;
      }),
    editEnv: (key, edit, most, act) =>
      engine.write(function* (tell) {
        const locked = yield* variables.lock(key);
        if (!locked) return { kind: 'no_app' } as const;
        const after = edited(locked.env, edit, most);
        if (!after) return { kind: 'full' } as const;
        yield* storeEnv(variables, locked, after, act.by);
        yield* engine.record(act, envChanged(key, 'env.edit', locked.env, after));
        yield* tell([{ kind: 'site', subdomain: locked.subdomain }]);
        const absent = edit.unset.filter((name) => !Object.hasOwn(locked.env, name));
        return { kind: 'done', names: Object.keys(after).sort(), absent } as const;
      }),
    async organizations({ after = FIRST, before, limit }) {
      const asked = (before === undefined ? nextOrgs : previousOrgs)(before ?? after, limit);
      const names = await all(engine, asked, (row) => textOf(row, 'org'));
      return before === undefined ? names : names.toReversed();
    },
    async inProject(org, project, { after = FIRST, before, limit }) {
      const step = before === undefined ? nextOfProject : previousOfProject;
      const apps = await all(engine, step(org, project, before ?? after, limit), appOf);
      return before === undefined ? apps : apps.toReversed();
    },
    async list(org, page) {
      const of = page.deleted ? ofDeleted : ofPresent;
      const asked = (page.before ? of.lastOnes : of.firstOnes)(org, ...boundsOf(page), page.limit, page.within);
      const apps = await all(engine, asked, appOf);
      return page.before ? apps.toReversed() : apps;
    },
  };
}

function changed(domains: readonly string[]): readonly ToldChange[] {
  return domains.map((domain) => ({ kind: 'domain', domain }));
}

/** Returns the statement that finds organizations with one look-up in the index for each, because a DISTINCT would read every app. */
function organizations(side: '>' | '<', order: '' | 'DESC'): string {
  const step = (than: string) => `(SELECT org FROM apps WHERE org ${side} ${than} ORDER BY org ${order} LIMIT 1)`;
  return `WITH RECURSIVE steps (org, n) AS (SELECT ${step('$1')}, 1
      UNION ALL SELECT ${step('steps.org')}, n + 1 FROM steps WHERE n < $2 AND org IS NOT NULL)
    SELECT org FROM steps WHERE org IS NOT NULL AND n <= $2 ORDER BY n`;
}
