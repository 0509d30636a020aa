/**
 * Moves a platform of one machine into a cluster: the rows of its databases to PostgreSQL, its files and logs to S3.
 *
 * By design: nothing in the data directory changes, except for the lock of a stopped one. Each run writes only what the
 *   cluster lacks, so a run can be interrupted and repeated. While a platform runs on the directory, a run copies all but
 *   the entries of the key-value store. The run after the stop copies the rest, and compares counts and hashes of the
 *   tables. Each file is compared with the hash that its name contains while it is copied. Damaged ones are left out and
 *   reported: a platform does not serve them, so the cluster lacks nothing by that.
 */
import { SlipwayError } from '../../base/errors.ts';
import { present } from '../../base/json.ts';
import type { MovedPart, MoveReport, PlatformMove } from '../../contract/platform-move.ts';
import { objectOf } from '../objects/names.ts';
import { type Database, openDatabase } from '../stores/cluster/database/database.ts';
import { type ClusterStores, openClusterStores } from '../stores/cluster/index.ts';
import { copyBlobs, copyLogs } from '../stores/cluster/move/files.ts';
import { lockMove } from '../stores/cluster/move/lock.ts';
import { patiently } from '../stores/cluster/move/patience.ts';
import { beginImport, endImport, usedByNodes } from '../stores/cluster/move/record.ts';
import { digestOf, endOpenDeployments, mergeTable, raiseSequence, storedRows } from '../stores/cluster/move/rows.ts';
import { parseS3 } from '../stores/cluster/s3/settings.ts';
import { findKey } from '../stores/cluster/secrets/keys.ts';
import { type ClusterSecrets, clusterSecrets } from '../stores/cluster/secrets/secrets.ts';
import { type DataDirReader, readDataDir } from '../stores/local/reading.ts';
import { COMMON_PLACES } from '../stores/rows/sealed-places.ts';
import { seal, unseal } from '../stores/rows/sealing.ts';
import { ENTRIES_TABLE, STATE_TABLES, type TransferRow, type TransferTable } from '../stores/rows/transfer.ts';
import { columnSeals, openedColumns, sealedColumns } from '../stores/rows/transfer-seals.ts';
import { appsOf, damageOf, type Survey, surveyOf } from './move-releases.ts';

/** Numbers that the database assigns: a table, its column. */
const SEQUENCES = [
  ['apps', 'id'],
  ['deployments', 'seq'],
  ['kvs_tables', 'keyspace'],
  ['notify_deliveries', 'seq'],
  ['hook_pushes', 'seq'],
] as const;

/**
 * Copies what the cluster lacks. If PostgreSQL or S3 cannot be used, waits for them, and goes on. Throws `invalid_input` (no
 * data directory; a database with other data; nodes that run or have run; another move that runs),
 * `unsupported_data` (another version, another secret), `unreachable` or `disk_full` (a store cannot be used) and the errors of
 * `openClusterStores`. Whatever it throws, the data directory is as before, and another run goes on.
 */
export async function movePlatform(options: PlatformMove): Promise<MoveReport> {
  using source = readDataDir(options.dir);
  const survey = await surveyOf(source, options.signal);
  if (survey.missing) options.onMissing(survey.missing);
  const report = await patiently(options, (onProgress) => moveOnce({ ...options, onProgress }, source, survey));
  return { ...report, ...present({ missing: survey.missing }) };
}

async function moveOnce(options: PlatformMove, source: DataDirReader, survey: Survey): Promise<MoveReport> {
  const { cluster, env, log } = options;
  const objects = parseS3(cluster.objects, env);
  const secrets = clusterSecrets([cluster.secret, ...(cluster.otherSecrets ?? [])], cluster.previousSecret);
  const { database: url, databaseDirect = url } = cluster;
  const settings = { database: url, databaseDirect, objects, secrets, roles: [], node: 'slipway migrate', log };
  await using stores = await openClusterStores({ ...settings, isMove: true, signal: options.signal });
  // A pooler would end statements that copy a table, and has no lock of a session.
  await using database = openDatabase({ url: databaseDirect, connections: 4, name: 'slipway migrate' });
  await using lock = await lockMove(databaseDirect);
  const signal = AbortSignal.any([options.signal, lock.lost]);
  // A move stores the signing key of the platform at its end. Another one is of nodes, whose data must not be removed.
  const signingKey = await findKey(database, secrets, 'signing');
  if (signingKey !== undefined && signingKey !== source.signingKey) throw usedByNodes();
  await beginImport(database, source.identity);
  const move = new Move({ ...options, source, stores, connection: database, secrets, survey, signal });
  const { part: files, damaged: keys } = await move.blobs();
  const parts = [files, await move.logs()];
  const tables = source.isStopped ? [...STATE_TABLES, ENTRIES_TABLE] : STATE_TABLES;
  for (const table of tables) {
    signal.throwIfAborted();
    parts.push(await move.table(table));
  }
  signal.throwIfAborted();
  const damaged = keys.length > 0 ? await damageOf(keys, source, stores.blobs, signal) : undefined;
  if (source.isStopped) await move.finish();
  return { isFinished: source.isStopped, parts, ...(damaged && { damaged }) };
}

interface MoveParts extends PlatformMove {
  readonly source: DataDirReader;
  readonly stores: ClusterStores;
  readonly connection: Database;
  readonly secrets: ClusterSecrets;
  readonly survey: Survey;
}

class Move {
  readonly #parts: MoveParts;
  readonly #apps: ReadonlyMap<number, { readonly name: string }>;

  constructor(parts: MoveParts) {
    this.#parts = parts;
    this.#apps = appsOf(parts.source);
  }

  /** Copies the files of releases. `damaged`: the keys of those that were left out. */
  async blobs(): Promise<{ readonly part: MovedPart; readonly damaged: readonly string[] }> {
    const options = {
      ...this.#copying('objects', this.#parts.survey.objects),
      hashOf: objectOf,
      originalOf: this.#parts.source.originalOf,
    };
    const { damaged, ...copied } = await copyBlobs(this.#parts.source.blobs, this.#parts.stores.blobs, options);
    return { part: { name: 'objects', ...copied }, damaged };
  }

  async logs(): Promise<MovedPart> {
    const to = { database: this.#parts.connection, blobs: this.#parts.stores.blobs, keyring: this.#parts.secrets };
    return {
      name: 'logs',
      ...(await copyLogs(this.#parts.source.logs(), to, this.#copying('logs', this.#parts.survey.logs))),
    };
  }

  /** Copies a table. If the platform is stopped, compares both sides by a hash of all rows. */
  async table(table: TransferTable): Promise<MovedPart> {
    const { name } = table;
    const rows = () => (table === ENTRIES_TABLE ? this.#parts.source.entries() : this.#parts.source.rows(table));
    const { onDone: rowsDone } = this.#copying(name, this.#parts.source.count(table));
    const seals = columnSeals(table, this.#apps);
    const prepare = (row: TransferRow) => this.#resealed(table, sealedColumns(this.#parts.secrets, table, seals, row));
    const open = (row: TransferRow) => openedColumns(this.#parts.secrets, table, seals, row);
    const { rows: count, written } = await mergeTable(this.#parts.connection, table, rows(), {
      prepare,
      open,
      rowsDone,
    });
    if (!this.#parts.source.isStopped) return { name, count, written };
    const [here, there] = await Promise.all([
      digestOf(table, rows()),
      digestOf(table, storedRows(this.#parts.connection, table, open)),
    ]);
    if (here.sha256 === there.sha256) return { name, count, written, sha256: there.sha256 };
    const message = `The table ${name} has other rows in the database (${there.rows}) than in the data directory (${here.rows})`;
    throw new SlipwayError('unsupported_data', message, {
      input: 'database',
      remedy: 'Make sure that no node and no other program writes to the database, and run this command again.',
    });
  }

  /** Moves the signing key, continues the numbers, and records that the move is finished. */
  async finish(): Promise<void> {
    const { signingKey } = this.#parts.source;
    if (signingKey !== undefined) {
      const stored = await this.#parts.stores.keys.signingKey(() => signingKey);
      if (stored.value !== signingKey) throw usedByNodes();
    }
    for (const [table, column] of SEQUENCES) {
      await raiseSequence(this.#parts.connection, table, column, this.#parts.source.highest(table));
    }
    await endOpenDeployments(this.#parts.connection);
    await this.#parts.stores.jobs.expire();
    await endImport(this.#parts.connection);
  }

  #copying(name: string, total: number) {
    const { signal, onProgress } = this.#parts;
    const onDone = (done: number) => {
      signal.throwIfAborted();
      onProgress(name, done, total);
    };
    return { signal, onDone };
  }

  /** Returns a row whose secret is sealed by the secret of the cluster. */
  #resealed({ name, columns }: TransferTable, row: TransferRow): TransferRow {
    const place = COMMON_PLACES.find(({ table }) => table === name);
    const secret = place?.columns.find(({ kind }) => kind === 'bytes');
    if (!secret) return row;
    const cells = Object.fromEntries(columns.map((column, index) => [column.name, row[index]]));
    const sealed = cells[secret.column];
    const { keyring, dataDir } = this.#parts.source;
    if (!(sealed instanceof Uint8Array) || !keyring) throw damaged(dataDir);
    const [purpose, sealName] = [secret.purpose(cells), secret.sealName(cells)];
    try {
      const text = unseal(keyring.all(purpose), sealName, sealed);
      const index = columns.findIndex((column) => column.name === secret.column);
      return row.with(index, seal(this.#parts.secrets.current(purpose), sealName, text));
    } catch (cause) {
      throw damaged(dataDir, cause);
    }
  }
}

function damaged(dataDir: string, cause?: unknown): SlipwayError {
  const message = `platform.key in ${dataDir} is missing, or is not the key that the secrets in platform.db were sealed with`;
  const remedy = 'Restore platform.key and platform.db from the same backup.';
  return new SlipwayError('unsupported_data', message, { input: 'data', remedy, cause });
}
