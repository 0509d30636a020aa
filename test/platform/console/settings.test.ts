import { expect, test } from 'vitest';
import { wordsOf } from './records.ts';
import { formsOf, openStage, type Stage, visitorOf } from './support.ts';

const SETTINGS = '/console/orgs/acme/projects/web/apps/shop/settings';

/** Returns what a visitor sends who changes some fields of a page: browsers send all of them. */
function sent(text: string, changed: Readonly<Record<string, string>>): Record<string, string> {
  const decoded = (value: string) =>
    value
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  const inputs = [...text.matchAll(/<input[^>]*? name="([\w-]+)"[^>]*? value="([^"]*)"/g)];
  const areas = [...text.matchAll(/<textarea[^>]*? name="(\w+)"[^>]*>\n([^<]*)<\/textarea>/g)];
  const chosen = [...text.matchAll(/<select[^>]*? name="(\w+)".*?<\/select>/gs)].map(([whole, name]) => {
    return [whole, name, /<option value="(\w*)" selected>/.exec(whole)?.[1] ?? ''];
  });
  const all = [...inputs, ...areas, ...chosen].map(([, name = '', value = '']) => [name, decoded(value)] as const);
  return { ...Object.fromEntries(all.filter(([name]) => name !== 'theme' && name !== 'back')), ...changed };
}

async function stored(stage: Stage): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${await stage.token()}` };
  const path = '/operator/orgs/acme/projects/web/apps/shop';
  return (await fetch(`${stage.platform.baseUrl}${path}`, { headers })).json() as Promise<Record<string, unknown>>;
}

test('settings are stored by the rules of the call, and the page has them', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'web-landing');
  const ana = await visitorOf(stage);
  const { text } = await ana.get(SETTINGS);
  const changed = {
    branch: 'next',
    buildCommand: 'npm run "site" && echo <b>',
    nodeVersion: '24',
    spaFallback: 'false',
  };
  const answer = await ana.post(SETTINGS, sent(text, { ...changed, installCommand: 'none', outputDirectory: 'dist' }));
  expect([answer.status, answer.location]).toEqual([303, `${SETTINGS}?done=settings`]);
  expect(await stored(stage)).toMatchObject({ repository: 'acme/shop', branch: 'next', outputDirectory: 'dist' });
  const page = await ana.get(`${SETTINGS}?done=settings`);
  expect(page.text).toContain('The settings are stored.');
  expect(sent(page.text, {})).toMatchObject({ ...changed, installCommand: 'none', 'was-branch': 'next', noindex: '' });
  expect(page.text).not.toContain('<b>');
  const cleared = await ana.post(SETTINGS, sent(page.text, { buildCommand: '', installCommand: '', spaFallback: '' }));
  expect(cleared.status).toBe(303);
  expect(await stored(stage)).toMatchObject({ buildCommand: null, outputDirectory: 'dist' });
  expect(sent((await ana.get(SETTINGS)).text, {})).toMatchObject({ installCommand: '', spaFallback: '' });
  expect((await ana.post(SETTINGS, sent((await ana.get(SETTINGS)).text, {}))).location).toBe(`${SETTINGS}?done=same`);
});

test('each wrong field has one sentence beside it, nothing is stored and nothing that was written is lost', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'web-landing');
  const ana = await visitorOf(stage);
  const wrong = {
    repository: 'ssh://x',
    branch: 'a..b',
    outputDirectory: '../up',
    nodeVersion: 'lts',
    spaFallback: 'often',
  };
  const written = { ...wrong, domains: 'shop.example\r\n*.example', rootDirectory: 'apps/site' };
  const answer = await ana.post(SETTINGS, sent((await ana.get(SETTINGS)).text, written));
  expect(answer.status).toBe(422);
  const faults = [...answer.text.matchAll(/<small id="(\w+)-hint" class="fault">(.*?)<\/small>/g)];
  expect(Object.fromEntries(faults.map(([, name, words]) => [name, wordsOf(words ?? '')]))).toEqual({
    repository: expect.stringMatching(/^Repository .*: write .+\.$/),
    branch: 'Branch must not contain &quot;..&quot;.',
    outputDirectory: 'Output directory must stay inside the repository (no &quot;..&quot;).',
    nodeVersion: 'Node.js version must be a major version, as &quot;24&quot;.',
    spaFallback: 'Paths without a file must be true or false.',
    domains: 'Custom domains contains *.example, which is not a host name as shop.example.com.',
  });
  expect(answer.text).toContain('Nothing was stored: 6 fields are wrong.');
  const { domains, spaFallback: _, ...texts } = written;
  expect(sent(answer.text, {})).toMatchObject({ ...texts, spaFallback: '', domains: domains.replace('\r', '') });
  expect(await stored(stage)).toMatchObject({ repository: 'acme/shop', branch: 'main', outputDirectory: null });
  const right = await ana.post(SETTINGS, sent(answer.text, { ...wrong, ...{ repository: 'acme/two', branch: 'b' } }));
  expect(right.status).toBe(422);
});

test('a field that another person changed meanwhile keeps their value', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'web-landing');
  const [ana, bob] = [await visitorOf(stage, 'ana@acme.example'), await visitorOf(stage, 'bob@acme.example')];
  const before = (await ana.get(SETTINGS)).text;
  await bob.post(SETTINGS, sent(before, { branch: 'bobs' }));
  await ana.post(SETTINGS, sent(before, { outputDirectory: 'anas' }));
  expect(await stored(stage)).toMatchObject({ branch: 'bobs', outputDirectory: 'anas' });
});

test('domains are shown with what proves them, and a domain without a proof is refused beside its field', async () => {
  const organizations = {
    acme: { deployer: ['dev@acme.example'], viewer: ['view@acme.example'], domains: ['*.acme.example'] },
  };
  await using stage = await openStage({ organizations });
  await stage.createApp('shop', 'web-landing');
  await stage.createApp('blog', 'web-landing');
  const ana = await visitorOf(stage);
  const text = (await ana.get(SETTINGS)).text;
  const other = SETTINGS.replace('/shop/', '/blog/');
  await ana.post(other, sent((await ana.get(other)).text, { domains: 'blog.acme.example' }));
  const taken = await ana.post(SETTINGS, sent(text, { domains: 'blog.acme.example' }));
  expect(taken.status).toBe(409);
  expect(wordsOf(taken.text)).toContain(
    'Custom domains cannot be stored: Another app has the domain blog.acme.example.',
  );
  await ana.post(SETTINGS, sent(text, { domains: 'shop.acme.example, www.shop.acme.example' }));
  const words = wordsOf((await ana.get(SETTINGS)).text);
  expect(words).toContain('shop.acme.example When the app is live Allowed by the operator of the platform');
  const viewer = await visitorOf(stage, 'view@acme.example');
  const page = await viewer.get(SETTINGS);
  expect(formsOf(page.text)).toEqual([]);
  expect(page.text).not.toMatch(/<(?:select|textarea)/);
  expect(wordsOf(page.text)).toContain('www.shop.acme.example When the app is live');
  expect((await viewer.post(SETTINGS, sent(text, { branch: 'x' }))).status).toBe(403);
});

test('the page says what the last build detected, from the lines before its first command', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'web-landing');
  const ana = await visitorOf(stage);
  expect(wordsOf((await ana.get(SETTINGS)).text)).toContain('No build has read the repository yet.');
  const deployID = await stage.deploy('shop');
  stage.writeLog(
    deployID,
    'Checked out c0ffee\nDetected Vite (package.json depends on vite), built by `npm run build`\n$ npm ci\n',
  );
  const { text } = await ana.get(SETTINGS);
  expect(text).toContain('Detected Vite (package.json depends on vite), built by <code>npm run build</code>');
  expect(text).toContain(`/deployments/${deployID}">the last build`);
  await stage.deploy('shop');
  expect((await ana.get(SETTINGS)).text).toContain('Detected Vite');
});

test('forms of other sites, and apps that do not exist, are refused', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'web-landing');
  const ana = await visitorOf(stage);
  const fields = sent((await ana.get(SETTINGS)).text, { branch: 'evil' });
  expect((await ana.post(SETTINGS, fields, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await ana.get(SETTINGS.replace('/shop/', '/none/'))).status).toBe(404);
  expect((await ana.post(SETTINGS.replace('/shop/', '/none/'), fields)).status).toBe(404);
  expect(await stored(stage)).toMatchObject({ branch: 'main' });
});

test('an app is deleted after a question, its page says until when it can be restored, and restores it', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'web-landing');
  const ana = await visitorOf(stage);
  const app = SETTINGS.replace('/settings', '');
  const page = await ana.get(SETTINGS);
  expect(page.text).toContain('For 7 days, its page has a button that restores it with all that it has.');
  expect(formsOf(page.text)).toContain(`${app}/delete`);
  expect(wordsOf(page.text)).toContain('Delete shop?');
  expect(await ana.post(`${app}/delete`, {})).toMatchObject({ status: 303, location: app });
  const gone = await ana.get(app);
  expect(gone.status).toBe(410);
  expect(wordsOf(gone.text)).toMatch(/The app shop was deleted at .* by .*slipway apps restore shop/);
  expect(formsOf(gone.text)).toContain(`${app}/restore`);
  expect((await ana.get('/console/orgs/acme/apps')).text).toContain(`href="${app}">web/shop</a>`);
  expect(await ana.post(`${app}/restore`, {})).toMatchObject({ status: 303, location: `${app}?done=restored` });
  expect(wordsOf((await ana.get(`${app}?done=restored`)).text)).toContain('The app is restored');
});

test('a deleted app whose time is over is not offered for restoration before it is removed', async () => {
  await using stage = await openStage(undefined, undefined, {}, [], undefined, { keepDeletedMs: 0 });
  await stage.createApp('shop', 'web-landing');
  const ana = await visitorOf(stage);
  const app = SETTINGS.replace('/settings', '');
  await ana.post(`${app}/delete`, {});
  const gone = await ana.get(app);
  expect(gone.status).toBe(410);
  expect(wordsOf(gone.text)).toMatch(/The app shop was deleted at .*, and is being removed/);
  expect(wordsOf(gone.text)).not.toContain('restore');
  expect(formsOf(gone.text)).toEqual([]);
});

test('a setting that somebody else has changed meanwhile is replaced only when the form is sent again', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'web-landing');
  const [ana, bob] = [await visitorOf(stage), await visitorOf(stage, 'bob@acme.example')];
  const opened = (await ana.get(SETTINGS)).text;
  await bob.post(SETTINGS, sent(opened, { buildCommand: 'make b', outputDirectory: 'out' }));
  const refused = await ana.post(SETTINGS, sent(opened, { buildCommand: 'make a', branch: 'dev' }));
  expect(refused.status).toBe(409);
  expect(wordsOf(refused.text)).toContain('Nothing was stored: somebody else has changed the same settings');
  expect(wordsOf(refused.text)).toContain('Build command was changed meanwhile to make b.');
  expect(await stored(stage)).toMatchObject({ buildCommand: 'make b', branch: 'main' });
  expect((await ana.post(SETTINGS, sent(refused.text, {}))).status).toBe(303);
  expect(await stored(stage)).toMatchObject({ buildCommand: 'make a', branch: 'dev', outputDirectory: 'out' });
});
