import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { OBJECT_LIMITS } from '../../src/platform/objects/limits.ts';
import { BuildFailure } from '../../src/platform/shared/types.ts';
import { filesOf } from '../platform/objects/support.ts';
import { APP, job, testBuilder } from '../support/builds.ts';
import { openDispatch } from '../support/dispatch.ts';
import { openObjectStore } from '../support/object-store.ts';
import { processesWith, sleepMark } from '../support/processes.ts';
import { createRepository, type Files } from '../support/repositories.ts';
import { rounds } from '../support/rounds.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** At least two, so that the first comes at once and the last one later. */
const KILLS = Math.max(2, rounds(5));

const PAGE = { 'index.html': '<h1>hello</h1>' };

/** Whether this machine offers bubblewrap: a sandboxed build sees no processes but its own. */
async function isolated(): Promise<boolean> {
  using repository = createRepository(PAGE);
  using builder = testBuilder();
  const buildCommand = 'mkdir dist; ls /proc | grep -c "^[0-9]" > dist/processes';
  await using output = await builder.build(job({ repository: repository.path, buildCommand }));
  return Number(output.read('processes')) < 8;
}

test('a fork bomb stays within the process limit, and all its processes are ended', async (context) => {
  if (!(await isolated())) return context.skip('bubblewrap does not work on this machine');
  using repository = createRepository(PAGE);
  using builder = testBuilder({ limits: { processes: 100, timeoutMs: 4_000 } });
  const mark = sleepMark();
  const build = builder.failure(
    job({
      repository: repository.path,
      buildCommand: `bomb() { sleep ${mark} & bomb | bomb & }; bomb; wait; sleep ${mark}`,
    }),
  );
  let most = 0;
  let over = false;
  const ended = build.finally(() => {
    over = true;
  });
  while (!over) {
    most = Math.max(most, processesWith(mark).length);
    await delay(50);
  }
  const { code } = await ended;
  expect(['build_timeout', 'build_failed', 'build_killed']).toContain(code);
  expect(most).toBeGreaterThan(5);
  expect(most).toBeLessThanOrEqual(110);
  expect(processesWith(mark)).toEqual([]);
});

test('another app is built while a fork bomb runs', async (context) => {
  if (!(await isolated())) return context.skip('bubblewrap does not work on this machine');
  using repository = createRepository(PAGE);
  using builder = testBuilder({ limits: { processes: 100, timeoutMs: 5_000 } });
  const bomb = builder.failure(
    job({
      repository: repository.path,
      buildCommand: 'bomb() { bomb | bomb & }; bomb; sleep 60',
      app: { ...APP, appID: 'bomb' },
    }),
  );
  await using output = await builder.build(
    job({ repository: repository.path, buildCommand: 'mkdir dist; node -p 1+1 > dist/two' }),
  );
  expect(output.read('two')).toBe('2\n');
  await bomb;
});

/** Deploys a repository through the real object store, with small bounds. */
async function deploy(files: Files, buildCommand: string, outputDirectory = 'dist') {
  using repository = createRepository(files);
  await using stage = openDispatch({
    limits: { fileBytes: 20_000_000 },
    outputLimits: { ...OBJECT_LIMITS, files: 5_000 },
  });
  const objects = openObjectStore({ dir: join(stage.dataDir, 'objects') });
  const of = job({ repository: repository.path, buildCommand, outputDirectory });
  const { signal } = new AbortController();
  try {
    await using built = await stage.dispatch.build(of, { signal, onStage: () => {}, onCommit: () => {} });
    return { names: Object.keys(await filesOf(objects, built.release.manifestHash, APP.org)) };
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    return { code: error.facts.code };
  }
}

test.each([
  ['too many files', 'mkdir dist; seq 1 20000 | (cd dist; xargs touch)', 'output_too_large'],
  ['a file too large', 'mkdir dist; head -c 2000000000 /dev/zero > dist/big', 'output_too_large'],
  ['a sparse file too large', 'mkdir dist; truncate -s 2G dist/big', 'output_too_large'],
  ['a link out of the output', 'mkdir dist; ln -s /etc/passwd dist/passwd', 'output_unsafe'],
  ['a link to the data directory', 'mkdir dist; ln -s ../../../.. dist/data', 'output_unsafe'],
  ['a pipe', 'mkdir dist; mkfifo dist/pipe', 'output_unsafe'],
  ['only empty folders', 'mkdir -p dist/a/b', 'output_empty'],
])('%s in the output fails the deployment', async (_, buildCommand, code) => {
  expect(await deploy(PAGE, buildCommand)).toEqual({ code });
});

test('a repository with unusual file names is published with these names', async () => {
  const files = { 'dist/grüße/日本.html': 'a', 'dist/🚢.txt': 'b', 'dist/e\u0301.txt': 'c', 'dist/a b & c.txt': 'd' };
  const { names } = await deploy(files, 'true');
  expect(names?.toSorted()).toEqual(
    Object.keys(files)
      .map((name) => name.slice(5))
      .toSorted(),
  );
});

test.each(['auto', 'none'] as const)(
  'processes that a killed platform left are ended at the next start (isolation %s)',
  async (isolation) => {
    using repository = createRepository(PAGE);
    using folder = temporaryFolder('killed');
    for (let round = 0; round < KILLS; round += 1) {
      const mark = sleepMark();
      const script = join(import.meta.dirname, '../support/run-platform.ts');
      const command = `mkdir dist; setsid sleep ${mark} & sleep ${mark}`;
      const platform = spawn(process.execPath, [script, folder.path, repository.path, isolation, command], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(platform.stdout, 'data');
      await delay((round * 160) / (KILLS - 1));
      platform.kill('SIGKILL');
      await once(platform, 'exit');
      using next = testBuilder({ dataDir: folder.path, isolation });
      await (await next.builder.clean(null))();
      expect(processesWith(mark)).toEqual([]);
      const left = readdirSync(join(folder.path, 'builds')).flatMap((app) =>
        readdirSync(join(folder.path, 'builds', app)),
      );
      expect(left.filter((entry) => !['passwd', 'own-branches', 'scopes'].includes(entry))).toEqual([]);
    }
  },
);
