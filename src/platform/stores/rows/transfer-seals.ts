import type { AppKey } from '../../shared/types.ts';
import { numberOf, type Row } from './columns.ts';
import type { Keyring, Purpose } from './keyring.ts';
import { COMMON_PLACES, type SealedColumn } from './sealed-places.ts';
import { openText, sealText, variableSealName } from './sealing.ts';
import { cellsOf, type TransferRow, type TransferTable } from './transfer.ts';

/** Texts that both sides of a move keep sealed. They are compared in clear, because sealing one twice gives two values. */

/** Returns the sealed texts of a table. `apps`: the names of apps, as `org/project/app`, by their numbers. */
export function columnSeals(
  { name }: TransferTable,
  apps: ReadonlyMap<number, { readonly name: string }>,
): readonly SealedColumn[] {
  const variables = (row: Row) => variableSealName(keyIn(apps.get(numberOf(row, 'app'))?.name));
  if (name === 'env') return [{ column: 'variables', kind: 'text', purpose: () => 'variables', sealName: variables }];
  const place = COMMON_PLACES.find(({ table }) => table === name);
  return place?.columns.filter(({ kind }) => kind === 'text') ?? [];
}

function keyIn(name = ''): AppKey {
  const [org = '', project = '', appID = ''] = name.split('/');
  return { org, project, appID };
}

export function sealedColumns(
  keyring: Keyring,
  table: TransferTable,
  seals: readonly SealedColumn[],
  row: TransferRow,
): TransferRow {
  return replaced(table, seals, row, (...seal) => sealText(keyring, ...seal));
}

/** Throws `unsupported_data` if no key opens a text. */
export function openedColumns(
  keyring: Keyring,
  table: TransferTable,
  seals: readonly SealedColumn[],
  row: TransferRow,
): TransferRow {
  return replaced(table, seals, row, (...seal) => openText(keyring, ...seal));
}

function replaced(
  table: TransferTable,
  seals: readonly SealedColumn[],
  row: TransferRow,
  textOf: (purpose: Purpose, name: string, text: string) => string,
): TransferRow {
  const cells = cellsOf(table, row);
  return seals.reduce<TransferRow>((made, { column, purpose, sealName }) => {
    const text = cells[column];
    const index = table.columns.findIndex(({ name }) => name === column);
    return typeof text === 'string' ? made.with(index, textOf(purpose(cells), sealName(cells), text)) : made;
  }, row);
}
