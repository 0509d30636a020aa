import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ADVISORY_LOCKS } from '../../../../src/platform/stores/cluster/database/advisory-locks.ts';
import { openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { createClusterEngine } from '../../../../src/platform/stores/cluster/database/engine.ts';
import { lockMove } from '../../../../src/platform/stores/cluster/move/lock.ts';
import { clusterSecrets } from '../../../../src/platform/stores/cluster/secrets/secrets.ts';
import { createClusterSessions } from '../../../../src/platform/stores/cluster/state/sessions.ts';
import { lacksPostgres, startPostgres } from '../../../support/postgres.ts';

const CLUSTER = resolve(import.meta.dirname, '../../../../src/platform/stores/cluster');

test('each advisory lock has the number of one meaning, which it keeps', () => {
  expect(ADVISORY_LOCKS).toEqual({
    ...{
      migrations: 0x511b_0a70,
      sessions: 0x511b_0a71,
      sizes: 0x511b_0a72,
      move: 0x511b_0a73,
      addresses: 0x511b_0a74,
      members: 0x511b_0a75,
      accessTokens: 0x511b_0a76,
      logins: 0x511b_0a77,
      notify: 0x511b_0a78,
      quotas: 0x511b_0a79,
      claims: 0x511b_0a7a,
    },
  });
});

test('every advisory lock is taken by a number of the table', () => {
  const takers = readdirSync(CLUSTER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(CLUSTER, name), 'utf8'))
    .filter((source) => /pg_(?:try_)?advisory/.test(source));
  expect(takers.length).toBeGreaterThan(0);
  for (const source of takers) expect(source).toMatch(/ADVISORY_LOCKS[.[]/);
});

test.skipIf(lacksPostgres('the lock of a move'))(
  'a move and the sessions of the console do not wait for each other',
  async () => {
    await using server = await startPostgres();
    const url = await server.createMigrated();
    await using database = openDatabase({ url });
    const sessions = createClusterSessions(createClusterEngine(database), clusterSecrets(Buffer.alloc(32, 1)));
    const bounds = { lifetime: 60_000, perIdentity: 10, inAll: 100 };
    await using move = await lockMove(url);
    await sessions.open({ hash: 'h', identity: 'i', text: 'ana' }, bounds);
    expect(await sessions.find('h')).toBe('ana');
    await expect(lockMove(url)).rejects.toThrow(/Another slipway migrate runs/);
    await move[Symbol.asyncDispose]();
    await database.transaction(async (within) => {
      await within.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.sessions]);
      await (await lockMove(url))[Symbol.asyncDispose]();
    });
  },
);
