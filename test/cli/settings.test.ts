import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { APP_SETTINGS } from '../../src/contract/app-settings.ts';
import { detectedLine, foundLine, readDetected } from '../../src/contract/detected.ts';
import { openStage, type Stage } from '../platform/console/support.ts';
import { page } from '../support/markdown.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';

let stage: Stage;
const checkout = temporaryFolder();
const run = (...argv: readonly string[]) =>
  inTerminal([...argv, '--data', stage.platform.dataDir], { cwd: checkout.path });
const settings = async () => JSON.parse((await run('settings', '--json')).out);

beforeAll(async () => {
  stage = await openStage();
  await stage.createApp('shop', 'web-landing');
  checkout.write('.slipway.json', JSON.stringify({ org: 'acme', project: 'web', app: 'shop' }));
});
afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  checkout[Symbol.dispose]();
});

describe('slipway settings', () => {
  test('shows every setting with where it comes from', async () => {
    const { app, settings: shown } = await settings();
    expect(app).toEqual({
      org: { value: 'acme', from: '.slipway.json' },
      project: { value: 'web', from: '.slipway.json' },
      app: { value: 'shop', from: '.slipway.json' },
      type: { value: 'web-landing', from: 'stored' },
    });
    expect(Object.keys(shown)).toEqual(Object.keys(APP_SETTINGS));
    expect(shown).toMatchObject({
      repository: { value: 'acme/shop', from: 'stored' },
      buildCommand: { value: null, from: 'default' },
    });
    const given = await run('settings', '--json', '--app', 'shop');
    expect(JSON.parse(given.out).app.app).toEqual({ value: 'shop', from: 'flag' });
    expect((await run('settings')).out).toMatch(/^app\tshop\t\.slipway\.json\n/m);
    expect((await run('settings')).out).toMatch(/^buildCommand\t\tdefault: detected by each build\n/m);
  });

  test('shows what the newest build detected, and what is stored instead', async () => {
    const deployID = await stage.deploy('shop');
    await vi.waitFor(async () => expect((await run('deployments', '--json')).out).toContain('"stage":"build"'), 20_000);
    const line = detectedLine({
      what: 'Astro (package.json depends on astro)',
      folder: 'apps/web',
      why: 'the only folder that can be deployed',
      command: 'npm run build',
      node: { version: '24.1.0' },
      tool: 'npm 11',
    });
    stage.writeLog(deployID, `${line}\nsome output\n${foundLine('apps/web/dist')}\n`);
    expect((await settings()).settings).toMatchObject({
      rootDirectory: { value: 'apps/web', from: 'detected' },
      buildCommand: { value: 'npm run build', from: 'detected' },
      outputDirectory: { value: 'dist', from: 'detected' },
      nodeVersion: { value: '24', from: 'detected' },
      region: { value: null, from: 'default' },
    });
    expect((await run('settings')).out).toContain(`buildCommand\tnpm run build\tdetected by ${deployID}\n`);
    await run('settings', 'set', 'buildCommand=make');
    expect((await settings()).settings.buildCommand).toEqual({ value: 'make', from: 'stored' });
    await run('settings', 'unset', 'buildCommand');
  });

  test('a deployment is asked for only by settings that instances and answers do not have at once', async () => {
    const asked = async (...pairs: readonly string[]) => /redeploy/.test((await run('settings', 'set', ...pairs)).err);
    expect(await asked('memory=256MiB', 'idleTimeout=5m', 'requestTimeout=10s', 'healthPath=/up')).toBe(false);
    expect(await asked('instances=2', 'lifetime=7d', 'noindex=true', 'spaFallback=false')).toBe(false);
    expect(await asked('instances=3', 'startCommand=node server.js')).toBe(true);
    const names = ['memory', 'idleTimeout', 'requestTimeout', 'healthPath', 'instances', 'lifetime', 'noindex'];
    await run('settings', 'unset', 'spaFallback', 'startCommand', ...names);
  });

  test('a schedule is written as five fields and a path', async () => {
    const lines = "schedule='0 3 * * * /nightly; */5 * * * MON-FRI /tick'".replaceAll("'", '');
    expect((await run('settings', 'set', lines)).out).toBe(
      'schedule: not stored (none) → 0 3 * * * /nightly; */5 * * * MON-FRI /tick\n',
    );
    expect((await settings()).settings.schedule).toEqual({
      value: [
        { cron: '0 3 * * *', path: '/nightly' },
        { cron: '*/5 * * * MON-FRI', path: '/tick' },
      ],
      from: 'stored',
    });
    const wrong = await run('settings', 'set', 'schedule=0 25 * * * /nightly');
    expect([wrong.exitCode, wrong.err]).toEqual([3, expect.stringContaining('schedule[0].cron')]);
    await run('settings', 'unset', 'schedule');
  });

  test('sets and unsets, and says what was before', async () => {
    const set = await run('settings', 'set', 'build-command=npm run site', 'noindex=true', 'nodeVersion=22');
    expect(set).toMatchObject({
      exitCode: 0,
      err: expect.stringMatching(/^ {2}App acme\/web\/shop\n.*slipway redeploy\n$/s),
    });
    expect(set.out).toBe(
      'buildCommand: not stored (detected by each build) → npm run site\nnodeVersion: not stored (as the repository says) → 22\nnoindex: not stored (false) → true\n',
    );
    expect((await run('settings', 'set', 'noindex=true', 'branch=next')).out).toBe(
      'branch: main → next\nnoindex: true, as before\n',
    );
    const unset = await run('settings', 'unset', 'buildCommand', 'nodeVersion', '--json');
    expect(JSON.parse(unset.out)).toEqual({
      changed: { buildCommand: { before: 'npm run site', after: null }, nodeVersion: { before: '22', after: null } },
    });
    const again = await run('settings', 'unset', 'buildCommand', '--json');
    expect([again.exitCode, JSON.parse(again.out).error.code]).toEqual([1, 'not_found']);
    await run('settings', 'set', 'branch=main');
  });

  test.each([
    [['buildComand=x'], 'There is no setting "buildComand"; did you mean "buildCommand"?'],
    [['buildCommand'], 'buildCommand has no value'],
    [['lifetime', '3d'], 'slipway settings set lifetime=3d'],
    [['build-command', 'npm run build'], "slipway settings set buildCommand='npm run build'"],
    [['noindex=maybe'], 'neither true nor false'],
    [['outputDirectory=../x'], 'is not a folder of the repository'],
    [['outputDirectory='], 'is not a folder of the repository'],
    [['nodeVersion=lts'], 'Write it as nodeVersion=24'],
    [['noindex=true', 'noindex=false'], 'is given twice'],
    [['domains=a.example,,b.example'], 'a name is empty'],
    [['instances=0'], 'is not a number of 1 to 16'],
    [['schedule=0 3 * * *'], 'Write five fields and a path'],
    [['memory=1GB'], 'Write it as memory=512MiB'],
    [['memory=1MiB'], 'memory: "1MiB" is not a size of 64MiB to 16GiB'],
    [['idleTimeout=5'], 'idleTimeout: "5" is not a time with one unit, or "0" for never'],
    [['healthPath=health'], 'Write it as healthPath=/health'],
    [[], 'needs a setting'],
  ])('refuses to set %j before anything is sent', async (words, message) => {
    const { exitCode, err, out } = await inTerminal(['settings', 'set', ...words, '--data', '/nowhere']);
    expect([exitCode, out, err]).toEqual([2, '', expect.stringContaining(message)]);
  });

  test('leaves the rest to the platform, whose code the error has', async () => {
    const refused = await run('settings', 'set', `branch=-x`, '--json');
    expect([refused.exitCode, JSON.parse(refused.out).error.code]).toEqual([3, 'validation_failed']);
    expect(await run('settings', 'unset', 'branch')).toMatchObject({ exitCode: 2 });
  });

  test('knows the settings that the platform has', async () => {
    const { err } = await run(
      'deploy',
      '--app-settings',
      '{"none": 1}',
      '--repository',
      'acme/shop',
      '--branch',
      'main',
    );
    const known = /Known fields: ([\w, ]+)/.exec(err)?.[1]?.split(', ') ?? [];
    // Domains are changed before a deployment, and not by it. The type is a flag of its own.
    const brought = Object.keys(APP_SETTINGS).filter((name) => name !== 'domains');
    expect(known.toSorted()).toEqual([...brought, 'type'].toSorted());
    const { prose } = page('docs/operate.md');
    expect(Object.keys(APP_SETTINGS).filter((name) => !prose.includes(`\`${name}\``))).toEqual([]);
  });
});

test('what a log says was detected can be read again, and a log without it says nothing', () => {
  const plain = detectedLine({ what: 'a folder of files', folder: '' });
  expect(plain).toBe('Detected a folder of files');
  expect(readDetected(`Cloning\n${plain}\n`)).toEqual({});
  const built = detectedLine({
    what: 'no known framework',
    folder: '',
    command: 'make',
    node: { version: '22.1.0' },
    tool: 'npm',
  });
  expect(readDetected(built)).toMatchObject({ buildCommand: 'make', nodeVersion: '22' });
  const set = detectedLine({
    ...{ what: 'no known framework', folder: 'web', why: 'the setting rootDirectory', command: 'make' },
    ...{ commandWhy: 'the setting', node: { version: '22.1.0', by: 'the setting nodeVersion' }, tool: 'npm' },
  });
  expect(readDetected(set)).toEqual({});
});
