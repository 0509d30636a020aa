import type { DatabaseSync } from 'node:sqlite';
import type { Clock, Random } from '../../../base/clock.ts';
import { SlipwayError } from '../../../base/errors.ts';
import { isObject } from '../../../base/json.ts';
import { APP_TYPES, type AppType } from '../../../contract/limits.ts';
import type { AppKey, AppSettings } from '../../types.ts';
import { randomBase32, subdomainFor } from '../names.ts';
import { numberOf, type Row, textOf, textOrNull } from './rows.ts';

/** What a user decides of an app. */
export interface AppConfig {
  readonly repository: string;
  readonly branch: string;
  readonly buildCommand: string | null;
  readonly outputDirectory: string | null;
  readonly region: string | null;
  readonly settings: AppSettings;
}

/** An app as stored (spec 2.1). Times in milliseconds since the epoch. */
export interface StoredApp extends AppKey, AppConfig {
  /** The row's number: what other tables refer to. */
  readonly id: number;
  readonly name: string;
  readonly type: AppType;
  readonly subdomain: string;
  readonly environmentID: string;
  /** The deployID of the live release. */
  readonly liveRelease: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface AppStore {
  find(key: AppKey): StoredApp | undefined;
  /** Undefined where the name is taken: the app's ID is its name, unique in its organization and project. */
  create(key: AppKey, type: AppType, config: AppConfig): StoredApp | undefined;
  update(app: StoredApp, config: AppConfig): StoredApp;
  env(app: StoredApp): Readonly<Record<string, string>>;
  /** The whole set is replaced (spec 2.2). To be called in a transaction. */
  replaceEnv(app: StoredApp, env: Readonly<Record<string, string>>): void;
  /** Organizations that have apps, in the order of their names: for the console. */
  organizations(): readonly string[];
  /** Of one organization, in the order of their IDs: for the console. */
  list(org: string, most: number): readonly StoredApp[];
}

export function createAppStore(database: DatabaseSync, clock: Clock, random: Random): AppStore {
  const byKey = database.prepare('SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ?');
  const byOrg = database.prepare('SELECT * FROM apps WHERE org = ? ORDER BY project, app_id LIMIT ?');
  const organizations = database.prepare('SELECT DISTINCT org FROM apps ORDER BY org');
  const subdomainTaken = database.prepare('SELECT 1 FROM apps WHERE subdomain = ?');
  const insert =
    database.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const update = database.prepare(`UPDATE apps SET repository = ?, branch = ?, build_command = ?, output_directory = ?,
    region = ?, settings = ?, updated_at = ? WHERE id = ?`);
  const envOf = database.prepare('SELECT name, value FROM env WHERE app = ? ORDER BY name');
  const deleteEnv = database.prepare('DELETE FROM env WHERE app = ?');
  const insertEnv = database.prepare('INSERT INTO env (app, name, value) VALUES (?, ?, ?)');

  const find = (key: AppKey) => {
    const row = byKey.get(key.org, key.project, key.appID);
    return row && appOf(row);
  };
  const freeSubdomain = (name: string) => {
    let subdomain = subdomainFor(name, random);
    while (subdomainTaken.get(subdomain)) subdomain = subdomainFor(name, random);
    return subdomain;
  };
  const mustFind = (key: AppKey) => {
    const app = find(key);
    if (!app) throw new SlipwayError('internal', `The app ${key.appID} is not in platform.db`);
    return app;
  };

  return {
    find,
    create(key, type, config) {
      if (find(key)) return undefined;
      const now = clock.now();
      insert.run(
        ...[key.org, key.project, key.appID, key.appID, type],
        ...columnsOf(config),
        ...[freeSubdomain(key.appID), `env-${randomBase32(16, random)}`, now, now],
      );
      return mustFind(key);
    },
    update(app, config) {
      update.run(...columnsOf(config), clock.now(), app.id);
      return mustFind(app);
    },
    env: (app) => Object.fromEntries(envOf.all(app.id).map((row) => [textOf(row, 'name'), textOf(row, 'value')])),
    replaceEnv(app, env) {
      deleteEnv.run(app.id);
      for (const [name, value] of Object.entries(env)) insertEnv.run(app.id, name, value);
    },
    organizations: () => organizations.all().map((row) => textOf(row, 'org')),
    list: (org, most) => byOrg.all(org, most).map(appOf),
  };
}

function columnsOf(config: AppConfig): readonly (string | null)[] {
  const { repository, branch, buildCommand, outputDirectory, region, settings } = config;
  return [repository, branch, buildCommand, outputDirectory, region, JSON.stringify(settings)];
}

/** An app of a row of `apps`. */
export function appOf(row: Row): StoredApp {
  const type = textOf(row, 'type');
  const known = APP_TYPES.find((each) => each === type);
  if (!known) throw new SlipwayError('internal', `platform.db: unknown app type ${type}`);
  return {
    id: numberOf(row, 'id'),
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

/** Settings as stored by `update`: validated before they were written. */
export function settingsOf(json: string): AppSettings {
  const value: unknown = JSON.parse(json);
  return isObject(value) ? (value as AppSettings) : {};
}
