import { SlipwayError } from '../../../base/errors.ts';
import { isObject } from '../../../base/json.ts';
import { APP_TYPES } from '../../../contract/limits.ts';
import type { AppKey, AppSettings, BuildJob } from '../../shared/types.ts';
import type { StoredRole } from '../roles.ts';
import type { EditedEnv, EnvBounds, EnvEdit, Page } from '../state.ts';
import type { AppTables, StoredTable, TableBinding } from '../tables.ts';
import { bytesOf, numberOf, type Row, textOf, textOrNull } from './columns.ts';
import type { AppConfig, AppPatch, Release, Site, StoredApp } from './records.ts';

/** Reads the records of the ports from rows. The engines give the same names to columns. */

/** Reads a row of `apps`. */
export function appOf(row: Row): StoredApp {
  const type = textOf(row, 'type');
  const known = APP_TYPES.find((each) => each === type);
  if (!known) throw new SlipwayError('internal', `The database has an app of the unknown type ${type}`);
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
function settingsOf(json: string): AppSettings {
  const value: unknown = JSON.parse(json);
  return isObject(value) ? (value as AppSettings) : {};
}

/** Returns the configuration after a patch. */
export function patched(app: AppConfig, { settings, ...patch }: AppPatch): AppConfig {
  const merged = Object.entries({ ...app.settings, ...settings }).filter(([, value]) => value !== null);
  return { ...app, ...patch, settings: Object.fromEntries(merged) };
}

/** Returns the columns `repository`, `branch`, `build_command`, `output_directory`, `region` and `settings`. */
export function columnsOf(config: AppConfig): readonly (string | null)[] {
  const { repository, branch, buildCommand, outputDirectory, region, settings } = config;
  return [repository, branch, buildCommand, outputDirectory, region, JSON.stringify(settings)];
}

/** Returns the domains that a change of an app's configuration adds and removes, sorted, so that two commands lock them in one order. */
export function domainChanges(before: AppConfig | undefined, after: AppConfig) {
  const [had, has] = [before?.settings.domains ?? [], after.settings.domains ?? []];
  return {
    added: has.filter((each) => !had.includes(each)).sort(),
    removed: had.filter((each) => !has.includes(each)).sort(),
  };
}

/** Sorts before every name. */
export const FIRST = '';
/** Names are ASCII, so a prefix with `LAST` behind it sorts after all names with that prefix. */
const LAST = '\u{10ffff}';

type AppPage = Page<Pick<AppKey, 'project' | 'appID'>> & { readonly prefix?: string | undefined };

/** Returns the bounds of a page of apps: `app_id` and `project` of the first one and of the last one, both exclusive. */
export function boundsOf({ after, before, prefix = '' }: AppPage): readonly [string, string, string, string] {
  const end = `${prefix}${LAST}`;
  const from = after && after.appID >= prefix ? ([after.appID, after.project] as const) : ([prefix, FIRST] as const);
  const to = before && before.appID < end ? ([before.appID, before.project] as const) : ([end, FIRST] as const);
  return [...from, ...to];
}

/** Reads the input of a build from columns of `apps` and `deployments`, with the deployment's branch as `job_branch`. */
export function jobOf(row: Row, env: Readonly<Record<string, string>>): BuildJob {
  return {
    deployID: textOf(row, 'deploy_id'),
    app: { org: textOf(row, 'org'), project: textOf(row, 'project'), appID: textOf(row, 'app_id') },
    repository: textOf(row, 'repository'),
    branch: textOf(row, 'job_branch'),
    commit: textOrNull(row, 'commit_requested'),
    buildCommand: textOrNull(row, 'build_command'),
    outputDirectory: textOrNull(row, 'output_directory'),
    settings: settingsOf(textOf(row, 'settings')),
    env,
  };
}

export function releaseOf(row: Row): Release {
  return { deployID: textOf(row, 'deploy_id'), manifestHash: textOf(row, 'manifest') };
}

/** Returns the site of an app with its kept releases, newest first. */
export function siteOf(row: Row, releases: readonly Release[]): Site {
  const live = textOrNull(row, 'live_release');
  return {
    org: textOf(row, 'org'),
    project: textOf(row, 'project'),
    appID: textOf(row, 'app_id'),
    subdomain: textOf(row, 'subdomain'),
    settings: settingsOf(textOf(row, 'settings')),
    release: releases.find(({ deployID }) => deployID === live) ?? null,
    kept: releases.filter(({ deployID }) => deployID !== live),
  };
}

/** Returns the release that a rollback makes live, if there is one: `to`, or the one before the live one. */
export function rollbackTarget(
  releases: readonly Release[],
  live: string,
  to: string | undefined,
): Release | undefined {
  const index = releases.findIndex(({ deployID }) => deployID === live);
  if (index === -1) return undefined;
  return to === undefined ? releases[index + 1] : releases.find(({ deployID }) => deployID === to);
}

/** Reads the rows of an app, one for each of its tables. An app without tables has one row, whose `name` is null. */
export function tablesOf(rows: readonly Row[]): AppTables | undefined {
  const [app] = rows;
  if (!app) return undefined;
  const tables = rows.filter((row) => row.name !== null).map(tableOf);
  return { type: textOf(app, 'type'), environmentID: textOf(app, 'environment_id'), tables };
}

/** Reads the table of a token. */
export function bindingOf(row: Row): TableBinding {
  return {
    keyspace: numberOf(row, 'keyspace'),
    app: { org: textOf(row, 'org'), project: textOf(row, 'project'), appID: textOf(row, 'app_id') },
    name: textOf(row, 'name'),
    environmentID: textOf(row, 'environment_id'),
    type: textOf(row, 'type'),
  };
}

function tableOf(row: Row): StoredTable {
  return {
    name: textOf(row, 'name'),
    createdAt: numberOf(row, 'created_at'),
    tokenHash: textOf(row, 'token_hash'),
    sealed: bytesOf(row, 'token_sealed'),
  };
}

export function roleOf(row: Row): StoredRole {
  return {
    accessKeyID: textOf(row, 'access_key_id'),
    environmentID: textOf(row, 'environment_id'),
    sealed: bytesOf(row, 'sealed'),
    expiresAt: numberOf(row, 'expires_at'),
  };
}

/** Returns the variables after an edit, or undefined if they would exceed a bound. */
export function edited(
  env: Readonly<Record<string, string>>,
  { set, unset }: EnvEdit,
  most: EnvBounds,
): Readonly<Record<string, string>> | undefined {
  const removed = new Set(unset);
  const stay = Object.entries(env).filter(([name]) => !removed.has(name) && !Object.hasOwn(set, name));
  const entries = [...stay, ...Object.entries(set)];
  const bytes = entries.reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);
  return entries.length > most.variables || bytes > most.bytes ? undefined : Object.fromEntries(entries);
}

/** Returns the result of an edit: the names that are set now, and those of `unset` that were not set before. */
export function editedNames(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  { unset }: EnvEdit,
): EditedEnv {
  return {
    kind: 'done',
    names: Object.keys(after).sort(),
    absent: unset.filter((name) => !Object.hasOwn(before, name)),
  };
}

/** Returns the variables of an app as JSON, in the order of their names. */
export function variablesJson(env: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(env).sort(([one], [other]) => (one < other ? -1 : 1))));
}
