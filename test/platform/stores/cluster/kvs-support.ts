import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect } from 'vitest';
import type { PostgresServer } from '../../../support/postgres.ts';

/** A session of another program, for looking and for interfering. */
export interface Session extends AsyncDisposable {
  rows(text: string, values?: readonly unknown[]): Promise<readonly unknown[]>;
}

export async function openSession(url: string): Promise<Session> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return {
    rows: async (text, values = []) => (await client.query(text, [...values])).rows,
    [Symbol.asyncDispose]: () => client.end(),
  };
}

/** Creates a database with these tables of one app. Returns its URL. */
export async function createWithTables(server: PostgresServer, keyspaces: readonly number[]): Promise<string> {
  const url = await server.createMigrated();
  await addTables(url, keyspaces);
  return url;
}

/** Adds tables of one app to a database. */
export async function addTables(url: string, keyspaces: readonly number[]): Promise<void> {
  await using session = await openSession(url);
  await session.rows(`INSERT INTO apps
      (org, project, app_id, name, type, repository, branch, subdomain, environment_id, created_at, updated_at)
    VALUES ('acme', 'web', 'shop', 'shop', 'api', 'o/r', 'main', 'shop', 'env', 0, 0)`);
  await session.rows(
    `INSERT INTO kvs_tables (keyspace, app, name, token_hash, token_sealed, created_at) OVERRIDING SYSTEM VALUE
     SELECT k, (SELECT id FROM apps), 't' || k, 'h' || k, '', 0 FROM unnest($1::bigint[]) AS k`,
    [keyspaces],
  );
}

export const range = (length: number) => Array.from({ length }, (_, n) => n);

/** Waits for a condition, for at most 20 seconds. */
export async function until(isMet: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isMet())) {
    if (Date.now() > deadline) throw new Error('The condition has not been met');
    await wait(5);
  }
}

/** Waits until a statement that contains `text` waits for a lock. */
export async function untilBlocked(session: Session, text: string): Promise<void> {
  await until(async () => {
    const rows = await session.rows(
      `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%' || $1 || '%'
        AND pid <> pg_backend_pid() AND datname = current_database()`,
      [text],
    );
    return rows.length > 0;
  });
}

export const unavailable = expect.objectContaining({ name: 'StoreUnavailable' });
export const gone = expect.objectContaining({ name: 'KeyspaceGone' });
export const entry = (value: string, expiresAt: number | null = null) => ({ value, expiresAt });

/** One connection through the proxy. */
interface Link {
  readonly server: Socket;
  readonly held: Buffer[];
}

/** A network between a client and PostgreSQL. */
export interface Proxy extends AsyncDisposable {
  /** `url` through this proxy. */
  through(url: string): string;
  /** passes: all bytes. holds: what clients send from now on is kept. mute: what the server answers is lost. */
  mode: 'passes' | 'holds' | 'mute';
  /** Breaks all connections. */
  cut(): void;
  /** Delivers what was kept, also of clients that have gone. Resolves when the server has read all and has closed. */
  deliver(): Promise<void>;
  /** True if something was kept. */
  hasHeld(): boolean;
}

/** Starts a proxy. If a client goes while its bytes are kept, the server does not get to know. */
export async function startProxy(port: number): Promise<Proxy> {
  const links = new Set<Link>();
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect({ port, host: '127.0.0.1' });
    const link: Link = { server, held: [] };
    links.add(link);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (chunk) => {
      if (proxy.mode === 'holds') link.held.push(chunk);
      else server.write(chunk);
    });
    server.on('data', (chunk) => {
      if (proxy.mode !== 'mute') client.write(chunk);
    });
    client.on('close', () => link.held.length === 0 && server.destroy());
    server.on('close', () => client.destroy());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = Object(listener.address());
  const proxy: Proxy = {
    mode: 'passes',
    through: (url) => Object.assign(new URL(url), { port: String(address.port) }).href,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    hasHeld: () => [...links].some(({ held }) => held.length > 0),
    async deliver() {
      for (const { server, held } of links) {
        if (held.length === 0 || server.destroyed) continue;
        const closed = once(server, 'close');
        server.end(Buffer.concat(held.splice(0)));
        await closed;
      }
    },
    async [Symbol.asyncDispose]() {
      proxy.cut();
      listener.close();
    },
  };
  return proxy;
}
