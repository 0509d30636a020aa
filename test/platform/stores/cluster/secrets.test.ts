import { afterAll, describe, expect, test } from 'vitest';
import { createVault } from '../../../../src/platform/kvs/vault.ts';
import { type Database, openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { createClusterEngine } from '../../../../src/platform/stores/cluster/database/engine.ts';
import { checkSecret, createClusterKeys } from '../../../../src/platform/stores/cluster/secrets/keys.ts';
import { createClusterSealing } from '../../../../src/platform/stores/cluster/secrets/sealing.ts';
import { clusterSecrets } from '../../../../src/platform/stores/cluster/secrets/secrets.ts';
import { createClusterNodes } from '../../../../src/platform/stores/cluster/state/nodes.ts';
import { createClusterSessions } from '../../../../src/platform/stores/cluster/state/sessions.ts';
import { LocalBlobs } from '../../../../src/platform/stores/local/blobs.ts';
import { createAuditStore } from '../../../../src/platform/stores/rows/audit.ts';
import { secretID as idOfSecret } from '../../../../src/platform/stores/rows/keyring.ts';
import {
  hookSealName,
  roleSealName,
  targetSealName,
  tokenSealName,
} from '../../../../src/platform/stores/rows/sealing.ts';
import { StoreUnavailable } from '../../../../src/platform/stores/rows/unavailable.ts';
import { keyStoreSuite } from '../../../contract-suites/keys.ts';
import { sessionStoreSuite } from '../../../contract-suites/sessions.ts';
import { FakeClock } from '../../../support/clock.ts';
import { lacksPostgres, type PostgresServer, startPostgres } from '../../../support/postgres.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const ACT = { by: 'root@acme.example', via: 'id-token', from: null } as const;
const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
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

const lacking = (secret: Uint8Array) => ({
  code: 'unsupported_data',
  message: `SLIPWAY_SECRET lacks the secret ${idOfSecret(secret)}, and data of the cluster is sealed with it`,
  remedy: expect.stringContaining('the secrets of the other nodes'),
});

/** The secrets of `fill`. */
const SECRETS = 7;

/** One secret of each kind, sealed with a secret of the cluster. */
async function fill(database: Database, secret: Uint8Array) {
  const secrets = clusterSecrets(secret);
  const keys = createClusterKeys(database, secrets);
  const vault = createVault(secrets);
  await checkSecret(database, secrets);
  await keys.signingKey(() => 'the signing key');
  await createClusterSessions(createClusterEngine(database), secrets).open(
    { hash: 'h', identity: 'i', text: 'ana' },
    BOUNDS,
  );
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
      one: { ...createClusterKeys(nodes.one, clusterSecrets(NEW)), keyring: clusterSecrets(NEW) },
      other: { ...createClusterKeys(nodes.other, clusterSecrets(NEW)), keyring: clusterSecrets(NEW) },
      [Symbol.asyncDispose]: nodes[Symbol.asyncDispose],
    };
  });

  sessionStoreSuite('cluster', async () => {
    const nodes = await twoNodes();
    const clock = new FakeClock();
    const secrets = clusterSecrets(NEW);
    return {
      one: createClusterSessions(createClusterEngine(nodes.one, clock), secrets),
      other: createClusterSessions(createClusterEngine(nodes.other, clock), secrets),
      advance: (ms) => clock.advance(ms),
      [Symbol.asyncDispose]: nodes[Symbol.asyncDispose],
    };
  });

  test("by the database's clock a session is alive until its lifetime is over", async () => {
    await using nodes = await twoNodes();
    const sessions = createClusterSessions(createClusterEngine(nodes.one), clusterSecrets(NEW));
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

  test('a node with another secret is refused, whatever it reads first, and it says which it lacks', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    const secrets = clusterSecrets(NEW);
    await expect(checkSecret(nodes.other, secrets)).rejects.toMatchObject(lacking(OLD));
    const keys = createClusterKeys(nodes.other, secrets);
    await expect(keys.signingKey(() => 'another')).rejects.toMatchObject(lacking(OLD));
    const vault = createVault(secrets);
    const [token = new Uint8Array()] = await sealedOf(nodes.one);
    expect(() => vault.open(tokenSealName('h2'), token)).toThrow(expect.objectContaining(lacking(OLD)));
    expect(await createClusterSessions(createClusterEngine(nodes.other), secrets).find('h')).toBeUndefined();
    // Of another place.
    const changed = { message: 'SLIPWAY_SECRET does not open what the database has sealed' };
    expect(() => createVault(clusterSecrets(OLD)).open(tokenSealName('h3'), token)).toThrow(
      expect.objectContaining(changed),
    );
  });

  /** The sealing of a node, with the events that it logs. */
  function sealing(database: Database, secrets: ReturnType<typeof clusterSecrets>) {
    const events: (readonly [string, unknown])[] = [];
    const log = (_: string, event: string, fields?: Readonly<Record<string, unknown>>) =>
      void events.push([event, fields?.nodes ?? fields?.seals ?? fields?.rows]);
    const it = createClusterSealing({ database, blobs: new LocalBlobs({ dir: folder.path }), secrets, log });
    const sealAll = async () => {
      while (await it.step());
    };
    return { ...it, events, sealAll };
  }

  /** Announces a node with secrets, the first of which seals. */
  async function live(database: Database, name: string, ...secrets: readonly Uint8Array[]) {
    const node = { name, version: '1', roles: [], address: 'a:1', uptimeMs: 0, instance: name };
    const start = { publicUrl: 'https://p.example', sitesDomain: 'sites.example' };
    const nodes = createClusterNodes(createClusterEngine(database));
    const secretIDs = secrets.map(idOfSecret);
    await nodes.announce({ ...node, ...start, secretID: secretIDs[0] ?? '', secretIDs });
    return () => nodes.leave(node);
  }

  const [OLD_ID, NEW_ID] = [idOfSecret(OLD), idOfSecret(NEW)];

  test('a node that knows the next secret goes on with the old one, until it is told to rotate', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    const both = clusterSecrets([NEW, OLD]);
    await checkSecret(nodes.other, both);
    const it = sealing(nodes.other, both);
    await it.sealAll();
    expect(both.id).toBe(OLD_ID);
    expect((await it.status()).keys).toEqual([
      { id: NEW_ID, use: 'next' },
      { id: OLD_ID, use: 'seals' },
    ]);
    expect(await it.rotate(ACT)).toEqual({ from: OLD_ID, to: NEW_ID });
    await it.sealAll();
    expect(await it.status()).toMatchObject({
      keys: [
        { id: NEW_ID, use: 'seals' },
        { id: OLD_ID, use: 'unneeded' },
      ],
      remaining: 0,
      awaited: [],
    });
    const sealed = await sealedOf(nodes.one);
    expect(sealed.map((each) => Buffer.from(each.subarray(0, 4)).toString('hex'))).toEqual(Array(SECRETS).fill(NEW_ID));
    // Everything opens with the new one alone.
    const alone = clusterSecrets(NEW);
    await checkSecret(nodes.other, alone);
    const keys = createClusterKeys(nodes.other, alone);
    expect((await keys.signingKey(() => 'another')).value).toBe('the signing key');
    expect(await createClusterSessions(createClusterEngine(nodes.other), alone).find('h')).toBe('ana');
    const vault = createVault(alone);
    const [token = new Uint8Array(), role = new Uint8Array()] = sealed;
    expect([vault.open(tokenSealName('h2'), token), vault.open(roleSealName('ASIA'), role)]).toEqual([
      ...['the token', 'role'],
    ]);
    await expect(checkSecret(nodes.one, clusterSecrets(OLD))).rejects.toMatchObject(lacking(NEW));
  });

  test('a rotation is one row of the audit log, and one that is repeated is none', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    const both = clusterSecrets([NEW, OLD]);
    await checkSecret(nodes.other, both);
    const it = sealing(nodes.other, both);
    await it.rotate(ACT);
    expect(await it.rotate(ACT)).toEqual({ from: NEW_ID, to: NEW_ID });
    const rows = await createAuditStore(createClusterEngine(nodes.one)).after('', 0, 10);
    expect(rows.map(({ action, object, by, before }) => [action, object, by, before])).toEqual([
      ['secret.rotate', NEW_ID, ACT.by, JSON.stringify({ key: OLD_ID })],
    ]);
    await it.sealAll();
    await expect(it.rotate(ACT)).rejects.toThrow('The first secret of this node seals already');
  });

  test('it is refused as long as a node lacks the next secret, with the name of the node', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    const both = clusterSecrets([NEW, OLD]);
    await checkSecret(nodes.other, both);
    const it = sealing(nodes.other, both);
    await live(nodes.one, 'a', OLD, NEW);
    const leaveB = await live(nodes.one, 'b', OLD);
    await expect(it.rotate(ACT)).rejects.toThrow(/because these nodes do not have it: b$/);
    expect((await it.status()).keys[0]).toEqual({ id: NEW_ID, use: 'next' });
    await leaveB();
    expect(await it.rotate(ACT)).toEqual({ from: OLD_ID, to: NEW_ID });
  });

  test('a node that lacks the next secret itself says who has it, and not to make another one', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    await live(nodes.one, 'a', OLD, NEW);
    const behind = sealing(nodes.other, clusterSecrets(OLD));
    await expect(behind.rotate(ACT)).rejects.toThrow('lacks a secret that these nodes have: a');
  });

  test('nothing is sealed again before every node seals with it', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    const both = clusterSecrets([NEW, OLD]);
    await checkSecret(nodes.other, both);
    const it = sealing(nodes.other, both);
    await it.sealAll();
    await live(nodes.one, 'a', OLD, NEW);
    await it.rotate(ACT);
    await it.sealAll();
    expect(await it.status()).toMatchObject({ awaited: ['a'] });
    expect((await it.status()).remaining).toBeGreaterThan(0);
    expect(it.events).toContainEqual(['sealing_awaits_nodes', 'a']);
    await live(nodes.one, 'a', NEW, OLD);
    await it.sealAll();
    expect(await it.status()).toMatchObject({ awaited: [], remaining: 0 });
    expect(it.events).toContainEqual(['secret_unneeded', NEW_ID]);
  });

  test('a node that lacks a secret which rows still need is refused, and it says which', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    const both = clusterSecrets([NEW, OLD]);
    await checkSecret(nodes.other, both);
    await sealing(nodes.other, both).rotate(ACT);
    await expect(checkSecret(nodes.one, clusterSecrets(NEW))).rejects.toMatchObject(lacking(OLD));
  });

  test('with SLIPWAY_SECRET_PREVIOUS it needs no command', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    const leave = await live(nodes.one, 'a', OLD);
    const both = clusterSecrets(NEW, OLD);
    await checkSecret(nodes.other, both);
    const it = sealing(nodes.other, both);
    await it.sealAll();
    expect(both.id).toBe(OLD_ID);
    await leave();
    await live(nodes.one, 'a', NEW, OLD);
    await it.sealAll();
    expect(await it.status()).toMatchObject({ remaining: 0 });
    expect(both.id).toBe(NEW_ID);
  });

  test('a rotation that is taken back ends with the other secret', async () => {
    await using nodes = await twoNodes();
    await fill(nodes.one, OLD);
    const first = clusterSecrets([NEW, OLD]);
    await checkSecret(nodes.one, first);
    await sealing(nodes.one, first).rotate(ACT);
    const back = clusterSecrets([OLD, NEW]);
    await checkSecret(nodes.one, back);
    const it = sealing(nodes.one, back);
    expect(await it.rotate(ACT)).toEqual({ from: NEW_ID, to: OLD_ID });
    await it.sealAll();
    await checkSecret(nodes.other, clusterSecrets(OLD));
    expect((await it.status()).keys).toContainEqual({ id: NEW_ID, use: 'unneeded' });
  });

  test('several nodes seal again at once, and a node that is killed leaves the rest to the others', async () => {
    await using nodes = await twoNodes();
    const sessions = createClusterSessions(createClusterEngine(nodes.one), clusterSecrets(OLD));
    await checkSecret(nodes.one, clusterSecrets(OLD));
    const hashes = Array.from({ length: 350 }, (_, n) => `h${n}`);
    const wide = { lifetime: 60_000, perIdentity: 1_000, inAll: 1_000 };
    for (const hash of hashes) await sessions.open({ hash, identity: 'i', text: hash }, wide);
    const [a, b] = [clusterSecrets([NEW, OLD]), clusterSecrets([NEW, OLD])];
    const [one, other] = [sealing(nodes.one, a), sealing(nodes.other, b)];
    await one.rotate(ACT);
    // A transaction that ends without its commit, as that of a killed node does.
    const held = nodes.one.transaction(async (within) => {
      await within.query("INSERT INTO sealing (place, key_id) VALUES ('console_sessions', $1)", [NEW_ID]);
      throw new Error('the node was killed');
    });
    await expect(held).rejects.toThrow('the node was killed');
    await Promise.all([one.sealAll(), other.sealAll()]);
    await one.sealAll();
    const after = createClusterSessions(createClusterEngine(nodes.other), clusterSecrets(NEW));
    expect(await Promise.all(hashes.map((hash) => after.find(hash)))).toEqual(hashes);
    expect((await one.status()).remaining).toBe(0);
  });

  test('while PostgreSQL is away, keys and sessions are unavailable, and nobody is signed out by it', async () => {
    await using own = await startPostgres();
    await using database = openDatabase({ url: await own.createMigrated() });
    const secrets = clusterSecrets(NEW);
    const sessions = createClusterSessions(createClusterEngine(database), secrets);
    await sessions.open({ hash: 'h', identity: 'i', text: 'ana' }, BOUNDS);
    await own.kill();
    await expect(sessions.find('h')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(createClusterKeys(database, secrets).signingKey(() => 'x')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(sealing(database, clusterSecrets([NEW, OLD])).rotate(ACT)).rejects.toBeInstanceOf(StoreUnavailable);
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
  const keys = (['kvs', 'signing-key', 'console-session', 'secret-check'] as const).map((purpose) =>
    secrets.current(purpose),
  );
  expect(new Set(keys.map(({ key }) => Buffer.from(key).toString('hex'))).size).toBe(4);
  expect(new Set(keys.map(({ id }) => Buffer.from(id).toString('hex'))).size).toBe(1);
  for (const { key } of keys) expect(Buffer.compare(key, NEW)).not.toBe(0);
});
