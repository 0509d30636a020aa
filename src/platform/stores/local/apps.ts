import type { DatabaseSync } from 'node:sqlite';
import type { Clock, Random } from '../../../base/clock.ts';
import { SlipwayError } from '../../../base/errors.ts';
import type { AppKey } from '../../shared/types.ts';
import { numberOf, type Row, textOf } from '../rows/columns.ts';
import { randomBase32, subdomainFor } from '../rows/names.ts';
import type { AppConfig, StoredApp } from '../rows/records.ts';
import { appOf, boundsOf, columnsOf, domainChanges, edited, editedNames, FIRST, patched } from '../rows/state.ts';
import { type AppStore, DomainTaken } from '../state.ts';
import type { LocalChanges } from './changes.ts';
import type { Commands } from './commands.ts';
import type { Idempotency } from './idempotency.ts';

/** The parts of the stores of the state. */
export interface StateParts {
  /** The migrated `platform.db`. */
  readonly database: DatabaseSync;
  readonly commands: Commands;
  readonly changes: LocalChanges;
  readonly idempotency: Idempotency;
  readonly clock: Clock;
  readonly random: Random;
}

export function createAppStore({ database, commands, changes, idempotency, clock, random }: StateParts): AppStore {
  const find = appFinder(database);
  const between = 'SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?)';
  const firstBetween = database.prepare(`${between} ORDER BY app_id, project LIMIT ?`);
  const lastBetween = database.prepare(`${between} ORDER BY app_id DESC, project DESC LIMIT ?`);
  const nextOrg = database.prepare('SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1');
  const previousOrg = database.prepare('SELECT org FROM apps WHERE org < ? ORDER BY org DESC LIMIT 1');
  const subdomainTaken = database.prepare('SELECT 1 FROM apps WHERE subdomain = ?');
  const insert =
    database.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const update = database.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`);
  const envOf = database.prepare(`SELECT e.name, e.value FROM env e JOIN apps a ON a.id = e.app
    WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`);
  const deleteEnv = database.prepare('DELETE FROM env WHERE app = ?');
  const insertEnv = database.prepare('INSERT INTO env (app, name, value) VALUES (?, ?, ?)');

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
        const row = find(key);
        return row && appOf(row);
      }),
    async create({ key, type, config }, once) {
      const insertApp = () => {
        if (find(key)) return undefined;
        const now = clock.now();
        insert.run(
          key.org,
          key.project,
          key.appID,
          key.appID,
          type,
          ...columnsOf(config),
          freeSubdomain(key.appID),
          `env-${randomBase32(16, random)}`,
          now,
          now,
        );
        domains.assign(key, undefined, config);
        return mustFind(key);
      };
      const created = await commands.write(() => idempotency.run(once, insertApp) ?? ({ kind: 'taken' } as const));
      if (created.kind === 'done') publish(created.made, created.made.settings.domains ?? []);
      return created;
    },
    async update(key, patch) {
      const updated = await commands.write(() => {
        const row = find(key);
        if (!row) return undefined;
        const [before, after] = [appOf(row), patched(appOf(row), patch)];
        update.run(...columnsOf(after), clock.now(), numberOf(row, 'id'));
        return { changed: domains.assign(key, before, after), app: mustFind(key) };
      });
      if (updated) publish(updated.app, updated.changed);
      return updated?.app;
    },
    env: ({ org, project, appID }) => commands.read(() => variablesOf(envOf.all(org, project, appID))),
    replaceEnv: (key, env) =>
      commands.write(() => {
        const row = find(key);
        if (!row) return false;
        const app = numberOf(row, 'id');
        deleteEnv.run(app);
        for (const [name, value] of Object.entries(env)) insertEnv.run(app, name, value);
        return true;
      }),
    editEnv: (key, edit, most) =>
      commands.write(() => {
        const row = find(key);
        if (!row) return { kind: 'no_app' };
        const before = variablesOf(envOf.all(key.org, key.project, key.appID));
        const after = edited(before, edit, most);
        if (!after) return { kind: 'full' };
        const app = numberOf(row, 'id');
        deleteEnv.run(app);
        for (const [name, value] of Object.entries(after)) insertEnv.run(app, name, value);
        return editedNames(before, after, edit);
      }),
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
    list: (org, page) =>
      commands.read(() => {
        const rows = (page.before ? lastBetween : firstBetween).all(org, ...boundsOf(page), page.limit).map(appOf);
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

/** Returns a function that finds the row of an app. */
export function appFinder(database: DatabaseSync): (key: AppKey) => Row | undefined {
  const byKey = database.prepare('SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?');
  return ({ org, project, appID }) => byKey.get(org, project, appID);
}

export function variablesOf(rows: readonly Row[]): Readonly<Record<string, string>> {
  return Object.fromEntries(rows.map((row) => [textOf(row, 'name'), textOf(row, 'value')]));
}
