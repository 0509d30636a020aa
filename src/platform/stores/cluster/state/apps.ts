import { SlipwayError } from '../../../../base/errors.ts';
import type { AppKey } from '../../../shared/types.ts';
import { appCreated, appUpdated, envChanged as envEntries } from '../../rows/audit.ts';
import { numberOf, type Row, textOf } from '../../rows/columns.ts';
import { keyOfRow } from '../../rows/keeping.ts';
import type { Keyring } from '../../rows/keyring.ts';
import { randomBase32, subdomainFor } from '../../rows/names.ts';
import { createOrganizationQuotas } from '../../rows/organization-quotas.ts';
import type { AppConfig, StoredApp } from '../../rows/records.ts';
import { openText, sealText, variableSealName } from '../../rows/sealing.ts';
import {
  appOf,
  boundsOf,
  changesJson,
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
  variablesJson,
  variablesWith,
} from '../../rows/state.ts';
import { type AppStore, type CreateApp, DomainTaken } from '../../state.ts';
import type { Statements } from '../database/database.ts';
import { createClusterEngine, ran } from '../database/engine.ts';
import { BY_KEY, type ClusterParts, found, isWithin, keyOf, lockApp, PRESENT_BY_KEY } from '../database/parts.ts';
import { record } from './audit.ts';
import { runOnce } from './idempotency.ts';

/** Draws of a subdomain that is free. Two of a billion subdomains of a name are rarely the same. */
const DRAWS = 10;

const INSERT = `INSERT INTO apps (org, project, app_id, name, type, repository, branch, build_command,
    output_directory, region, settings, subdomain, environment_id, lifetime_ms, created_at, updated_at)
  SELECT $1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $14, now.ms, now.ms
  FROM (SELECT coalesce($13::bigint, slipway_now()) AS ms) now
  ON CONFLICT DO NOTHING RETURNING *`;
export const UPDATE = `WITH changed AS (UPDATE apps SET repository = $2, branch = $3, build_command = $4, output_directory = $5,
    region = $6, settings = $7, lifetime_ms = $9, updated_at = coalesce($8::bigint, slipway_now()) WHERE id = $1 RETURNING *)
  SELECT changed.*, slipway_changed('site', subdomain) FROM changed`;
// Locks the row, also if it does not exist yet. So edits and replacements of one set happen one after another.
const lockEnv = (
  which: string,
  now: string,
) => `INSERT INTO env (app, variables) SELECT id, '{}' FROM apps WHERE ${which}
  ON CONFLICT (app) DO UPDATE SET variables = env.variables
  RETURNING app, variables, changes, coalesce(${now}::bigint, slipway_now()) AS now`;
const [LOCK_ENV, LOCK_ENV_OF] = [lockEnv(PRESENT_BY_KEY, '$4'), lockEnv('id = $1', '$2')];
const ENV = `SELECT e.variables, e.changes FROM env e JOIN apps a ON a.id = e.app WHERE ${BY_KEY}`;

const BETWEEN = 'SELECT * FROM apps WHERE org = $1 AND (app_id, project) > ($2, $3) AND (app_id, project) < ($4, $5)';
const lists = (which: string) => ({
  first: `${BETWEEN} AND ${which} AND ${isWithin('apps', 7)} ORDER BY app_id, project LIMIT $6`,
  last: `${BETWEEN} AND ${which} AND ${isWithin('apps', 7)} ORDER BY app_id DESC, project DESC LIMIT $6`,
});
const [OF_PRESENT, OF_DELETED] = [lists('deleted_at IS NULL'), lists('deleted_at IS NOT NULL')];
const OF_PROJECT = 'SELECT * FROM apps WHERE org = $1 AND project = $2 AND deleted_at IS NULL AND app_id';
const NEXT_OF_PROJECT = `${OF_PROJECT} > $3 ORDER BY app_id LIMIT $4`;
const PREVIOUS_OF_PROJECT = `${OF_PROJECT} < $3 ORDER BY app_id DESC LIMIT $4`;
const [NEXT_ORGS, PREVIOUS_ORGS] = [organizations('>', ''), organizations('<', 'DESC')];

/** Returns the statement that finds organizations with one look-up in the index for each, because a DISTINCT would read every app. */
function organizations(side: '>' | '<', order: '' | 'DESC'): string {
  const step = (than: string) => `SELECT org FROM apps WHERE org ${side} ${than} ORDER BY org ${order} LIMIT 1`;
  return `WITH RECURSIVE steps (org, n) AS (
      SELECT org, 1 FROM (${step('$1')}) nearest WHERE $2 > 0
      UNION ALL SELECT nearest.org, n + 1 FROM steps, LATERAL (${step('steps.org')}) nearest WHERE n < $2)
    SELECT org FROM steps ORDER BY n`;
}

export function createAppStore(
  parts: Pick<ClusterParts, 'database' | 'keyring' | 'clock' | 'random' | 'announce'>,
): Omit<AppStore, 'delete' | 'restore' | 'expire'> {
  const { database, keyring, clock, announce } = parts;
  const announceSite = ({ subdomain }: StoredApp, domains: readonly string[]) => {
    announce?.({ kind: 'site', subdomain });
    for (const domain of domains) announce?.({ kind: 'domain', domain });
  };
  const insert = inserter(parts);
  const quotas = createOrganizationQuotas(createClusterEngine(database));
  const now = () => clock?.now() ?? null;

  return {
    async find(key) {
      const [row] = await found(database, `SELECT * FROM apps WHERE ${BY_KEY}`, keyOf(key));
      return row && appOf(row);
    },
    async create(command, act, once) {
      const created = await database.transaction(async (within) => {
        const { org } = command.key;
        await ran(within, quotas.lock(org, command.bounds));
        const done = await runOnce(within, clock, once, async () => {
          // A name that is taken is not a matter of quotas.
          const { count } = await within.query(`SELECT FROM apps WHERE ${BY_KEY}`, keyOf(command.key));
          if (count === 0) await ran(within, quotas.checkApp(org, command.bounds));
          return count === 0 ? insert(within, command) : undefined;
        });
        if (done?.kind !== 'done') return done;
        await record(within, now(), act, [appCreated(command.key, { ...command.config, type: command.type })]);
        await within.query(`SELECT slipway_changed('site', $1)`, [done.made.subdomain]);
        await domainsChanged(within, done.made.settings.domains ?? []);
        return done;
      });
      if (created?.kind === 'done') announceSite(created.made, created.made.settings.domains ?? []);
      return created ?? { kind: 'taken' };
    },
    async update(key, patch, act) {
      const updated = await database.transaction(async (within) => {
        const row = await lockApp(within, key);
        if (!row) return undefined;
        const [id, before, after] = [numberOf(row, 'id'), appOf(row), patched(appOf(row), patch)];
        const changed = await assignDomains(within, id, before, after);
        await record(within, now(), act, appUpdated(key, before, after));
        const { rows } = await within.query(UPDATE, [id, ...columnsOf(after), now(), lifetimeOf(after)]);
        await domainsChanged(within, changed);
        const [app] = rows.map(appOf);
        return app && { app, changed };
      });
      if (updated) announceSite(updated.app, updated.changed);
      return updated?.app;
    },
    async env(key) {
      const [row] = await found(database, ENV, keyOf(key));
      return row ? openVariables(keyring, key, textOf(row, 'variables')) : {};
    },
    async variables(key) {
      const [row] = await found(database, ENV, keyOf(key));
      if (!row) return [];
      const names = Object.keys(openVariables(keyring, key, textOf(row, 'variables')));
      return variablesWith(names, envChangesOf(textOf(row, 'changes')));
    },
    async replaceEnv(key, env, act) {
      const subdomain = await database.transaction(async (within) => {
        const [row] = await found(within, LOCK_ENV, [...keyOf(key), now()]);
        if (!row) return undefined;
        const before = await storeEnv(within, keyring, { row, key }, env, act.by);
        await record(within, now(), act, envEntries(key, 'env.replace', before, env));
        return envChanged(within, row);
      });
      if (subdomain !== undefined) announce?.({ kind: 'site', subdomain });
      return subdomain !== undefined;
    },
    async editEnv(key, edit, most, act) {
      const { subdomain, result } = await database.transaction(async (within) => {
        const [row] = await found(within, LOCK_ENV, [...keyOf(key), now()]);
        if (!row) return { result: { kind: 'no_app' } as const };
        const before = openVariables(keyring, key, textOf(row, 'variables'));
        const after = edited(before, edit, most);
        if (!after) return { result: { kind: 'full' } as const };
        await storeEnv(within, keyring, { row, key }, after, act.by);
        await record(within, now(), act, envEntries(key, 'env.edit', before, after));
        return { subdomain: await envChanged(within, row), result: editedNames(before, after, edit) };
      });
      if (subdomain !== undefined) announce?.({ kind: 'site', subdomain });
      return result;
    },
    async organizations({ after = FIRST, before, limit }) {
      const rows = await found(database, before === undefined ? NEXT_ORGS : PREVIOUS_ORGS, [before ?? after, limit]);
      const names = rows.map((row) => textOf(row, 'org'));
      return before === undefined ? names : names.reverse();
    },
    async inProject(org, project, { after = FIRST, before, limit }) {
      const statement = before === undefined ? NEXT_OF_PROJECT : PREVIOUS_OF_PROJECT;
      const apps = (await found(database, statement, [org, project, before ?? after, limit])).map(appOf);
      return before === undefined ? apps : apps.reverse();
    },
    async list(org, page) {
      const of = page.deleted ? OF_DELETED : OF_PRESENT;
      const statement = page.before ? of.last : of.first;
      const apps = (await found(database, statement, [org, ...boundsOf(page), page.limit, page.within ?? null])).map(
        appOf,
      );
      return page.before ? apps.reverse() : apps;
    },
  };
}

/** Returns the function that stores an app. It returns undefined if the name is taken. */
function inserter({ clock, random }: Pick<ClusterParts, 'clock' | 'random'>) {
  return async (within: Statements, { key, type, config }: CreateApp): Promise<StoredApp | undefined> => {
    for (let draw = 1; draw <= DRAWS; draw += 1) {
      const names = [subdomainFor(key.appID, random), `env-${randomBase32(16, random)}`];
      const values = [...keyOf(key), type, ...columnsOf(config), ...names, clock?.now() ?? null, lifetimeOf(config)];
      const [row] = (await within.query(INSERT, values)).rows;
      if (row) await assignDomains(within, numberOf(row, 'id'), undefined, config);
      if (row) return appOf(row);
      // Either the name is taken, or one of the drawn names.
      const { count } = await within.query(`SELECT FROM apps WHERE ${BY_KEY}`, keyOf(key));
      if (count > 0) return undefined;
    }
    throw new SlipwayError('internal', `No free subdomain was found for the app ${key.appID}`);
  };
}

/** Stores the variables of an app, whose row of `env` is locked, with who changed them. Returns those from before. */
async function storeEnv(
  within: Statements,
  keyring: Keyring,
  { row, key }: { readonly row: Row; readonly key: AppKey },
  env: Readonly<Record<string, string>>,
  by: string | null,
): Promise<Readonly<Record<string, string>>> {
  const before = openVariables(keyring, key, textOf(row, 'variables'));
  const changes = changesOf(before, env, envChangesOf(textOf(row, 'changes')), { at: numberOf(row, 'now'), by });
  const values = [numberOf(row, 'app'), sealVariables(keyring, key, env), changesJson(changes)];
  await within.query('UPDATE env SET variables = $2, changes = $3 WHERE app = $1', values);
  return before;
}

/**
 * Replaces the variables of an app in a transaction that has locked the app. `now`: null for the clock of the database. Returns those
 * from before.
 */
export async function replaceEnvOf(
  within: Statements,
  keyring: Keyring,
  app: Row,
  env: Readonly<Record<string, string>>,
  by: string | null,
  now: number | null,
): Promise<Readonly<Record<string, string>>> {
  const [row] = (await within.query(LOCK_ENV_OF, [numberOf(app, 'id'), now])).rows;
  return row ? storeEnv(within, keyring, { row, key: keyOfRow(app) }, env, by) : {};
}

const ENV_CHANGED = `SELECT subdomain, slipway_changed('site', subdomain) FROM apps WHERE id = $1`;

/** Notifies all nodes of the variables of a row of `env`. Call it last. Returns the subdomain of the app. */
async function envChanged(within: Statements, row: Row): Promise<string | undefined> {
  const { rows } = await within.query(ENV_CHANGED, [numberOf(row, 'app')]);
  return rows.map((each) => textOf(each, 'subdomain'))[0];
}

/** Reads the last changes of a row of `env`. */
function envChangesOf(json: string): EnvChanges {
  return new Map(Object.entries(JSON.parse(json) as Record<string, EnvChange>));
}

/** Opens the variables of a row of `env`. Throws `unsupported_data` if no key opens them. */
export function openVariables(keyring: Keyring, key: AppKey, text: string | null): Readonly<Record<string, string>> {
  if (text === null) return {};
  return JSON.parse(openText(keyring, 'variables', variableSealName(key), text)) as Record<string, string>;
}

/** Returns the column `variables` of a row of `env`. */
function sealVariables(keyring: Keyring, key: AppKey, env: Readonly<Record<string, string>>): string {
  return sealText(keyring, 'variables', variableSealName(key), variablesJson(env));
}

const REMOVE = 'DELETE FROM domains WHERE app = $1 AND name = ANY ($2::text[])';
// In the order of the names, so that two commands do not wait for each other.
const ADD = `INSERT INTO domains (name, app) SELECT name, $1 FROM unnest($2::text[]) AS name ORDER BY name
  ON CONFLICT DO NOTHING RETURNING name`;
const CHANGED = `SELECT slipway_changed('domain', name) FROM unnest($1::text[]) AS name`;

/** Stores the domains of an app in the transaction of a command. Returns those that have changed. Throws `DomainTaken`. */
async function assignDomains(
  within: Statements,
  app: number,
  before: AppConfig | undefined,
  after: AppConfig,
): Promise<readonly string[]> {
  const { added, removed } = domainChanges(before, after);
  if (removed.length > 0) await within.query(REMOVE, [app, removed]);
  if (added.length === 0) return removed;
  const { rows } = await within.query(ADD, [app, added]);
  const stored = rows.map((row) => textOf(row, 'name'));
  const taken = added.find((name) => !stored.includes(name));
  if (taken !== undefined) throw new DomainTaken(taken);
  return [...removed, ...added];
}

/** Notifies all nodes of changed domains when the transaction commits. Call it last: it locks the counter until then. */
async function domainsChanged(within: Statements, domains: readonly string[]): Promise<void> {
  if (domains.length > 0) await within.query(CHANGED, [domains]);
}
