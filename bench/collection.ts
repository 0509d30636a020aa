import { hash, randomBytes } from 'node:crypto';
import { systemClock } from '../src/base/clock.ts';
import { silentLog } from '../src/base/log.ts';
import { collectGarbage } from '../src/platform/objects/collect.ts';
import { objectKey } from '../src/platform/objects/names.ts';
import { encodeIndex } from '../src/platform/objects/release-index.ts';
import { type Database, openDatabase } from '../src/platform/stores/cluster/database/database.ts';
import { openClusterStores } from '../src/platform/stores/cluster/index.ts';
import { parseS3 } from '../src/platform/stores/cluster/s3/settings.ts';
import { clusterSecrets } from '../src/platform/stores/cluster/secrets/secrets.ts';
import type { Stores } from '../src/platform/stores/index.ts';
import { createApp, queue } from '../test/contract-suites/state.ts';
import { installedCeph } from '../test/support/ceph.ts';
import { type ClusterPlace, clusterPlace } from '../test/support/cluster.ts';
import { build } from '../test/support/jobs.ts';
import { anyPostgres } from '../test/support/postgres.ts';
import { installedSwift } from '../test/support/swift.ts';
import { alternate, type BenchRow, rowOf, timed } from './harness.ts';

const RELEASES = 100_000;
const FEW = 100;
/** Releases that change between two collections. Each has so many files of its own. */
const CHANGED = 10;
const FILES = 20;
const ROUNDS = 7;

/**
 * The rows of releases that a collection has recorded before, ten of an app, with their files: half of them are the app's, half the
 * release's. Files that nobody reads are only rows.
 */
const FILL = (releases: number) => `
  INSERT INTO apps (org, project, app_id, name, type, repository, branch, subdomain, environment_id, live_release,
    created_at, updated_at)
    SELECT 'org-' || n % 100, 'web', 'old-' || n, 'old', 'static', 'acme/x', 'main', 'old-' || n, 'env-old-' || n,
      'dpl-old-' || n || '-9', 1, 1 FROM generate_series(1, ${releases / 10}) n;
  ALTER TABLE deployments DISABLE TRIGGER USER;
  ALTER TABLE releases DISABLE TRIGGER USER;
  INSERT INTO deployments (deploy_id, app, org, status, stage, branch, created_at, started_at, finished_at, fence)
    SELECT 'dpl-' || a.app_id || '-' || n, a.id, a.org, 'succeeded', 'activate', 'main', 1, 1, 1, 1 FROM apps a, generate_series(0, 9) n;
  INSERT INTO releases (deploy_id, app, seq, manifest, created_at)
    SELECT deploy_id, app, seq, encode(sha256(deploy_id::bytea), 'hex'), 1 FROM deployments;
  ALTER TABLE deployments ENABLE TRIGGER USER;
  ALTER TABLE releases ENABLE TRIGGER USER;
  INSERT INTO release_objects (org, manifest, objects)
    SELECT a.org, r.manifest, sha256(r.deploy_id::bytea) || (SELECT string_agg(sha256((CASE WHEN n < ${FILES / 2} THEN a.app_id
      ELSE r.deploy_id END || '/' || n)::bytea), ''::bytea) FROM generate_series(1, ${FILES}) n)
    FROM releases r JOIN apps a ON a.id = r.app;
  INSERT INTO object_references (org, object, releases)
    SELECT org, substring(objects FROM 32 * n + 1 FOR 32) AS object, count(*) FROM release_objects, generate_series(0, ${FILES}) n
    GROUP BY 1, 2 ORDER BY 1, 2;
  INSERT INTO blobs (key, last_generation, generation, size, sha256, etag, stored_at, touched_at)
    SELECT org || '/' || left(h, 2) || '/' || h, 1, 1, 10, h, 'x', 1, 1 FROM (SELECT org, encode(object, 'hex') AS h
      FROM object_references) o;
  UPDATE collection SET swept_before = slipway_now() - 3600000;
  ANALYZE`;

/** Measures a collection after ten of 100,000 releases have changed, against one after ten of 100 have. */
export async function benchCollection(): Promise<readonly BenchRow[]> {
  const postgres = anyPostgres();
  const s3 = installedSwift() ?? installedCeph();
  if (!postgres || !s3) {
    process.stderr.write(`collection: not measured: no ${postgres ? 'S3 service' : 'PostgreSQL'} is installed\n`);
    return [];
  }
  await using place = await clusterPlace({ name: s3.name, postgres, s3 });
  await using many = await openPlace(place, RELEASES);
  await using few = await openPlace(place, FEW);
  for (const each of [many, few]) await each.collect();
  const times = await alternate(ROUNDS, { many: many.collect, few: few.collect });
  return [
    rowOf('collection of 10 changes of 100,000 releases, against 100', 'ms', { atMost: 2 }, times.many, times.few),
  ];
}

async function openPlace(place: ClusterPlace, releases: number) {
  const name = `collection-${releases}`;
  const { cluster, env } = place.options(name);
  const url = await place.postgres.create();
  const stores = await openClusterStores({
    ...{ database: url, objects: parseS3(`${cluster.objects}-${name}`, env), secrets: clusterSecrets(randomBytes(32)) },
    ...{ roles: ['build'], node: name },
  });
  {
    await using database = openDatabase({ url, statementMs: 600_000 });
    const ms = await timed(() => fill(database, releases));
    process.stderr.write(`${releases} releases recorded in ${Math.round(ms)} ms\n`);
  }
  const apps = Array.from({ length: CHANGED }, (_, n) => ({ org: `org-${n}`, project: 'web', appID: `new-${n}` }));
  for (const app of apps) await createApp(stores, app);
  let round = 0;
  const { blobs, references } = stores;
  return {
    /** Makes a release of each app, and returns the milliseconds of a collection. */
    async collect() {
      round += 1;
      for (const app of apps) await deploy(stores, app, round);
      const { signal } = new AbortController();
      return timed(() => collectGarbage({ blobs, references, signal, clock: systemClock, log: silentLog }));
    },
    [Symbol.asyncDispose]: () => stores[Symbol.asyncDispose](),
  };
}

async function fill(database: Database, releases: number): Promise<void> {
  for (const statement of FILL(releases).split(';')) await database.query(statement);
}

async function deploy(
  stores: Stores,
  app: { readonly org: string; readonly project: string; readonly appID: string },
  round: number,
) {
  await using writer = stores.blobs.writer();
  const put = async (bytes: Buffer) => {
    const sha256 = hash('sha256', bytes);
    await writer.put(objectKey(app.org, sha256), bytes, sha256);
    return sha256;
  };
  const files = await Promise.all(
    Array.from({ length: FILES }, async (_, n) => {
      const bytes = Buffer.from(`${app.appID} ${round} ${n}`);
      return { path: `f${n}`, hash: await put(bytes), size: bytes.length };
    }),
  );
  const manifestHash = await put(encodeIndex(files, Buffer.alloc(0)));
  await writer.settle();
  const { deployID } = await queue(stores, app);
  await build(stores.jobs, deployID, manifestHash);
}
