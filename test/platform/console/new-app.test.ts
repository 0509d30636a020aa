import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRepository } from '../../support/repositories.ts';
import { wordsOf } from './records.ts';
import { formsOf, openStage, visitorOf } from './support.ts';

const NEW = '/console/orgs/acme/new';
const VITE = {
  'package.json': JSON.stringify({ scripts: { build: 'vite build' }, devDependencies: { vite: '7' } }),
  'package-lock.json': '{"lockfileVersion":3,"packages":{}}',
  'index.html': '<!doctype html><title>Boats</title>',
};

const faultsIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<small id="(\w+)-hint" class="fault">(.*?)<\/small>/g)].map(([, name, words]) => [
      name,
      wordsOf(words ?? ''),
    ]),
  );

test('a look shows what a build would do, runs nothing and creates nothing; then the app is created and deployed', async () => {
  using repository = createRepository({ ...VITE, 'evil.sh': 'touch ran' });
  const commit = repository.git('rev-parse', 'HEAD');
  await using stage = await openStage();
  const ana = await visitorOf(stage);
  expect(formsOf((await ana.get(`${NEW}?project=web`)).text)).toEqual([NEW]);
  const fields = { project: 'web', name: 'boats', type: 'web-landing', repository: repository.path, branch: 'main' };
  const looked = await ana.post(NEW, { ...fields, do: 'look' });
  expect(looked.status).toBe(200);
  const words = wordsOf(looked.text);
  expect(words).toMatch(/Detected Vite \(package\.json depends on vite\), built by\s+npm run build\s+and npm/);
  expect(words).toContain(
    `Commit ${commit.slice(0, 7)} Root directory The repository Build command npm run build Output directory dist`,
  );
  expect(looked.text).toContain(`value="${repository.path}"`);
  expect((await ana.get('/console/orgs/acme/projects/web')).status).toBe(404);
  const created = await ana.post(NEW, { ...fields, do: 'create', outputDirectory: 'dist' });
  expect([created.status, created.location]).toEqual([
    303,
    expect.stringMatching(/^\/console\/orgs\/acme\/projects\/web\/apps\/boats\/deployments\/dpl-\w+\?done=created$/),
  ]);
  const page = (await ana.get(created.location ?? '')).text;
  expect(page).toContain('The app is created, and its first deployment is queued.');
  expect(existsSync(join(repository.path, 'ran'))).toBe(false);
  const again = await ana.post(NEW, { ...fields, do: 'create' });
  expect(again.status).toBe(409);
  expect(faultsIn(again.text)).toEqual({ name: expect.stringContaining('App is taken: There is an app boats') });
});

test('a look at a repository that cannot be built, or read, says why, and keeps what was written', async () => {
  using server = createRepository({
    'package.json': JSON.stringify({ scripts: { start: 'node server.js' }, dependencies: { next: '15' } }),
  });
  await using stage = await openStage();
  const ana = await visitorOf(stage);
  const fields = { project: 'web', type: 'web-landing', repository: server.path, branch: 'main', do: 'look' };
  const looked = await ana.post(NEW, fields);
  expect(looked.status).toBe(422);
  expect(wordsOf(looked.text)).toContain('Nothing was created. Change what is wrong and look again');
  const missing = await ana.post(NEW, { ...fields, branch: 'no-such-branch' });
  expect(missing.status).toBe(422);
  expect(missing.text).toContain('no-such-branch');
  expect(missing.text).toContain(`value="${server.path}"`);
});

test('a look says that a new app becomes a server, and why; its first deployment decides', async () => {
  using server = createRepository({
    'package.json': JSON.stringify({ scripts: { start: 'node index.js' }, dependencies: { fastify: '5' } }),
  });
  await using stage = await openStage();
  const ana = await visitorOf(stage);
  expect((await ana.get(NEW)).text).toContain('<option value="detect" selected>Detected by the first build</option>');
  const fields = { project: 'web', name: 'boats', type: 'detect', repository: server.path, branch: 'main' };
  expect(wordsOf((await ana.post(NEW, { ...fields, do: 'look' })).text)).toMatch(
    /Type\s+api\s+package\.json\s+starts a server \(\s*node index\.js\s*\) and depends on fastify/,
  );
  await ana.post(NEW, { ...fields, do: 'create' });
  await expect
    .poll(() => stage.builder.jobs.map(({ type, detectsType }) => [type, detectsType]))
    .toEqual([['web-landing', true]]);
});

test('each wrong field is named beside it, and nothing is created or read', async () => {
  await using stage = await openStage();
  const ana = await visitorOf(stage);
  for (const button of ['look', 'create']) {
    const wrong = {
      project: '../up',
      name: '-',
      type: 'other',
      repository: 'ssh://x',
      branch: '',
      nodeVersion: 'lts',
      do: button,
    };
    const answer = await ana.post(NEW, wrong);
    expect(answer.status).toBe(422);
    expect(Object.keys(faultsIn(answer.text)).toSorted()).toEqual([
      'branch',
      'name',
      'nodeVersion',
      'project',
      'repository',
      'type',
    ]);
    expect(answer.text).toContain('value="ssh://x"');
  }
});

test('the name of the repository becomes the name of the app', async () => {
  await using stage = await openStage();
  const ana = await visitorOf(stage);
  const fields = {
    project: 'web',
    name: '',
    type: 'api',
    repository: 'https://git.example/acme/boats.git',
    branch: 'main',
  };
  expect((await ana.post(NEW, { ...fields, do: 'create' })).location).toContain('/apps/boats/deployments/');
});

test('a viewer sees no form and may not create, and forms of other sites are refused', async () => {
  const organizations = { acme: { deployer: ['dev@acme.example'], viewer: ['view@acme.example'] } };
  await using stage = await openStage({ organizations });
  const viewer = await visitorOf(stage, 'view@acme.example');
  const page = await viewer.get(NEW);
  expect([page.status, formsOf(page.text)]).toEqual([200, []]);
  expect(page.text).toContain('You may read here');
  const fields = { project: 'web', name: 'x', type: 'api', repository: 'acme/x', branch: 'main', do: 'create' };
  expect((await viewer.post(NEW, fields)).status).toBe(403);
  const ana = await visitorOf(stage);
  expect((await ana.post(NEW, fields, { origin: 'https://evil.example' })).status).toBe(403);
});
