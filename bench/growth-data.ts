import { createCipheriv, randomBytes } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startLocalPlatform } from '../src/platform/engines/local.ts';
import { createRepository } from '../test/support/repositories.ts';

/**
 * The data directories of `growth.ts`. A real platform makes the first one, with a site, and with tables whose tokens
 * are known. SQL adds the rest to copies of it, so that a million deployments take seconds.
 */

/** The size of a data directory. */
export interface Scale {
  /** Apps of the organization `bench`. The app `app-00030` is the busiest of all. */
  readonly apps: number;
  readonly organizations: number;
  readonly appsOfEach: number;
  /** Deployments of the busiest app, beyond those that every app has. */
  readonly ofBusiest: number;
  /** Keys of idempotent requests in the last 24 hours. */
  readonly keys: number;
  /** Rows of the audit log of the organization `bench`. */
  readonly audit: number;
}

/** 120 apps, 5,800 deployments and 30,000 rows of the audit log: the first page of each list is full, also with several filters. */
export const SMALL: Scale = { apps: 60, organizations: 60, appsOfEach: 1, ofBusiest: 1_000, keys: 500, audit: 30_000 };
/** 20,000 apps, 1,000,000 deployments and 1,000,000 rows of the audit log. */
export const LARGE: Scale = {
  apps: 10_000,
  organizations: 2_000,
  appsOfEach: 5,
  ofBusiest: 200_000,
  keys: 100_000,
  audit: 1_000_000,
};

export const BUSIEST = 'app-00030';
/** The number of deployments of each app. The last one is live. */
const OF_EACH = 40;
/** Deployments whose release is kept: the last ten that succeeded. */
const KEPT_FROM = 29;
/** One of this number of deployments fails. */
const FAILS_ONE_OF = 25;
const ROLES_OF_EACH = 5;
const FUNCTION_APPS = 20;
const TABLES = ['one', 'two'] as const;
const HOUR = 3_600_000;

/** Variables of a function app with tables `one` and `two`. */
export type Variables = Readonly<Record<string, string>>;

/** Makes a data directory with a live site and with function apps. Returns the variables of these. */
export async function seed(dir: string): Promise<readonly Variables[]> {
  await using platform = await startLocalPlatform({ dir, port: 0, env: process.env, allowLocalGit: true });
  using repository = createRepository({ 'index.html': `<p>${'A landing page. '.repeat(200)}</p>` });
  const authorization = `Bearer ${await platform.mintToken()}`;
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const response = await fetch(`${platform.baseUrl}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return Object(await response.json());
  };
  const apps = '/orgs/bench/projects/seed/apps';
  const source = { repository: repository.path, branch: 'main', outputDirectory: '.' };
  await call('POST', `/api/v1${apps}`, { name: 'site', type: 'web-landing', ...source });
  const { deployID } = await call('POST', `/api/v1${apps}/site/deployments`, {});
  for (let status = ''; status !== 'succeeded'; ) {
    const { deployments } = await call('GET', `/api/v1${apps}/site/deployments`);
    status = String(deployments.find((each: { deployID: string }) => each.deployID === deployID)?.status);
    if (status === 'failed') throw new Error('The seed site was not deployed');
  }
  const all: Variables[] = [];
  for (let count = 0; count < FUNCTION_APPS; count += 1) {
    await call('POST', `/api/v1${apps}`, {
      name: `kvs-${count}`,
      type: 'api',
      repository: 'bench/bench',
      branch: 'main',
    });
    for (const name of TABLES) await call('POST', `/operator${apps}/kvs-${count}/tables`, { name });
    all.push((await call('POST', `/operator${apps}/kvs-${count}/runtime`, {})).variables);
  }
  return all;
}

/** Copies the data directory `from` to `to`, and grows the copy to a scale. */
export function grow(from: string, to: string, scale: Scale): void {
  cpSync(from, to, { recursive: true });
  const database = new DatabaseSync(join(to, 'platform.db'), { enableForeignKeyConstraints: false });
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -500000; BEGIN');
  addApps(database, scale);
  addDeployments(database, scale);
  addAudit(database, scale);
  addTables(database, readFileSync(join(to, 'platform.key')));
  const age = database.prepare(`${numbers(scale.keys)} INSERT INTO idempotency
    SELECT 'ana', printf('key-%d', i), 'hash', 202, '{}', ? - i * ? FROM n`);
  age.run(Date.now(), (23 * HOUR) / scale.keys);
  // Write all data to the disk before the measurements.
  database.exec('COMMIT; PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

/** Adds rows to the audit log: of 60 apps, 50 people and three actions. Their hashes are no chain, which appends do not read. */
function addAudit(database: DatabaseSync, { audit }: Scale): void {
  const known = database.prepare("SELECT n FROM audit_heads WHERE org = 'bench'").get()?.n ?? 0;
  const first = Date.now() - audit * 1_000;
  database.exec(`${numbers(audit)} INSERT INTO audit (org, n, at, project, app_id, action, who, via, client, request, becomes, hash)
    SELECT 'bench', ${Number(known) + 1} + i, ${first} + i * 1000, 'web', printf('app-%05d', i % 60),
      CASE i % 3 WHEN 0 THEN 'env.edit' WHEN 1 THEN 'app.update' ELSE 'deployment.create' END,
      printf('person-%d@example.com', i % 50), 'id-token', '192.0.2.1', printf('req-%d', i),
      '{"added":["NAME_OF_A_VARIABLE"]}', printf('%064d', i) FROM n`);
  database.exec(`INSERT INTO audit_heads VALUES ('bench', ${Number(known) + audit}, ${Date.now()}, '${'0'.repeat(64)}', 0, '${'0'.repeat(64)}')
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at`);
}

/** A table `n` with the numbers from 0 to `count - 1` in its column `i`. */
function numbers(count: number): string {
  return `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})`;
}

function addApps(database: DatabaseSync, { apps, organizations, appsOfEach }: Scale): void {
  const insert = (org: string, app: string, count: number) =>
    database.exec(`${numbers(count)} INSERT INTO apps (org, project, app_id, name, type, repository, branch,
      subdomain, environment_id, created_at, updated_at) SELECT ${org}, 'web', ${app}, ${app}, 'api', 'bench/bench',
      'main', ${app} || '-' || ${org}, 'env-' || ${app} || '-' || ${org}, 0, 0 FROM n`);
  insert("'bench'", "printf('app-%05d', i)", apps);
  const org = `printf('org-%05d', i / ${appsOfEach})`;
  insert(org, `printf('app-%05d', i % ${appsOfEach})`, organizations * appsOfEach);
}

/** Adds deployments to all apps in turn, and then the further ones of the busiest app. */
function addDeployments(database: DatabaseSync, { ofBusiest }: Scale): void {
  const failed = `i % ${FAILS_ONE_OF} = ${FAILS_ONE_OF / 2 - 0.5}`;
  const insert = (count: number, offset: number, which: string) =>
    database
      .prepare(`${numbers(count)} INSERT INTO deployments (deploy_id, app, status, stage, branch, commit_sha, created_at,
      started_at, finished_at, failure) SELECT printf('dpl-%d-%d', a.id, i + ${offset}), a.id,
      iif(${failed}, 'failed', 'succeeded'), iif(${failed}, 'build', 'activate'), 'main', printf('%040d', i),
      1700000000000 + i, 1700000001000 + i, 1700000009000 + i, iif(${failed}, ?, NULL)
      FROM n CROSS JOIN apps a WHERE ${which}`)
      .run(FAILURE);
  insert(OF_EACH, 0, "a.project = 'web'");
  insert(ofBusiest, OF_EACH, `a.org = 'bench' AND a.project = 'web' AND a.app_id = '${BUSIEST}'`);
  database.exec(`INSERT INTO releases SELECT printf('dpl-%d-%d', a.id, i), a.id, (SELECT manifest FROM releases), 0
    FROM (${numbers(OF_EACH)} SELECT i FROM n WHERE i >= ${KEPT_FROM} AND NOT ${failed}) CROSS JOIN apps a
    WHERE a.project = 'web'; UPDATE apps SET live_release = printf('dpl-%d-${OF_EACH - 1}', id) WHERE project = 'web'`);
}

const FAILURE = JSON.stringify({
  ...{ stage: 'build', code: 'build_failed', message: 'The build command exited with 1', exitCode: 1, signal: null },
  ...{ log: Array(20).fill('src/main.ts(1,1): error TS2304: Cannot find name "x".'), diagnostics: [] },
});

/** Adds two tables and five sets of credentials to each app, sealed as the platform seals them. */
function addTables(database: DatabaseSync, key: Buffer): void {
  const seal = (name: string, secret: string) => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
    return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  };
  const secrets = JSON.stringify({ secret: 'x'.repeat(40), sessionToken: 'x'.repeat(128) });
  database.function('sealed_token', { directOnly: true }, (hash) => seal(`kvs-token:${hash}`, 'x'.repeat(47)));
  database.function('sealed_role', { directOnly: true }, (id) => seal(`kvs-role:${id}`, secrets));
  for (const name of TABLES) {
    database.exec(`INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at)
      SELECT id, '${name}', h, sealed_token(h), 0 FROM (SELECT id, printf('%043d${name}', id) AS h FROM apps WHERE project = 'web')`);
  }
  database
    .prepare(`${numbers(ROLES_OF_EACH)} INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at)
    SELECT k, environment_id, sealed_role(k), ? + i FROM (SELECT i, environment_id, printf('ASIB%08d%08d', id, i) AS k
      FROM n CROSS JOIN apps WHERE project = 'web')`)
    .run(Date.now() + 11 * HOUR);
}
