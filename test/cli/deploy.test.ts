import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourcesOf } from '../../src/cli/project/git-context.ts';
import type { Io } from '../../src/cli/terminal/io.ts';
import { failureText } from '../../src/cli/terminal/terminal-findings.ts';
import { terminalReporter } from '../../src/cli/terminal/terminal-reporter.ts';
import type { FailureReport } from '../../src/deploy/failure.ts';
import { startFaultyKvs } from '../support/faulty-kvs.ts';
import { hostilePlatform } from '../support/hostile-platform.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { createRepository } from '../support/repositories.ts';
import { ServiceDouble } from '../support/service-double.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal, terminal } from '../support/terminal.ts';

const AWS = { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: 'aws-secret-key' };
const KEYS = '[{"key":"a","value":1},{"key":"b","value":2}]';

/** `slipway deploy --json` to `baseUrl`, with a seed file `keys.json` in the folder that it runs in. */
async function deploy(baseUrl: string, flags: readonly string[], keys = KEYS, more: Partial<Io> = {}) {
  using folder = temporaryFolder();
  folder.write('keys.json', keys);
  const app = ['--org', 'acme', '--project', 'web', '--app', 'shop', '--repository', 'acme/site', '--branch', 'main'];
  const to = ['--base-url', baseUrl, '--id-token', unsignedJwt(), '--verify', 'off', '--json'];
  const seed = ['--kvs-seed-file', 'keys.json', '--kvs-region', 'us-east-2'];
  const run = await inTerminal(['deploy', ...app, ...to, ...seed, ...flags], { env: AWS, cwd: folder.path, ...more });
  return { ...run, told: run.out === '' ? undefined : JSON.parse(run.out) };
}

const TABLE = ['--kvs-table', 'sessions', '--kvs-token', 'canary-table-token'];

test('the place of each finding of a failure is shown, and no control character in it', () => {
  const { io, shown } = terminal();
  const finding = { file: 'package.json', severity: 'error', code: null } as const;
  terminalReporter(io)({
    type: 'failure',
    report: {
      ...{ headline: 'Build failed', stage: 'build', code: undefined, exitCode: undefined, remedy: undefined },
      diagnostics: [
        { ...finding, line: 5, column: 3, message: 'expected ","\u001b[2J' },
        { ...finding, line: null, column: null, message: 'no build script' },
      ],
      moreDiagnostics: 2,
      message: 'The build command failed\u001b[2J',
      log: ['$ npm ci'],
    },
  });
  expect(shown.err).toBe(
    '\n    | $ npm ci\n\n  package.json:5:3  expected ","\n  package.json  no build script\n  and 2 more findings\n\n  The platform says: The build command failed\n\n',
  );
});

test('a configuration that every deploy sends is not reported', () => {
  const { io, shown } = terminal();
  for (const detail of ['branch, repository', 'branch, outputDirectory, repository'])
    terminalReporter(io)({ type: 'phase-finished', phase: 'configure', detail, ms: 1, failed: false });
  expect(shown.err).toBe('  ✓ Configuration: branch, outputDirectory, repository (1ms)\n');
});

describe('a failure on a terminal', () => {
  const report = {
    ...{ headline: 'Build failed: a.js:3: bad', stage: 'build', code: undefined, exitCode: 1, remedy: undefined },
    ...{ message: 'bad', moreDiagnostics: 0, log: Array.from({ length: 100 }, (_, index) => `line ${index}`) },
    diagnostics: [{ file: 'a.js', line: 3, column: 3, severity: 'error', code: null, message: 'bad' }],
  } as const satisfies FailureReport;

  test('shows the lines around the fault as they were deployed, whatever the folder has now', async () => {
    using repository = createRepository({ 'a.js': 'one\ntwo\n\tth\u001b[2Jree\nfour\nfive\nsix\n' });
    writeFileSync(join(repository.path, 'a.js'), 'changed');
    const sources = await sourcesOf({ commit: undefined, repository: repository.path, branch: 'main' }, { cwd: '/' });
    expect(failureText(report, { sources: sources?.lines, logWasShown: true })).toBe(
      '  a.js:3:3  bad\n      1 | one\n      2 | two\n    > 3 |   three\n        |    ^\n      4 | four\n      5 | five\n\n',
    );
    expect(sources?.lines('none.js')).toBeUndefined();
    expect(sources?.lines('../a.js')).toBeUndefined();
  });

  test('ends with the log, of which a terminal shows the last 60 lines', () => {
    expect(failureText(report, { width: 80 })).toContain('\n    … 40 earlier lines\n    | line 40\n');
    expect(failureText(report, {})).toContain('\n    | line 0\n');
  });
});

describe('slipway deploy with keys to write', () => {
  test('writes them after the deploy, and tells it', async () => {
    await using service = new ServiceDouble();
    await using kvs = await startFaultyKvs();
    const run = await deploy(await service.start(), [...TABLE, '--kvs-url', kvs.url]);
    expect(run).toMatchObject({ exitCode: 0, told: { status: 'succeeded', kvsWritten: 2, kvsFailed: 0 } });
    expect(run.err).toMatch(/✓ Deployment: (?:.*\n)+ {2}2 to write, 0 to delete\n {2}✓ Keys: 2 written, 0 deleted in /);
    expect([...kvs.store]).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
  });

  test('says that they were not written where it does not wait for the end', async () => {
    await using service = new ServiceDouble();
    await using kvs = await startFaultyKvs();
    const run = await deploy(await service.start(), [...TABLE, '--kvs-url', kvs.url, '--wait', 'false']);
    expect(run).toMatchObject({ exitCode: 0, told: { status: 'pending' } });
    expect(run.err).toContain('The keys were not written: the deployment has not ended');
    expect(kvs.store.size).toBe(0);
  });

  test('shows a line that rewrites itself on a terminal', async () => {
    await using service = new ServiceDouble();
    await using kvs = await startFaultyKvs();
    const run = await deploy(await service.start(), [...TABLE, '--kvs-url', kvs.url], KEYS, { interactive: true });
    expect(run.err).toMatch(/\r.*Written 2 of 2 \(.* a second\)\n {2}✓ Keys: 2 written/);
  });

  test.each([
    [
      'a bad entry',
      [...TABLE, '--kvs-url', 'http://127.0.0.1:9'],
      '[{"key":"","value":1}]',
      /keys\.json:1: the key is empty/,
    ],
    [
      'a table whose token nobody gave',
      ['--kvs-table', 'other', '--kvs-url', 'http://127.0.0.1:9'],
      KEYS,
      /kvs-token is not set, and neither is SERVICE_KVS_TOKEN_OTHER/,
    ],
    ['no data plane', TABLE, KEYS, /kvs-url is not set/],
    ['a file that is not there', ['--kvs-seed-file', 'none.json', ...TABLE], KEYS, /none\.json/],
    ['a bad entry, in a dry run', ['--dry-run', 'true'], '[{"key":"a"}]', /keys\.json:1: /],
  ])('%s: nothing is sent, and it exits 2', async (_, flags, keys, words) => {
    await using service = new ServiceDouble();
    const run = await deploy(await service.start(), flags, keys);
    expect(run).toMatchObject({ exitCode: 2, told: { error: { code: expect.any(String) } } });
    expect(run.err).toMatch(words);
    expect(service.calls).toEqual([]);
  });

  test('exits 1 where the store refuses, though the deploy succeeded', async () => {
    await using service = new ServiceDouble();
    await using kvs = await startFaultyKvs();
    kvs.answer = () => ({ status: 401, body: '{"error":"invalid_token"}' });
    const run = await deploy(await service.start(), [...TABLE, '--kvs-url', kvs.url]);
    expect(run).toMatchObject({ exitCode: 1, told: { status: 'succeeded', kvsWritten: 0, kvsFailed: 2 } });
    expect(run.told.error).toMatchObject({ code: 'unauthorized' });
    expect(run.err).toMatch(/slipway: .*0 of 2 entries are written/);
  });

  test('exits 1 where some keys were not written', async () => {
    await using service = new ServiceDouble();
    await using kvs = await startFaultyKvs();
    kvs.answer = (_, key) => (key === 'b' ? { status: 400, body: '{"error":"invalid_value"}' } : undefined);
    const run = await deploy(await service.start(), [...TABLE, '--kvs-url', kvs.url]);
    expect(run).toMatchObject({ exitCode: 1, told: { kvsWritten: 1, kvsFailed: 1, error: { code: 'seed_failed' } } });
  });

  test('writes none where the deploy failed', async () => {
    await using service = new ServiceDouble({ statuses: ['failed'] });
    await using kvs = await startFaultyKvs();
    const run = await deploy(await service.start(), [...TABLE, '--kvs-url', kvs.url]);
    expect(run).toMatchObject({ exitCode: 1, told: { status: 'failed' } });
    expect([run.told.kvsWritten, kvs.store.size]).toEqual([undefined, 0]);
  });

  test('shows no secret, also where the platform or the store repeats it', async () => {
    const secrets = ['canary-table-token', 'aws-secret-key', 'canary-value', unsignedJwt()];
    const flags = [...TABLE, '--env', 'SECRET=canary-value'];
    await using platform = await hostilePlatform((seen) => [...seen, ...secrets].join(' '));
    await using service = new ServiceDouble();
    await using kvs = await startFaultyKvs();
    kvs.answer = () => ({ status: 403, body: JSON.stringify({ message: secrets.join(' ') }) });
    const failed = await deploy(platform.origin, [...flags, '--kvs-url', 'http://127.0.0.1:9']);
    const unwritten = await deploy(await service.start(), [...flags, '--kvs-url', kvs.url]);
    for (const run of [failed, unwritten]) {
      expect(run.exitCode).toBe(1);
      expect(secrets.filter((secret) => (run.err + run.out).includes(secret))).toEqual([]);
      expect(run.err + run.out).toContain('***');
    }
  });
});
