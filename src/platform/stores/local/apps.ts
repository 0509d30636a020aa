import type { DatabaseSync } from 'node:sqlite';
import type { Clock, Random } from '../../../base/clock.ts';
import { SlipwayError } from '../../../base/errors.ts';
import { isObject } from '../../../base/json.ts';
import { APP_TYPES } from '../../../contract/limits.ts';
import type { AppKey, AppSettings } from '../../types.ts';
import { randomBase32, subdomainFor } from '../names.ts';
import type { AppConfig, AppPatch, StoredApp } from '../records.ts';
import { numberOf, type Row, textOf, textOrNull } from '../rows.ts';
import type { AppStore } from '../state.ts';
import type { LocalChanges } from './changes.ts';
import type { Commands } from './commands.ts';
import type { Idempotency } from './idempotency.ts';

/** The parts of the stores of the state. */
export interface StateParts {
  readonly database: DatabaseSync;
  readonly commands: Commands;
  readonly changes: LocalChanges;
  readonly idempotency: Idempotency;
  readonly clock: Clock;
  readonly random: Random;
}

/** Names are ASCII, so `FIRST` sorts before every name, and a prefix with `LAST` behind it sorts after all names with that prefix. */
const [FIRST, LAST] = ['', '\u{10ffff}'];

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
          ...[key.org, key.project, key.appID, key.appID, type],
          ...columnsOf(config),
          ...[freeSubdomain(key.appID), `env-${randomBase32(16, random)}`, now, now],
        );
        return mustFind(key);
      };
      const created = await commands.write(() => idempotency.run(once, insertApp) ?? ({ kind: 'taken' } as const));
      if (created.kind === 'done') changes.publish({ kind: 'site', subdomain: created.made.subdomain });
      return created;
    },
    async update(key, patch) {
      const updated = await commands.write(() => {
        const row = find(key);
        if (!row) return undefined;
        update.run(...columnsOf(patched(appOf(row), patch)), clock.now(), numberOf(row, 'id'));
        return mustFind(key);
      });
      if (updated) changes.publish({ kind: 'site', subdomain: updated.subdomain });
      return updated;
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
    list: (org, { after, before, limit, prefix = '' }) =>
      commands.read(() => {
        const end = `${prefix}${LAST}`;
        const from = after && after.appID >= prefix ? [after.appID, after.project] : [prefix, FIRST];
        const to = before && before.appID < end ? [before.appID, before.project] : [end, FIRST];
        const rows = (before ? lastBetween : firstBetween).all(org, ...from, ...to, limit).map(appOf);
        return before ? rows.reverse() : rows;
      }),
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

function patched(app: AppConfig, { settings, ...patch }: AppPatch): AppConfig {
  const merged = Object.entries({ ...app.settings, ...settings }).filter(([, value]) => value !== null);
  return { ...app, ...patch, settings: Object.fromEntries(merged) };
}

function columnsOf(config: AppConfig): readonly (string | null)[] {
  const { repository, branch, buildCommand, outputDirectory, region, settings } = config;
  return [repository, branch, buildCommand, outputDirectory, region, JSON.stringify(settings)];
}

/** Reads a row of `apps`. */
export function appOf(row: Row): StoredApp {
  const type = textOf(row, 'type');
  const known = APP_TYPES.find((each) => each === type);
  if (!known) throw new SlipwayError('internal', `platform.db: unknown app type ${type}`);
  return {
    org: textOf(row, 'org'),
    project: textOf(row, 'project'),
    appID: textOf(row, 'app_id'),
    name: textOf(row, 'name'),
    type: known,
    repository: textOf(row, 'repository'),
    branch: textOf(row, 'branch'),
    buildCommand: textOrNull(row, 'build_command'),
    outputDirectory: textOrNull(row, 'output_directory'),
    region: textOrNull(row, 'region'),
    settings: settingsOf(textOf(row, 'settings')),
    subdomain: textOf(row, 'subdomain'),
    environmentID: textOf(row, 'environment_id'),
    liveRelease: textOrNull(row, 'live_release'),
    createdAt: numberOf(row, 'created_at'),
    updatedAt: numberOf(row, 'updated_at'),
  };
}

/** Reads settings that `create` or `update` stored. They were validated before. */
export function settingsOf(json: string): AppSettings {
  const value: unknown = JSON.parse(json);
  return isObject(value) ? (value as AppSettings) : {};
}
