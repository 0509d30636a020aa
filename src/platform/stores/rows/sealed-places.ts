import { bytesOf, numberOf, type Row, textOf } from './columns.ts';
import type { Keyring, Purpose } from './keyring.ts';
import {
  deploymentSealName,
  hookSealName,
  isSealedBy,
  keyOfText,
  openSealed,
  openText,
  roleSealName,
  seal,
  sealText,
  targetSealName,
  tokenSealName,
} from './sealing.ts';

/** Everything in tables that is sealed, so that it can be sealed again. Logs are apart. */

/** A table with sealed columns. Its rows are read in the order of their keys. */
export interface SealedPlace {
  readonly table: string;
  /** The columns of a unique key that has an index. */
  readonly keys: readonly string[];
  readonly columns: readonly SealedColumn[];
  /** What the name of a seal needs beside: columns, and the join that has them. The table is `t`. */
  readonly beside?: { readonly columns: readonly string[]; readonly join?: string };
  /** What an update sets too. */
  readonly sets?: string;
}

export interface SealedColumn {
  readonly column: string;
  readonly kind: 'bytes' | 'text';
  purpose(row: Row): Purpose;
  sealName(row: Row): string;
  /** True: the text is in clear, also if it looks sealed. */
  isClear?(row: Row): boolean;
}

const text = (column: string) => (row: Row) => textOf(row, column);

function secret(table: string, key: string, sealName: (key: string) => string, column = 'sealed'): SealedPlace {
  const name = (row: Row) => sealName(text(key)(row));
  return { table, keys: [key], columns: [{ column, kind: 'bytes', purpose: () => 'kvs', sealName: name }] };
}

/** The places that both engines have. */
export const COMMON_PLACES: readonly SealedPlace[] = [
  secret('kvs_tables', 'token_hash', tokenSealName, 'token_sealed'),
  secret('kvs_roles', 'access_key_id', roleSealName),
  secret('notify_targets', 'id', targetSealName),
  secret('hooks', 'id', hookSealName),
  {
    table: 'deployments',
    keys: ['seq'],
    beside: { columns: ['t.deploy_id'] },
    columns: [
      {
        column: 'env',
        kind: 'text',
        purpose: () => 'variables',
        sealName: (row) => deploymentSealName(textOf(row, 'deploy_id'), 'env'),
      },
      {
        column: 'failure',
        kind: 'text',
        purpose: () => 'build-log',
        sealName: (row) => deploymentSealName(textOf(row, 'deploy_id'), 'failure'),
      },
    ],
  },
];

/** Rows of one batch. */
const SEALED_BATCH = 100;

/** Returns the statement that reads the next rows. `position`: returns the place of a value by its number from 1. */
export function nextRows(place: SealedPlace, isFirst: boolean, position: (number: number) => string): string {
  const { table, keys, columns, beside } = place;
  const read = [...keys, ...columns.map(({ column }) => column)].map((name) => `t.${name}`);
  const order = keys.map((name) => `t.${name}`).join(', ');
  const after = isFirst ? '' : `WHERE (${order}) > (${keys.map((_, index) => position(index + 1)).join(', ')})`;
  return `SELECT ${[...read, ...(beside?.columns ?? [])].join(', ')} FROM ${table} t ${beside?.join ?? ''}
    ${after} ORDER BY ${order} LIMIT ${SEALED_BATCH}`;
}

/** Returns the statement that counts the rows that `nextRows` still returns. */
export function rowsLeft({ table, keys }: SealedPlace, isFirst: boolean, position: (number: number) => string): string {
  const after = isFirst
    ? ''
    : `WHERE (${keys.join(', ')}) > (${keys.map((_, index) => position(index + 1)).join(', ')})`;
  return `SELECT count(*) AS n FROM ${table} ${after}`;
}

/** Returns the statement that stores a column of a row. Its value is the first one, and the keys follow. */
export function storeColumn(place: SealedPlace, column: string, position: (number: number) => string): string {
  const which = place.keys.map((name, index) => `${name} = ${position(index + 2)}`).join(' AND ');
  return `UPDATE ${place.table} SET ${column} = ${position(1)}${place.sets ? `, ${place.sets}` : ''} WHERE ${which}`;
}

/** Returns the values of a key that was stored as JSON. */
export function keysIn(at: string | null): readonly (string | number)[] {
  return at === null ? [] : (JSON.parse(at) as (string | number)[]);
}

/** Returns the values of the key of a row. */
export function keysOfRow({ keys }: SealedPlace, row: Row): readonly (string | number)[] {
  return keys.map((name) => (typeof row[name] === 'number' ? numberOf(row, name) : textOf(row, name)));
}

/** Returns the columns of a row that are not sealed with the key that seals, sealed with it. Throws `unsupported_data` if no key opens one. */
export function sealedAgain(
  keyring: Keyring,
  { columns }: SealedPlace,
  row: Row,
): readonly { readonly column: string; readonly value: string | Uint8Array }[] {
  return columns.flatMap((each) => {
    if (row[each.column] === null) return [];
    const value = each.kind === 'text' ? textAgain(keyring, each, row) : bytesAgain(keyring, each, row);
    return value === undefined ? [] : [{ column: each.column, value }];
  });
}

function textAgain(keyring: Keyring, { column, purpose, sealName, isClear }: SealedColumn, row: Row) {
  const stored = textOf(row, column);
  const [isInClear, of, name] = [isClear?.(row) === true, purpose(row), sealName(row)];
  if (!isInClear && keyOfText(stored) === keyring.id) return undefined;
  return sealText(keyring, of, name, isInClear ? stored : openText(keyring, of, name, stored));
}

function bytesAgain(keyring: Keyring, { column, purpose, sealName }: SealedColumn, row: Row) {
  const [stored, of, name] = [bytesOf(row, column), purpose(row), sealName(row)];
  if (isSealedBy(keyring.current(of), stored)) return undefined;
  return seal(keyring.current(of), name, openSealed(keyring, of, name, stored));
}
