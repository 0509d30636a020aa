import { expect, test, vi } from 'vitest';
import { isObject } from '../../src/base/json.ts';
import { clusterEngines, clusterPlace, lacksCluster } from '../support/cluster.ts';
import { LOGGED, logSize, statementsSince } from '../support/postgres-log.ts';
import { createRepository } from '../support/repositories.ts';
import { slipway, tokenOf } from '../support/slipway.ts';
import { runOn } from '../support/standby.ts';

/** What a deployment of three files asked, with a margin. Beside that, a node asks a few things each second. */
const MOST = 100;
/** The same statement, such as a claim, which the node repeats after each change of a deployment. */
const SAME_MOST = 10;
const EACH_SECOND = 5;
const SAME_EACH_SECOND = 1;

test.skipIf(lacksCluster('the statements of a deployment'))(
  'a deployment asks PostgreSQL a bounded number of statements, and none of them twenty times',
  { timeout: 120_000 },
  async () => {
    await using place = await clusterPlace(clusterEngines('the statements of a deployment')[0], LOGGED);
    const { dir, cluster } = place.options('one');
    await using node = await place.start('one');
    using repository = createRepository({ 'index.html': 'one', 'style.css': 'a {}', 'more/index.html': 'more' });
    const app = ['--org', 'acme', '--project', 'web', '--app', 'site', '--data', dir];
    const source = ['--repository', repository.path, '--branch', 'main', '--output-directory', '.'];
    expect(await slipway('deploy', ...app, ...source)).toMatchObject({ code: 0 });
    repository.commit({ 'index.html': 'two' });

    const from = await logSize(place.postgres.url());
    const began = performance.now();
    const deployments = `http://127.0.0.1:${node.port}/api/v1/orgs/acme/projects/web/apps/site/deployments`;
    const headers = { authorization: `Bearer ${await tokenOf(dir)}`, 'content-type': 'application/json' };
    const answer: unknown = await (await fetch(deployments, { method: 'POST', headers, body: '{}' })).json();
    const deployID = isObject(answer) ? answer.deployID : undefined;
    // Read past the node, whose answers to a client that follows would be counted too.
    const status = `SELECT status FROM deployments WHERE deploy_id = '${deployID}'`;
    await vi.waitFor(
      async () => expect(await runOn(cluster.database, status)).toEqual([{ status: 'succeeded' }]),
      60_000,
    );
    const seconds = (performance.now() - began) / 1_000;
    const statements = await statementsSince(place.postgres.url(), from, 'slipway one');

    expect(statements.filter((text) => text.startsWith('UPDATE deployments SET status')).length).toBeGreaterThan(3);
    expect(statements.length).toBeLessThanOrEqual(MOST + seconds * EACH_SECOND);
    const counts = Map.groupBy(statements, (text) => text);
    const often = [...counts.values()].filter(({ length }) => length > SAME_MOST + seconds * SAME_EACH_SECOND);
    expect(often.map(({ length, 0: text }) => `${length} times ${text}`)).toEqual([]);
  },
);
