import { describe, expect, test } from 'vitest';
import { platformCommand } from '../../src/cli/commands/platform.ts';
import { runCli } from '../../src/cli/flags/command.ts';
import { PLAIN } from '../../src/cli/terminal/style.ts';
import { textLog } from '../../src/cli/terminal/text-log.ts';
import type { BuildNetwork, PlatformStart } from '../../src/contract/platform-start.ts';
import { DEFAULT_LIMITS, MOST_MEMORY } from '../../src/platform/dispatch/limits.ts';
import { DEFAULT_SETTINGS } from '../../src/platform/start/options.ts';
import { KEEP_RELEASES } from '../../src/platform/stores/rows/index.ts';
import { terminal } from '../support/terminal.ts';

/** `slipway platform`, interrupted as soon as it is started; `started` is what it was started with. */
async function platform(...flags: readonly string[]) {
  return platformWith({}, flags);
}

async function platformWith(
  env: Readonly<Record<string, string>>,
  flags: readonly string[],
  buildNetwork?: BuildNetwork,
) {
  const started: PlatformStart[] = [];
  const stop = new AbortController();
  const { io, shown } = terminal({ signal: stop.signal, cwd: '/srv', env });
  const command = platformCommand(async (options) => {
    started.push(options);
    stop.abort();
    const addresses = { baseUrl: 'b', kvsUrl: 'k', consoleUrl: 'c', issuer: 'i', requestUrl: 'r', requestToken: 't' };
    return { ...addresses, dataDir: options.dir, buildNetwork, async [Symbol.asyncDispose]() {} };
  });
  const commands = { platform: { group: 'platform' as const, summary: '', load: async () => command } };
  return { exitCode: await runCli(['platform', ...flags], commands, io), started, ...shown };
}

describe('the log on a terminal', () => {
  const at = () => new Date(2026, 10, 22, 9, 5, 7);
  test('is a line for a person, in which no tenant can place a control sequence', () => {
    let written = '';
    const log = textLog(
      (line) => {
        written += line;
      },
      PLAIN,
      false,
      at,
    );
    log('info', 'request', { room: 'edge', method: 'GET', path: '/\u001b[2Jx', status: 200, requestID: 'a', ms: 3 });
    log('error', 'request', { method: 'PUT', path: '/y', status: 503, requestID: 'b', ms: 1200 });
    log('warn', 'disk_full', { dir: '/srv', none: undefined });
    // The command says this in words.
    log('info', 'platform_started', { baseUrl: 'http://127.0.0.1:4400' });
    expect(written.split('\n')).toEqual([
      '09:05:07  GET    /x  200  3ms  room=edge',
      '09:05:07  PUT    /y  503  1.2s  requestID=b',
      '09:05:07  disk_full  dir=/srv',
      '',
    ]);
  });

  test('has only warnings and errors if the command is quiet', () => {
    const lines: string[] = [];
    const log = textLog((line) => lines.push(line), PLAIN, true, at);
    for (const level of ['info', 'warn', 'error'] as const) log(level, 'event');
    expect(lines).toHaveLength(2);
  });
});

describe('slipway platform', () => {
  test('leaves to the platform what no flag names', async () => {
    const { started } = await platform();
    const { env, log, ...given } = started[0] ?? {};
    expect(given).toEqual({ dir: '/srv/.slipway', port: 4400, allowLocalGit: false, buildLimits: {}, kvsQuotas: {} });
  });

  test('says where it is, and what to do next', async () => {
    expect((await platform()).out).toMatch(
      /^Platform {2}b\nConsole {3}c \(signed in: slipway console\)\nData {6}\/srv\/.slipway\nNext {6}slipway deploy, .*\nStop it with Ctrl-C.\n$/,
    );
    expect((await platform('--allow-local-git')).out).toContain('Next      slipway deploy, in the folder of a site,');
    expect(JSON.parse((await platform('--json')).out)).toMatchObject({ ready: true });
  });

  test('says what builds reach, and why', async () => {
    const reach = async (buildNetwork: BuildNetwork, ...flags: readonly string[]) =>
      (await platformWith({}, [...flags], buildNetwork)).out;
    expect(await reach({ level: 'private' })).toMatch(
      /^Builds {4}reach the internet, and not this machine .*\(private\)$/m,
    );
    const open = { level: 'open', reason: 'pasta is not installed' } as const;
    expect(await reach(open)).toMatch(/^Builds {4}reach what this machine reaches \(open\): pasta is not installed$/m);
    const filtered = { level: 'filtered', reason: 'pasta is not installed' } as const;
    expect(await reach(filtered)).toMatch(
      /^Builds {4}reach the internet, and neither .*\(filtered\): pasta is not installed$/m,
    );
    expect(JSON.parse(await reach(open, '--json'))).toMatchObject({ buildNetwork: open });
  });

  test.each([
    ['control,edge', true],
    ['edge', false],
    ['kvs', false],
    ['build', false],
  ])('on a node with the roles %s says only what they offer', async (roles, hasControl) => {
    const secret = Buffer.alloc(32, 1).toString('base64');
    const env = { SLIPWAY_DATABASE: 'postgres://h/d', SLIPWAY_OBJECTS: 's3://b', SLIPWAY_SECRET: secret };
    const { out } = await platformWith(env, ['--public-url', 'https://p.example', '--roles', roles]);
    expect(/^Console|^Next/m.test(out)).toBe(hasControl);
    if (!hasControl)
      expect(out).toBe(`Platform  b\nRoles     ${roles}\nData      /srv/.slipway\nStop it with Ctrl-C.\n`);
  });

  test('gives every flag on', async () => {
    const places = [
      '--host',
      '::1',
      '--public-url',
      'https://p.example',
      '--sites-domain',
      's.example',
      '--git-url',
      'x',
      '--trusted-proxies',
      '10.0.0.5, 10.1.0.0/16',
    ];
    const bounds = ['--workers', '4', '--build-timeout', '1h30m', '--isolation', 'none', '--keep-releases', '3'];
    const sizes = ['--build-memory', '2GiB', '--build-disk', '512MiB'];
    const rates = ['--requests-per-minute', '0', '--kvs-per-minute', '100', '--kvs-table-per-minute', '50'];
    const { started, exitCode } = await platform(
      ...places,
      ...bounds,
      ...sizes,
      ...rates,
      '--allow-local-git',
      '--port',
      '0',
    );
    expect(exitCode).toBe(130);
    expect(started[0]).toMatchObject({
      ...{ host: '::1', publicUrl: 'https://p.example', sitesDomain: 's.example', gitUrlTemplate: 'x' },
      trustedProxies: ['10.0.0.5', '10.1.0.0/16'],
      ...{
        workers: 4,
        buildLimits: { timeoutMs: 5_400_000, memoryBytes: 2 * 1024 ** 3, diskBytes: 512 * 1024 ** 2 },
        isolation: 'none',
        keepReleases: 3,
      },
      ...{ requestsPerMinute: 0, kvsQuotas: { environmentPerMinute: 100, tablePerMinute: 50 } },
      ...{ allowLocalGit: true, port: 0 },
    });
  });

  test.each([
    ['--host', '', /^slipway: --host is empty\n/],
    ['--database', ' ', /^slipway: --database is empty\n/],
    ['--workers', '0', /^slipway: --workers: "0" is not a whole number from 1 to 64\n/],
    ['--workers', 'many', /"many" is not a whole number/],
    ['--build-timeout', '20', /^slipway: --build-timeout: "20" is not a duration\n/],
    ['--build-timeout', '25h', /longer than 24h/],
    ['--build-memory', '4', /^slipway: --build-memory: "4" is not a size\n/],
    ['--build-memory', '64MiB', /"64MiB" is less than 128 MiB/],
    ['--build-disk', '-1GiB', /"-1GiB" is not a size/],
    ['--isolation', 'docker', /"docker" is not one of "auto", "required", "none"/],
    ['--keep-releases', '0', /from 1 to 1000/],
    ['--kvs-per-minute', '0', /from 1 to/],
    ['--kvs-table-per-minute', '-1', /"-1" is not a whole number/],
    ['--requests-per-minute', '1.5', /from 0 to/],
  ])('%s %s is refused in a line, and nothing is started', async (flag, value, words) => {
    const run = await platform(`${flag}=${value}`);
    expect({ ...run, lines: run.err.split('\n').length }).toMatchObject({
      exitCode: 2,
      out: '',
      started: [],
      lines: 4,
    });
    expect(run.err).toMatch(words);
  });

  test("tells the platform's own defaults in its help", async () => {
    const { out } = await platform('--help');
    const defaults = DEFAULT_SETTINGS;
    const { kvsQuotas } = defaults;
    const told = {
      workers: defaults.workers,
      'build-timeout': `${DEFAULT_LIMITS.timeoutMs / 60_000}m`,
      'build-disk': `${DEFAULT_LIMITS.diskBytes / 1024 ** 3}GiB`,
      'build-memory': `${MOST_MEMORY / 1024 ** 3}GiB, at most half of the machine's`,
      isolation: defaults.isolation,
      'keep-releases': KEEP_RELEASES,
      'kvs-per-minute': kvsQuotas.environmentPerMinute,
      'kvs-table-per-minute': kvsQuotas.tablePerMinute,
      'sites-domain': defaults.sitesDomain,
      host: defaults.host,
    };
    for (const [flag, value] of Object.entries(told)) {
      expect(out).toMatch(new RegExp(`--${flag} .*\\(default ${value}\\)\\n`));
    }
  });
});
