import { parseDuration } from '../../../base/durations.ts';
import { DETECTED_TYPE, isFunctionType } from '../../../contract/limits.ts';
import type { AppKey, BuildJob } from '../../shared/types.ts';
import type { EnvBounds, EnvEdit, Page } from '../state.ts';
import { type Row, textOf, textOrNull } from './columns.ts';
import { keyOfRow } from './engine.ts';
import { type AppConfig, type AppPatch, configOf, configurationOf, typeOf } from './records.ts';

/** Returns the lifetime of an app in milliseconds, for its column. Null: it has none. */
export function lifetimeOf({ settings }: AppConfig): number | null {
  return settings.lifetime === undefined ? null : parseDuration(settings.lifetime, 'lifetime');
}

export function patched(app: AppConfig, { settings, type: _, ...patch }: AppPatch): AppConfig {
  const merged = Object.entries({ ...app.settings, ...settings }).filter(([, value]) => value !== null);
  return { ...app, ...patch, settings: Object.fromEntries(merged) };
}

/** Returns the columns `repository`, `branch`, `build_command`, `output_directory`, `region` and `settings`. */
export function columnsOf(config: AppConfig): readonly (string | null)[] {
  const { repository, branch, buildCommand, outputDirectory, region, settings } = config;
  return [repository, branch, buildCommand, outputDirectory, region, JSON.stringify(settings)];
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

/**
 * Reads the input of a build from columns of `apps` and `deployments`, with the deployment's branch as `job_branch` and the app's as
 * `app_branch`. What the deployment brings goes before the app's configuration.
 */
export function jobOf(row: Row, env: Readonly<Record<string, string>>): BuildJob {
  const stored = configOf(row);
  const brought = configurationOf(row) ?? {};
  const { repository, buildCommand, outputDirectory, settings } = patched(stored, brought);
  return {
    deployID: textOf(row, 'deploy_id'),
    app: keyOfRow(row),
    ...builtType(row, brought.type),
    repository,
    branch: textOf(row, 'job_branch'),
    appBranch: stored.branch,
    commit: textOrNull(row, 'commit_requested'),
    buildCommand,
    outputDirectory,
    settings,
    env,
  };
}

/** Returns the type that an app is built as. An app that is live, or a server, keeps its own if the build shall detect it. */
function builtType(row: Row, brought: AppPatch['type']): Pick<BuildJob, 'type' | 'detectsType'> {
  const type = typeOf(row);
  if (brought !== DETECTED_TYPE) return { type: brought ?? type };
  const mayChange = !isFunctionType(type) && textOrNull(row, 'live_release') === null;
  return { type, ...(mayChange && { detectsType: true }) };
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

/** The last change of a variable: its time, and the email address of who made it. Null: not known. */
export interface EnvChange {
  readonly at: number | null;
  readonly by: string | null;
}

export type EnvChanges = ReadonlyMap<string, EnvChange>;

/** Returns the last change of each variable of `after`. One that has kept its value keeps its change too. */
export function changesOf(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  known: EnvChanges,
  now: EnvChange,
): EnvChanges {
  const isSame = (name: string, value: string) => Object.hasOwn(before, name) && before[name] === value;
  const changes = Object.entries(after).map(
    ([name, value]) => [name, isSame(name, value) ? (known.get(name) ?? { at: null, by: null }) : now] as const,
  );
  return new Map(changes);
}

/** Returns the changes of variables as JSON, in the order of their names, without those of which nothing is known. */
export function changesJson(changes: EnvChanges): string {
  const known = [...changes].filter(([, { at, by }]) => at !== null || by !== null);
  return JSON.stringify(Object.fromEntries(known.sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** Returns the variables of an app as JSON, in the order of their names. */
export function variablesJson(env: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(env).sort(([one], [other]) => (one < other ? -1 : 1))));
}
