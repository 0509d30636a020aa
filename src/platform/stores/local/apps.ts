import type { DatabaseSync } from 'node:sqlite';
import type { Clock, Random } from '../../../base/clock.ts';
import { SlipwayError } from '../../../base/errors.ts';
import type { AppKey } from '../../shared/types.ts';
import { appCreated, appUpdated, envChanged } from '../rows/audit.ts';
import { numberOf, numberOrNull, type Row, textOf, textOrNull } from '../rows/columns.ts';
import { keyOfRow } from '../rows/keeping.ts';
import type { Keyring } from '../rows/keyring.ts';
import { randomBase32, subdomainFor } from '../rows/names.ts';
import { createOrganizationQuotas } from '../rows/organization-quotas.ts';
import type { AppConfig, StoredApp } from '../rows/records.ts';
import { openText, sealText, variableSealName } from '../rows/sealing.ts';
import {
  appOf,
  boundsOf,
  changesOf,
  columnsOf,
  domainChanges,
  type EnvChange,
  type EnvChanges,
  edited,
  editedNames,
  FIRST,
  lifetimeOf,
  patched,
  variablesWith,
} from '../rows/state.ts';
import { type AppStore, DomainTaken } from '../state.ts';
import { createRecorder } from './audit.ts';
import type { LocalChanges } from './changes.ts';
import type { Commands } from './commands.ts';
import { createLocalEngine, ran } from './engine.ts';
import type { Idempotency } from './idempotency.ts';
import { isWithin, withinParts } from './within.ts';

export interface StateParts {
  /** The migrated `platform.db`. */
  readonly database: DatabaseSync;
  readonly keyring: Keyring;
  readonly commands: Commands;
  readonly changes: LocalChanges;
  readonly idempotency: Idempotency;
  readonly clock: Clock;
  readonly random: Random;
  /** Queued deployments of an organization at once. Default `ORGANIZATION_QUEUE`. */
  readonly organizationQueue?: number | undefined;
}

export const UPDATE_APP = `UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, lifetime_ms = ?, updated_at = ? WHERE id = ?`;

export function createAppStore({
  database,
  keyring,
  commands,
  changes,
  idempotency,
  clock,
  random,
}: StateParts): Omit<AppStore, 'delete' | 'restore' | 'expire'> {
  const find = appFinder(database);
  const findAny = appFinder(database, true);
  const lists = (which: string) => {
    const between = `SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?) AND ${which}
      AND ${isWithin('apps')}`;
    const first = database.prepare(`${between} ORDER BY app_id, project LIMIT ?`);
    return { first, last: database.prepare(`${between} ORDER BY app_id DESC, project DESC LIMIT ?`) };
  };
  const [ofPresent, ofDeleted] = [lists('deleted_at IS NULL'), lists('deleted_at IS NOT NULL')];
  const ofProject = 'SELECT * FROM apps WHERE org = ? AND project = ? AND deleted_at IS NULL AND app_id';
  const nextOfProject = database.prepare(`${ofProject} > ? ORDER BY app_id LIMIT ?`);
  const previousOfProject = database.prepare(`${ofProject} < ? ORDER BY app_id DESC LIMIT ?`);
  const nextOrg = database.prepare('SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1');
  const previousOrg = database.prepare('SELECT org FROM apps WHERE org < ? ORDER BY org DESC LIMIT 1');
  const subdomainTaken = database.prepare('SELECT 1 FROM apps WHERE subdomain = ?');
  const insert =
    database.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command,
    output_directory, region, settings, lifetime_ms, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const update = database.prepare(UPDATE_APP);
  const envOf = database.prepare(`SELECT e.name, e.value, e.is_sealed, e.changed_at, e.changed_by FROM env e
    JOIN apps a ON a.id = e.app WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`);
  const storeEnv = envStorer(database, keyring);
  const record = createRecorder(database, clock);
  const quotas = createOrganizationQuotas(createLocalEngine(database));

  const domains = createDomains(database);
  const publish = ({ subdomain }: StoredApp, changed: readonly string[]) => {
    changes.publish({ kind: 'site', subdomain });
    for (const domain of changed) changes.publish({ kind: 'domain', domain });
  };
  const mustFind = (key: AppKey): StoredApp => {
    const row = find(key);
    if (!row) throw new SlipwayError('internal', `The app ${key.appID} is not in platform.db`);
    return appOf(row);
  };
  const freeSubdomain = (name: string) => {
    let subdomain = subdomainFor(name, random);
    while (subdomainTaken.get(subdomain)) subdomain = subdomainFor(name, random);
    return subdomain;
  };

  return {
    find: (key) =>
      commands.read(() => {
        const row = findAny(key);
        return row && appOf(row);
      }),
    async create({ key, type, config, bounds }, act, once) {
      const insertApp = () => {
        if (findAny(key)) return undefined;
        ran(quotas.checkApp(key.org, bounds));
        const now = clock.now();
        insert.run(
          key.org,
          key.project,
          key.appID,
          key.appID,
          type,
          ...columnsOf(config),
          lifetimeOf(config),
          freeSubdomain(key.appID),
          `env-${randomBase32(16, random)}`,
          now,
          now,
        );
        domains.assign(key, undefined, config);
        record(act, [appCreated(key, { ...config, type })]);
        return mustFind(key);
      };
      const created = await commands.write(() => idempotency.run(once, insertApp) ?? ({ kind: 'taken' } as const));
      if (created.kind === 'done') publish(created.made, created.made.settings.domains ?? []);
      return created;
    },
    async update(key, patch, act) {
      const updated = await commands.write(() => {
        const row = find(key);
        if (!row) return undefined;
        const [before, after] = [appOf(row), patched(appOf(row), patch)];
        update.run(...columnsOf(after), lifetimeOf(after), clock.now(), numberOf(row, 'id'));
        const changed = domains.assign(key, before, after);
        record(act, appUpdated(key, before, after));
        return { changed, app: mustFind(key) };
      });
      if (updated) publish(updated.app, updated.changed);
      return updated?.app;
    },
    env: (key) => commands.read(() => variablesOf(keyring, key, envOf.all(key.org, key.project, key.appID))),
    variables: ({ org, project, appID }) =>
      commands.read(() => {
        const rows = envOf.all(org, project, appID);
        return variablesWith(
          rows.map((row) => textOf(row, 'name')),
          envChangesOf(rows),
        );
      }),
    async replaceEnv(key, env, act) {
      const row = await commands.write(() => {
        const found = find(key);
        if (!found) return undefined;
        const before = storeEnv(found, env, { at: clock.now(), by: act.by });
        record(act, envChanged(key, 'env.replace', before, env));
        return found;
      });
      if (row) publish(appOf(row), []);
      return row !== undefined;
    },
    async editEnv(key, edit, most, act) {
      const { row, result } = await commands.write(() => {
        const found = find(key);
        if (!found) return { result: { kind: 'no_app' } as const };
        const rows = envOf.all(key.org, key.project, key.appID);
        const before = variablesOf(keyring, key, rows);
        const after = edited(before, edit, most);
        if (!after) return { result: { kind: 'full' } as const };
        storeEnv(found, after, { at: clock.now(), by: act.by });
        record(act, envChanged(key, 'env.edit', before, after));
        return { row: found, result: editedNames(before, after, edit) };
      });
      if (row) publish(appOf(row), []);
      return result;
    },
    organizations: ({ after = FIRST, before, limit }) =>
      commands.read(() => {
        // One look-up in the index for each organization, because a DISTINCT would read every app.
        const step = before === undefined ? nextOrg : previousOrg;
        const found: string[] = [];
        for (let last = before ?? after; found.length < limit; ) {
          const row = step.get(last);
          if (!row) break;
          last = textOf(row, 'org');
          found.push(last);
        }
        return before === undefined ? found : found.reverse();
      }),
    inProject: (org, project, { after = FIRST, before, limit }) =>
      commands.read(() => {
        const step = before === undefined ? nextOfProject : previousOfProject;
        const rows = step.all(org, project, before ?? after, limit).map(appOf);
        return before === undefined ? rows : rows.reverse();
      }),
    list: (org, page) =>
      commands.read(() => {
        const of = page.deleted ? ofDeleted : ofPresent;
        const rows = (page.before ? of.last : of.first)
          .all(withinParts(page.within), org, ...boundsOf(page), page.limit)
          .map(appOf);
        return page.before ? rows.reverse() : rows;
      }),
  };
}

/** Returns the commands of custom domains. Call them in a transaction. */
function createDomains(database: DatabaseSync) {
  const find = appFinder(database);
  const insert = database.prepare('INSERT INTO domains (name, app) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const remove = database.prepare('DELETE FROM domains WHERE name = ? AND app = ?');
  return {
    /** Stores the domains of an app. Returns those that have changed. Throws `DomainTaken`. */
    assign(key: AppKey, before: AppConfig | undefined, after: AppConfig): readonly string[] {
      const { added, removed } = domainChanges(before, after);
      const row = added.length + removed.length > 0 ? find(key) : undefined;
      if (!row) return [];
      const app = numberOf(row, 'id');
      for (const name of removed) remove.run(name, app);
      for (const name of added) if (insert.run(name, app).changes === 0) throw new DomainTaken(name);
      return [...removed, ...added];
    },
  };
}

/** Returns a function that finds the row of an app that is not deleted, or with `any` of every app. */
export function appFinder(database: DatabaseSync, any = false): (key: AppKey) => Row | undefined {
  const which = any ? '' : 'AND deleted_at IS NULL';
  const byKey = database.prepare(`SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ? ${which}`);
  return ({ org, project, appID }) => byKey.get(org, project, appID);
}

/** Returns the function that replaces the variables of the app of a row, with who changes them; call it in a transaction. It returns those from before. */
export function envStorer(database: DatabaseSync, keyring: Keyring) {
  const before = database.prepare('SELECT name, value, is_sealed, changed_at, changed_by FROM env WHERE app = ?');
  const clear = database.prepare('DELETE FROM env WHERE app = ?');
  const insert = database.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, changed_by)
    VALUES (?, ?, ?, 1, ?, ?)`);
  return (row: Row, env: Readonly<Record<string, string>>, now: EnvChange) => {
    const [app, key] = [numberOf(row, 'id'), keyOfRow(row)];
    const rows = before.all(app);
    const had = variablesOf(keyring, key, rows);
    const changes = changesOf(had, env, envChangesOf(rows), now);
    clear.run(app);
    for (const [name, value] of Object.entries(env)) {
      const { at = null, by = null } = changes.get(name) ?? {};
      insert.run(app, name, sealText(keyring, 'variables', variableSealName(key, name), value), at, by);
    }
    return had;
  };
}

export function envChangesOf(rows: readonly Row[]): EnvChanges {
  return new Map(
    rows.map((row) => [
      textOf(row, 'name'),
      { at: numberOrNull(row, 'changed_at'), by: textOrNull(row, 'changed_by') },
    ]),
  );
}

/** Opens the variables of an app. Throws `unsupported_data` if no key opens them. */
export function variablesOf(keyring: Keyring, key: AppKey, rows: readonly Row[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.map((row) => {
      const [name, value] = [textOf(row, 'name'), textOf(row, 'value')];
      const isSealed = numberOf(row, 'is_sealed') === 1;
      return [name, isSealed ? openText(keyring, 'variables', variableSealName(key, name), value) : value];
    }),
  );
}
