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
import { sealedTexts } from '../stores/rows/transfer-seals.ts';
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
  const copying = (name: string, total: number) => ({
    signal,
    onDone(done: number) {
      signal.throwIfAborted();
      options.onProgress(name, done, total);
    },
  });
  const { damaged: keys, ...files } = await copyBlobs(source.blobs, stores.blobs, {
    ...copying('objects', survey.objects),
    hashOf: objectOf,
    originalOf: source.originalOf,
  });
  const to = { database, blobs: stores.blobs, keyring: secrets };
  const logs = await copyLogs(source.logs(), to, copying('logs', survey.logs));
  const parts: MovedPart[] = [
    { name: 'objects', ...files },
    { name: 'logs', ...logs },
  ];
  const apps = appsOf(source);
  for (const table of source.isStopped ? [...STATE_TABLES, ENTRIES_TABLE] : STATE_TABLES) {
    signal.throwIfAborted();
    const { onDone: rowsDone } = copying(table.name, source.count(table));
    parts.push(await moveTable(table, apps, { source, database, secrets, rowsDone }));
  }
  signal.throwIfAborted();
  const damaged = keys.length > 0 ? await damageOf(keys, source, stores.blobs, signal) : undefined;
  if (source.isStopped) await finish(source, stores, database);
  return { isFinished: source.isStopped, parts, ...(damaged && { damaged }) };
}

interface TableMove {
  readonly source: DataDirReader;
  readonly database: Database;
  readonly secrets: ClusterSecrets;
  readonly rowsDone: (rows: number) => void;
}

/** Copies a table. If the platform is stopped, compares both sides by a hash of all rows. */
async function moveTable(
  table: TransferTable,
  apps: ReturnType<typeof appsOf>,
  { source, database, secrets, rowsDone }: TableMove,
): Promise<MovedPart> {
  const { name } = table;
  const rows = () => (table === ENTRIES_TABLE ? source.entries() : source.rows(table));
  const texts = sealedTexts(table, apps);
  const prepare = (row: TransferRow) => resealed(source, secrets, table, texts.seal(secrets, row));
  const open = (row: TransferRow) => texts.open(secrets, row);
  const { rows: count, written } = await mergeTable(database, table, rows(), { prepare, open, rowsDone });
  if (!source.isStopped) return { name, count, written };
  const [here, there] = await Promise.all([
    digestOf(table, rows()),
    digestOf(table, storedRows(database, table, open)),
  ]);
  if (here.sha256 === there.sha256) return { name, count, written, sha256: there.sha256 };
  const message = `The table ${name} has other rows in the database (${there.rows}) than in the data directory (${here.rows})`;
  throw new SlipwayError('unsupported_data', message, {
    input: 'database',
    remedy: 'Make sure that no node and no other program writes to the database, and run this command again.',
  });
}

/** Moves the signing key, continues the numbers, and records that the move is finished. */
async function finish(source: DataDirReader, stores: ClusterStores, database: Database): Promise<void> {
  const { signingKey } = source;
  if (signingKey !== undefined) {
    const stored = await stores.keys.signingKey(() => signingKey);
    if (stored.value !== signingKey) throw usedByNodes();
  }
  for (const [table, column] of SEQUENCES) await raiseSequence(database, table, column, source.highest(table));
  await endOpenDeployments(database);
  await stores.jobs.expire();
  await endImport(database);
}

function resealed(
  { keyring, dataDir }: DataDirReader,
  secrets: ClusterSecrets,
  { name, columns }: TransferTable,
  row: TransferRow,
): TransferRow {
  const place = COMMON_PLACES.find(({ table }) => table === name);
  const secret = place?.columns.find(({ kind }) => kind === 'bytes');
  if (!secret) return row;
  const cells = Object.fromEntries(columns.map((column, index) => [column.name, row[index]]));
  const sealed = cells[secret.column];
  if (!(sealed instanceof Uint8Array) || !keyring) throw damaged(dataDir);
  const [purpose, sealName] = [secret.purpose(cells), secret.sealName(cells)];
  try {
    const text = unseal(keyring.all(purpose), sealName, sealed);
    const index = columns.findIndex((column) => column.name === secret.column);
    return row.with(index, seal(secrets.current(purpose), sealName, text));
  } catch (cause) {
    throw damaged(dataDir, cause);
  }
}

function damaged(dataDir: string, cause?: unknown): SlipwayError {
  const message = `platform.key in ${dataDir} is missing, or is not the key that the secrets in platform.db were sealed with`;
  const remedy = 'Restore platform.key and platform.db from the same backup.';
  return new SlipwayError('unsupported_data', message, { input: 'data', remedy, cause });
}
