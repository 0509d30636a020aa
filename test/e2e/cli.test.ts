import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withLocalhostNames } from '../../src/api/direct.ts';
import { createRepository } from '../support/repositories.ts';
import { scratchFolder } from '../support/scratch.ts';
import { end, slipway, startPlatformProcess } from '../support/slipway.ts';
import { inTerminal } from '../support/terminal.ts';

const get = withLocalhostNames(fetch);
const scratch = await scratchFolder();
const dataDir = join(scratch, 'data');
const LAUNCHER = resolve(import.meta.dirname, '../../bin/slipway.js');
const repository = createRepository({ 'index.html': 'one' });
let platform: ChildProcess;
beforeAll(async () => {
  platform = (await startPlatformProcess(dataDir)).child;
});
afterAll(async () => {
  await end(platform);
  repository[Symbol.dispose]();
});

const app = (name: string) => ['--org', 'acme', '--project', 'web', '--app', name, '--data', dataDir];
const deploy = (name: string, ...more: readonly string[]) =>
  slipway(
    'deploy',
    ...app(name),
    '--repository',
    repository.path,
    '--branch',
    'main',
    '--output-directory',
    '.',
    ...more,
  );

/** The page of an app in the console. */
async function consolePage(name: string): Promise<string> {
  const { consoleUrl, baseUrl } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));
  const token = (await slipway('token', '--data', dataDir)).out.trim();
  const form = { method: 'POST', headers: { origin: baseUrl }, body: new URLSearchParams({ token }) };
  const signedIn = await fetch(`${consoleUrl}/sign-in`, { ...form, redirect: 'manual' });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  return (await fetch(`${consoleUrl}/orgs/acme/projects/web/apps/${name}`, { headers: { cookie } })).text();
}

const SEED_FILE = join(scratch, 'seed.ndjson');
writeFileSync(SEED_FILE, '{"key":"a","value":{"n":9007199254740993}}\n{"key":"b","value":null,"ttlSeconds":60}\n');

describe('the command line, against a running platform', () => {
  test('deploys, prints the URL, and rolls back to the release before', async () => {
    const first = await deploy('site', '--json');
    expect(first.code).toBe(0);
    const { url, deployID, status } = JSON.parse(first.out);
    expect(status).toBe('succeeded');
    repository.commit({ 'index.html': 'two' });
    const second = await deploy('site');
    expect([second.code, second.out]).toEqual([0, `${url}\n`]);
    expect(await (await get(url)).text()).toBe('two');
    const back = await slipway('rollback', ...app('site'), '--json');
    expect(JSON.parse(back.out)).toMatchObject({ deployID, url });
    expect(await (await get(url)).text()).toBe('one');
    const rows = (await consolePage('site')).split('<li>').filter((row) => row.includes('/deployments/dpl-'));
    expect(rows.filter((row) => row.includes('badge live')).map((row) => row.includes(deployID))).toEqual([true]);
  });

  test('shows the output of a build while it runs if there is a terminal, and not again below a failure', async () => {
    const argv = ['deploy', ...app('live'), '--repository', repository.path, '--branch', 'main'];
    const shown = await inTerminal([...argv, '--build-command', 'echo built; exit 7'], {
      ...{ interactive: true, columns: 80, env: { ...process.env, NO_COLOR: '1' } },
    });
    expect(shown.exitCode).toBe(1);
    expect(shown.err.match(/\| built\n/g)).toHaveLength(1);
    expect(shown.err.indexOf('| built')).toBeLessThan(shown.err.indexOf('slipway: Build failed'));
    expect(shown.err).toContain('\r\u001b[K');
    const quiet = await inTerminal([...argv, '--build-command', 'true', '--output-directory', '.', '--quiet'], {
      ...{ interactive: true, env: process.env },
    });
    expect([quiet.exitCode, quiet.err]).toEqual([0, '']);
  });

  test('says what the app keeps of an earlier deploy, and takes it back where app-settings says null', async () => {
    using site = createRepository({ 'public/index.html': 'kept' });
    const again = (...flags: readonly string[]) =>
      slipway('deploy', ...app('kept'), '--repository', site.path, '--branch', 'main', ...flags);
    expect((await again('--output-directory', 'public')).code).toBe(0);
    expect((await again()).err).toContain('✓ Configuration: as it is; kept from before: outputDirectory "public"');
    site.git('mv', 'public', 'moved');
    site.commit({});
    const failed = await again();
    expect(failed.err).toContain('did not write the output directory "public", which an earlier deploy set');
    // The app keeps the change only if the deployment goes live.
    site.commit({ 'index.html': 'at the root' });
    const cleared = await again('--app-settings', '{"outputDirectory": null}');
    expect(cleared.err).toContain('✓ Configuration: outputDirectory (');
    expect((await again()).err).not.toContain('kept from before');
  });

  test('a failed deploy exits 1 with its reason on standard error', async () => {
    const run = await deploy('broken', '--build-command', 'exit 3');
    expect([run.code, run.out]).toEqual([1, '']);
    expect(run.err).toMatch(/slipway: .*`exit 3` failed, and it printed nothing \(exit code 3\)\n/);
    expect(run.err).toMatch(/ {2}code: build_failed \(see https:\/\/\S+\/docs\/troubleshooting\.md\)\n$/);
  });

  test('a site without a start page is told so at the first look', async () => {
    using pages = createRepository({ 'about.html': 'no start page' });
    const at = ['--repository', pages.path, '--branch', 'main', '--output-directory', '.'];
    const run = await slipway('deploy', ...app('no-index'), ...at, '--verify', 'fail');
    expect(run.code).toBe(1);
    expect(run.err).toMatch(/✓ Reason: site_broken/);
    expect(run.err).toMatch(/The site has no index page: \/ answers 404\. .* It has about\.html\./);
    expect(run.err).not.toMatch(/DNS|tries/);
    const warned = await slipway('deploy', ...app('no-index-warned'), ...at, '--verify', 'warn');
    expect(warned.code).toBe(0);
    expect(warned.err).toMatch(/warning: The site has no index page: \/ answers 404\./);
  });

  test('a function app gets tables, variables and a role, and its keys are seeded', async () => {
    await deploy('api', '--app-type', 'api', '--wait', 'false');
    const made = await slipway('tables', 'create', ...app('api'), '--name', 'sessions', '--json');
    expect(made.code).toBe(0);
    const { token } = JSON.parse(made.out);
    expect(token).toMatch(/^kvs_[\w-]{43}$/);
    const listed = await slipway('tables', 'list', ...app('api'), '--json');
    expect(listed.out).not.toContain(token);
    expect(JSON.parse(listed.out).tables).toMatchObject([{ name: 'sessions' }]);

    const seeded = await slipway(
      'exec',
      ...app('api'),
      '--',
      process.execPath,
      'src/cli.ts',
      'seed',
      '--file',
      SEED_FILE,
      '--table',
      'sessions',
      '--verify',
      '--json',
    );
    expect(seeded.err).not.toMatch(/slipway:/);
    expect(JSON.parse(seeded.out)).toMatchObject({ written: 2, failed: 0 });
    const names = await slipway(
      'exec',
      ...app('api'),
      '--',
      'sh',
      '-c',
      'echo $SERVICE_KVS_REGION $SERVICE_KVS_TOKEN_SESSIONS',
    );
    expect(names.out).toBe(`us-east-2 ${token}\n`);
    expect((await slipway('exec', ...app('api'), '--', 'sh', '-c', 'exit 7')).code).toBe(7);
    expect((await slipway('exec', ...app('api'), '--', 'sh', '-c', 'kill -9 $$')).code).toBe(137);
    const foreign = ['env', 'SERVICE_KVS_TOKEN_GONE=x', process.execPath, 'src/cli.ts', 'exec', ...app('api')];
    const inner = await slipway(
      'exec',
      ...app('api'),
      '--',
      ...foreign,
      '--',
      'sh',
      '-c',
      'echo "$SERVICE_KVS_TOKEN_GONE"',
    );
    expect(inner.out).toBe('\n');

    expect((await slipway('tables', 'delete', ...app('api'), '--name', 'sessions')).code).toBe(2);
    expect((await slipway('tables', 'delete', ...app('api'), '--name', 'sessions', '--yes')).code).toBe(0);
    const gone = await slipway('tables', 'delete', ...app('api'), '--name', 'sessions', '--yes', '--json');
    expect([gone.code, JSON.parse(gone.out).error]).toMatchObject([
      1,
      { code: 'table_not_found', remedy: expect.stringContaining('slipway tables list') },
    ]);
    expect(JSON.parse((await slipway('tables', 'list', ...app('api'), '--json')).out).tables).toEqual([]);
  });

  test('a deploy writes its keys where it succeeded, and exits 1 where they cannot be written', async () => {
    await deploy('fn', '--app-type', 'api', '--wait', 'false');
    const made = (name: string) => slipway('tables', 'create', ...app('fn'), '--name', name, '--json');
    const [{ token }, { token: late }] = [JSON.parse((await made('kept')).out), JSON.parse((await made('gone')).out)];
    await slipway('tables', 'delete', ...app('fn'), '--name', 'gone', '--yes');
    const seed = async (...flags: readonly string[]) => {
      const at = ['--repository', repository.path, '--branch', 'main', '--output-directory', '.', '--app-type', 'api'];
      const argv = ['deploy', ...app('fn'), ...at, '--json', '--kvs-seed-file', SEED_FILE, ...flags];
      const run = await slipway('exec', ...app('fn'), '--', process.execPath, 'src/cli.ts', ...argv);
      expect([token, late].filter((secret) => (run.err + run.out).includes(secret))).toEqual([]);
      return { ...run, told: JSON.parse(run.out) };
    };

    const written = await seed('--kvs-table', 'kept', '--kvs-verify', 'true');
    expect(written).toMatchObject({ code: 0, told: { status: 'succeeded', kvsWritten: 2, kvsFailed: 0 } });
    expect(written.err).toMatch(/✓ Deployment: succeeded.*\n(?:.*\n)*.*2 to write, 0 to delete\n.*✓ Keys: 2 written/);

    const refused = await seed('--kvs-table', 'gone', '--kvs-token', late);
    expect(refused).toMatchObject({ code: 1, told: { status: 'succeeded', kvsWritten: 0, kvsFailed: 2 } });
    expect(refused.told.error.code).toBe('unauthorized');
  });

  test('puts, gets and deletes a key, with its exact JSON', async () => {
    await deploy('keys', '--app-type', 'api', '--wait', 'false');
    await slipway('tables', 'create', ...app('keys'), '--name', 'sessions');
    const kvs = (...argv: readonly string[]) => inTerminal(['kvs', ...argv, ...app('keys'), '--table', 'sessions']);
    const big = '{"n":9007199254740993}';
    const stored = { exitCode: 0, out: '', err: '  ✓ Stored "a" in sessions\n' };
    expect(await kvs('put', 'a', big, '--ttl', '60')).toEqual(stored);
    expect((await kvs('get', 'a')).out).toBe(`${big}\n`);
    const { out } = await kvs('get', 'a', '--json');
    expect(out).toContain(`"value":${big},"expiresAt":"20`);
    const negative = ['kvs', 'put', 'b', ...app('keys'), '--table', 'sessions', '--', '-1'];
    expect((await inTerminal(negative)).exitCode).toBe(0);
    expect((await kvs('get', 'b')).out).toBe('-1\n');
    expect((await kvs('list')).out).toMatch(/^a\t22\t20.*Z\nb\t2\tnever\n$/);
    const first = JSON.parse((await kvs('list', '--limit', '1', '--json')).out);
    expect(first).toMatchObject({ keys: [{ key: 'a', bytes: 22 }], nextCursor: expect.any(String) });
    expect((await kvs('list', '--cursor', first.nextCursor)).out).toBe('b\t2\tnever\n');
    expect((await kvs('list', 'z')).err).toBe('  No keys that begin with "z".\n');
    expect((await kvs('delete', 'a')).exitCode).toBe(0);
    expect(await kvs('get', 'a')).toEqual({ exitCode: 1, out: '', err: expect.stringContaining('no key "a"') });
    const gone = await kvs('delete', 'a', '--json');
    expect([gone.exitCode, JSON.parse(gone.out).error.code]).toEqual([1, 'not_found']);
    const piped = (input: string | Buffer) =>
      spawnSync(LAUNCHER, ['kvs', 'put', 'piped', '-', ...app('keys'), '--table', 'sessions'], {
        input,
        encoding: 'utf8',
      });
    expect(piped('{"from": "a pipe"}\n')).toMatchObject({ status: 0, stderr: '  ✓ Stored "piped" in sessions\n' });
    expect((await kvs('get', 'piped')).out).toBe('{"from": "a pipe"}\n');
    expect(piped(`"${'x'.repeat(70_000)}"`)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/more than \d+ bytes/),
    });
    expect(piped(Buffer.of(0x22, 0xff, 0x22)).stderr).toContain('Standard input is not UTF-8');
    expect((await kvs('put', 'a', 'text')).err).toMatch(/The value is not JSON/);
    const other = await inTerminal(['kvs', 'get', 'a', ...app('keys'), '--table', 'none']);
    expect([other.exitCode, other.err]).toEqual([1, expect.stringContaining('slipway tables create none')]);
  });

  test('a static app gets no table, and is told why', async () => {
    const refused = await slipway('tables', 'create', ...app('site'), '--name', 'sessions');
    expect(refused.code).toBe(3);
    expect(refused.err).toMatch(/api, web-ssr/);
    expect(await slipway('exec', ...app('site'), '--', 'true')).toMatchObject({ code: 3, out: '' });
  });

  test('prints a token that the control plane takes', async () => {
    const { out } = await slipway('token', '--data', dataDir);
    const { baseUrl } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));
    const path = '/api/v1/orgs/acme/projects/web/apps/site/environments';
    const headers = { authorization: `Bearer ${out.trim()}` };
    expect((await fetch(baseUrl + path, { headers })).status).toBe(200);
  });

  test('the token is for the email that --email names', async () => {
    const claims = async (...flags: readonly string[]) => {
      const { out } = await slipway('token', '--data', dataDir, ...flags);
      return JSON.parse(Buffer.from(out.split('.')[1] ?? '', 'base64url').toString());
    };
    expect(await claims()).toMatchObject({ email: 'developer@slipway.localhost' });
    expect(await claims('--email', 'ana+x@acme.example')).toMatchObject({ email: 'ana+x@acme.example' });
    expect(await slipway('token', '--data', dataDir, '--email', 'ana')).toMatchObject({ code: 2, out: '' });
  });
});

describe('names that do not exist', () => {
  test('an organization is not an empty list, and an app is answered with the one that was meant', async () => {
    await deploy('site', '--output-directory', '.', '--wait', 'false');
    const none = await slipway('apps', '--org', 'none', '--json', '--data', dataDir);
    expect([none.code, none.out && JSON.parse(none.out).error.code]).toEqual([3, 'organization_not_found']);
    expect((await slipway('usage', '--org', 'none', '--json', '--data', dataDir)).code).toBe(3);
    const misspelt = await slipway('logs', ...app('sitte'), '--json');
    expect(JSON.parse(misspelt.out).error).toMatchObject({
      code: 'app_not_found',
      remedy: 'Did you mean "site"? Write --app site',
    });
    const elsewhere = ['--org', 'acme', '--project', 'other', '--app', 'site', '--data', dataDir];
    expect((await slipway('open', ...elsewhere)).err).toMatch(/It is in another project: --project \w+/);
    const deployment = await slipway('logs', 'dpl-none', ...app('site'), '--json');
    expect(JSON.parse(deployment.out).error).toMatchObject({
      code: 'deployment_not_found',
      remedy: expect.stringContaining('slipway deployments --org'),
    });
  });
});

describe('a platform that fails to start', () => {
  test('leaves no folder behind, and nothing of one that was there is removed', async () => {
    const { port } = new URL(JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')).baseUrl);
    const dir = join(scratch, 'new/data');
    const failed = await slipway('platform', '--data', dir, '--port', port);
    expect([failed.code, failed.err]).toEqual([2, expect.stringContaining('port_in_use')]);
    expect(existsSync(dir)).toBe(false);
    mkdirSync(dir, { recursive: true });
    await slipway('platform', '--data', dir, '--port', port);
    expect(existsSync(dir)).toBe(true);
  });
});

/** A Node that is older than 24, which starts Node 24 as its child. */
const OLD_NODE = ['/usr/bin/node', '/usr/local/bin/node'].find(
  (path) =>
    existsSync(path) && Number(/^v(\d+)/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[1]) < 24,
);

describe('the launcher under an older Node', () => {
  test.skipIf(OLD_NODE === undefined)('ends in order when the child gets the same signal and ends first', async () => {
    for (let round = 0; round < 3; round += 1) {
      const args = [LAUNCHER, 'platform', '--json', '--data', join(scratch, `old-${round}`), '--port', '0'];
      const child = spawn(OLD_NODE ?? '', args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
      let err = '';
      child.stderr.on('data', (text) => {
        err += String(text);
      });
      await once(child.stdout, 'data');
      const gone = once(child, 'exit');
      // As a terminal or a supervisor does: to the whole group.
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      const [code] = await gone;
      expect([code, err]).toEqual([0, expect.not.stringMatching(/EPIPE|ERR_IPC/)]);
    }
  });
});

describe('the command line by itself', () => {
  test.each([
    [[], 0, /slipway COMMAND --help/],
    [['deploy', '--help'], 0, /--build-command/],
    [['deply'], 2, /no command "deply"/],
    [['deploy', '--brnch', 'x'], 2, /no flag --brnch/],
    [['deploy', 'stray'], 2, /takes no argument "stray"/],
    [['platform', '--port', 'http'], 2, /"http" is not a port/],
    [['token', '--data', join(scratch, 'nowhere')], 3, /No platform runs/],
    [['rollback', '--org', 'acme', '--data', dataDir], 2, /--project is missing/],
  ])('slipway %j exits %i', async (args, code, words) => {
    const run = await slipway(...args);
    expect([run.code, run.out + run.err]).toEqual([code, expect.stringMatching(words)]);
  });
});
