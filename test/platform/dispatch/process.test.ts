import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Locks } from '../../../src/base/locks.ts';
import type { FromWorker } from '../../../src/platform/dispatch/messages.ts';
import { WorkerProcess } from '../../../src/platform/dispatch/process.ts';
import { Session } from '../../../src/platform/dispatch/session.ts';
import { job } from '../../support/builds.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** Starts a worker that runs `script`, in which `send` sends a line. */
function workerOf(folder: string, script: string): WorkerProcess {
  const program = join(folder, 'worker.mjs');
  writeFileSync(
    program,
    `import { writeSync } from 'node:fs'; const send = (line) => writeSync(3, line + '\\n');\n${script}`,
  );
  return new WorkerProcess({ PATH: process.env.PATH ?? '' }, 'test', program);
}

const COMMITS = `for (let count = 0; count < 3; count += 1) send(JSON.stringify({ kind: 'commit', commit: String(count) }));`;

test('messages are handled one after another, also those of a worker that has ended meanwhile', async () => {
  using folder = temporaryFolder();
  const worker = workerOf(folder.path, COMMITS);
  const steps: string[] = [];
  const hold = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  worker.listen(async (message) => {
    const name = message.kind === 'commit' ? message.commit : message.kind;
    steps.push(`begin ${name}`);
    first.resolve();
    await hold.promise;
    steps.push(`end ${name}`);
  });
  let hasEnded = false;
  const ended = worker.ended.then((ending) => {
    hasEnded = true;
    return ending;
  });
  await first.promise;
  while (isAlive(worker.pid)) await new Promise((resolve) => setImmediate(resolve));
  expect([steps, hasEnded]).toEqual([['begin 0'], false]);
  hold.resolve();
  expect(await ended).toMatchObject({ exitCode: 0, killed: undefined });
  expect(steps).toEqual(['begin 0', 'end 0', 'begin 1', 'end 1', 'begin 2', 'end 2']);
});

test('a killed worker has ended, even if one of its messages is never handled', async () => {
  using folder = temporaryFolder();
  const worker = workerOf(folder.path, `${COMMITS} setInterval(() => {}, 1_000);`);
  const seen: FromWorker[] = [];
  const first = Promise.withResolvers<void>();
  worker.listen((message) => {
    seen.push(message);
    first.resolve();
    return new Promise(() => {});
  });
  await first.promise;
  worker.kill('the test ends it');
  expect(await worker.ended).toMatchObject({ signal: 'SIGKILL', killed: 'the test ends it' });
  expect(seen).toHaveLength(1);
});

test('an invalid message ends the worker, and nothing after it is read', async () => {
  using folder = temporaryFolder();
  const worker = workerOf(folder.path, `send('{"kind":"log","text":"no line end"}'); ${COMMITS}`);
  const seen: FromWorker[] = [];
  worker.listen((message) => void seen.push(message));
  expect((await worker.ended).killed).toBe('it sent an invalid message');
  expect(seen).toEqual([]);
});

test('a worker that asks too many questions is killed', async () => {
  using folder = temporaryFolder();
  const question = JSON.stringify({ about: 'repositories', after: '' });
  const script = `for (let id = 0; id < 200; id += 1) send('{"kind":"ask","id":' + id + ',"question":${question}}');`;
  const worker = workerOf(folder.path, `${script} setInterval(() => {}, 1_000);`);
  let asked = 0;
  const repositories = () => {
    asked += 1;
    return new Promise<never>(() => {});
  };
  const session = new Session(worker, {
    locks: new Locks(),
    repositories,
    apps: async () => [],
    onNote: () => {},
  });
  expect((await session.process.ended).killed).toBe('it asked too many questions at once');
  expect(asked).toBe(100);
});

const nobody = {
  locks: new Locks(),
  repositories: async () => [],
  apps: async () => [],
  onNote: () => {},
};

const note = JSON.stringify({ kind: 'note', level: 'warn', event: 'x', text: 'y' });
const release = JSON.stringify({ kind: 'release', name: 'mirror' });
const lock = JSON.stringify({ about: 'lock', name: 'mirror' });

test.each([
  ['notes', `send('${note}')`, 'it sent too many notes'],
  [
    'questions for a lock, and releases of it',
    `send('{"kind":"ask","id":' + id + ',"question":${lock}}'); send('${release}')`,
    'it sent too many messages about locks',
  ],
  ['releases of a lock that it does not have', `send('${release}')`, 'it sent too many messages about locks'],
])('a supervisor that sends too many messages is killed: %s', async (_, statement, why) => {
  using folder = temporaryFolder();
  const script = `for (let id = 0; id < 40_000; id += 1) { ${statement}; } setInterval(() => {}, 1_000);`;
  let notes = 0;
  const onNote = () => {
    notes += 1;
  };
  const session = new Session(workerOf(folder.path, script), { ...nobody, onNote });
  expect((await session.process.ended).killed).toBe(why);
  expect(notes).toBeLessThan(1_000);
});

test('the platform trusts no supervisor either: one that tells of a deployment out of order is killed', async () => {
  using folder = temporaryFolder();
  const stages = `for (let at = 0; at < 40_000; at += 1) send('{"kind":"stage","stage":"clone"}');`;
  const worker = workerOf(
    folder.path,
    `process.stdin.once('data', () => { ${stages} setInterval(() => {}, 1_000); });`,
  );
  const session = new Session(worker, nobody);
  const seen: string[] = [];
  const ending = session.run(
    { kind: 'deploy', job: job({ repository: '/none' }), look: false },
    { onStage: (stage) => void seen.push(stage) },
  );
  await expect(ending).rejects.toThrow('it was ended because it sent the stage "clone" out of order');
  expect(seen).toEqual(['clone']);
});

test('a supervisor that describes an output in endless parts is killed', async () => {
  using folder = temporaryFolder();
  const part = { files: [], odd: [], ignoredRules: [], faults: [] };
  const question = JSON.stringify({ about: 'output', part, isLast: true });
  const script = `for (let id = 0; id < 2; id += 1) send('{"kind":"ask","id":' + id + ',"question":${question}}');`;
  const session = new Session(workerOf(folder.path, `${script} setInterval(() => {}, 1_000);`), nobody);
  expect((await session.process.ended).killed).toBe('it described its output in too many parts');
});

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}
