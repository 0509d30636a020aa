import { expect, test } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { Edge } from '../../../src/platform/edge/edge.ts';
import { LateSites } from '../../../src/platform/edge/late.ts';
import { SiteDirectory } from '../../../src/platform/edge/site-directory.ts';
import { createLocalChanges } from '../../../src/platform/stores/local/changes.ts';
import { createApp, queue } from '../../contract-suites/state.ts';
import { describeOnPostgres, openClusterHandles, type Statement } from '../../support/cluster-stores.ts';
import { build } from '../../support/jobs.ts';
import { bytesOf, request, TestSite } from './support.ts';

describeOnPostgres('a node that hears of no switch', (server) => {
  test('answers an asset of the new release, and a flood of what is missing is no flood of statements', async () => {
    const statements: Statement[] = [];
    await using nodes = await openClusterHandles(server(), { statements });
    await using files = new TestSite();
    const { a, b } = nodes;
    const { subdomain } = await createApp(a);
    const deploy = async (n: number) => {
      await files.deploy(`d${n}`, {
        'index.html': `page ${n}`,
        [`assets/app-${n}a1b2c3d.js`]: `app ${n}`,
      });
      const { deployID } = await queue(a);
      await build(a.jobs, deployID, files.site.release?.manifestHash ?? '');
    };
    // The real notifications of the database do not reach it.
    using sites = new SiteDirectory(b.state.releases, createLocalChanges());
    using late = new LateSites(sites, systemClock);
    const { handler } = new Edge({ sites, late, objects: files.objects, cacheBytes: 1_000_000, log: () => {} });
    const visit = async (target: string, host = `${subdomain}.localhost`) => {
      const { status, body } = await handler(request('GET', target, { host }));
      return `${status} ${(await bytesOf(body)).toString()}`;
    };
    await deploy(1);
    expect(await visit('/')).toBe('200 page 1');
    await deploy(2);
    expect(await visit('/')).toBe('200 page 1');
    expect(await visit('/assets/app-2a1b2c3d.js')).toBe('200 app 2');
    expect(await visit('/')).toBe('200 page 2');
    expect(await visit('/assets/app-1a1b2c3d.js')).toBe('200 app 1');

    statements.length = 0;
    const began = performance.now();
    for (let round = 0; round < 5; round += 1) {
      const asked = Array.from({ length: 200 }, (_, n) => `/assets/none-${round}${1_000 + n}b2c3d4.js`);
      const answers = await Promise.all(asked.flatMap((path) => [visit(path), visit('/', 'none.localhost')]));
      expect(answers.filter((answer) => !answer.startsWith('404 '))).toEqual([]);
    }
    const seconds = (performance.now() - began) / 1_000;
    const reads = statements.filter(({ values }) => values.includes(subdomain)).length;
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThanOrEqual(2 * seconds + 2);
    // A name without a site is remembered for five seconds.
    expect(statements.length - reads).toBeLessThanOrEqual(seconds / 5 + 2);
  });
});
