import { hash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { ACCESS_TOKEN_LIMITS } from '../../src/contract/access-token.ts';
import { FIRST_HASH, walkChain } from '../../src/contract/audit.ts';
import type { PlatformMove } from '../../src/contract/platform-move.ts';
import { NODE_ROLES } from '../../src/contract/platform-start.ts';
import { countsWith } from '../../src/contract/usage.ts';
import { movePlatform } from '../../src/platform/engines/move.ts';
import { MEMBER_BOUNDS } from '../../src/platform/identity/members.ts';
import { ingestRelease } from '../../src/platform/objects/ingest.ts';
import { objectKey } from '../../src/platform/objects/names.ts';
import { type ClusterStores, openClusterStores } from '../../src/platform/stores/cluster/index.ts';
import { parseS3 } from '../../src/platform/stores/cluster/s3/settings.ts';
import { clusterSecrets } from '../../src/platform/stores/cluster/secrets/secrets.ts';
import type { Stores } from '../../src/platform/stores/index.ts';
import { interrupted } from '../../src/platform/stores/jobs.ts';
import { openLocalStores } from '../../src/platform/stores/local/index.ts';
import {
  hookSealName,
  roleSealName,
  seal,
  targetSealName,
  tokenSealName,
  unseal,
} from '../../src/platform/stores/rows/sealing.ts';
import { createApp, queue } from '../contract-suites/state.ts';
import { startProxy } from '../platform/stores/cluster/kvs-support.ts';
import { ACT } from '../support/acts.ts';
import { type ClusterPlace, clusterPlace, lacksCluster } from '../support/cluster.ts';
import { build, failBuild } from '../support/jobs.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { whole } from '../support/whole.ts';

const SHOP = { org: 'acme', project: 'web', appID: 'shop' };
const API = { org: 'acme', project: 'web', appID: 'api' };
const USED = { org: 'acme', project: 'web', app: 'shop', table: '' };
const NO_ID = new Uint8Array();
const FAILED = interrupted('build');
const LARGE = randomBytes(5 * 1024 * 1024);

/** Stores a blob under its content's name. */
async function put({ blobs }: Stores, bytes: Uint8Array): Promise<string> {
  await using writer = blobs.writer();
  const sha256 = hash('sha256', bytes);
  await writer.put(`acme/${sha256}`, bytes, sha256);
  await writer.settle();
  return sha256;
}

/** Fills a platform with all that moves. */
async function fill(stores: Stores): Promise<{ readonly token: string; readonly tokenHash: string }> {
  const { state, jobs, tables, roles, members, keys, keyring, logs, kvs, usage } = stores;
  await createApp(stores, SHOP);
  await state.apps.update(SHOP, { settings: { domains: ['www.shop.example', 'shop.example'] } }, ACT);
  await state.apps.create(
    {
      ...{ key: API, type: 'api' },
      config: {
        repository: 'acme/api',
        branch: 'main',
        buildCommand: null,
        outputDirectory: null,
        region: null,
        settings: {},
      },
    },
    ACT,
  );
  await state.apps.replaceEnv(SHOP, { B: 'ü\n"', A: '1', É: '' }, ACT);
  for (const text of ['one', 'two']) {
    const { deployID } = await queue(stores, SHOP);
    await logs.append(deployID, `log of ${text}\n`);
    await build(jobs, deployID, await put(stores, Buffer.from(text)));
  }
  const failed = await queue(stores, SHOP);
  await failBuild(jobs, failed.deployID, FAILED);
  await put(stores, LARGE);
  await usage.add({ writer: 'node', number: 1, rows: [{ scope: USED, hour: 0, counts: countsWith({ site_2xx: 7 }) }] });
  await keys.signingKey(() => '{"a":"key"}');
  const sealedFor = (name: string) => seal(keyring.current('kvs'), name, 'a secret');
  const token = `kvs_${'t'.repeat(43)}`;
  const tokenHash = hash('sha256', token, 'base64');
  const sealed = seal(keyring.current('kvs'), tokenSealName(tokenHash), token);
  await tables.create({ app: API, name: 'items', tokenHash, sealed, createdAt: 1, types: ['api'], most: 9 }, ACT);
  const { environmentID } = (await state.apps.find(API)) ?? { environmentID: '' };
  const role = seal(keyring.current('kvs'), roleSealName('ASIA1'), 'of the role');
  await roles.issue({ accessKeyID: 'ASIA1', environmentID, sealed: role, expiresAt: 9e12 }, { now: 1, most: 9 }, ACT);
  const member = {
    org: 'acme',
    project: 'web',
    who: 'ana@acme.example',
    role: 'deployer',
    bounds: MEMBER_BOUNDS,
    keepsAdmin: true,
  } as const;
  await members.set(member, { by: 'root@acme.example', via: 'console', from: null });
  const { accessTokens, notify, hooks, logins } = stores;
  const place = { org: 'acme', project: 'web', appID: null };
  const made = { id: 't1', hash: 'h', name: 'ci', role: 'viewer', maker: '{}', madeBy: 'ana@acme.example' };
  await accessTokens.create({ ...made, ...place, lifetimeMs: 9e9 }, ACCESS_TOKEN_LIMITS.atPlace, ACT);
  const told = { id: 'nt_1', kind: 'webhook', shown: 'https://hooks.example.com', events: ['deleted'] } as const;
  await notify.add({ ...told, ...place, sealed: sealedFor(targetSealName('nt_1')) }, ACT);
  await notify.test('acme', 'nt_1', ACT);
  const hook = { id: 'hk_1', forge: 'github', waits: true, reports: false } as const;
  await hooks.add({ ...hook, ...SHOP, sealed: sealedFor(hookSealName('hk_1')) }, ACT);
  await hooks.push({ id: 'p1', hook: 'hk_1', digest: 'd', branch: 'main', commit: 'c'.repeat(40), state: 'checks' });
  const bounds = { lifetimeMs: 9e9, intervalMs: 1, perAddress: 9, inAll: 9 };
  await logins.begin({ id: 'l1', userCode: 'u', secret: 's', machine: 'laptop', address: '192.0.2.1' }, bounds);
  const { keyspace = 0 } = (await tables.binding(tokenHash)) ?? {};
  for (const name of ['', 'a\0b', 'é', '😀']) {
    await kvs?.put(keyspace, name, { value: `"${name.length}"`, ttlMs: name === 'é' ? 3_600_000 : undefined });
  }
  return { token, tokenHash };
}

/** The contents of all files. SQLite makes an empty `-wal` to read a database. */
function filesOf(dir: string): Readonly<Record<string, string>> {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !/\.(?:lock|pid)$|-(?:shm|wal)$/.test(path));
  return Object.fromEntries(paths.map((path) => [path, hash('sha256', readFileSync(path))]));
}

describe.skipIf(lacksCluster('moving a platform into a cluster'))('moving a platform into a cluster', () => {
  let place: ClusterPlace;
  beforeAll(async () => {
    place = await clusterPlace();
  });
  afterAll(() => place[Symbol.asyncDispose]());

  /** A new cluster, with the options of a move to it. */
  async function target(dir: string) {
    const { cluster, env } = place.options('move');
    const given = {
      ...cluster,
      database: await place.postgres.create(),
      objects: `s3://${await place.s3.createBucket()}`,
    };
    const options: PlatformMove = {
      ...{
        dir,
        cluster: given,
        env,
        log: silentLog,
        signal: new AbortController().signal,
        onProgress: () => {},
        onWait: () => {},
        onMissing: () => {},
      },
    };
    const open = (): Promise<ClusterStores> =>
      openClusterStores({
        ...{ database: given.database, objects: parseS3(given.objects, env), secrets: clusterSecrets(place.secret) },
        ...{ roles: NODE_ROLES, node: 'test' },
      });
    return { options, open };
  }

  test('everything moves: first while the platform runs, then the rest after its stop', async () => {
    using folder = temporaryFolder();
    const { options, open } = await target(folder.path);
    const local = await openLocalStores({ dir: folder.path });
    const { token, tokenHash } = await fill(local);
    const first = await movePlatform(options);
    expect(first.isFinished).toBe(false);
    expect(first.parts.find(({ name }) => name === 'objects')).toMatchObject({ count: 3, written: 3 });
    const queued = await queue(local, SHOP);
    await local.state.apps.replaceEnv(SHOP, { C: '2' }, ACT);
    const audit = await local.audit.after('acme', 0, 100);
    const [site, list] = [await siteOf(local), await local.state.deployments.list(SHOP, { limit: 50 })];
    const failure = await local.state.deployments.failure(SHOP, list[1]?.deployID ?? '');
    await local[Symbol.asyncDispose]();

    const before = filesOf(folder.path);
    const second = await movePlatform(options);
    expect(filesOf(folder.path)).toEqual(before);
    expect(second.isFinished).toBe(true);
    expect(second.parts.map(({ name, count, written }) => [name, count, written])).toEqual([
      ...[
        ['objects', 3, 0],
        ['logs', 2, 0],
        ['apps', 2, 0],
        ['env', 1, 1],
        ['domains', 2, 0],
        ['deployments', 4, 1],
        ['releases', 2, 0],
      ],
      ...[
        ['idempotency', 0, 0],
        ['kvs_tables', 1, 0],
        ['kvs_dropped', 0, 0],
        ['kvs_roles', 1, 0],
        ['members', 1, 0],
        ['access_tokens', 1, 0],
        ['notify_targets', 1, 0],
        ['notify_deliveries', 1, 0],
        ['hooks', 1, 0],
        ['hook_pushes', 1, 0],
        ['logins', 1, 0],
        ['usage_sums', 6, 0],
        ['usage_scopes', 3, 0],
        ['usage_ended', 3, 0],
        ['cdn_sites', 0, 0],
        ['cdn_purges', 0, 0],
        ['cdn_use', 0, 0],
        ['dns_changes', 0, 0],
        ['dns_use', 0, 0],
        // The rows of the queued deployment and of the variables.
        ['audit_heads', 1, 1],
        ['audit', 19, 2],
        ['kvs_entries', 4, 4],
      ],
    ]);

    await using moved = await open();
    const keys = clusterSecrets(place.secret).all('kvs');
    const [target1] = await moved.notify.list('acme');
    const hook1 = await moved.hooks.find('hk_1');
    expect(unseal(keys, targetSealName('nt_1'), target1?.sealed ?? new Uint8Array())).toBe('a secret');
    expect(unseal(keys, hookSealName('hk_1'), hook1?.sealed ?? new Uint8Array())).toBe('a secret');
    expect(await moved.accessTokens.find('h')).toMatchObject({ name: 'ci' });
    expect(await moved.logins.asked('u')).toMatchObject({ machine: 'laptop' });
    expect(await siteOf(moved)).toEqual(site);
    expect(await moved.audit.after('acme', 0, 100)).toEqual(audit);
    await moved.state.apps.replaceEnv(SHOP, { C: '2', D: '1' }, ACT);
    const rows = await moved.audit.after('acme', 0, 100);
    expect(walkChain({ n: 0, hash: FIRST_HASH }, rows)).toMatchObject({ kind: 'fits', last: { n: audit.length + 1 } });
    await moved.state.apps.replaceEnv(SHOP, { C: '2' }, ACT);
    expect(await moved.state.releases.subdomainOf('shop.example')).toBe(site?.subdomain);
    expect(await moved.state.deployments.list(SHOP, { limit: 50 })).toEqual(list);
    expect(await moved.state.deployments.failure(SHOP, list[1]?.deployID ?? '')).toEqual(failure);
    expect(await moved.state.apps.env(SHOP)).toEqual({ C: '2' });
    expect(await whole(moved.blobs, `acme/${hash('sha256', LARGE)}`)).toEqual(LARGE);
    const [, , two, one] = list;
    for (const [text, deployment] of Object.entries({ one, two })) {
      const part = await moved.logs.read(deployment?.deployID ?? '', { from: 0, limit: 100 });
      expect(part?.text).toBe(`log of ${text}\n`);
    }
    expect(await moved.usage.series(USED, 'hour', 0)).toEqual([{ start: 0, counts: countsWith({ site_2xx: 7 }) }]);
    expect(await moved.usage.countEnded(10)).toBe(3);
    expect(await moved.members.of(['ana@acme.example'])).toMatchObject([
      { org: 'acme', project: 'web', role: 'deployer', grantedBy: 'root@acme.example' },
    ]);
    const binding = await moved.tables.binding(tokenHash);
    expect(await moved.kvs?.sizes(0, 9)).toMatchObject([{ keyspace: binding?.keyspace, keys: 4 }]);
    expect(await moved.kvs?.get(binding?.keyspace ?? 0, 'a\0b')).toEqual({ value: '"3"', expiresAt: null });
    expect(await moved.kvs?.get(binding?.keyspace ?? 0, 'é')).toEqual({ value: '"1"', expiresAt: expect.any(Number) });
    const sealed = (await moved.tables.list(API))?.tables[0]?.sealed ?? NO_ID;
    expect(unseal(moved.keyring.all('kvs'), tokenSealName(tokenHash), sealed)).toBe(token);
    expect((await moved.keys.signingKey(() => 'another')).value).toBe('{"a":"key"}');
    expect((await moved.jobs.claim('test'))?.deployID).toBe(queued.deployID);
    const next = await queue(moved, SHOP);
    expect(next.seq).toBeGreaterThan(queued.seq);
    expect((await moved.state.deployments.totals()).find(({ status }) => status === 'succeeded')?.count).toBe(2);
    await expect(movePlatform(options)).rejects.toThrow('has moved to this database already');
  });

  test('a deployment that a kill has left under way ends as interrupted', async () => {
    using folder = temporaryFolder();
    const { options, open } = await target(folder.path);
    const local = await openLocalStores({ dir: folder.path });
    await createApp(local, SHOP);
    const { deployID } = await queue(local, SHOP);
    await local.jobs.claim('killed');
    await local[Symbol.asyncDispose]();
    expect((await movePlatform(options)).isFinished).toBe(true);
    await using moved = await open();
    expect(await moved.state.deployments.find(SHOP, deployID)).toMatchObject({ status: 'failed' });
    expect(await moved.state.deployments.failure(SHOP, deployID)).toMatchObject({ code: 'interrupted' });
  });

  test('a move whose connections are cut waits, and goes on by itself', async () => {
    using folder = temporaryFolder();
    const { options } = await target(folder.path);
    const local = await openLocalStores({ dir: folder.path });
    await fill(local);
    await local[Symbol.asyncDispose]();
    await using proxy = await startProxy(Number(new URL(options.cluster.database).port));
    const waits: string[] = [];
    const cuts = new Set(['objects', 'kvs_tables']);
    const report = await movePlatform({
      ...{ ...options, cluster: { ...options.cluster, database: proxy.through(options.cluster.database) } },
      onProgress: (what) => void (cuts.delete(what) && proxy.cut()),
      onWait: (reason) => waits.push(reason),
    });
    expect(report.isFinished).toBe(true);
    expect(waits.length).toBeGreaterThanOrEqual(2);
  });

  test('an interrupted move goes on', async () => {
    using folder = temporaryFolder();
    const { options, open } = await target(folder.path);
    const local = await openLocalStores({ dir: folder.path });
    await fill(local);
    await local[Symbol.asyncDispose]();
    for (const what of ['objects', 'logs', 'kvs_roles']) {
      const stop = new AbortController();
      const onProgress = (name: string) => name === what && stop.abort(new Error(`stopped at ${name}`));
      await movePlatform({ ...options, signal: stop.signal, onProgress }).catch(() => {});
    }
    expect((await movePlatform(options)).isFinished).toBe(true);
    await using moved = await open();
    expect((await moved.state.deployments.list(SHOP, { limit: 9 })).length).toBe(3);
  });

  test('a damaged file stays behind, and the report names it and the app that has it', async () => {
    using folder = temporaryFolder();
    using site = temporaryFolder();
    const { options, open } = await target(folder.path);
    const local = await openLocalStores({ dir: folder.path });
    await createApp(local, SHOP);
    await createApp(local, API);
    const ingest = async (key: typeof SHOP, text: string) => {
      writeFileSync(join(site.path, 'index.html'), text);
      const parts = { blobs: local.blobs, org: 'acme', directory: site.path, signal: options.signal };
      const { manifestHash } = await ingestRelease(parts);
      await build(local.jobs, (await queue(local, key)).deployID, manifestHash);
    };
    await ingest(SHOP, 'hello world');
    await ingest(API, 'another page');
    await local[Symbol.asyncDispose]();
    const key = objectKey('acme', hash('sha256', 'hello world'));
    writeFileSync(join(folder.path, 'objects', key), 'hellX world');
    const before = filesOf(folder.path);
    const report = await movePlatform(options);
    expect(report).toMatchObject({ isFinished: true, damaged: { count: 1, keys: [key], apps: ['acme/web/shop'] } });
    expect(filesOf(folder.path)).toEqual(before);
    await using moved = await open();
    expect(await moved.blobs.head(key)).toBeUndefined();
    expect(await whole(moved.blobs, objectKey('acme', hash('sha256', 'another page')))).toEqual(
      Buffer.from('another page'),
    );
  });

  test.each([
    [
      'a folder without a platform',
      (options: PlatformMove) => ({ ...options, dir: join(options.dir, 'none') }),
      'invalid_input',
    ],
    [
      'another secret than that of the cluster',
      (options: PlatformMove) => ({ ...options, cluster: { ...options.cluster, secret: randomBytes(32) } }),
      'unsupported_data',
    ],
  ])('%s is refused', async (_, change, code) => {
    using folder = temporaryFolder();
    const { options, open } = await target(folder.path);
    await using local = await openLocalStores({ dir: folder.path });
    await createApp(local, SHOP);
    await (await open())[Symbol.asyncDispose]();
    await expect(movePlatform(change(options))).rejects.toMatchObject({ code });
  });
});

async function siteOf({ state }: Stores) {
  const { subdomain = '' } = (await state.apps.find(SHOP)) ?? {};
  return state.releases.site(subdomain);
}
