import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { PostgresPrograms, PostgresServer } from './postgres.ts';
import { freePort } from './s3-server.ts';

/** A server that follows another one by streaming replication. Disposing kills it. */
export interface Standby extends AsyncDisposable {
  readonly port: number;
  /** Runs a statement. Returns its rows. */
  run(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Makes it the primary. Resolves when it takes writes. */
  promote(): Promise<void>;
}

const NOBODY = 65_534;
const START_MS = 30_000;

/** Runs a statement on a connection of its own. */
export async function runOn(url: string, statement: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Starts a standby of a server, which is restarted for that. From then on the primary acknowledges a commit only when the
 * standby has it too.
 */
export async function startStandby(primary: PostgresServer, programs: PostgresPrograms): Promise<Standby> {
  const [row] = await runOn(primary.url(), 'SHOW data_directory');
  const folder = mkdtempSync(join(tmpdir(), 'slipway-standby-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  await primary.kill();
  const copied = spawnSync('cp', ['-a', String(row?.data_directory), data], { encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(`cp: ${copied.stderr}`);
  rmSync(join(data, 'postmaster.pid'), { force: true });
  writeFileSync(join(data, 'standby.signal'), '');
  if (isRoot) chownSync(join(data, 'standby.signal'), NOBODY, NOBODY);
  await primary.restart();
  const port = await freePort();
  const settings = {
    ...{ listen_addresses: '127.0.0.1', unix_socket_directories: '' },
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(programs.bin(), 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    ...{ cwd: folder, detached: true, stdio: 'ignore', env: { PATH: process.env.PATH } },
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const run = (statement: string) => runOn(url, statement);
  const until = async (of: string, statement: string, isThere: (rows: number) => boolean) => {
    const deadline = Date.now() + START_MS;
    while (!isThere((await runOn(of, statement).catch(() => [])).length)) {
      if (Date.now() > deadline) throw new Error(`Not in time: ${statement}`);
      await wait(50);
    }
  };
  await until(primary.url(), "SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'", (rows) => rows > 0);
  await runOn(primary.url(), "ALTER SYSTEM SET synchronous_standby_names = 'standby'");
  await runOn(primary.url(), 'SELECT pg_reload_conf()');
  await until(primary.url(), "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'", (rows) => rows > 0);
  return {
    ...{ port, run },
    async promote() {
      await run('SELECT pg_promote(true, 30)');
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        // SIGQUIT ends all its processes at once.
        child.kill('SIGQUIT');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
