import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { PostgresServer } from './postgres.ts';
import { freePort } from './s3-server.ts';
import { temporaryFolder } from './temporary.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const NOBODY = 65_534;
const START_MS = 20_000;

/** For `describe.skipIf`: prints why suites are skipped if PgBouncer is not installed. */
export function lacksPgbouncer(suites: string): boolean {
  const isMissing = !existsSync(PROGRAM);
  if (isMissing) process.stderr.write(`skipped: ${suites}: PgBouncer is not installed (apt-get install pgbouncer)\n`);
  return isMissing;
}

/** PgBouncer in transaction mode in front of a server. Disposing ends it. */
export interface Pgbouncer extends AsyncDisposable {
  /** Returns the URL of the same database at the pooler. */
  urlOf(url: string): string;
}

/** Starts PgBouncer with the settings of docs/cluster.md. `pool`: connections to PostgreSQL for each database. */
export async function startPgbouncer(server: PostgresServer, pool: number): Promise<Pgbouncer> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(temporaryFolder('pgbouncer'));
  const port = await freePort();
  const connectQuery = /connect_query='[^']*'/.exec(readFileSync('docs/cluster.md', 'utf8'))?.[0];
  if (connectQuery === undefined) throw new Error('docs/cluster.md names no connect_query');
  const config = join(folder.path, 'pgbouncer.ini');
  writeFileSync(
    config,
    `[databases]
* = host=127.0.0.1 port=${server.port} user=postgres ${connectQuery}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 2000
default_pool_size = ${pool}
`,
  );
  chmodSync(folder.path, 0o755);
  chmodSync(config, 0o644);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder.path, NOBODY, NOBODY);
  const child = spawn(PROGRAM, ['-q', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  stack.defer(() => ended(child));
  const urlOf = (url: string) => {
    const pooled = new URL(url);
    pooled.port = String(port);
    return pooled.href;
  };
  await answering(urlOf(server.url()), child);
  const opened = stack.move();
  return { urlOf, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (const end = performance.now() + START_MS; ; ) {
    if (child.exitCode !== null) throw new Error(`PgBouncer exited with ${child.exitCode}`);
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('SELECT 1');
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    } finally {
      await client.end().catch(() => {});
    }
    await wait(50);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
