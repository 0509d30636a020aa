import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIB } from '../../../src/base/sizes.ts';
import type { createDispatch as Create, DispatchOptions } from '../../../src/platform/dispatch/index.ts';
import { DEFAULT_LIMITS } from '../../../src/platform/dispatch/limits.ts';
import { BuildFailure } from '../../../src/platform/shared/types.ts';
import { APP, job } from '../../support/builds.ts';
import { openDispatch } from '../../support/dispatch.ts';
import { createRepository, type TestRepository } from '../../support/repositories.ts';
import { type TemporaryFolder, temporaryFolder } from '../../support/temporary.ts';

/*
 * The worker of a deployment reads what a build wrote. These tests replace it by a program of an attacker, in a copy of the sources,
 * and start deployments with it.
 */

const ROOT = join(import.meta.dirname, '../../..');
let copy: TemporaryFolder;
let repository: TestRepository;
let createDispatch: typeof Create;

beforeAll(async () => {
  copy = temporaryFolder('taken-over');
  cpSync(join(ROOT, 'src'), join(copy.path, 'src'), { recursive: true });
  for (const name of ['node_modules', 'package.json']) symlinkSync(join(ROOT, name), join(copy.path, name));
  const worker = readFileSync(join(import.meta.dirname, 'taken-over-worker.ts'), 'utf8');
  writeFileSync(join(copy.path, 'src/platform/worker/main.ts'), worker.replaceAll('../../../src/', '../../'));
  ({ createDispatch } = await import(join(copy.path, 'src/platform/dispatch/index.ts')));
  repository = createRepository({ 'index.html': '<h1>one</h1>' });
});

afterAll(() => {
  repository[Symbol.dispose]();
  copy[Symbol.dispose]();
});

/** Deploys with the worker of the attacker. Returns what it reported, and how the deployment ended. */
async function attack(branch: string, options: Partial<DispatchOptions> = {}) {
  await using stage = openDispatch(options, createDispatch);
  repository.git('branch', '-f', branch, 'main');
  const build = job({ repository: repository.path, branch, env: { SECRET: 'of-this-app' } });
  const log: string[] = [];
  const ended = stage.dispatch.build(build, { signal: new AbortController().signal, onStage() {}, onCommit() {} });
  const ending = await ended.then(
    async (built) => {
      await built[Symbol.asyncDispose]();
      return { commit: built.commit, release: built.release };
    },
    (error: unknown) =>
      error instanceof BuildFailure || (error as Error).name === 'BuildFailure'
        ? { failure: (error as BuildFailure).facts }
        : Promise.reject(error),
  );
  log.push(...stage.logOf(build.deployID).split('\n'));
  const reports = new Map(
    log.flatMap((line) => {
      const [, name, value] = /^([^:]+): (.*)$/.exec(line) ?? [];
      return name && value ? [[name, JSON.parse(value) as unknown] as const] : [];
    }),
  );
  return { reports: Object.fromEntries(reports), failure: undefined, ...ending };
}

const NOT_THERE = { refused: 'ENOENT' };

test('it sees its own folders, its program and the system, and nothing else of the machine', async () => {
  const { reports, failure } = await attack('read');
  expect(failure).toMatchObject({ code: 'build_failed', message: 'taken over' });
  expect(reports).toMatchObject({
    'data directory': { got: ['builds', 'git', 'tools'] },
    builds: { got: ['own'] },
    app: { got: ['cache', 'scopes', 'work'] },
    mirrors: { got: 1 },
    'platform.db': NOT_THERE,
    'platform.key as a file': NOT_THERE,
    'identity-key.json as a file': NOT_THERE,
    'kvs.db as a file': NOT_THERE,
    objects: NOT_THERE,
    logs: NOT_THERE,
    '/etc/shadow': NOT_THERE,
    '/etc/slipway': NOT_THERE,
    '/etc/hostname': NOT_THERE,
    environment: ['LC_ALL', 'NODE_COMPILE_CACHE', 'PATH', 'PWD'],
  });
  for (const name of ['/root', '/home', '/var', '/run', '/opt', '/srv', '/mnt']) {
    expect(reports[name], name).toSatisfy(
      (found: { readonly got?: readonly string[]; readonly refused?: string }) =>
        found.refused === 'ENOENT' || found.refused === 'EACCES' || (found.got?.length ?? 9) <= 1,
    );
  }
  const processes = (reports.processes as { readonly got: readonly string[] }).got;
  expect(processes.every((name) => /bwrap|node/.test(name))).toBe(true);
});

test('it can change its own folders alone', async () => {
  const { reports } = await attack('write');
  expect(Object.keys(reports)).toHaveLength(9);
  for (const [name, result] of Object.entries(reports)) {
    expect(result, name).toMatchObject({
      refused: expect.stringMatching(/^(?:EACCES|EBUSY|EROFS|EPERM|EXDEV|ENOTEMPTY)/),
    });
  }
});

test('it has no rights that a build has not', async () => {
  const { reports } = await attack('powers');
  expect(reports).toMatchObject({
    root: { refused: 'EPERM' },
    user: false,
    'no new privileges': { got: true },
    capabilities: { got: '0000000000000000' },
  });
  for (const name of ['user namespace', 'mount namespace', 'mount', 'bubblewrap', 'device']) {
    expect(reports[name], name).not.toBe(0);
  }
});

test('its supervisor does for it what belongs to its deployment, and nothing else', async () => {
  const { reports } = await attack('calls');
  const refused = (why: string) => ({ refused: expect.stringContaining(why) });
  expect(reports).toMatchObject({
    'own object': { value: null },
    'object of another organization': refused('not an object of its organization'),
    'object by another hash': { refused: expect.any(String) },
    'blob that is no object': refused('not an object of its organization'),
    path: refused('not an object of its organization'),
    'ask for another': refused('not an object of its organization'),
    size: refused('invalid size'),
    'too large': refused('larger than a release may be'),
    package: refused('invalid tool'),
    version: refused('invalid version'),
    versions: refused('invalid tool'),
    output: refused('invalid description of the output'),
    'folder of the output': refused('invalid description of the output'),
    'folder of a command': refused('invalid folder'),
    'folder above': refused('invalid folder'),
    'link as a folder': { value: { exitCode: 0 } },
  });
});

test.each([
  'tell/ask',
  'tell/release',
  'tell/note',
  'tell/done',
  'tell/ready',
  'tell/stored',
  'tell/unknown',
  'call/live',
  'flood',
  'frame',
])(
  'it is ended when it sends what it may not: %s',
  async (branch) => {
    const { reports, failure } = await attack(branch);
    const stage = branch === 'tell/stored' ? 'sync' : 'build';
    expect(failure).toMatchObject({ code: 'builder_crashed', stage });
    expect(reports).not.toHaveProperty('went on');
  },
  30_000,
);

test.each(['stage', 'first-stage', 'activation', 'commit', 'pulse', 'log'])(
  'it is ended when it sends more than a build has: %s',
  async (what) => {
    const { reports, failure } = await attack(`often/${what}`);
    const message = expect.stringMatching(/it was ended because it sent (?:.* out of order|.*too many .*)$/);
    expect(failure).toMatchObject({ code: 'builder_crashed', stage: 'build', message });
    expect(reports).not.toHaveProperty('went on');
  },
  30_000,
);

test('it is ended when it names another commit than the fetched one', async () => {
  const { reports, failure } = await attack('commit');
  const message = expect.stringContaining('it named a commit that was not fetched');
  expect(failure).toMatchObject({ code: 'builder_crashed', message });
  expect(reports).not.toHaveProperty('went on');
}, 30_000);

test('it does not decide of which commit, and how large, a release is', async () => {
  const size = { files: 2, bytes: 10, written: 1, reused: 1 };
  expect(await attack('release/sizes')).toMatchObject({ commit: repository.git('rev-parse', 'main'), release: size });
  for (const [how, why] of [
    ['other-commit', 'it sent a release of another commit'],
    ['wrong-size', 'its release names an object by another size'],
  ]) {
    const { failure } = await attack(`release/${how}`);
    expect(failure).toMatchObject({ code: 'builder_crashed', message: expect.stringContaining(why ?? '') });
  }
}, 60_000);

test('its supervisor says by an exit code that a signal ended it, and raises none', async () => {
  const { failure } = await attack('exit/139');
  const message = expect.stringContaining('it was killed by SIGSEGV');
  expect(failure).toMatchObject({ code: 'builder_crashed', message, exitCode: 139, signal: 'SIGSEGV' });
});

test('its commands end at the time limit, also if it does not end them', async () => {
  const { reports, failure } = await attack('late', { limits: { ...DEFAULT_LIMITS, timeoutMs: 1_000 } });
  expect(failure).toMatchObject({ code: 'build_failed', message: 'taken over' });
  expect(reports.survived).toBe(false);
  expect(reports.again).toEqual({ refused: 'The time limit of the build is over' });
}, 90_000);

const { diskBytes, installBytes } = { diskBytes: 64 * MIB, installBytes: 16 * MIB };
test.each([
  ['memory', /it used .* of memory/],
  ['disk', /it wrote more than 96 MiB/],
  ['parts', /its output is too large/],
])(
  'it is ended when it uses more than it may: %s',
  async (branch, why) => {
    const limits = { ...DEFAULT_LIMITS, memoryBytes: 512 * MIB, diskBytes, installBytes };
    const { reports, failure } = await attack(branch, { limits });
    expect(failure).toMatchObject({ code: 'builder_crashed', message: expect.stringMatching(why) });
    expect(reports).not.toHaveProperty('went on');
  },
  60_000,
);

test('it cannot start many more processes than a build', async () => {
  const limits = { ...DEFAULT_LIMITS, processes: 200 };
  const { reports } = await attack('processes', { limits });
  expect(reports.processes).toBeGreaterThan(100);
  expect(reports.processes).toBeLessThan(264);
}, 60_000);

test('the attacker works for the organization of the deployment, so that the tests above prove something', () => {
  expect(APP.org).not.toBe('victim');
});
