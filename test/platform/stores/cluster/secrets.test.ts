import { afterAll, describe, expect, test } from 'vitest';
import { openVault } from '../../../../src/platform/kvs/vault.ts';
import { type Database, openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { checkSecret, createClusterKeys } from '../../../../src/platform/stores/cluster/secrets/keys.ts';
import { reseal, startResealing } from '../../../../src/platform/stores/cluster/secrets/resealing.ts';
import { clusterSecrets } from '../../../../src/platform/stores/cluster/secrets/secrets.ts';
import { createClusterNodes } from '../../../../src/platform/stores/cluster/state/nodes.ts';
import { createClusterSessions } from '../../../../src/platform/stores/cluster/state/sessions.ts';
import { hookSealName } from '../../../../src/platform/stores/rows/hooks.ts';
import { targetSealName } from '../../../../src/platform/stores/rows/notify.ts';
import { roleSealName, tokenSealName } from '../../../../src/platform/stores/rows/sealing.ts';
import { StoreUnavailable } from '../../../../src/platform/stores/rows/unavailable.ts';
import { keyStoreSuite } from '../../../contract-suites/keys.ts';
import { sessionStoreSuite } from '../../../contract-suites/sessions.ts';
import { FakeClock } from '../../../support/clock.ts';
import { lacksPostgres, type PostgresServer, startPostgres } from '../../../support/postgres.ts';

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const BOUNDS = { lifetime: 60_000, perIdentity: 10, inAll: 100 };

let started: Promise<PostgresServer> | undefined;
const server = () => {
  started ??= startPostgres();
  return started;
};
afterAll(async () => (await started)?.[Symbol.asyncDispose]());

/** Two nodes' connections to one database. */
async function twoNodes() {
  const url = await (await server()).createMigrated();
  const [one, other] = [openDatabase({ url }), openDatabase({ url })];
  return {
    ...{ one, other },
    async [Symbol.asyncDispose]() {
      await Promise.all([one[Symbol.asyncDispose](), other[Symbol.asyncDispose]()]);
    },
  };
}

const WRONG = {
  code: 'unsupported_data',
  message: 'SLIPWAY_SECRET is not the secret that sealed the data in the database',
  remedy: expect.stringContaining('SLIPWAY_SECRET_PREVIOUS'),
};

/** The secrets of `fill`. */
const SECRETS = 7;

/** One secret of each kind, sealed with a secret of the cluster. */
async function fill(database: Database, secret: Uint8Array) {
  const secrets = clusterSecrets(secret);
  const keys = createClusterKeys(database, secrets);
  const vault = await openVault(keys);
  await checkSecret(database, secrets);
  await keys.signingKey(() => 'the signing key');
  await createClusterSessions({ database, secrets }).open({ hash: 'h', identity: 'i', text: 'ana' }, BOUNDS);
  await database.query(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, subdomain, environment_id,
    created_at, updated_at) VALUES ('o', 'p', 'a', 'a', 'api', 'r', 'b', 's', 'e', 0, 0)`);
  await database.query(
    `INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at) SELECT id, 't', 'h2', $1, 0 FROM apps`,
    [vault.seal(tokenSealName('h2'), 'the token')],
  );
  await database.query("INSERT INTO kvs_roles VALUES ('ASIA', 'e', $1, 0)", [vault.seal(roleSealName('ASIA'), 'role')]);
  await database.query(
    `INSERT INTO notify_targets (id, org, kind, shown, events, sealed, created_at) VALUES ('nt', 'o', 'webhook', 's', ' ', $1, 0)`,
    [vault.seal(targetSealName('nt'), 'the address')],
  );
  await database.query(
    `INSERT INTO hooks (id, org, project, app_id, forge, waits, reports, sealed, created_at)
      VALUES ('hk', 'o', 'p', 'a', 'github', 0, 0, $1, 0)`,
    [vault.seal(hookSealName('hk'), 'the secret')],
  );
}

async function sealedOf(database: Database): Promise<readonly Uint8Array[]> {
  const { rows } = await database.query(`SELECT token_sealed AS sealed FROM kvs_tables UNION ALL
    SELECT sealed FROM kvs_roles UNION ALL SELECT sealed FROM console_sessions UNION ALL SELECT sealed FROM platform_keys
    UNION ALL SELECT sealed FROM notify_targets UNION ALL SELECT sealed FROM hooks`);
  return rows.map(({ sealed }) => sealed as Uint8Array);
}

describe.skipIf(lacksPostgres('secrets and sessions of a cluster'))('on PostgreSQL', () => {
  keyStoreSuite('cluster', async () => {
    const nodes = await twoNodes();
    return {
      one: createClusterKeys(nodes.one, clusterSecrets(NEW)),
      other: createClusterKeys(nodes.other, clusterSecrets(NEW)),
      derivesPlatformKey: true,
      [Symbol.asyncDispose]: nodes[Symbol.asyncDispose],
    };
  });

  sessionStoreSuite('cluster', async () => {
    const nodes = await twoNodes();
    const clock = new FakeClock();
    const secrets = clusterSecrets(NEW);
    return {
      one: createClusterSessions({ database: nodes.one, secrets, clock }),
      other: createClusterSessions({ database: nodes.other, secrets, clock }),
      advance: (ms) => clock.advance(ms),
      [Symbol.asyncDispose]: nodes[Symbol.asyncDispose],
    };
  });

  test("by the database's clock a session is alive until its lifetime is over", async () => {
    await using nodes = await twoNodes();
    const sessions = createClusterSessions({ database: nodes.one, secrets: clusterSecrets(NEW) });
    await sessions.open({ hash: 'long', identity: 'i', text: 'x' }, BOUNDS);
    await sessions.open({ hash: 'over', identity: 'i', text: 'x' }, { ...BOUNDS, lifetime: 0 });
    expect([await sessions.find('long'), await sessions.find('over')]).toEqual(['x', undefined]);
  });

  test('nothing secret is readable in the database', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, NEW);
    const sealed = await sealedOf(nodes.one);
    expect(sealed).toHaveLength(SECRETS);
    for (const each of sealed) expect(Buffer.from(each).toString('latin1')).not.toMatch(/the |ana|role|slipway/);
  });

  test('a node with another secret is refused, whatever it reads first', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    const secrets = clusterSecrets(NEW);
    await expect(checkSecret(nodes.other, secrets)).rejects.toMatchObject(WRONG);
    const keys = createClusterKeys(nodes.other, secrets);
    await expect(keys.signingKey(() => 'another')).rejects.toMatchObject(WRONG);
    const vault = await openVault(keys);
    const [token = new Uint8Array()] = await sealedOf(nodes.one);
    expect(() => vault.open(tokenSealName('h2'), token)).toThrow(expect.objectContaining(WRONG));
    expect(await createClusterSessions({ database: nodes.other, secrets }).find('h')).toBeUndefined();
  });

  test('after a rotation both secrets open, and after resealing the new one alone opens everything', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    const both = clusterSecrets(NEW, OLD);
    await checkSecret(nodes.other, both);
    expect((await createClusterKeys(nodes.other, both).signingKey(() => 'another')).value).toBe('the signing key');
    expect(await createClusterSessions({ database: nodes.other, secrets: both }).find('h')).toBe('ana');
    const counts = await Promise.all([reseal(nodes.one, both), reseal(nodes.other, both)]);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(SECRETS);
    expect(await reseal(nodes.one, both)).toBe(0);

    const alone = clusterSecrets(NEW);
    await checkSecret(nodes.other, alone);
    const keys = createClusterKeys(nodes.other, alone);
    expect((await keys.signingKey(() => 'another')).value).toBe('the signing key');
    expect(await createClusterSessions({ database: nodes.other, secrets: alone }).find('h')).toBe('ana');
    const vault = await openVault(keys);
    const [token = new Uint8Array(), role = new Uint8Array()] = await sealedOf(nodes.one);
    expect([vault.open(tokenSealName('h2'), token), vault.open(roleSealName('ASIA'), role)]).toEqual([
      ...['the token', 'role'],
    ]);
    await expect(checkSecret(nodes.one, clusterSecrets(OLD))).rejects.toMatchObject(WRONG);
  });

  test('more secrets than one batch has are all sealed again', async () => {
    await using nodes = await twoNodes();
    const sessions = createClusterSessions({ database: nodes.one, secrets: clusterSecrets(OLD) });
    const hashes = Array.from({ length: 250 }, (_, n) => `h${n}`);
    const wide = { lifetime: 60_000, perIdentity: 1_000, inAll: 1_000 };
    for (const hash of hashes) await sessions.open({ hash, identity: 'i', text: hash }, wide);
    expect(await reseal(nodes.one, clusterSecrets(NEW, OLD))).toBe(250);
    const after = createClusterSessions({ database: nodes.other, secrets: clusterSecrets(NEW) });
    expect(await Promise.all(hashes.map((hash) => after.find(hash)))).toEqual(hashes);
  });

  /** Reseals when `pass` is called, which resolves with the events of that pass. */
  function resealing(database: Database, secrets: ReturnType<typeof clusterSecrets>) {
    const logged: (readonly [string, unknown])[] = [];
    let tick = () => {};
    let passes = 0;
    const started = startResealing(
      database,
      secrets,
      (_, event, fields) => void logged.push([event, fields?.count ?? fields?.nodes]),
      (_, run) => {
        tick = run;
        return () => {};
      },
    );
    return {
      /** Ends the pass under way by disposing, so that its events are complete. */
      async pass() {
        const before = logged.length;
        if (passes > 0) tick();
        passes += 1;
        await started[Symbol.asyncDispose]();
        return logged.slice(before);
      },
    };
  }

  const UNUSED = ['previous_secret_unused', undefined];
  const NOT_YET = ['previous_secret_not_used_yet', undefined];

  /** Announces a node that seals with `secret`, or one of the version before. */
  async function live(database: Database, name: string, secret?: Uint8Array) {
    const node = { name, version: '1', roles: [], address: 'a:1', uptimeMs: 0, instance: name };
    const start = { publicUrl: 'https://p.example', sitesDomain: 'sites.example' };
    const nodes = createClusterNodes(database);
    await nodes.announce({ ...node, ...start, secretID: secret ? clusterSecrets(secret).id : '' });
    if (!secret) await database.query('UPDATE nodes SET secret_id = NULL WHERE name = $1', [name]);
    return () => nodes.leave(node);
  }

  test('while the nodes learn the next secret, no node says that it can be removed', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    await live(nodes.one, 'a', OLD);
    const it = resealing(nodes.one, clusterSecrets(OLD, NEW));
    expect(await it.pass()).toEqual([NOT_YET]);
    await live(nodes.one, 'b', OLD);
    expect(await it.pass()).toEqual([]);
  });

  test('the secret before can be removed when all living nodes seal with the current one', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    await live(nodes.one, 'a', NEW);
    const [leaveB, leaveC] = [await live(nodes.one, 'b', OLD), await live(nodes.one, 'c')];
    const it = resealing(nodes.one, clusterSecrets(NEW, OLD));
    expect(await it.pass()).toEqual([['secrets_resealed', SECRETS]]);
    expect(await it.pass()).toEqual([['previous_secret_awaited', 'b, c']]);
    expect(await it.pass()).toEqual([]);
    await leaveC();
    expect(await it.pass()).toEqual([['previous_secret_awaited', 'b']]);
    await leaveB();
    await live(nodes.one, 'b', NEW);
    expect(await it.pass()).toEqual([UNUSED]);
    expect(await it.pass()).toEqual([]);
  });

  test('but not while another node seals rows again, which may end before it commits', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    const secrets = clusterSecrets(NEW, OLD);
    await nodes.one.query('INSERT INTO secrets_replaced VALUES ($1, 0)', [secrets.previousID]);
    const [held, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = nodes.one.transaction(async (within) => {
      for (const table of ['kvs_tables', 'kvs_roles', 'notify_targets', 'hooks', 'console_sessions', 'platform_keys']) {
        await within.query(`SELECT FROM ${table} FOR UPDATE`);
      }
      held.resolve();
      await ended.promise;
      throw new Error('the node was killed');
    });
    await held.promise;
    const it = resealing(nodes.other, secrets);
    expect(await it.pass()).toEqual([]);
    ended.resolve();
    await expect(other).rejects.toThrow('the node was killed');
    // The server ends the transaction when it notices that its connection is closed.
    await expect.poll(() => it.pass(), { timeout: 30_000 }).toEqual([['secrets_resealed', SECRETS]]);
    expect(await it.pass()).toEqual([UNUSED]);
  });

  test('and again if a late node used it, also on a node that resealed nothing itself', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    const one = resealing(nodes.one, clusterSecrets(NEW, OLD));
    expect(await one.pass()).toEqual([['secrets_resealed', SECRETS]]);
    expect(await one.pass()).toEqual([UNUSED]);
    await createClusterSessions({ database: nodes.other, secrets: clusterSecrets(OLD) }).open(
      { hash: 'late', identity: 'i', text: 'ana' },
      BOUNDS,
    );
    expect(await one.pass()).toEqual([['secrets_resealed', 1]]);
    expect(await one.pass()).toEqual([UNUSED]);
    expect(await resealing(nodes.other, clusterSecrets(NEW, OLD)).pass()).toEqual([UNUSED]);
  });

  test('a rotation that is taken back ends with the other secret as the one that can be removed', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    expect(await resealing(nodes.one, clusterSecrets(NEW, OLD)).pass()).toEqual([['secrets_resealed', SECRETS]]);
    const back = resealing(nodes.one, clusterSecrets(OLD, NEW));
    expect(await back.pass()).toEqual([['secrets_resealed', SECRETS]]);
    expect(await back.pass()).toEqual([UNUSED]);
  });

  test('while PostgreSQL is away, keys and sessions are unavailable, and nobody is signed out by it', async () => {
    await using own = await startPostgres();
    await using database = openDatabase({ url: await own.createMigrated() });
    const secrets = clusterSecrets(NEW);
    const sessions = createClusterSessions({ database, secrets });
    await sessions.open({ hash: 'h', identity: 'i', text: 'ana' }, BOUNDS);
    await own.kill();
    await expect(sessions.find('h')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(createClusterKeys(database, secrets).signingKey(() => 'x')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(reseal(database, clusterSecrets(NEW, OLD))).rejects.toBeInstanceOf(StoreUnavailable);
    await own.restart();
    expect(await sessions.find('h')).toBe('ana');
  });
});

test('a secret of another length, and the same secret twice, are refused', () => {
  expect(() => clusterSecrets(Buffer.alloc(31))).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  expect(() => clusterSecrets(NEW, Buffer.alloc(33))).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  expect(() => clusterSecrets(NEW, NEW)).toThrow(/SLIPWAY_SECRET_PREVIOUS is the same/);
});

test('each purpose has a key of its own, and all keys of a secret have one ID', () => {
  const secrets = clusterSecrets(NEW);
  const keys = (['kvs', 'signing-key', 'console-session', 'secret-check'] as const).map(secrets.current);
  expect(new Set(keys.map(({ key }) => Buffer.from(key).toString('hex'))).size).toBe(4);
  expect(new Set(keys.map(({ id }) => Buffer.from(id).toString('hex'))).size).toBe(1);
  for (const { key } of keys) expect(Buffer.compare(key, NEW)).not.toBe(0);
});
