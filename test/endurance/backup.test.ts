import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPlatform } from '../../src/cli/platforms/running.ts';
import { CrashBench, manyFiles, site, storedObjects } from '../support/crash.ts';
import { temporaryFolder } from '../support/temporary.ts';

const COPIES = 3;

test('a copy that is made while deployments run is a working platform with complete sites', async () => {
  using folder = temporaryFolder();
  using shop = manyFiles('shop');
  using blog = manyFiles('blog');
  const apps = [shop, blog];
  await using bench = new CrashBench(join(folder.path, 'data'));
  await bench.start();
  for (const app of apps) await bench.create(app);
  await Promise.all(apps.map(({ name }) => bench.succeeds(name)));
  const copyOf = (n: number) => join(folder.path, `copy-${n}`);
  const { requestToken } = await findPlatform(bench.dataDir);
  const copy = (to: string) =>
    bench.client.call('POST', '/backup', { body: { to }, authorization: `Bearer ${requestToken}` });
  for (let n = 0; n < COPIES; n += 1) {
    for (const { repository } of apps) repository.commit(site(n + 1, 200, 'site/'));
    // Some deployments end before the copy, and some during it.
    const deploys = apps.map(({ name }) => bench.succeeds(name));
    if (n % 2 === 0) await deploys[0];
    expect((await copy(copyOf(n))).status).toBe(200);
    await Promise.all(deploys);
  }
  await bench.kill();

  for (let n = 0; n < COPIES; n += 1) {
    await using restored = new CrashBench(copyOf(n));
    await restored.start();
    for (const app of apps) {
      await restored.checkEnded(app.name);
      await restored.checkSite(app);
      await restored.succeeds(app.name);
      await restored.checkSite(app);
    }
    await restored.kill();
    storedObjects(copyOf(n));
  }
});
