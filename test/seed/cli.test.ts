import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Io } from '../../src/cli/terminal/io.ts';
import { startFaultyKvs } from '../support/faulty-kvs.ts';
import { inTerminal } from '../support/terminal.ts';

const FIXTURES = resolve(import.meta.dirname, '../fixtures/seeds');
/** A copy: a run that fails writes beside its file. */
const FOLDER = mkdtempSync(resolve(tmpdir(), 'slipway-'));
cpSync(FIXTURES, FOLDER, { recursive: true });
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const slipway = (argv: readonly string[], env: Io['env'] = {}, more: Partial<Io> = {}) =>
  inTerminal(['seed', ...argv], { env, cwd: FOLDER, ...more });

const env = (url: string) => ({
  SERVICE_KVS_URL: url,
  SERVICE_KVS_REGION: 'us-east-2',
  SERVICE_KVS_TOKEN_SESSIONS: 'token-of-sessions',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'aws-secret-key',
});

describe('slipway seed', () => {
  test('writes, and ends with 0', async () => {
    await using server = await startFaultyKvs();
    const run = await slipway(['--file', 'list.json', '--table', 'sessions'], env(server.url));
    expect(run).toMatchObject({ exitCode: 0, err: '  3 to write, 0 to delete\n' });
    expect(run.out).toMatch(/^3 written, 0 deleted in /);
  });

  test('prints JSON when asked', async () => {
    await using server = await startFaultyKvs();
    server.answer = (_, key) => (key === 'nothing' ? { status: 400, body: '{"error":"invalid_value"}' } : undefined);
    const run = await slipway(['--file', 'list.json', '--table', 'sessions', '--json', '--verify'], env(server.url));
    expect(run.exitCode).toBe(1);
    const { unwrittenFile, ...told } = JSON.parse(run.out);
    expect(told).toMatchObject({ entries: 3, written: 2, failed: 1, error: { code: 'seed_failed' } });
    const again = await slipway(['--file', resolve(unwrittenFile), '--dry-run']);
    expect(again.out).toBe('Dry run: 1 would be written, 0 deleted\n');
  });

  test('shows a line that rewrites itself on a terminal', async () => {
    await using server = await startFaultyKvs();
    const run = await slipway(['--file', 'list.json', '--table', 'sessions'], env(server.url), { interactive: true });
    expect(run.err).toMatch(/\r.*Written 3 of 3 \(.* a second\)\n/);
  });

  test('ends with 2 for a bad file and names its lines', async () => {
    const run = await slipway(['--file', 'bad.json', '--dry-run']);
    expect(run.exitCode).toBe(2);
    expect(run.err).toMatch(/bad\.json:2: the key is empty/);
  });

  test('ends with 2 for bad usage, 3 where the service refuses or is away, 130 when interrupted', async () => {
    await using server = await startFaultyKvs();
    const argv = ['--file', 'list.json', '--table', 'sessions'];
    expect((await slipway([...argv, '--concurrency', 'many'], env(server.url))).exitCode).toBe(2);
    expect((await slipway(argv, { ...env(server.url), AWS_ACCESS_KEY_ID: '' })).exitCode).toBe(2);
    expect((await slipway([...argv, '--data', '/nowhere'], {})).exitCode).toBe(3);
    server.answer = () => ({ status: 401, body: '{"error":"invalid_token"}' });
    expect((await slipway(argv, env(server.url))).exitCode).toBe(3);
    const signal = AbortSignal.abort(new Error('SIGINT'));
    expect(await slipway(argv, env(server.url), { signal })).toMatchObject({
      exitCode: 130,
      err: 'slipway: Interrupted before the first request\n',
    });
  });

  test('shows no secret, also where the service repeats it', async () => {
    await using server = await startFaultyKvs();
    const message = 'Neither token-of-sessions nor aws-secret-key will do';
    server.answer = () => ({ status: 403, body: JSON.stringify({ message }) });
    const argv = ['--file', 'list.json', '--table', 'sessions'];
    for (const run of [await slipway(argv, env(server.url)), await slipway([...argv, '--json'], env(server.url))]) {
      expect(run.exitCode).toBe(3);
      expect(run.out + run.err).toContain('***');
      expect(run.out + run.err).not.toMatch(/token-of-sessions|aws-secret-key/);
    }
  });

  test('tells all inputs in its help', async () => {
    const { out, exitCode } = await slipway(['--help']);
    expect(exitCode).toBe(0);
    for (const flag of ['--file FILE', '--prune-file FILE', '--ttl-seconds N', '--verify', '--json'])
      expect(out).toContain(flag);
  });
});
