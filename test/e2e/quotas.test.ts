import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import type { Platform } from '../../src/platform/index.ts';
import { runAction } from '../support/action.ts';
import { createRepository } from '../support/repositories.ts';
import { scratchFolder } from '../support/scratch.ts';
import { slipway } from '../support/slipway.ts';

const dataDir = join(await scratchFolder(), 'data');
const repository = createRepository({ 'index.html': `<h1>Shop</h1>${'-'.repeat(3_000)}` });
const SOMEBODY = 'ana@acme.example';
const BUSY = { timeout: 300_000 };
let platform: Platform;

function setQuotas(quotas: object): void {
  const organizations = { acme: { deployer: SOMEBODY, quotas } };
  writeFileSync(join(dataDir, 'platform.json'), JSON.stringify({ organizations }));
}

beforeAll(async () => {
  mkdirSync(dataDir, { mode: 0o700 });
  setQuotas({ apps: 1 });
  platform = await startLocalPlatform({ dir: dataDir, port: 0, allowLocalGit: true, env: process.env });
});
afterAll(async () => {
  await platform.close();
  repository[Symbol.dispose]();
});

async function ask(path: string): Promise<{ status: number; answer: Record<string, never> }> {
  const headers = { authorization: `Bearer ${await platform.mintToken({ email: SOMEBODY })}` };
  const response = await fetch(`${platform.baseUrl}${path}`, { headers });
  return { status: response.status, answer: (await response.json()) as Record<string, never> };
}

/** Waits until a changed `platform.json` counts. */
async function counts(name: string, quota: number): Promise<void> {
  await vi.waitFor(async () => {
    const { quotas } = (await ask('/operator/orgs/acme/quotas')).answer;
    expect(quotas).toContainEqual(expect.objectContaining({ name, quota }));
  }, 20_000);
}

const act = async (app: string) => {
  const token = await platform.mintToken({ email: SOMEBODY });
  const source = { repository: repository.path, branch: 'main', 'output-directory': '.' };
  return runAction(platform, {
    org: 'acme',
    project: 'web',
    app,
    'id-token': token,
    'id-token-audience': '',
    ...source,
  });
};
const deploy = (app: string) =>
  slipway(
    ...['deploy', '--org', 'acme', '--project', 'web', '--app', app, '--repository', repository.path],
    ...['--branch', 'main', '--output-directory', '.', '--email', SOMEBODY, '--data', dataDir],
  );

test('a deploy that comes near a quota is warned of, and one over it is refused with the number', BUSY, async () => {
  const near = await act('shop');
  expect([near.code, near.log]).toEqual([0, expect.stringContaining('succeeded')]);
  const warning = 'The organization acme has used up its quota apps: 1 of 1 app.';
  expect(near.log).toContain(`\n::warning::${warning}\n`);
  expect(near.summary).toContain(warning);
  const deployID = near.outputs['deploy-id'];
  const log = await ask(`/operator/orgs/acme/projects/web/apps/shop/deployments/${deployID}/log`);
  expect(log.answer.text).toContain(`Warning: ${warning}\n`);

  const over = 'The organization acme has 1 of 1 app (quota apps). Delete an app that is not needed';
  const refused = await act('blog');
  expect(refused.code).toBe(1);
  expect(refused.log.match(/^::error.*$/gm)).toEqual([expect.stringContaining(`422 quota_exceeded ("${over}`)]);
  const told = await deploy('blog');
  expect([told.code, told.err]).toEqual([3, expect.stringContaining(`quota_exceeded ("${over}`)]);
  expect(told.err).toContain('slipway usage --org ORG');
  expect((await ask('/operator/orgs/acme/apps')).answer.apps).toHaveLength(1);
});

test('a release over the quota of files fails its deployment, with the numbers in its log', BUSY, async () => {
  setQuotas({ disk: '4KiB' });
  await counts('disk', 4_096);
  const over = 'The organization acme has 4 KiB of 4 KiB (quota disk), and would have 8 KiB.';
  const failed = await deploy('blog');
  expect([failed.code, failed.err]).toEqual([1, expect.stringContaining(over)]);
  expect(failed.err).toContain('disk_quota');
  const { deployments } = (await ask('/operator/orgs/acme/projects/web/apps/blog/deployments')).answer;
  const [{ deployID }] = deployments as unknown as readonly [{ readonly deployID: string }];
  const log = await ask(`/operator/orgs/acme/projects/web/apps/blog/deployments/${deployID}/log`);
  expect(log.answer.text).toContain(over);
});

test('a deployment is refused once builds took their time, and the command line shows what is used', BUSY, async () => {
  setQuotas({ buildMinutesPerMonth: 0, disk: '1MiB' });
  await counts('buildMinutesPerMonth', 0);
  const refused = await deploy('shop');
  expect(refused.code).toBe(3);
  expect(refused.err).toMatch(/quota_exceeded .*\d of 0 build minutes \(quota buildMinutesPerMonth\) this month/);
  const again = await slipway(
    ...['redeploy', '--org', 'acme', '--project', 'web', '--app', 'shop', '--email', SOMEBODY, '--data', dataDir],
  );
  expect([again.code, again.err]).toEqual([3, expect.stringContaining('quota_exceeded')]);
  const usage = await slipway('usage', '--org', 'acme', '--email', SOMEBODY, '--data', dataDir);
  expect(usage.out).toMatch(/^Apps +2 of 1,000 +0 %/m);
  expect(usage.out).toMatch(/^Files of releases +4 KiB of 1 MiB +0 %/m);
  expect(usage.out).toMatch(/^Store requests this month +0, no quota/m);
  const json = JSON.parse(
    (await slipway('usage', '--org', 'acme', '--email', SOMEBODY, '--data', dataDir, '--json')).out,
  );
  expect(json.quotas).toContainEqual({ name: 'apps', used: 2, quota: 1_000, near: false });
});
