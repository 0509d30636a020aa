import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SlipwayError } from '../../../base/errors.ts';
import { numberOf, type Row, textOf } from '../rows/columns.ts';
import { keyOfRow } from '../rows/engine.ts';
import { type Keyring, Secrets } from '../rows/keyring.ts';
import { changesJson, variablesJson } from '../rows/state.ts';
import { tooOld } from '../rows/too-old.ts';
import { ENTRIES_TABLE, type TransferRow, type TransferTable, type TransferValue } from '../rows/transfer.ts';
import { sealedTexts } from '../rows/transfer-seals.ts';
import { LocalBlobs, originalOf } from './blobs.ts';
import { logPaths } from './build-logs.ts';
import { ifThere } from './disk.ts';
import { isDamagedDatabase } from './disk-faults.ts';
import { envChangesOf, variablesOf as envOf } from './engine-rows.ts';
import { readLocalKeyring } from './keyring.ts';
import { KVS_FILE } from './kvs.ts';
import { lockDataDir } from './lock.ts';
import { OLDEST, VERSION } from './migrations.ts';
import { checkPair } from './pairing.ts';
import { openedFile, sealedEnd } from './sealing-logs.ts';

/** A log. `open` returns its bytes from the beginning, each time it is called. */
export interface KeptLogFile {
  readonly deployID: string;
  readonly size: number;
  open(): AsyncIterable<Uint8Array>;
}

export type DataDirReader = ReturnType<typeof readDataDir>;

/**
 * Opens a data directory for reading, without changing its data, also while a platform runs on it. If none does, locks it, so that none
 * starts meanwhile. Throws `invalid_input` if it is no data directory, and `unsupported_data` if another version of the platform wrote it.
 */
export function readDataDir(dir: string) {
  const dataDir = resolve(dir);
  if (!existsSync(join(dataDir, 'platform.db'))) {
    throw new SlipwayError('invalid_input', `${dataDir} is not the data directory of a platform`, {
      input: 'data',
      remedy: 'Name the directory that the platform was started with, by --data.',
    });
  }
  using stack = new DisposableStack();
  const lock = lockIfFree(dataDir);
  if (lock) stack.use(lock);
  const database = stack.use(new DatabaseSync(join(dataDir, 'platform.db'), { readOnly: true }));
  sound(dataDir, () => checkVersion(database, dataDir));
  // A running platform has compared them.
  if (lock) sound(dataDir, () => checkEntries(database, dataDir));
  // One moment for all tables, however long reading takes.
  database.exec('BEGIN');
  // Begins that moment. A key is in the file before a row is sealed with it.
  const identity = database.prepare('SELECT identity FROM kvs_store').get()?.identity;
  const keyring = readLocalKeyring(dataDir);
  const known = keyring ?? NO_KEYS;
  const opened = stack.move();
  return {
    /** Absolute. */
    dataDir,
    /** False if a platform runs on the directory, so its data still change, and the entries cannot be read. */
    isStopped: lock !== undefined,
    /** The random identity of the databases. */
    identity: String(identity ?? ''),
    /**
     * Returns the rows of a table, in the order of its key. Variables and failures are in clear; secrets are sealed. Throws
     * `unsupported_data` if no key opens one.
     */
    rows: (table: TransferTable) =>
      table.name === 'env'
        ? variablesOf(database, known)
        : openedRows(known, table, rowsOf(database, selectOf(table), table)),
    /** Returns the number of rows that `rows` returns, or `entries` for the table of entries. */
    count: (table: TransferTable) => (table === ENTRIES_TABLE ? entryCount(dataDir) : countOf(database, table)),
    /** Returns the entries of the key-value store. Throws `platform_locked` if a platform runs. */
    entries: () => entriesOf(dataDir, lock !== undefined),
    /** The files of releases. */
    blobs: new ReadBlobs({ dir: join(dataDir, 'objects') }),
    originalOf,
    /** Returns the logs of builds that have ended, as far as the rows say. */
    logs: () => logsOf(database, join(dataDir, 'logs'), known),
    /** Returns the highest number that was ever assigned in a table: `apps`, `deployments` or `kvs_tables`. */
    highest: (table: string) => highestOf(database, table),
    /** The keys that seal. Undefined if nothing is sealed yet. */
    keyring,
    /** The text of the key that signs ID tokens. Undefined if there is none yet. */
    signingKey: ifThere(() => readFileSync(join(dataDir, 'identity-key.json'), 'utf8')),
    [Symbol.dispose]: () => opened.dispose(),
  };
}

/** Does not move damaged blobs aside. */
class ReadBlobs extends LocalBlobs {
  override async distrust(): Promise<boolean> {
    return false;
  }
}

/** A data directory without a key has nothing sealed. */
const NO_KEYS = new Secrets([], {
  wrong: (cause) =>
    new SlipwayError('unsupported_data', 'The data directory has no platform.key, and data in it is sealed', {
      input: 'data',
      remedy: 'Restore platform.key and platform.db from the same backup.',
      cause,
    }),
});

function* openedRows(keyring: Keyring, table: TransferTable, rows: Iterable<TransferRow>): Generator<TransferRow> {
  const texts = sealedTexts(table, new Map());
  for (const row of rows) yield texts.open(keyring, row);
}

function lockIfFree(dataDir: string): Disposable | undefined {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof SlipwayError && error.code === 'platform_locked') return undefined;
    throw error;
  }
}

/** Throws `unsupported_data` if a database is damaged. */
function sound(dataDir: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!isDamagedDatabase(error)) throw error;
    const remedy = 'Restore platform.db and kvs.db from the same backup.';
    throw new SlipwayError('unsupported_data', `A database of ${dataDir} is damaged`, { input: 'data', remedy });
  }
}

/** Throws `unsupported_data` if `kvs.db` does not belong to `platform.db`, as if it is missing. */
function checkEntries(database: DatabaseSync, dataDir: string): void {
  using entries = openEntries(dataDir);
  const hasIdentity = entries?.prepare("SELECT 1 FROM sqlite_master WHERE name = 'store'").get() !== undefined;
  const identity = hasIdentity ? entries?.prepare('SELECT identity FROM store').get()?.identity : undefined;
  const highest = Number(entries?.prepare('SELECT max(keyspace) AS most FROM entries').get()?.most ?? 0);
  checkPair(database, { identity: identity === undefined ? undefined : String(identity), highest }, dataDir);
}

function checkVersion(database: DatabaseSync, dataDir: string): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version === VERSION) return;
  if (version > 0 && version < OLDEST) throw tooOld(dataDir, 'data', version, OLDEST);
  const remedy = 'Start a platform of this version on the directory once, or use the version that wrote it.';
  const message = `${dataDir} has version ${version}, and this Slipway reads ${VERSION}`;
  throw new SlipwayError('unsupported_data', message, { input: 'data', remedy });
}

function selectOf({ name, keys, columns }: TransferTable): string {
  const order = columns
    .slice(0, keys)
    .map((each) => each.name)
    .join(', ');
  const names = columns.map((each) => each.name).join(', ');
  if (name !== 'releases') return `SELECT ${names} FROM ${name} ORDER BY ${order}`;
  return `SELECT ${columns.map((each) => (each.name === 'seq' ? 'd.seq' : `r.${each.name}`)).join(', ')}
    FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id ORDER BY r.deploy_id`;
}

/** Returns an app's variables as one row, as the other engine keeps them. */
function* variablesOf(database: DatabaseSync, keyring: Keyring): Generator<TransferRow> {
  const select =
    database.prepare(`SELECT e.app, e.name, e.value, e.is_sealed, e.changed_at, e.changed_by, a.org, a.project,
    a.app_id FROM env e JOIN apps a ON a.id = e.app ORDER BY e.app, e.name`);
  let app: number | undefined;
  let rows: Row[] = [];
  const asRow = (id: number): TransferRow => [
    id,
    variablesJson(envOf(keyring, keyOfRow(rows[0] ?? {}), rows)),
    changesJson(envChangesOf(rows)),
  ];
  for (const row of select.iterate()) {
    if (app !== undefined && numberOf(row, 'app') !== app) yield asRow(app);
    if (numberOf(row, 'app') !== app) rows = [];
    app = numberOf(row, 'app');
    rows.push(row);
  }
  if (app !== undefined) yield asRow(app);
}

function* rowsOf(database: DatabaseSync, select: string, { columns }: TransferTable): Generator<TransferRow> {
  for (const row of database.prepare(select).iterate()) {
    yield columns.map(({ name }) => valueIn(row[name]));
  }
}

function countOf(database: DatabaseSync, { name }: TransferTable): number {
  const what = name === 'env' ? 'count(DISTINCT app)' : 'count(*)';
  return Number(database.prepare(`SELECT ${what} AS count FROM ${name}`).get()?.count ?? 0);
}

/** Opens `kvs.db` for reading. Undefined if there is none. */
function openEntries(dataDir: string): DatabaseSync | undefined {
  const file = join(dataDir, KVS_FILE);
  return existsSync(file) ? new DatabaseSync(file, { readOnly: true }) : undefined;
}

function entryCount(dataDir: string): number {
  using entries = openEntries(dataDir);
  return Number(entries?.prepare('SELECT count(*) AS count FROM entries').get()?.count ?? 0);
}

function* entriesOf(dataDir: string, isStopped: boolean): Generator<TransferRow> {
  if (!isStopped) throw new SlipwayError('platform_locked', `A platform runs on ${dataDir}`, { input: 'data' });
  using database = openEntries(dataDir);
  if (!database) return;
  const select = 'SELECT keyspace, key, value, expires_at FROM entries ORDER BY keyspace, key';
  for (const [keyspace, key, ...rest] of rowsOf(database, select, ENTRIES_TABLE)) {
    yield [keyspace ?? null, Buffer.from(String(key)), ...rest];
  }
}

async function* logsOf(database: DatabaseSync, folder: string, keyring: Keyring): AsyncGenerator<KeptLogFile> {
  const ended = database.prepare('SELECT deploy_id FROM deployments WHERE finished_at IS NOT NULL ORDER BY seq');
  for (const row of ended.iterate()) {
    const deployID = textOf(row, 'deploy_id');
    const { sealed, clear } = logPaths(folder, deployID);
    const end = await sealedEnd(sealed);
    if (end) {
      yield { deployID, size: end.log, open: () => openedFile(sealed, { deployID, keyring }, end.file) };
      continue;
    }
    const size = statSync(clear, { throwIfNoEntry: false })?.size;
    // The file ends there, so that a later line does not change its size.
    if (size !== undefined)
      yield { deployID, size, open: () => createReadStream(clear, { end: Math.max(0, size - 1) }) };
  }
}

function highestOf(database: DatabaseSync, table: string): number {
  if (table === 'apps') return Number(database.prepare('SELECT max(id) AS most FROM apps').get()?.most ?? 0);
  return Number(database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)?.seq ?? 0);
}

function valueIn(value: unknown): TransferValue {
  if (typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array) return value;
  return null;
}
