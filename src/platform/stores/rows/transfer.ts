import { USAGE_COUNTERS } from '../../../contract/usage.ts';

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

const SCOPE = [text('org'), text('project'), text('app'), text('kvs_table')] as const;

/** All tables of the state, each after those that it refers to. */
export const STATE_TABLES = [
  {
    name: 'apps',
    keys: 1,
    columns: [
      ...[number('id'), text('org'), text('project'), text('app_id'), text('name'), text('type'), text('repository')],
      ...[text('branch'), text('build_command'), text('output_directory'), text('region'), text('settings')],
      ...[text('subdomain'), text('environment_id'), text('live_release'), number('created_at'), number('updated_at')],
    ],
  },
  { name: 'env', keys: 1, columns: [number('app'), text('variables')] },
  { name: 'domains', keys: 1, columns: [text('name'), number('app')] },
  {
    name: 'deployments',
    keys: 1,
    columns: [
      ...[number('seq'), text('deploy_id'), number('app'), text('status'), text('stage'), text('branch')],
      ...[text('commit_requested'), text('commit_sha'), number('created_at'), number('started_at')],
      ...[number('finished_at'), text('superseded_by'), text('failure'), number('fence')],
      ...[text('commit_subject'), text('commit_author'), text('triggered_by'), text('redeploy_of')],
      ...[text('cancelled_by'), number('release_files'), number('release_bytes'), number('install_at')],
      ...[number('build_at'), number('sync_at'), number('activate_at')],
    ],
  },
  {
    name: 'releases',
    keys: 1,
    columns: [text('deploy_id'), number('app'), number('seq'), text('manifest'), number('created_at')],
  },
  {
    name: 'idempotency',
    keys: 2,
    columns: [
      ...[text('scope'), text('key'), text('request_hash'), number('status'), text('response'), number('created_at')],
    ],
  },
  {
    name: 'kvs_tables',
    keys: 1,
    columns: [
      ...[number('keyspace'), number('app'), text('name'), text('token_hash'), sealed('token_sealed')],
      number('created_at'),
    ],
  },
  { name: 'kvs_dropped', keys: 1, columns: [number('keyspace')] },
  {
    name: 'kvs_roles',
    keys: 1,
    columns: [text('access_key_id'), text('environment_id'), sealed('sealed'), number('expires_at')],
  },
  {
    name: 'usage_sums',
    keys: 6,
    columns: [...SCOPE, text('step'), number('start'), ...USAGE_COUNTERS.map(number)],
  },
  {
    name: 'usage_scopes',
    keys: 4,
    columns: [...SCOPE, number('keyspace'), number('keys'), number('bytes'), number('used_on')],
  },
  {
    name: 'usage_ended',
    keys: 1,
    columns: [text('deploy_id'), number('app'), text('status'), number('ended_at'), number('ms')],
  },
] as const satisfies readonly TransferTable[];

/** The entries of the key-value store. Keys are the bytes of their texts. */
export const ENTRIES_TABLE = {
  name: 'kvs_entries',
  keys: 2,
  columns: [number('keyspace'), { name: 'key', type: 'bytes' }, text('value'), number('expires_at')],
} as const satisfies TransferTable;

/** Compares two rows by the key of their table. */
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
