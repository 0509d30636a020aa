import { numberOf, type Row } from './columns.ts';
import type { Keyring, Purpose } from './keyring.ts';
import { COMMON_PLACES, type SealedColumn } from './sealed-places.ts';
import { openText, sealText, variableSealName } from './sealing.ts';
import { cellsOf, type TransferRow, type TransferTable } from './transfer.ts';

/** Texts that both sides of a move keep sealed. They are compared in clear, because sealing one twice gives two values. */

/** Returns what seals and opens the texts of a table. `apps`: the names of apps, as `org/project/app`, by their numbers. */
export function sealedTexts(table: TransferTable, apps: ReadonlyMap<number, { readonly name: string }>) {
  const replaced = (row: TransferRow, textOf: (purpose: Purpose, name: string, text: string) => string) => {
    const cells = cellsOf(table, row);
    return sealsOf(table, apps).reduce<TransferRow>((made, { column, purpose, sealName }) => {
      const text = cells[column];
      const index = table.columns.findIndex(({ name }) => name === column);
      return typeof text === 'string' ? made.with(index, textOf(purpose(cells), sealName(cells), text)) : made;
    }, row);
  };
  return {
    seal: (keyring: Keyring, row: TransferRow) => replaced(row, (...of) => sealText(keyring, ...of)),
    /** Throws `unsupported_data` if no key opens a text. */
    open: (keyring: Keyring, row: TransferRow) => replaced(row, (...of) => openText(keyring, ...of)),
  };
}

function sealsOf(
  { name }: TransferTable,
  apps: ReadonlyMap<number, { readonly name: string }>,
): readonly SealedColumn[] {
  const ofApp = (row: Row) => {
    const [org = '', project = '', appID = ''] = apps.get(numberOf(row, 'app'))?.name.split('/') ?? [];
    return variableSealName({ org, project, appID });
  };
  if (name === 'env') return [{ column: 'variables', kind: 'text', purpose: () => 'variables', sealName: ofApp }];
  const place = COMMON_PLACES.find(({ table }) => table === name);
  return place?.columns.filter(({ kind }) => kind === 'text') ?? [];
}
