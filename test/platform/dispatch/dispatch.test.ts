import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { LogFields } from '../../../src/base/log.ts';
import { BuildFailure, type BuildJob } from '../../../src/platform/shared/types.ts';
import { APP, job } from '../../support/builds.ts';
import { openDispatch } from '../../support/dispatch.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { openObjectStore } from '../../support/object-store.ts';
import { processesWith, sleepMark, workerProcesses } from '../../support/processes.ts';
import { createRepository } from '../../support/repositories.ts';

const quiet = () => ({ signal: new AbortController().signal, onStage: () => {}, onCommit: () => {} });

const START = { stage: 'activate', code: 'start_failed', message: 'It ended', exitCode: 1, signal: null } as const;

async function failureOf(building: Promise<AsyncDisposable>) {
  try {
    await using _ = await building;
  } catch (error) {
    if (error instanceof BuildFailure) return error.facts;
    throw error;
  }
  throw new Error('it succeeded');
}

type Stage = Pick<ReturnType<typeof openDispatch>, 'logOf'>;

/** Resolves when a deployment's build has written `started`. */
async function untilStarted({ logOf }: Stage, deployID: string): Promise<void> {
  while (!logOf(deployID).includes('\nstarted\n')) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Kills the worker of a deployment whose build writes `started`. */
async function killWorkerAt(stage: Stage, deployID: string): Promise<void> {
  await untilStarted(stage, deployID);
  for (const pid of workerProcesses()) {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    if (children !== '') process.kill(pid, 'SIGKILL');
  }
}

test('a repository becomes a release, and a later deployment writes only changed files', async () => {
  using repository = createRepository({ 'index.html': 'one', 'about.html': 'about' });
  await using stage = openDispatch();
  const seen: string[] = [];
  const known: unknown[] = [];
  repository.git('commit', '-q', '--amend', '--author', 'Ana \u202eB <a@b.c>', '-m', 'Größer\u001b[31m\n\nmore');
  const options = {
    ...{ ...quiet(), onStage: (entered: string) => void seen.push(entered) },
    onCommit: (_: string, facts: unknown) => void known.push(facts),
    onStored: (_: string, size: unknown) => void known.push(size),
  };
  await using first = await stage.dispatch.build(job({ repository: repository.path }), options);
  expect(first).toMatchObject({ commit: repository.git('rev-parse', 'HEAD'), release: { files: 2, written: 2 } });
  expect(seen).toEqual(['clone', 'install', 'build', 'sync']);
  expect(known).toMatchObject([
    { subject: 'Größer', author: 'Ana B' },
    { files: 2, bytes: 8 },
  ]);
  repository.commit({ 'index.html': 'two' });
  await using second = await stage.dispatch.build(job({ repository: repository.path }), quiet());
  expect(second.release).toMatchObject({ files: 2, written: 1, reused: 1 });
  const objects = openObjectStore({ dir: join(stage.dataDir, 'objects') });
  expect(await objects.index(APP.org, second.release.manifestHash)).toBeDefined();
});

test('a file that cannot be compressed is named in the log, and the others are compressed', async () => {
  using repository = createRepository({ 'index.html': 'one '.repeat(500), 'about.html': 'two '.repeat(500) });
  const events: unknown[] = [];
  await using stage = openDispatch({ log: (level, event, fields) => void events.push({ level, event, ...fields }) });
  await using built = await stage.dispatch.build(job({ repository: repository.path }), quiet());
  const folder = join(stage.dataDir, 'objects');
  const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const damaged = hash('sha256', 'one '.repeat(500));
  const path = files().find((each) => each.endsWith(damaged.slice(4)));
  rmSync(join(folder, path ?? ''));
  const before = files().length;
  await stage.dispatch.prepareVariants(APP.org, built.release.manifestHash);
  expect(events.filter((each) => JSON.stringify(each).includes('variant_failed'))).toMatchObject([
    { level: 'warn', reason: expect.stringContaining(damaged) },
  ]);
  expect(files().length).toBeGreaterThan(before);
});

test('the commit of a deployment is the one that a tag names, which is an object of its own', async () => {
  using repository = createRepository({ 'index.html': 'one' });
  repository.git('tag', '-a', '-m', 'first', 'v1');
  await using stage = openDispatch();
  await using built = await stage.dispatch.build(job({ repository: repository.path, branch: 'v1' }), quiet());
  expect(built.commit).toBe(repository.git('rev-parse', 'HEAD'));
  expect(built.commit).not.toBe(repository.git('rev-parse', 'v1'));
});

test('workspaces are removed when no build has begun for a minute, and at the latest after eight builds', async () => {
  using repository = createRepository({ 'index.html': 'one' });
  const clock = new ManualClock();
  await using stage = openDispatch({ clock });
  const left = () => readdirSync(join(stage.dataDir, 'builds/.removed')).length;
  const build = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      await using _ = await stage.dispatch.build(job({ repository: repository.path }), quiet());
    }
  };
  await build(1);
  clock.advance(59_999);
  await build(1);
  clock.advance(59_999);
  expect(left()).toBe(2);
  clock.advance(1);
  await vi.waitUntil(() => left() === 0, 30_000);
  await build(7);
  expect(left()).toBe(7);
  await build(1);
  await vi.waitUntil(() => left() === 0, 30_000);
});

test('storing an output has a limit of time, and the failure names it', async () => {
  using repository = createRepository({ 'index.html': 'one' });
  await using stage = openDispatch({ limits: { syncMs: 1 } });
  const failure = await stage.dispatch.build(job({ repository: repository.path }), quiet()).catch((error) => error);
  expect(failure.facts).toMatchObject({
    ...{ stage: 'sync', code: 'sync_failed', message: 'Storing the output took longer than 1ms' },
  });
});

test('a build whose progress cannot be recorded ends, and the next one is not affected', async () => {
  using repository = createRepository({ 'index.html': 'one' });
  await using stage = openDispatch();
  const onStage = async (entered: string) => {
    if (entered === 'install') throw new Error('the store is away');
  };
  const failing = stage.dispatch.build(job({ repository: repository.path }), { ...quiet(), onStage });
  await expect(failing).rejects.toThrow('the store is away');
  await using next = await stage.dispatch.build(job({ repository: repository.path }), quiet());
  expect(next.release.files).toBe(1);
});

test.each(['auto', 'none'] as const)(
  'only the deployment of a killed worker fails, with its log, and nothing is left behind (isolation %s)',
  async (isolation) => {
    using repository = createRepository({ 'index.html': 'one' });
    const events: [string, LogFields | undefined][] = [];
    await using stage = openDispatch({ isolation, log: (_level, event, fields) => events.push([event, fields]) });
    await stage.dispatch.recover();
    const mark = sleepMark();
    const of: BuildJob = job({
      repository: repository.path,
      buildCommand: `mkdir dist; setsid sleep ${mark} & echo started; sleep ${mark}`,
    });
    const building = failureOf(stage.dispatch.build(of, quiet()));
    await killWorkerAt(stage, of.deployID);
    const facts = await building;
    expect(facts).toMatchObject({ stage: 'build', code: 'builder_crashed', signal: 'SIGKILL' });
    expect(facts.message).toBe('The process that built this deployment crashed: it was killed by SIGKILL');
    expect(facts.log.at(-1)).toBe('started');
    expect(events.map(([event]) => event)).toContain('worker_crashed');
    expect(processesWith(`sleep ${mark}`)).toEqual([]);
    const left = readdirSync(join(stage.dataDir, 'builds')).flatMap((app) =>
      readdirSync(join(stage.dataDir, 'builds', app)),
    );
    expect(left.filter((name) => name === 'work' || name === of.deployID)).toEqual([]);
    await using next = await stage.dispatch.build(job({ repository: repository.path }), quiet());
    expect(next.release.files).toBe(1);
  },
);

test.each(['auto', 'none'] as const)(
  'a build that puts a link to the data directory in place of its checkout is blamed for that, and shows nothing of it (isolation %s)',
  async (isolation) => {
    using repository = createRepository({ 'index.html': 'one', 'package.json': '{}' });
    await using stage = openDispatch({ isolation });
    const key = 'the private key of the platform';
    writeFileSync(join(stage.dataDir, 'identity-key.json'), `{\n  "key": "${key}"\n}\n`);
    const buildCommand = [
      `here="$PWD"; cd ..; mv "$here" moved; ln -s ${stage.dataDir} "$here"`,
      'echo "identity-key.json(1,1): error TS2307: Cannot find module \'x\'."',
      'exit 1',
    ].join('; ');
    const of = job({ repository: repository.path, buildCommand, outputDirectory: 'no-such-folder' });
    const facts = await failureOf(stage.dispatch.build(of, quiet()));
    expect(facts).toMatchObject({ stage: 'build', code: 'output_unsafe', diagnostics: [] });
    expect(facts.message).toContain('moved its checkout away');
    expect(JSON.stringify(facts)).not.toContain(key);
    // A build that succeeds lists no folder of the platform either.
    const missing = await failureOf(
      stage.dispatch.build(
        { ...of, deployID: `${of.deployID}-2`, buildCommand: buildCommand.replace('exit 1', 'exit 0') },
        quiet(),
      ),
    );
    expect(missing).toMatchObject({ code: 'output_unsafe' });
    expect(JSON.stringify(missing)).not.toMatch(/`(?:logs|objects|tools)`/);
  },
);

test('an aborted build rejects with the reason, and its processes have ended', async () => {
  using repository = createRepository({ 'index.html': 'one' });
  await using stage = openDispatch();
  const stop = new AbortController();
  const mark = sleepMark();
  const of = job({ repository: repository.path, buildCommand: `echo started; sleep ${mark}` });
  const building = stage.dispatch.build(of, { ...quiet(), signal: stop.signal });
  await untilStarted(stage, of.deployID);
  stop.abort(new Error('enough'));
  await expect(building).rejects.toThrow('enough');
  expect(processesWith(`sleep ${mark}`)).toEqual([]);
});

test.each(['auto', 'none'] as const)(
  'a worker whose server was stored finds the lines that made its start fail (isolation %s)',
  async (isolation) => {
    using repository = createRepository({
      'package.json': JSON.stringify({
        name: 'app',
        scripts: { build: 'node build.cjs', start: 'node server/main.js' },
      }),
      // As bundlers without source maps: the code has another place and other quotes.
      'build.cjs':
        "const { readFileSync, mkdirSync, writeFileSync } = require('node:fs');\nmkdirSync('server');\nwriteFileSync('server/main.js', '// bundle\\n// bundle\\n' + readFileSync('src/hook.js', 'utf8').replaceAll('\\'', '\"'));\n",
      'src/hook.js': "// The hook.\n\nthrow new Error('The database does not answer');\n",
    });
    await using stage = openDispatch({ isolation });
    await using built = await stage.dispatch.build(job({ repository: repository.path, type: 'api' }), quiet());
    const log = [
      '/app/server/main.js:5',
      'throw new Error("The database does not answer");',
      '^',
      '',
      'Error: The database does not answer',
      '    at Object.<anonymous> (/app/server/main.js:5:7)',
    ];
    const place = (lines: readonly string[]) => built.place?.({ ...START, log: lines, diagnostics: [] });
    const found = [
      { file: 'src/hook.js', line: 3, severity: 'error', message: expect.stringContaining('does not answer') },
    ];
    expect(await place(log)).toMatchObject(found);
    expect(await place(['Ready'])).toEqual([]);
    // The next try of the same release.
    expect(await place(log)).toMatchObject(found);
  },
);

test('a worker that is asked for nothing ends', async () => {
  using repository = createRepository({
    'package.json': JSON.stringify({ name: 'app', scripts: { start: 'node server.js' } }),
    'server.js': '',
  });
  await using stage = openDispatch();
  const built = await stage.dispatch.build(job({ repository: repository.path, type: 'api' }), quiet());
  await built[Symbol.asyncDispose]();
  expect(await built.place?.({ ...START, log: ['Error: late'], diagnostics: [] })).toEqual([]);
});
