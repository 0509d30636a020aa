import { cleanLine } from '../../../base/text.ts';
import { type AuditRow, FIRST_HASH } from '../../../contract/audit.ts';
import { withoutCredentials } from '../../../contract/repository.ts';
import type { AppKey } from '../../shared/types.ts';
import { type Act, AUDIT_TRIMMED, type AuditChain, type AuditEntry, type AuditStore, ofApp } from '../audit.ts';
import type { DeploymentRequest } from '../state.ts';
import { column, numberOf, type Row, shape, textOf, textOrNull } from './columns.ts';
import { all, type Engine, first } from './engine.ts';
import type { AppConfig, StoredDeployment } from './records.ts';

/** Reads and trims the audit log. `Engine.record` appends to it. */
export function createAuditStore(engine: Engine): AuditStore {
  // Without its name, SQLite takes the primary key, and reads all rows to find a rare one.
  const looks = (index: string, condition: string) =>
    engine.prepare(
      `SELECT * FROM audit ${index} WHERE org = $1 AND n > $2 AND n < $3 ${condition} ORDER BY n DESC LIMIT $4`,
    );
  const newest = looks('', '');
  // The filters that an index answers. The others are looked at in each row.
  const indexed = {
    appID: looks('/* INDEXED BY audit_by_app */', 'AND app_id = $5'),
    by: looks('/* INDEXED BY audit_by_who */', 'AND who = $5'),
    action: looks('/* INDEXED BY audit_by_action */', 'AND action = $5'),
  };
  const from = engine.prepare('SELECT n FROM audit WHERE org = $1 AND at >= $2 ORDER BY at, n LIMIT 1');
  const after = engine.prepare('SELECT * FROM audit WHERE org = $1 AND n > $2 ORDER BY n LIMIT $3');
  const head = engine.prepare('SELECT * FROM audit_heads WHERE org = $1');
  // One that another node trims at this moment is left to it.
  const due = engine.prepare(`SELECT h.org, h.anchor_n, :now - $1::bigint AS before FROM audit_heads h
    /* CROSS */ JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < :now - $1::bigint LIMIT 1
    FOR UPDATE OF h SKIP LOCKED`);
  const anchor =
    engine.prepare(`UPDATE audit_heads AS h SET anchor_n = last.n, anchor_hash = last.hash FROM (SELECT n, hash FROM audit
    WHERE org = $1 AND n <= $2 AND at < $3 ORDER BY n DESC LIMIT 1) AS last WHERE h.org = $1 RETURNING anchor_n`);
  const remove = engine.prepare('DELETE FROM audit WHERE org = $1 AND n <= $2');

  /** Returns the number of the first row that is not before a time. */
  const numberFrom = async (org: string, at: number | undefined) =>
    at === undefined ? undefined : first(engine, from(org, at), (row) => numberOf(row, 'n'));
  return {
    append: (act, entries) => engine.write(() => engine.record(act, entries)),
    async list(org, filter, { before = Number.MAX_SAFE_INTEGER, limit }) {
      const since = await numberFrom(org, filter.since);
      // All rows are older.
      if (filter.since !== undefined && since === undefined) return { rows: [], next: null };
      let below = Math.min(before, (await numberFrom(org, filter.until)) ?? before);
      const given = (['project', 'appID', 'by', 'action'] as const).filter((each) => filter[each] !== undefined);
      const names = given.filter((each) => each !== 'project');
      const isOne = names.length === given.length && names.length < 2;
      const atOnce = isOne ? limit + 1 : READ_AT_ONCE;
      const look = (name: keyof typeof indexed | undefined) => {
        const values = [org, (since ?? 1) - 1, below, atOnce];
        return all(engine, name ? indexed[name](...values, filter[name]) : newest(...values), auditRowOf);
      };
      let [best, rows] = [names[0], await look(names[0])];
      for (const each of names.slice(1)) {
        const others = await look(each);
        if (reach(others, atOnce) < reach(rows, atOnce)) [best, rows] = [each, others];
      }
      const found: AuditRow[] = [];
      for (let read = rows.length; ; read += rows.length) {
        found.push(...rows.filter((row) => given.every((each) => row[each] === filter[each])));
        const last = found[limit - 1];
        if (found.length > limit && last) return { rows: found.slice(0, limit), next: last.n };
        if (rows.length < atOnce) return { rows: found, next: null };
        below = rows.at(-1)?.n ?? 0;
        if (read >= READ_MOST) return { rows: found, next: below };
        rows = await look(best);
      }
    },
    after: (org, n, limit) => all(engine, after(org, n, limit), auditRowOf),
    chain: (org) => first(engine, head(org), chainOf),
    trim: (keepMs) =>
      engine.write(function* () {
        const [row] = (yield* due(keepMs)).rows;
        if (!row) return 0;
        const org = textOf(row, 'org');
        const most = numberOf(row, 'anchor_n') + AUDIT_TRIMMED;
        const [last] = (yield* anchor(org, most, numberOf(row, 'before'))).rows;
        return last ? (yield* remove(org, numberOf(last, 'anchor_n'))).count : 0;
      }),
  };
}

/** Characters of a text, and bytes of `before` and of `after`. */
const TEXT = 254;
const CHANGE_BYTES = 4_096;
/** Characters of a setting, and items of a list. */
const VALUE = 500;
const ITEMS = 100;
/** Stands for what was cut. */
const CUT = '…';

/** The texts of a row after its number and its time. */
export const AUDIT_TEXTS = [
  'project',
  'app_id',
  'action',
  'object',
  'who',
  'via',
  'via_name',
  'client',
  'request',
  'was',
  'becomes',
] as const;

/** The columns of a row before its hash, in the order of `auditHash`. */
export const AUDIT_COLUMNS = ['org', 'n', 'at', ...AUDIT_TEXTS] as const;

/** Returns a row without its number, its time and its hash. Every text is one line, and bounded. */
export function auditOf(act: Act, entry: AuditEntry): Omit<AuditRow, 'n' | 'at' | 'hash'> {
  const line = (text: string | null | undefined) =>
    text === null || text === undefined ? null : cleanLine(text, TEXT);
  return {
    org: entry.org ?? '',
    project: line(entry.project),
    appID: line(entry.appID),
    action: entry.action,
    object: line(entry.object),
    by: line(act.by),
    via: act.via,
    name: line(act.name),
    from: line(act.from),
    requestID: line(act.requestID),
    before: changeText(entry.before),
    after: changeText(entry.after),
  };
}

const auditRowOf = shape({
  org: textOf,
  n: numberOf,
  at: numberOf,
  project: textOrNull,
  appID: textOrNull,
  action: textOf,
  object: textOrNull,
  by: column('who', textOrNull),
  via: textOf,
  name: column('via_name', textOrNull),
  from: column('client', textOrNull),
  requestID: column('request', textOrNull),
  before: column('was', textOrNull),
  after: column('becomes', textOrNull),
  hash: textOf,
});

export function chainOf(row: Row): AuditChain {
  const [head, anchor] = [textOf(row, 'hash'), textOf(row, 'anchor_hash')];
  return { head: { n: numberOf(row, 'n'), hash: head }, anchor: { n: numberOf(row, 'anchor_n'), hash: anchor } };
}

/** The chain of an organization without a row. */
export const NO_CHAIN: AuditChain = { head: { n: 0, hash: FIRST_HASH }, anchor: { n: 0, hash: FIRST_HASH } };

/** Returns the JSON text of a change: its members until the bound, and the mark for those that are left out. */
function changeText(change: AuditEntry['before']): string | null {
  if (change === undefined) return null;
  const kept: Record<string, unknown> = {};
  let bytes = 32;
  const members = Object.entries(change);
  for (const [index, [name, value]] of members.entries()) {
    const cut = cutValue(value);
    bytes += Buffer.byteLength(JSON.stringify([name, cut]));
    if (bytes > CHANGE_BYTES) {
      kept[CUT] = members.length - index;
      break;
    }
    kept[name] = cut;
  }
  return JSON.stringify(kept);
}

function cutValue(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > VALUE ? `${value.slice(0, VALUE)}${CUT}`.toWellFormed() : value.toWellFormed();
  if (!Array.isArray(value)) return value;
  // Names of variables have at most 1,000 characters, so a list is cut by its bytes too.
  let bytes = 0;
  const items: unknown[] = [];
  for (const item of value.map((each) => (typeof each === 'string' ? cleanLine(each, TEXT) : each))) {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
    if (items.length === ITEMS || bytes > CHANGE_BYTES / 2) return [...items, CUT];
    items.push(item);
  }
  return items;
}

type Config = AppConfig & { readonly type?: string };

/** Returns what an app is configured as, without credentials and without what nobody sets. */
function shown({ repository, branch, buildCommand, outputDirectory, region, settings, type }: Config) {
  const { cachesOf: _, ...given } = settings;
  const all = {
    type,
    repository: withoutCredentials(repository),
    branch,
    buildCommand,
    outputDirectory,
    region,
    ...given,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined));
}

/** Returns the entry of a new app. */
export function appCreated(key: AppKey, config: Config): AuditEntry {
  return ofApp(key, 'app.create', { after: shown(config) });
}

/** Returns the entries of a change of an app's configuration: none if it changes nothing. */
export function appUpdated(key: AppKey, before: Config, after: Config, object?: string): readonly AuditEntry[] {
  const [had, has] = [shown(before), shown(after)] as [Record<string, unknown>, Record<string, unknown>];
  const changed = Object.keys({ ...had, ...has }).filter(
    (name) => JSON.stringify(had[name]) !== JSON.stringify(has[name]),
  );
  const of = (values: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  const cleared = before.settings.cachesOf !== after.settings.cachesOf ? [ofApp(key, 'cache.clear')] : [];
  if (changed.length === 0) return cleared;
  return [...cleared, ofApp(key, 'app.update', { object, before: of(had), after: of(has) })];
}

/** Returns the entries of a change of variables, with their names alone: none if it changes nothing. */
export function envChanged(
  key: AppKey,
  action: 'env.replace' | 'env.edit',
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  object?: string,
): readonly AuditEntry[] {
  const names = (from: object, which: (name: string) => boolean) => Object.keys(from).filter(which).sort();
  const added = names(after, (name) => !Object.hasOwn(before, name));
  const changed = names(after, (name) => Object.hasOwn(before, name) && before[name] !== after[name]);
  const removed = names(before, (name) => !Object.hasOwn(after, name));
  if (added.length + changed.length + removed.length === 0) return [];
  const lists = Object.entries({ added, changed, removed }).filter(([, list]) => list.length > 0);
  return [ofApp(key, action, { object, after: Object.fromEntries(lists) })];
}

/** Returns the entry of a queued deployment, with the settings and the names of variables that it brings. */
export function deploymentQueued(
  key: AppKey,
  made: Pick<StoredDeployment, 'deployID' | 'branch' | 'commit' | 'redeployOf'>,
  request?: Pick<DeploymentRequest, 'configuration' | 'env'>,
): AuditEntry {
  const { deployID, branch, commit, redeployOf } = made;
  const { settings = {}, ...rest } = request?.configuration ?? {};
  const brought = { ...rest, ...settings };
  const configuration = Object.fromEntries(
    Object.entries(brought).map(([name, value]) => [
      name,
      name === 'repository' ? withoutCredentials(String(value)) : value,
    ]),
  );
  const after = {
    branch,
    ...(commit !== null && { commit }),
    ...(redeployOf !== null && { redeployOf }),
    ...configuration,
    ...(request?.env && { env: Object.keys(request.env).sort() }),
  };
  return ofApp(key, redeployOf === null ? 'deployment.create' : 'deployment.redeploy', { object: deployID, after });
}

/** Rows that one page reads at most to find those that match several filters. */
const READ_MOST = 5_000;
const READ_AT_ONCE = 500;

/** Returns the number down to which rows were read. The rarest of several filters reaches the furthest. */
function reach(rows: readonly AuditRow[], atOnce: number): number {
  return rows.length < atOnce ? 0 : (rows.at(-1)?.n ?? 0);
}
