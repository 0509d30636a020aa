import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withLocalhostNames } from '../../src/api/direct.ts';
import { isObject, type JsonObject } from '../../src/base/json.ts';
import type { Io } from '../../src/cli/terminal/io.ts';
import { onTerminal } from '../support/pty.ts';
import { type Files, gitEnv } from '../support/repositories.ts';
import { scratchFolder } from '../support/scratch.ts';
import { end, startPlatformProcess, tokenOf } from '../support/slipway.ts';
import { inTerminal } from '../support/terminal.ts';

const get = withLocalhostNames(fetch);
const scratch = await scratchFolder();
const dataDir = join(scratch, 'data');
const env = { ...process.env, HOME: join(scratch, 'home'), XDG_CONFIG_HOME: join(scratch, 'home/.config') };
let platform: ChildProcess;
let baseUrl = '';
beforeAll(async () => {
  const started = await startPlatformProcess(dataDir);
  platform = started.child;
  baseUrl = started.ready.baseUrl;
});
afterAll(() => end(platform));

/** Each test makes several builds. */
const BUSY = { timeout: 300_000 };

/** Makes a checkout in a folder of this name, which is also the name of its app. */
function checkout(name: string, files: Files = { 'index.html': name }) {
  const path = join(scratch, crypto.randomUUID(), name);
  mkdirSync(path, { recursive: true });
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: path, env: gitEnv(), encoding: 'utf8' }).trim();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), content);
  }
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
  return { path, git };
}

const run = (cwd: string, argv: readonly string[], more: Partial<Io> = {}) =>
  inTerminal([...argv, '--data', dataDir], { cwd, env, ...more });

/** Deploys, and returns the output of `--json`. */
async function deployed(cwd: string, ...argv: readonly string[]): Promise<JsonObject> {
  const { out, err } = await run(cwd, ['deploy', '--json', ...argv]);
  const told: unknown = out === '' ? undefined : JSON.parse(out);
  if (!isObject(told)) throw new Error(err);
  return told;
}

/** Reads what the control plane shows of an app. */
async function stored(app: string): Promise<JsonObject> {
  const authorization = `Bearer ${await tokenOf(dataDir)}`;
  const url = `${baseUrl}/api/v1/orgs/local/projects/default/apps/${app}/environments`;
  const answer: unknown = await (await fetch(url, { headers: { authorization } })).json();
  return isObject(answer) && isObject(answer.app) ? answer.app : {};
}

const page = async (url: unknown) => (await get(String(url))).text();

describe('an app belongs to its repository', BUSY, () => {
  test('another checkout whose folder has its name neither deploys to it nor changes it, and takes it over if it says so', async () => {
    const [ours, theirs] = [checkout('blog', { 'index.html': 'ours' }), checkout('blog', { 'index.html': 'theirs' })];
    const { url } = await deployed(ours.path);
    for (const argv of [
      ['deploy'],
      ['deploy', '--app', 'blog'],
      ['deploy', '--dry-run'],
      ['env', 'set', 'A=1'],
      ['redeploy'],
    ]) {
      const refused = await run(theirs.path, [...argv, '--json']);
      expect(refused.exitCode, argv.join(' ')).toBe(2);
      const { error } = JSON.parse(refused.out);
      expect(error.code).toBe('app_of_another_repository');
      expect(error.message).toBe(`The app blog belongs to the repository ${ours.path}, and this is ${theirs.path}`);
      expect(error.remedy).toContain(argv[0] === 'deploy' ? '--take-over' : '--app blog');
    }
    expect(await page(url)).toBe('ours');
    expect(await stored('blog')).toMatchObject({ repository: ours.path, variables: [] });
    // Reading is no take-over, and neither is a change of an app that is named.
    expect((await run(theirs.path, ['env', 'list'])).exitCode).toBe(0);
    expect((await run(theirs.path, ['env', 'set', 'A=1', '--app', 'blog'])).exitCode).toBe(0);

    expect((await run(theirs.path, ['deploy', '--dry-run', '--take-over'])).err).toContain(
      `would take it over from ${ours.path}`,
    );
    expect(await deployed(theirs.path, '--take-over')).toMatchObject({ status: 'succeeded', url });
    expect(await page(url)).toBe('theirs');
    expect((await stored('blog')).repository).toBe(theirs.path);
  });

  test('a take-over whose build fails leaves the app to its repository', async () => {
    const [ours, theirs] = [checkout('wiki'), checkout('wiki')];
    await deployed(ours.path, '--wait', 'false');
    const failed = await deployed(theirs.path, '--take-over', '--build-command', 'exit 3');
    expect(failed.status).toBe('failed');
    expect(await stored('wiki')).toMatchObject({ repository: ours.path, buildCommand: null });
  });

  test.each(['redeploy', 'rollback'])(
    '%s in a checkout whose app was never deployed says what comes first',
    async (name) => {
      const { exitCode, err } = await run(checkout('fresh').path, [name]);
      expect([exitCode, err]).toEqual([
        3,
        expect.stringMatching(/no app fresh in .*\n {2}Deploy it first: slipway deploy/),
      ]);
    },
  );

  test('a checkout and its remote are one repository', async () => {
    const ours = checkout('docs');
    await deployed(ours.path, '--wait', 'false');
    ours.git('remote', 'add', 'origin', 'git@github.com:acme/docs.git');
    const { exitCode, err } = await run(ours.path, ['deploy', '--dry-run', '--app', 'docs']);
    expect([exitCode, err]).toEqual([0, expect.stringContaining(`set repository: "${ours.path}" → "acme/docs"`)]);
  });
});

describe('a branch is not production', BUSY, () => {
  const site = checkout('shop', { 'index.html': 'main' });
  let url: unknown;
  beforeAll(async () => {
    url = (await deployed(site.path)).url;
    site.git('switch', '--quiet', '--create', 'feature/New');
    site.git('commit', '--quiet', '--allow-empty', '--message', 'feature');
  });

  test('on another branch a deploy fails without a terminal, and names both', async () => {
    const { error } = await deployed(site.path);
    expect(error).toMatchObject({
      code: 'not_production_branch',
      message: 'The branch of the app shop is main, and this would make feature/New live',
      remedy: expect.stringMatching(/--preview\..*--prod\./),
    });
    expect((await deployed(site.path, '--branch', 'feature/New')).error).toMatchObject({
      code: 'not_production_branch',
    });
    const both = await run(site.path, ['deploy', '--prod', '--preview']);
    expect([both.exitCode, both.err]).toEqual([2, expect.stringContaining('--prod is given as well')]);
  });

  test('--preview has an app with an address of its own and the settings of the app, which search engines leave out', async () => {
    await run(site.path, ['env', 'set', 'A=1']);
    const { out, err, exitCode } = await run(site.path, ['deploy', '--preview']);
    expect(exitCode).toBe(0);
    expect(err).toContain('Preview of feature/New: the app shop-feature-new');
    expect(err).toContain('the preview has none of the variables of shop: A');
    expect(out).toMatch(/^http:\/\/shop-feature-new-\w+\.localhost:\d+\/\n$/);
    expect((await get(out.trim())).headers.get('x-robots-tag')).toBe('noindex');
    expect(await deployed(site.path, '--preview=Demo 1')).toMatchObject({
      appID: expect.stringMatching(/^shop-demo-1/),
    });
    expect(await stored('shop-feature-new')).toMatchObject({ branch: 'feature/New', noindex: true, lifetime: '7d' });
    expect(await stored('shop')).toMatchObject({ branch: 'main' });
    expect((await get(String(url))).headers.get('x-robots-tag')).toBeNull();
  });

  test('--prod makes it live, and the branch of the app stays', async () => {
    site.git('commit', '--quiet', '--allow-empty', '--message', 'more');
    const { exitCode, err } = await run(site.path, ['deploy', '--prod']);
    expect([exitCode, err]).toEqual([
      0,
      expect.stringContaining('is of feature/New. The branch of the app stays main'),
    ]);
    expect(await stored('shop')).toMatchObject({ branch: 'main' });
    const again = await run(site.path, ['redeploy']);
    expect(again.out).toContain('the tip of main');
  });

  test('on a terminal it asks: any other answer stops, and live or preview do as they say', async () => {
    const ask = (type: string) =>
      onTerminal(['deploy', '--data', dataDir], { ...{ cwd: site.path, env }, answers: [{ to: 'STOP] ', type }] });
    const stopped = await ask('\r');
    expect(stopped.shown).toContain('The branch of shop is main, and this is feature/New. Make feature/New live,');
    expect([stopped.code, stopped.shown]).toEqual([130, expect.stringContaining('Stopped: nothing was deployed')]);
    const preview = await ask('preview\r');
    expect([preview.code, preview.shown]).toEqual([
      0,
      expect.stringMatching(/http:\/\/shop-feature-new-\w+\.localhost/),
    ]);
    const live = await ask('live\r');
    expect([live.code, live.shown]).toEqual([0, expect.stringContaining(String(url))]);
    expect(await stored('shop')).toMatchObject({ branch: 'main' });
  });

  test('--commit builds a commit of the branch, and no other; a detached HEAD is named as one', async () => {
    const first = site.git('rev-parse', 'main');
    site.git('switch', '--quiet', 'main');
    site.git('commit', '--quiet', '--allow-empty', '--message', 'second');
    const made = await run(site.path, ['deploy', '--commit', first.slice(0, 8)]);
    expect(made.exitCode).toBe(0);
    const list = await run(site.path, ['deployments', '--json']);
    expect(JSON.parse(list.out).deployments[0]).toMatchObject({ commit: first, branch: 'main', status: 'succeeded' });

    const feature = site.git('rev-parse', 'feature/New');
    const wrong: readonly (readonly [string, string])[] = [
      [feature, 'the branch main does not have the commit'],
      ['dead', 'the checkout has no commit dead'],
      ['HEAD', '"HEAD" is not the name of a commit'],
    ];
    for (const [commit, words] of wrong) {
      const { exitCode, err } = await run(site.path, ['deploy', '--commit', commit]);
      expect([exitCode, err]).toEqual([2, expect.stringContaining(`--commit: ${words}`)]);
    }

    site.git('switch', '--quiet', '--detach', first);
    const detached = await run(site.path, ['deploy']);
    expect(detached.exitCode).toBe(2);
    expect(detached.err).toContain(`HEAD is detached at ${first.slice(0, 7)}, so no branch is checked out`);
    expect(detached.err).toContain(`--branch main --commit ${first.slice(0, 12)}`);
    site.git('switch', '--quiet', '--detach', feature);
    const elsewhere = await run(site.path, ['deploy']);
    expect(elsewhere.err).toContain(`--branch feature/New --commit ${feature.slice(0, 12)}`);
    expect((await run(site.path, ['deploy', '--branch', 'main', '--commit', first])).exitCode).toBe(0);
  });
});

describe('settings do not stick by accident', BUSY, () => {
  test('a deploy that fails does not store what it brought, and one that succeeds does', async () => {
    const { path } = checkout('sticky', { 'out/index.html': 'built' });
    await deployed(path, '--output-directory', 'out', '--build-command', 'true');
    expect(await stored('sticky')).toMatchObject({ buildCommand: 'true', outputDirectory: 'out' });
    await run(path, ['env', 'set', 'KEPT=1']);
    const flags = ['--build-command', 'exit 4', '--app-settings', '{"spaFallback": true}', '--env', 'NEW=2'];
    const failed = await run(path, ['deploy', ...flags]);
    expect(failed.exitCode).toBe(1);
    expect(failed.err).toContain(
      'The app does not keep what this deployment brought: spaFallback, buildCommand, its variables (NEW)',
    );
    expect(await stored('sticky')).toMatchObject({ buildCommand: 'true', outputDirectory: 'out', variables: ['KEPT'] });
    // The command of the failed build was a setting, and not detected.
    const { settings } = JSON.parse((await run(path, ['settings', '--app', 'sticky', '--json'])).out);
    expect(settings.buildCommand).toEqual({ value: 'true', from: 'stored' });
    expect(await stored('sticky')).not.toHaveProperty('spaFallback');

    const dry = await run(path, ['deploy', '--dry-run', '--build-command', '', '--region', 'eu', '--env', 'A=1']);
    expect(dry.err).toContain('would set buildCommand: "true" → not set');
    expect(dry.err).toContain('would set region: not set → "eu"');
    expect(dry.err).toContain('would replace its variables by: A (new), KEPT (removed)');
    expect(dry.err).not.toMatch(/spaFallback|outputDirectory/);
    await deployed(path, '--build-command', '', '--env', 'NEW=2');
    expect(await stored('sticky')).toMatchObject({ buildCommand: null, outputDirectory: 'out', variables: ['NEW'] });
  });

  test('the first deploy of an app that fails leaves no setting, and a stored one that fails says how to unset it', async () => {
    const { path, git } = checkout('fresh', { 'index.html': 'one' });
    const failed = await run(path, ['deploy', '--build-command', 'exit 5', '--env', 'A=1']);
    expect(failed.err).toContain('The app does not keep what this deployment brought: buildCommand');
    expect(failed.err).toContain('The app does not keep what this deployment brought: its variables (A)');
    expect(await stored('fresh')).toMatchObject({ buildCommand: null, variables: [] });

    const made = await deployed(path, '--build-command', 'test -f index.html', '--output-directory', '.');
    expect(made.status).toBe('succeeded');
    git('mv', 'index.html', 'start.html');
    git('commit', '--quiet', '--message', 'moved');
    const later = await run(path, ['deploy']);
    expect(later.exitCode).toBe(1);
    expect(later.err).toContain('This deploy did not give buildCommand "test -f index.html"');
    expect(later.err).toContain('slipway settings unset buildCommand');
  });
});
