import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SEED_INPUT_SPECS, SEED_OUTPUTS } from '../../src/seed/inputs.ts';
import { startFaultyKvs } from '../support/faulty-kvs.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { THIRD_PARTY } from '../support/workflow-third-party.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FIXTURES = join(ROOT, 'test/fixtures/seeds');

test('seed/action.yml has the inputs and outputs of the table, with their defaults', () => {
  const manifest = parse(readFileSync(join(ROOT, 'seed/action.yml'), 'utf8'));
  expect(Object.keys(manifest.inputs)).toEqual([...SEED_INPUT_SPECS.keys()]);
  for (const [name, { default: fallback, defaultNote, description }] of SEED_INPUT_SPECS) {
    const note = defaultNote === undefined ? '' : ` Default: ${defaultNote}.`;
    expect(manifest.inputs[name]).toEqual({
      description: `${description}${note}`,
      ...(fallback === undefined ? {} : { default: fallback }),
    });
  }
  const outputs = Object.entries(manifest.outputs).map(([name, output]) => [
    name,
    (output as { description: string }).description,
  ]);
  expect(Object.fromEntries(outputs)).toEqual(SEED_OUTPUTS);
  expect(manifest.runs).toEqual({ using: 'node24', main: '../dist/seed/index.js' });
});

/** Runs the action's entrypoint as a runner does. */
async function runAction(inputs: Readonly<Record<string, string>>, env: Readonly<Record<string, string>>) {
  using folder = temporaryFolder();
  const files = { GITHUB_OUTPUT: folder.write('output', ''), GITHUB_STEP_SUMMARY: folder.write('summary', '') };
  const given = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
  const child = spawn(process.execPath, [join(ROOT, 'src/seed.ts')], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...files, ...given, ...env },
    cwd: FIXTURES,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  const outputs = [...readFileSync(files.GITHUB_OUTPUT, 'utf8').matchAll(/(\S+)<<(\S+)\n([\s\S]*?)\n\2/g)];
  return {
    exitCode,
    stdout,
    stderr,
    outputs: Object.fromEntries(outputs.map(([, name, , value]) => [name, value])),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
  };
}

const CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'aws-secret-key',
  AWS_SESSION_TOKEN: 'aws-session-token',
  SERVICE_KVS_REGION: 'us-east-2',
  SERVICE_KVS_TOKEN_SESSIONS: 'token-of-sessions',
};

describe('the seed action', () => {
  test('writes, sets its outputs, and tells it in the summary', async () => {
    await using server = await startFaultyKvs();
    const run = await runAction(
      { file: 'list.yml', table: 'sessions', verify: 'true' },
      { ...CREDENTIALS, SERVICE_KVS_URL: server.url },
    );
    expect(run.stderr).toBe('');
    expect(run.outputs).toEqual({ written: '3', deleted: '0', failed: '0' });
    expect(run.exitCode).toBe(0);
    expect(run.summary).toContain('### Seeding done: `list.yml`');
    expect(run.summary).toContain('| Written | 3 of 3 |');
    expect(server.store.get('limits')).toBe('{"big":9007199254740993,"zero":-0,"list":[1,null,false]}');
  });

  test('masks every secret before anything else is printed', async () => {
    await using server = await startFaultyKvs();
    const run = await runAction(
      { file: 'list.yml', table: 'sessions' },
      { ...CREDENTIALS, SERVICE_KVS_URL: server.url },
    );
    const lines = run.stdout.trim().split('\n');
    const secrets = ['token-of-sessions', 'aws-secret-key', 'aws-session-token'];
    expect(lines.slice(0, 3)).toEqual(secrets.map((secret) => `::add-mask::${secret}`));
    const rest = lines.slice(3).join('\n');
    for (const secret of secrets) expect(rest).not.toContain(secret);
  });

  test('annotates the bad lines of the file, ten of them, and tells the rest in the log', async () => {
    const run = await runAction(
      { file: 'bad.json', table: 'sessions' },
      { ...CREDENTIALS, SERVICE_KVS_URL: 'http://127.0.0.1:1' },
    );
    expect(run.exitCode).toBe(1);
    const annotations = run.stdout.split('\n').filter((line) => line.startsWith('::error'));
    expect(annotations).toHaveLength(10);
    expect(annotations[0]).toBe('::error::11 faults; nothing was written');
    expect(annotations[1]).toBe('::error file=bad.json,line=2,col=4::the key is empty');
    expect(run.stdout).toContain('error: bad.json:14: the key "i" occurs twice: first on line 13');
  });

  test('says in one line what is missing, with the YAML that mends it', async () => {
    const { AWS_ACCESS_KEY_ID: _, ...env } = CREDENTIALS;
    const run = await runAction(
      { file: 'list.yml', table: 'sessions' },
      { ...env, SERVICE_KVS_URL: 'https://kvs.example.com' },
    );
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain('::error::There are no AWS credentials: AWS_ACCESS_KEY_ID is not set');
    const { version } = THIRD_PARTY['aws-actions/configure-aws-credentials'] ?? { version: '' };
    expect(run.stdout).toContain(`uses: aws-actions/configure-aws-credentials@${version.split('.')[0]}\n`);
    expect(run.outputs).toEqual({ written: '0', deleted: '0', failed: '0' });
    expect(run.stdout).not.toContain('    at ');
  });
});
