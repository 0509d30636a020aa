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

const number = (name: string) => ({ name, type: 'number' }) as const;
const text = (name: string) => ({ name, type: 'text' }) as const;
const sealed = (name: string) => ({ name, type: 'bytes', isSealed: true }) as const;
const texts = (...names: readonly string[]) => names.map(text);
const numbers = (...names: readonly string[]) => names.map(number);

const SCOPE = texts('org', 'project', 'app', 'kvs_table');

/** All tables of the state, each after those that it refers to. */
export const STATE_TABLES = [
  {
    name: 'apps',
    keys: 1,
    columns: [
      number('id'),
      ...texts('org', 'project', 'app_id', 'name', 'type', 'repository', 'branch', 'build_command', 'output_directory'),
      ...texts('region', 'settings', 'subdomain', 'environment_id', 'live_release', 'deleted_by'),
      ...numbers('created_at', 'updated_at', 'deleted_at', 'ends_at', 'lifetime_ms'),
    ],
  },
  { name: 'env', keys: 1, columns: [number('app'), ...texts('variables', 'changes')] },
  { name: 'domains', keys: 1, columns: [text('name'), number('app')] },
  {
    name: 'deployments',
    keys: 1,
    columns: [
      ...numbers('seq', 'app', 'created_at', 'started_at', 'finished_at', 'fence', 'release_files', 'release_bytes'),
      ...numbers('install_at', 'build_at', 'sync_at', 'activate_at', 'log_bytes', 'log_removed_at'),
      ...texts('deploy_id', 'status', 'stage', 'branch', 'commit_requested', 'commit_sha', 'superseded_by', 'failure'),
      ...texts(
        'commit_subject',
        'commit_author',
        'triggered_by',
        'redeploy_of',
        'cancelled_by',
        'configuration',
        'warnings',
        'env',
      ),
    ],
  },
  {
    name: 'releases',
    keys: 1,
    columns: [...texts('deploy_id', 'manifest'), ...numbers('app', 'seq', 'created_at')],
  },
  {
    name: 'idempotency',
    keys: 2,
    columns: [...texts('scope', 'key', 'request_hash', 'response'), ...numbers('status', 'created_at')],
  },
  {
    name: 'kvs_tables',
    keys: 1,
    columns: [...numbers('keyspace', 'app', 'created_at'), ...texts('name', 'token_hash'), sealed('token_sealed')],
  },
  { name: 'kvs_dropped', keys: 1, columns: [number('keyspace')] },
  {
    name: 'kvs_roles',
    keys: 1,
    columns: [...texts('access_key_id', 'environment_id'), sealed('sealed'), number('expires_at')],
  },
  {
    name: 'members',
    keys: 4,
    columns: [...texts('org', 'project', 'app_id', 'who', 'role', 'granted_by'), number('granted_at')],
  },
  {
    name: 'access_tokens',
    keys: 1,
    columns: [
      ...texts('id', 'hash', 'org', 'project', 'app_id', 'name', 'role', 'maker', 'made_by'),
      ...numbers('created_at', 'ends_at', 'used_at'),
    ],
  },
  {
    name: 'notify_targets',
    keys: 1,
    columns: [
      ...texts('id', 'org', 'project', 'app_id', 'kind', 'shown', 'events', 'created_by'),
      sealed('sealed'),
      ...numbers('created_at', 'confirmed_at', 'confirm_until', 'letters'),
    ],
  },
  {
    name: 'notify_deliveries',
    keys: 1,
    columns: [
      ...numbers('seq', 'at', 'attempts', 'fence', 'due_at', 'tried_at', 'status'),
      ...texts('id', 'target', 'event', 'project', 'app_id', 'deploy_id', 'by_whom', 'detail', 'problem'),
    ],
  },
  {
    name: 'hooks',
    keys: 1,
    columns: [
      ...texts('id', 'org', 'project', 'app_id', 'forge', 'created_by'),
      ...numbers('waits', 'reports', 'created_at'),
      sealed('sealed'),
    ],
  },
  {
    name: 'hook_pushes',
    keys: 1,
    columns: [
      ...numbers('seq', 'failures', 'fence', 'received_at', 'due_at', 'claimed_until'),
      ...texts('id', 'hook', 'digest', 'branch', 'commit_sha', 'state', 'deploy_id', 'reported', 'problem'),
    ],
  },
  {
    name: 'logins',
    keys: 1,
    columns: [
      ...texts('id', 'state', 'user_code', 'secret', 'previous', 'person', 'identity', 'machine', 'address'),
      ...numbers('asked_at', 'polled_at', 'interval_ms', 'opened_at', 'changed_at', 'ends_at'),
    ],
  },
  { name: 'usage_sums', keys: 6, columns: [...SCOPE, text('step'), number('start'), ...numbers(...USAGE_COUNTERS)] },
  { name: 'usage_scopes', keys: 4, columns: [...SCOPE, ...numbers('keyspace', 'keys', 'bytes', 'used_on')] },
  {
    name: 'usage_ended',
    keys: 1,
    columns: [...texts('deploy_id', 'status'), ...numbers('app', 'ended_at', 'ms')],
  },
  { name: 'cdn_sites', keys: 1, columns: [number('app'), ...texts('state', 'reason'), number('purged_at')] },
  {
    name: 'cdn_purges',
    keys: 1,
    columns: [text('tag'), ...numbers('app', 'at', 'due_at', 'round', 'failures', 'fence'), text('problem')],
  },
  // After what their triggers would add.
  { name: 'cdn_use', keys: 1, columns: numbers('id', 'until') },
  {
    name: 'dns_changes',
    keys: 1,
    columns: [
      text('host'),
      ...numbers('app', 'at', 'due_at', 'claimed', 'changed', 'failures', 'fence'),
      text('problem'),
    ],
  },
  { name: 'dns_use', keys: 1, columns: numbers('id', 'until') },
  // Before its rows: those up to the anchor may be removed.
  {
    name: 'audit_heads',
    keys: 1,
    columns: [text('org'), ...numbers('n', 'at', 'anchor_n'), ...texts('hash', 'anchor_hash')],
  },
  {
    name: 'audit',
    keys: 2,
    columns: [text('org'), number('n'), number('at'), ...texts(...AUDIT_TEXTS, 'hash')],
  },
] as const satisfies readonly TransferTable[];

/** The entries of the key-value store. Keys are the bytes of their texts. */
export const ENTRIES_TABLE = {
  name: 'kvs_entries',
  keys: 2,
  columns: [number('keyspace'), { name: 'key', type: 'bytes' }, text('value'), number('expires_at')],
} as const satisfies TransferTable;

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
