import { USAGE_COUNTERS } from '../../../contract/usage.ts';
import { AUDIT_TEXTS } from './audit.ts';

/** The rows of one table that move from one engine to another, in the order of their key. */
export interface TransferTable {
  readonly name: string;
  /** The first `keys` columns are the primary key. The rows are in its order, and texts in the order of their bytes. */
  readonly keys: number;
  readonly columns: readonly TransferColumn[];
}

export interface TransferColumn {
  readonly name: string;
  readonly type: 'number' | 'text' | 'bytes';
  /** True: sealing the same secret twice gives two values, so they are not compared. */
  readonly isSealed?: boolean;
}

export type TransferValue = string | number | Uint8Array | null;
export type TransferRow = readonly TransferValue[];

const texts = (...names: readonly string[]) => names.map((name) => ({ name, type: 'text' }) as const);
const numbers = (...names: readonly string[]) => names.map((name) => ({ name, type: 'number' }) as const);
const sealed = (name: string) => [{ name, type: 'bytes', isSealed: true }] as const;

function table<Name extends string>(name: Name, keys: number, ...columns: readonly (readonly TransferColumn[])[]) {
  return { name, keys, columns: columns.flat() } satisfies TransferTable;
}

const SCOPE = texts('org', 'project', 'app', 'kvs_table');

/** All tables of the state, each after those that it refers to. */
export const STATE_TABLES = [
  table(
    'apps',
    1,
    numbers('id'),
    texts('org', 'project', 'app_id', 'name', 'type', 'repository', 'branch', 'build_command', 'output_directory'),
    texts('region', 'settings', 'subdomain', 'environment_id', 'live_release', 'deleted_by'),
    numbers('created_at', 'updated_at', 'deleted_at', 'ends_at', 'lifetime_ms'),
  ),
  table('env', 1, numbers('app'), texts('variables', 'changes')),
  table('domains', 1, texts('name'), numbers('app')),
  table(
    'deployments',
    1,
    numbers('seq', 'app', 'created_at', 'started_at', 'finished_at', 'fence', 'release_files', 'release_bytes'),
    numbers('install_at', 'build_at', 'sync_at', 'activate_at', 'log_bytes', 'log_removed_at'),
    texts('deploy_id', 'status', 'stage', 'branch', 'commit_requested', 'commit_sha', 'superseded_by', 'failure'),
    texts('commit_subject', 'commit_author', 'triggered_by', 'redeploy_of', 'cancelled_by'),
    texts('configuration', 'warnings', 'env'),
  ),
  table('releases', 1, texts('deploy_id', 'manifest'), numbers('app', 'seq', 'created_at')),
  table('idempotency', 2, texts('scope', 'key', 'request_hash', 'response'), numbers('status', 'created_at')),
  table('kvs_tables', 1, numbers('keyspace', 'app', 'created_at'), texts('name', 'token_hash'), sealed('token_sealed')),
  table('kvs_dropped', 1, numbers('keyspace')),
  table('kvs_roles', 1, texts('access_key_id', 'environment_id'), sealed('sealed'), numbers('expires_at')),
  table('members', 4, texts('org', 'project', 'app_id', 'who', 'role', 'granted_by'), numbers('granted_at')),
  table(
    'access_tokens',
    1,
    texts('id', 'hash', 'org', 'project', 'app_id', 'name', 'role', 'maker', 'made_by'),
    numbers('created_at', 'ends_at', 'used_at'),
  ),
  table(
    'notify_targets',
    1,
    texts('id', 'org', 'project', 'app_id', 'kind', 'shown', 'events', 'created_by'),
    sealed('sealed'),
    numbers('created_at', 'confirmed_at', 'confirm_until', 'letters'),
  ),
  table(
    'notify_deliveries',
    1,
    numbers('seq', 'at', 'attempts', 'fence', 'due_at', 'tried_at', 'status'),
    texts('id', 'target', 'event', 'project', 'app_id', 'deploy_id', 'by_whom', 'detail', 'problem'),
  ),
  table(
    'hooks',
    1,
    texts('id', 'org', 'project', 'app_id', 'forge', 'created_by'),
    numbers('waits', 'reports', 'created_at'),
    sealed('sealed'),
  ),
  table(
    'hook_pushes',
    1,
    numbers('seq', 'failures', 'fence', 'received_at', 'due_at', 'claimed_until'),
    texts('id', 'hook', 'digest', 'branch', 'commit_sha', 'state', 'deploy_id', 'reported', 'problem'),
  ),
  table(
    'logins',
    1,
    texts('id', 'state', 'user_code', 'secret', 'previous', 'person', 'identity', 'machine', 'address'),
    numbers('asked_at', 'polled_at', 'interval_ms', 'opened_at', 'changed_at', 'ends_at'),
  ),
  table('usage_sums', 6, SCOPE, texts('step'), numbers('start', ...USAGE_COUNTERS)),
  table('usage_scopes', 4, SCOPE, numbers('keyspace', 'keys', 'bytes', 'used_on')),
  table('usage_ended', 1, texts('deploy_id', 'status'), numbers('app', 'ended_at', 'ms')),
  table('cdn_sites', 1, numbers('app'), texts('state', 'reason'), numbers('purged_at')),
  table('cdn_purges', 1, texts('tag'), numbers('app', 'at', 'due_at', 'round', 'failures', 'fence'), texts('problem')),
  // After what their triggers would add.
  table('cdn_use', 1, numbers('id', 'until')),
  table(
    'dns_changes',
    1,
    texts('host'),
    numbers('app', 'at', 'due_at', 'claimed', 'changed', 'failures', 'fence'),
    texts('problem'),
  ),
  table('dns_use', 1, numbers('id', 'until')),
  // Before its rows: those up to the anchor may be removed.
  table('audit_heads', 1, texts('org'), numbers('n', 'at', 'anchor_n'), texts('hash', 'anchor_hash')),
  table('audit', 2, texts('org'), numbers('n', 'at'), texts(...AUDIT_TEXTS, 'hash')),
] as const;

/** The entries of the key-value store. Keys are the bytes of their texts. */
export const ENTRIES_TABLE = table(
  'kvs_entries',
  2,
  numbers('keyspace'),
  [{ name: 'key', type: 'bytes' }],
  texts('value'),
  numbers('expires_at'),
);

/** Returns a row by the names of its columns. */
export function cellsOf({ columns }: TransferTable, row: TransferRow): Readonly<Record<string, TransferValue>> {
  return Object.fromEntries(columns.map(({ name }, index) => [name, row[index] ?? null]));
}

export function compareKeys(table: TransferTable, one: TransferRow, other: TransferRow): number {
  for (let index = 0; index < table.keys; index += 1) {
    const order = compareValues(one[index] ?? null, other[index] ?? null);
    if (order !== 0) return order;
  }
  return 0;
}

/** Returns true if all values are the same, except sealed ones. */
export function sameRow(table: TransferTable, one: TransferRow, other: TransferRow): boolean {
  return table.columns.every(
    ({ isSealed }: TransferColumn, index) =>
      isSealed === true || compareValues(one[index] ?? null, other[index] ?? null) === 0,
  );
}

function compareValues(one: TransferValue, other: TransferValue): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? -1 : 1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return Buffer.compare(bytesOf(one), bytesOf(other));
}

function bytesOf(value: Exclude<TransferValue, null>): Uint8Array {
  return typeof value === 'object' ? value : Buffer.from(String(value));
}
