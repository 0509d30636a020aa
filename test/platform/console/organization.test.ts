import { expect, test } from 'vitest';
import { wordsOf } from './records.ts';
import { formsOf, openStage, visitorOf } from './support.ts';

const ORG = '/console/orgs/acme';
const POLICY = {
  organizations: {
    acme: { deployer: ['dev@acme.example'], viewer: ['view@acme.example'] },
    else: { deployer: ['dev@else.example'] },
  },
};

test('the queue shows what runs, what waits and what is ahead, and cancels what waits and what builds', async () => {
  await using stage = await openStage(POLICY);
  const ana = await visitorOf(stage);
  expect(wordsOf((await ana.get(`${ORG}/queue`)).text)).toContain('Nothing is built and nothing waits');
  for (const app of ['one', 'two', 'three', 'four']) await stage.createApp(app, 'web-landing');
  // The platform builds two at once.
  const ids: Record<string, string> = {};
  for (const app of ['one', 'two', 'three', 'four']) ids[app] = await stage.deploy(app);
  const running = async () => (await ana.get(`${ORG}/queue`)).text.match(/Building/g)?.length;
  await expect.poll(running).toBe(2);
  await stage.deploy('one');
  const page = await ana.get(`${ORG}/queue`);
  const words = wordsOf(page.text);
  expect(words).toMatch(
    /Running App State Phases Time Actions one web Branch main Building build .* two web Branch main Building/,
  );
  expect(words).toMatch(
    /three web Branch main 1 Nothing of this organization: it is next .* four web Branch main 2 three .* one web Branch main 3 The build of one that runs/,
  );
  expect(formsOf(page.text)).toHaveLength(5);
  const cancel = `${ORG}/projects/web/apps/four/deployments/${ids.four}/cancel`;
  expect(formsOf(page.text)).toContain(cancel);
  const cancelled = await ana.post(cancel, { back: `${ORG}/queue` });
  expect([cancelled.status, cancelled.location]).toEqual([303, `${ORG}/queue?done=cancelled`]);
  const after = wordsOf((await ana.get(cancelled.location ?? '')).text);
  expect(after).toContain('The deployment is cancelled.');
  expect(after).not.toContain('four web');
  const other = `${ORG}/projects/web/apps/three/deployments/${ids.three}`;
  expect((await ana.post(`${other}/cancel`, { back: 'https://evil.example' })).location).toBe(
    `${other}?done=cancelled`,
  );
  const building = `${ORG}/projects/web/apps/two/deployments/${ids.two}/cancel`;
  expect((await ana.post(building, { back: `${ORG}/queue` })).location).toBe(`${ORG}/queue?done=cancelled`);
  expect(wordsOf((await ana.get(`${ORG}/queue`)).text)).not.toContain('two web');
  const viewer = await visitorOf(stage, 'view@acme.example');
  expect(formsOf((await viewer.get(`${ORG}/queue`)).text)).toEqual([]);
  expect(wordsOf((await viewer.get(`${ORG}/queue`)).text)).toContain('The build of one that runs');
  stage.builder.release();
});

test('what needs attention names the app, its project, and why', async () => {
  await using stage = await openStage(POLICY);
  const ana = await visitorOf(stage);
  await stage.createApp('shop', 'web-landing');
  await stage.deploy('shop');
  stage.builder.release();
  const overview = async () => wordsOf((await ana.get(ORG)).text);
  await expect
    .poll(overview, { timeout: 20_000 })
    .toMatch(/Needs attention shop Build failed: .* \(exit code 7\) web Branch main No live release/);
});

test('a project lists its apps with their state, last deployment and use, page by page', async () => {
  await using stage = await openStage(POLICY);
  const ana = await visitorOf(stage);
  await stage.createApp('shop', 'web-landing');
  await stage.createApp('blog', 'api');
  const deployID = await stage.deploy('shop');
  const page = await ana.get(`${ORG}/projects/web`);
  const words = wordsOf(page.text);
  expect(words).toMatch(
    /blog api Not deployed None 0 0 bytes shop web-landing (?:Queued|Building) Branch main just now 0 0 bytes/,
  );
  expect(page.text).toContain(`deployments/${deployID}"`);
  expect(page.text).toContain(`href="${ORG}/new?project=web"`);
  for (let n = 0; n < 51; n += 1) await stage.createApp(`zoo-${String(n).padStart(2, '0')}`, 'web-landing');
  const first = (await ana.get(`${ORG}/projects/web`)).text;
  expect(Buffer.byteLength(first)).toBeLessThan(100_000);
  const next = /rel="next" href="([^"]+)"/.exec(first)?.[1] ?? 'none';
  expect(wordsOf((await ana.get(next)).text)).toMatch(/zoo-48 .* zoo-49 .* zoo-50/);
  expect((await ana.get(`${ORG}/projects/web?after=${'x'.repeat(80)}`)).status).toBe(422);
  const viewer = await visitorOf(stage, 'view@acme.example');
  const read = (await viewer.get(`${ORG}/projects/web`)).text;
  expect([formsOf(read), read.includes(`${ORG}/new?project=web`)]).toEqual([[], false]);
});

test.each(['/projects/web', '/queue', '/new'])(
  '%s: an outsider gets the same as for an organization that does not exist',
  async (path) => {
    await using stage = await openStage(POLICY);
    await stage.createApp('shop', 'web-landing');
    const outsider = await visitorOf(stage, 'dev@else.example');
    const answer = async (org: string) => {
      const { status, text } = await outsider.get(`/console/orgs/${org}${path}`);
      return [status, wordsOf(text).replaceAll(org, 'ORG')];
    };
    expect(await answer('acme')).toEqual(await answer('none'));
    expect((await answer('acme'))[0]).toBe(403);
  },
);

test('a project without apps is not found', async () => {
  await using stage = await openStage(POLICY);
  await stage.createApp('shop', 'web-landing');
  const ana = await visitorOf(stage);
  const none = await ana.get(`${ORG}/projects/none`);
  expect([none.status, none.text.includes('has no project none')]).toEqual([404, true]);
});

test('the overview shows the quotas of an organization with numbers, first if one is nearly used up, and not to those of a part', async () => {
  const quotas = { apps: 5, disk: '10GiB' };
  const guests = { viewer: ['guest@acme.example'] };
  const acme = { ...POLICY.organizations.acme, projects: { web: guests }, quotas };
  await using stage = await openStage({ organizations: { acme } });
  const ana = await visitorOf(stage);
  await stage.createApp('one', 'web-landing');
  const few = wordsOf((await ana.get(ORG)).text);
  expect(few).toMatch(
    /Last deployments .* Quotas Apps 1 of 5 1 of 5 Files of releases 0 bytes of 10 GiB .*Builds at once 0 of 20/,
  );
  expect(few).not.toContain('Build minutes');
  for (const app of ['two', 'three', 'four']) await stage.createApp(app, 'web-landing');
  const near = await ana.get(ORG);
  expect(wordsOf(near.text)).toMatch(/Quotas Apps: nearly used up 4 of 5 .* Last deployments/);
  expect(near.text).toContain('<meter aria-label="Apps" value="0.800"');
  await stage.createApp('five', 'web-landing');
  expect(wordsOf((await ana.get(ORG)).text)).toContain('Apps: used up 5 of 5');
  const refused = await ana.post(`${ORG}/new`, {
    ...{ project: 'web', name: 'six', repository: 'acme/shop', branch: 'main', type: 'web-landing' },
  });
  expect([refused.status, wordsOf(refused.text)]).toEqual([
    422,
    expect.stringContaining('The organization acme has 5 of 5 apps (quota apps). Delete an app'),
  ]);
  const guest = await visitorOf(stage, 'guest@acme.example');
  expect(wordsOf((await guest.get(ORG)).text)).not.toContain('Quotas');
});
