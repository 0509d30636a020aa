import type { Keyring, Purpose } from './keyring.ts';
import { deploymentSealName, openText, sealText, variableSealName } from './sealing.ts';
import type { TransferRow, TransferTable } from './transfer.ts';

/** Texts that both sides of a move keep sealed. They are compared in clear, because sealing one twice gives two values. */

/** A sealed column of a table. */
export interface ColumnSeal {
  readonly column: string;
  readonly purpose: Purpose;
  /** Returns the name that the text of a row is sealed for. */
  sealName(row: TransferRow): string;
}

const DEPLOYMENT_SEALS = [
  ['env', 'variables'],
  ['failure', 'build-log'],
] as const;

/** Returns the sealed texts of a table. `apps`: the names of apps, as `org/project/app`, by their numbers. */
export function columnSeals(
  { name, columns }: TransferTable,
  apps: ReadonlyMap<number, { readonly name: string }>,
): readonly ColumnSeal[] {
  const at = (column: string) => columns.findIndex((each) => each.name === column);
  if (name === 'env')
    return [{ column: 'variables', purpose: 'variables', sealName: (row) => nameOf(apps, row[at('app')]) }];
  if (name !== 'deployments') return [];
  return DEPLOYMENT_SEALS.map(([column, purpose]) => ({
    column,
    purpose,
    sealName: (row) => deploymentSealName(String(row[at('deploy_id')]), column),
  }));
}

function nameOf(apps: ReadonlyMap<number, { readonly name: string }>, app: TransferRow[number] | undefined): string {
  const [org = '', project = '', appID = ''] = apps.get(Number(app))?.name.split('/') ?? [];
  return variableSealName({ org, project, appID });
}

export function sealedColumns(keyring: Keyring, table: TransferTable, seals: readonly ColumnSeal[], row: TransferRow) {
  return replaced(table, seals, row, ({ purpose, sealName }, text) => sealText(keyring, purpose, sealName(row), text));
}

/** Throws `unsupported_data` if no key opens a text. */
export function openedColumns(keyring: Keyring, table: TransferTable, seals: readonly ColumnSeal[], row: TransferRow) {
  return replaced(table, seals, row, ({ purpose, sealName }, text) => openText(keyring, purpose, sealName(row), text));
}

function replaced(
  { columns }: TransferTable,
  seals: readonly ColumnSeal[],
  row: TransferRow,
  textOf: (seal: ColumnSeal, text: string) => string,
): TransferRow {
  return seals.reduce<TransferRow>((made, seal) => {
    const index = columns.findIndex(({ name }) => name === seal.column);
    const text = made[index];
    return typeof text === 'string' ? made.with(index, textOf(seal, text)) : made;
  }, row);
}
