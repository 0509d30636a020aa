import { randomBytes } from 'node:crypto';
import { relative as relativePath } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SlipwayError } from '../../src/base/errors.ts';
import { platformCommand } from '../../src/cli/commands/platform.ts';
import { runCli } from '../../src/cli/flags/command.ts';
import type { PlatformStart, StartedPlatform } from '../../src/contract/platform-start.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { terminal } from '../support/terminal.ts';

const SECRET = Buffer.alloc(32, 7).toString('base64');
const PASSWORD = 'p@ss-word-1';
const DATABASE = `postgres://slipway:${encodeURIComponent(PASSWORD)}@db.example/slipway`;
const PLACES = ['--objects', 's3://bucket/prod', '--public-url', 'https://platform.example.com'];
const ENV = { SLIPWAY_SECRET: SECRET, AWS_SECRET_ACCESS_KEY: 'the-aws-secret-key' };

type Start = (options: PlatformStart) => Promise<StartedPlatform>;

/** Runs `slipway platform`, and interrupts it as soon as it is started. */
async function platform(flags: readonly string[], env: Record<string, string | undefined> = ENV, start?: Start) {
  const started: PlatformStart[] = [];
  const stop = new AbortController();
  const { io, shown } = terminal({ signal: stop.signal, cwd: '/srv', env });
  const command = platformCommand(
    start ??
      (async (options) => {
        started.push(options);
        stop.abort();
        const addresses = { baseUrl: 'b', kvsUrl: 'k', consoleUrl: 'c', issuer: 'i' };
        const request = { requestUrl: 'r', requestToken: 't' };
        return { ...addresses, ...request, dataDir: options.dir, async [Symbol.asyncDispose]() {} };
      }),
  );
  const exitCode = await runCli(
    ['platform', ...flags],
    { platform: { group: 'platform', summary: '', load: async () => command } },
    io,
  );
  return { exitCode, started, ...shown };
}

describe('the settings of a node', () => {
  test('come from flags', async () => {
    const more = ['--roles', 'kvs, control', '--node', 'n-1', '--drain', '9s'];
    const { started, err } = await platform(['--database', DATABASE, ...PLACES, ...more]);
    expect(err).toBe('Stopping.\n');
    expect(started[0]).toMatchObject({ publicUrl: 'https://platform.example.com', drainMs: 9_000 });
    expect(started[0]?.cluster).toEqual({
      ...{ database: DATABASE, objects: 's3://bucket/prod', secret: new Uint8Array(32).fill(7) },
      ...{ roles: ['control', 'kvs'], node: 'n-1' },
    });
  });

  test('the address of PostgreSQL beside a pooler comes from a flag or a variable', async () => {
    const direct = `postgres://slipway:${PASSWORD}@db.internal/slipway`;
    const given = ['--database', DATABASE, ...PLACES];
    for (const { started } of [
      await platform([...given, '--database-direct', direct]),
      await platform(given, { ...ENV, SLIPWAY_DATABASE_DIRECT: direct }),
    ]) {
      expect(started[0]?.cluster).toMatchObject({ database: DATABASE, databaseDirect: direct });
    }
  });

  test.each(['0', '0s', '0ms'])('a drain of %s, as the help names it, is none', async (drain) => {
    const { started } = await platform(['--database', DATABASE, ...PLACES, '--drain', drain]);
    expect(started[0]?.drainMs).toBe(0);
  });

  test('or from variables, which flags replace; an empty one counts as none', async () => {
    const previous = randomBytes(32).toString('base64');
    const env = {
      ...{ ...ENV, SLIPWAY_DATABASE: DATABASE, SLIPWAY_OBJECTS: 's3://other' },
      SLIPWAY_SECRET_PREVIOUS: previous,
    };
    const { started } = await platform(PLACES, env);
    expect(started[0]?.cluster).toMatchObject({ database: DATABASE, objects: 's3://bucket/prod' });
    expect(Buffer.from(started[0]?.cluster?.previousSecret ?? []).toString('base64')).toBe(previous);
    const none = await platform([], { SLIPWAY_DATABASE: '', SLIPWAY_OBJECTS: '', SLIPWAY_SECRET: SECRET });
    expect(none.started[0]).not.toHaveProperty('cluster');
  });

  test('the secret may be a file, which counts before the variable', async () => {
    using folder = temporaryFolder();
    const file = folder.write('secret', `${Buffer.alloc(32, 9).toString('base64')}\n`);
    const { started } = await platform(['--database', DATABASE, ...PLACES, '--secret-file', file]);
    expect(started[0]?.cluster?.secret).toEqual(new Uint8Array(32).fill(9));
  });

  test('TLS is verified in every mode but two, and files have absolute paths', async () => {
    using folder = temporaryFolder();
    const file = folder.write('an authority.pem', '');
    const url = async (parameters: string) => {
      const { started, err } = await platform(['--database', `${DATABASE}?${parameters}`, ...PLACES]);
      const { searchParams } = new URL(started[0]?.cluster?.database ?? err);
      return Object.fromEntries(searchParams);
    };
    for (const mode of ['verify-full', 'verify-ca', 'require', 'prefer']) {
      expect(await url(`sslmode=${mode}`)).toEqual({ sslmode: 'verify-full' });
    }
    for (const mode of ['disable', 'no-verify']) expect(await url(`sslmode=${mode}`)).toEqual({ sslmode: mode });
    const relative = relativePath('/srv', file);
    expect(await url(`sslmode=require&sslrootcert=${encodeURIComponent(relative)}&x=y`)).toEqual({
      ...{ sslmode: 'verify-full', sslrootcert: file, x: 'y' },
    });
  });

  test('what the URL lacks comes from the variables of PostgreSQL, because the processes of builds have none', async () => {
    const variables = { PGUSER: 'u', PGPASSWORD: 'a +%@&', PGPORT: '5433', PGSSLMODE: 'require', PGOPTIONS: '-c a=b' };
    const url = async (database: string) => {
      const { started } = await platform(['--database', database, ...PLACES], { ...ENV, ...variables });
      return started[0]?.cluster?.database ?? '';
    };
    expect(Object.fromEntries(new URL(await url('postgres://db.example/slipway')).searchParams)).toEqual({
      ...{ user: 'u', password: 'a +%@&', port: '5433', sslmode: 'verify-full', options: '-c a=b' },
    });
    const whole = 'postgres://me:mine@db.example:5432/slipway?sslmode=disable&options=-c%20c%3Dd';
    expect(await url(whole)).toBe(whole);
  });

  const given = ['--database', DATABASE, ...PLACES];
  const without = (flag: string) => given.filter((_, n) => given[n] !== flag && given[n - 1] !== flag);
  test.each<[string, readonly string[], Record<string, string | undefined>, RegExp]>([
    ['no objects', without('--objects'), ENV, /^slipway: --database needs --objects too\n {2}.*s3:/],
    ['objects alone', without('--database'), ENV, /^slipway: --objects needs --database too\n/],
    ['SLIPWAY_OBJECTS alone', [], { SLIPWAY_OBJECTS: 's3://x' }, /^slipway: --objects needs --database too\n/],
    ['roles alone', ['--roles', 'edge'], ENV, /^slipway: --roles needs --database too\n/],
    ['a node alone', ['--node', 'a'], ENV, /^slipway: --node needs --database too\n/],
    [
      'a direct address alone',
      ['--database-direct', DATABASE],
      ENV,
      /^slipway: --database-direct needs --database too\n/,
    ],
    [
      'a direct address that is no URL',
      [...given, '--database-direct', `x ${PASSWORD}`],
      ENV,
      /^slipway: --database-direct is not a URL\n/,
    ],
    ['a secret file alone', ['--secret-file', 'a'], ENV, /^slipway: --secret-file needs --database too\n/],
    ['no public URL', without('--public-url'), ENV, /^slipway: --database needs --public-url too\n/],
    ['no URL', [...given, '--database', `not a url ${PASSWORD}`], ENV, /^slipway: --database is not a URL\n/],
    ['another scheme', [...given, '--database', `mysql://u:${PASSWORD}@h/d`], ENV, /does not begin with postgres:/],
    ['no host', [...given, '--database', 'postgres:///slipway'], ENV, /names no host/],
    ['several hosts without a user', [...given, '--database', 'postgres://a:1,b:2/d'], ENV, /names several hosts/],
    ['several hosts behind it', [...given, '--database', `${DATABASE}?host=a,b`], ENV, /names several hosts/],
    ['half a character', [...given, '--database', `postgres://u:${PASSWORD}%c3x@h/d`], ENV, /contains a % that begins/],
    ['a % alone', [...given, '--database', `postgres://u:${PASSWORD}%zz@h/d`], ENV, /contains a % that begins/],
    ['a port behind it', [...given, '--database', `${DATABASE}?port=99999`], ENV, /The port of --database is not/],
    [
      'two modes of TLS, of which the client takes the second',
      [...given, '--database', `${DATABASE}?sslmode=verify-full&sslmode=disable`],
      ENV,
      /^slipway: --database names sslmode twice\n/,
    ],
    [
      'a misspelled mode of TLS, which the client ignores',
      [...given, '--database', `${DATABASE}?sslMode=verify-full`],
      ENV,
      /^slipway: --database: "sslMode" is not a parameter of TLS that has an effect\n {2}Write sslmode=verify-full/,
    ],
    ['several hosts', [...given, '--database', `postgres://u:${PASSWORD}@a:1,b:2/d`], ENV, /names several hosts/],
    [
      'another sslmode',
      [...given, '--database', `${DATABASE}?sslmode=verify_full`],
      ENV,
      /^slipway: --database: "verify_full" is not a value of sslmode\n/,
    ],
    [
      'a missing authority',
      [...given, '--database', `${DATABASE}?sslmode=verify-full&sslrootcert=ca.pem`],
      ENV,
      /^slipway: --database: sslrootcert names \/srv\/ca\.pem, which cannot be read \(ENOENT\)\n/,
    ],
    ['no database', [...given, '--database', `postgres://u:${PASSWORD}@h/`], ENV, /names no database/],
    ['another place', [...given, '--objects', 'https://bucket'], ENV, /--objects does not begin with s3:/],
    ['no secret', given, {}, /^slipway: --database needs SLIPWAY_SECRET or --secret-file too\n {2}.*openssl rand/],
    ['a short secret', given, { SLIPWAY_SECRET: 'c2hvcnQgc2VjcmV0' }, /^slipway: SLIPWAY_SECRET is not 32 bytes/],
    ['no base64', given, { SLIPWAY_SECRET: `${SECRET.slice(0, -2)}!=` }, /^slipway: SLIPWAY_SECRET is not 32 bytes/],
    [
      'a wrong previous secret',
      given,
      { ...ENV, SLIPWAY_SECRET_PREVIOUS: 'old' },
      /^slipway: SLIPWAY_SECRET_PREVIOUS is not 32/,
    ],
    ['a missing secret file', [...given, '--secret-file', 'none'], ENV, /^slipway: --secret-file: \/srv\/none.*ENOENT/],
    ['an endless secret file', [...given, '--secret-file', '/dev/zero'], ENV, /--secret-file is not 32 bytes/],
    ['an unknown role', [...given, '--roles', 'edge,cache'], ENV, /^slipway: --roles: "cache" is not a role\n/],
    ['no role', [...given, '--roles', ''], ENV, /^slipway: --roles is empty\n/],
    ['a role twice', [...given, '--roles', 'edge,edge'], ENV, /^slipway: --roles: names a role twice\n/],
    ['a node with a space', [...given, '--node', 'a b'], ENV, /^slipway: --node: "a b" is not a name/],
    ['a drain without a unit', [...given, '--drain', '10'], ENV, /^slipway: --drain: "10" is not a duration/],
    ['a long drain', [...given, '--drain', '2h'], ENV, /^slipway: --drain: "2h" is longer than 1h/],
  ])('%s is refused in a line, without a secret, and nothing is started', async (_, flags, env, words) => {
    const run = await platform(flags, env);
    expect({ ...run, lines: run.err.split('\n').length }).toMatchObject({
      ...{ exitCode: 2, out: '', started: [], lines: 4 },
    });
    expect(run.err).toMatch(words);
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), SECRET]) expect(run.err).not.toContain(secret);
  });

  test('neither the log nor the error of a failed start shows a secret of the settings', async () => {
    const words = `failed for ${DATABASE}: ${PASSWORD} ${SECRET} ${ENV.AWS_SECRET_ACCESS_KEY}`;
    const run = await platform(['--json', '--database', DATABASE, ...PLACES], ENV, (options) => {
      options.log?.('warn', 'store_awaited', { reason: words });
      return Promise.reject(new SlipwayError('invalid_input', words, { remedy: words }));
    });
    expect(run.err).toContain('store_awaited');
    expect(run.out).toContain('invalid_input');
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), SECRET, ENV.AWS_SECRET_ACCESS_KEY]) {
      expect(`${run.err} ${run.out}`).not.toContain(secret);
    }
  });
});
