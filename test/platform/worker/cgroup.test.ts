import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { MIB } from '../../../src/base/sizes.ts';
import { markOf } from '../../../src/platform/dispatch/program.ts';
import { endGroups, Group } from '../../../src/platform/sandbox/cgroup/group.ts';
import { findLimiter, groupPrefix, ownCgroup } from '../../../src/platform/sandbox/cgroup/subtree.ts';
import { GroupMemory } from '../../../src/platform/sandbox/guard/memory.ts';
import { runProgram } from '../../../src/platform/sandbox/process.ts';
import { wordsOfLimiter } from '../../../src/platform/shared/types.ts';
import { job, testBuilder } from '../../support/builds.ts';
import { makeBelow, makeCgroup, makeSubtree } from '../../support/cgroup.ts';
import { createRepository } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const PAGE = { 'index.html': '<h1>hello</h1>' };
const ISOLATIONS = ['auto', 'none'] as const;

/** Takes memory in a process. */
const EATER = (megabytes: number) =>
  `node -e "const a = Buffer.alloc(${megabytes} * 1024 ** 2, 1); setTimeout(() => a[0], 60_000)"`;

test.for(ISOLATIONS)(
  'the kernel ends a build that needs too much memory (isolation %s)',
  async (isolation, context) => {
    const subtree = makeSubtree();
    if ('missing' in subtree) return context.skip(subtree.missing);
    using _ = subtree;
    using repository = createRepository(PAGE);
    using builder = testBuilder({ limits: { memoryBytes: 300 * MIB }, isolation, cgroup: subtree.path });
    const { limiter } = await builder.builder.sandbox();
    expect(wordsOfLimiter(limiter)).toBe('cgroup v2');
    const buildCommand = `${EATER(150)} & ${EATER(150)} & (setsid ${EATER(150)} &) ; wait`;
    const { code, message } = await builder.failure(job({ repository: repository.path, buildCommand }));
    expect(code).toBe('out_of_memory');
    expect(message).toMatch(
      /was stopped because it used 300 MiB of memory, and the limit for all processes of a build is 300 MiB$/,
    );
    expect(readdirSync(join(subtree.path, 'builds')).filter((name) => name.includes('-'))).toEqual([]);
  },
);

test.for([
  ['files in memory', 'head -c 400000000 /dev/zero > /dev/shm/x; sleep 60'],
  [
    'files in memory without a name',
    `perl -e '$n = "x"; for (1 .. 8) { $f = syscall(319, $n, 0); open($h[$_], ">&=", $f); syswrite($h[$_], "x" x (50 << 20)) } sleep 60'`,
  ],
  [
    'segments that are attached to no process',
    `perl -e 'for (1 .. 8) { $i = shmget(0, 50 << 20, 0600); shmwrite($i, "x" x (50 << 20), 0, 50 << 20) } sleep 60'`,
  ],
  [
    'buffers of the kernel',
    `perl -e 'use Socket; for (1 .. 6) { fork or do { for (1 .. 480) { socketpair($a[$_], $b[$_], AF_UNIX, SOCK_STREAM, 0); $a[$_]->blocking(0); syswrite($a[$_], "x" x 200000) } sleep 60 } } sleep 60'`,
  ],
] as const)('%s count', async ([what, buildCommand], context) => {
  const subtree = makeSubtree();
  if ('missing' in subtree) return context.skip(subtree.missing);
  using _ = subtree;
  using repository = createRepository(PAGE);
  // A quarter of the memory is what /dev/shm takes, where bubblewrap can bound it.
  const memoryBytes = 250 * MIB;
  const isolation = what === 'files in memory' ? 'none' : 'auto';
  using builder = testBuilder({ limits: { memoryBytes }, isolation, cgroup: subtree.path });
  const { code } = await builder.failure(job({ repository: repository.path, buildCommand }));
  expect(code).toBe('out_of_memory');
});

test.for(ISOLATIONS)('a build has a bound of processes of its own (isolation %s)', async (isolation, context) => {
  const subtree = makeSubtree();
  if ('missing' in subtree) return context.skip(subtree.missing);
  using _ = subtree;
  using repository = createRepository(PAGE);
  using builder = testBuilder({ limits: { processes: 40 }, isolation, cgroup: subtree.path });
  const buildCommand = 'for i in $(seq 100); do sleep 60 & done; exit 7';
  const { code, message } = await builder.failure(job({ repository: repository.path, buildCommand }));
  expect(code).toBe('build_failed');
  expect(message).toMatch(
    /could not start more processes or threads: the limit of a build was reached \(it exited with code \d+\)$/,
  );
});

test('a build that ends well leaves no cgroup, and the processes that it left are ended', async (context) => {
  const subtree = makeSubtree();
  if ('missing' in subtree) return context.skip(subtree.missing);
  using _ = subtree;
  using repository = createRepository(PAGE);
  using builder = testBuilder({ isolation: 'none', cgroup: subtree.path });
  const builds = join(subtree.path, 'builds');
  // It drops all that marks it.
  const buildCommand = `mkdir dist; env -i setsid sleep 61 & cat /proc/self/cgroup > dist/index.html; true`;
  await using output = await builder.build(job({ repository: repository.path, buildCommand }));
  expect(output.read('index.html')).toMatch(/\/builds\/[0-9a-f]{16}-deploy-\d+\/commands\n$/);
  await output[Symbol.asyncDispose]();
  expect(readdirSync(builds, { withFileTypes: true }).filter((entry) => entry.isDirectory())).toEqual([]);
});

test('what a killed platform left is removed at the next start, and nothing of another data directory', async (context) => {
  const subtree = makeSubtree();
  if ('missing' in subtree) return context.skip(subtree.missing);
  using _ = subtree;
  using builder = testBuilder({ cgroup: subtree.path });
  await builder.builder.sandbox();
  const left = makeBelow(subtree, `builds/${groupPrefix(markOf(builder.dataDir))}dpl_1/commands`);
  const others = makeBelow(subtree, `builds/${groupPrefix(markOf('/elsewhere'))}dpl_1`);
  const running = runProgram('sleep', ['62'], { cwd: '/', env: { PATH: '/bin' }, group: new Group(left) });
  await vi.waitFor(() => expect(readFileSync(join(left, 'cgroup.procs'), 'utf8')).not.toBe(''));
  await builder.builder.clean(null);
  expect((await running).signal).toBe('SIGKILL');
  expect(existsSync(left)).toBe(false);
  expect(existsSync(others)).toBe(true);
});

test('a program is in its cgroup before it runs, and is killed with it', async (context) => {
  const cgroup = makeCgroup();
  if (!cgroup) return context.skip('this machine has no cgroup v2 that a test can write to');
  using _ = cgroup;
  const [mine, other] = ['0123-a', '0123-b'].map((name) => makeBelow(cgroup, name)) as [string, string];
  const lines: string[] = [];
  const ran = runProgram('/bin/sh', ['-c', 'cat /proc/self/cgroup; (setsid sleep 63 &); exec sleep 63'], {
    cwd: '/',
    env: { PATH: '/bin:/usr/bin' },
    group: new Group(mine),
    onLine: (line) => lines.push(line),
  });
  await vi.waitFor(() => expect(lines.join('\n')).toContain(`0::/${basename(cgroup.path)}/0123-a`));
  await endGroups(cgroup.path, '0123-', 'a');
  expect((await ran).signal).toBe('SIGKILL');
  expect(existsSync(mine)).toBe(false);
  expect(existsSync(other)).toBe(true);
});

test('a program does not run if it cannot be put into its cgroup', async () => {
  const lines: string[] = [];
  const { exitCode } = await runProgram('echo', ['ran'], {
    cwd: '/',
    env: { PATH: '/bin' },
    group: new Group('/nowhere'),
    onLine: (line) => lines.push(line),
  });
  expect({ exitCode, lines }).toEqual({ exitCode: 1, lines: ['The command could not be put into its cgroup'] });
});

test('a cgroup of which nothing says that it was delegated is left alone', async (context) => {
  const cgroup = makeCgroup();
  if (!cgroup || process.getuid?.() !== 0) return context.skip('needs root and a cgroup v2');
  cgroup[Symbol.dispose]();
  const before = readFileSync('/proc/self/cgroup', 'utf8');
  const limiter = await findLimiter('auto', markOf('/data'));
  expect(wordsOfLimiter(limiter)).toMatch(/^sampling of \/proc, because /);
  expect(readFileSync('/proc/self/cgroup', 'utf8')).toBe(before);
});

test.each([
  ['none', 'sampling of /proc, because cgroups were turned off'],
  ['/', 'sampling of /proc, because --cgroup is not a folder of cgroup v2'],
  ['/nowhere', 'sampling of /proc, because its cgroup cannot be used (ENOENT)'],
])('the choice %s is explained', async (choice, words) => {
  expect(wordsOfLimiter(await findLimiter(choice, 'mark/'))).toBe(words);
});

const MOUNT = (root: string, place: string) =>
  `30 23 0:26 / /proc rw - proc proc rw\n41 31 0:38 ${root} ${place} rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate\n`;

test.each([
  [
    'of systemd',
    '0::/system.slice/slipway.service\n',
    '/',
    '/sys/fs/cgroup',
    '/sys/fs/cgroup/system.slice/slipway.service',
  ],
  ['of a namespace', '0::/\n', '/', '/sys/fs/cgroup', '/sys/fs/cgroup'],
  ['of a container without a namespace', '0::/docker/1\n', '/docker/1', '/sys/fs/cgroup', '/sys/fs/cgroup'],
  ['beside those of version 1', '5:pids:/x\n0::/a\n', '/', '/sys/fs/cgroup/unified', '/sys/fs/cgroup/unified/a'],
  ['with a space', '0::/a b\n', '/', '/mnt/c\\040g', '/mnt/c g/a b'],
])('the own cgroup is found: %s', (_, status, root, place, folder) => {
  expect(ownCgroup(status, MOUNT(root, place)).folder).toBe(folder);
});

test.each([
  ['5:pids:/x\n', MOUNT('/', '/sys/fs/cgroup'), /has no cgroup v2/],
  ['0::/a\n', MOUNT('/b', '/sys/fs/cgroup'), /is not mounted/],
])('a system without a usable cgroup is told apart', (status, mounts, words) => {
  expect(() => ownCgroup(status, mounts)).toThrow(words);
});

test('a full cgroup and a machine that ran short are told apart', () => {
  using folder = temporaryFolder('events');
  mkdirSync(folder.path, { recursive: true });
  const write = (full: number, killed: number) =>
    writeFileSync(join(folder.path, 'memory.events'), `low 0\nhigh 0\nmax 9\noom ${full}\noom_kill ${killed}\n`);
  write(0, 0);
  const memory = new GroupMemory(new Group(folder.path), 300 * MIB);
  expect(memory.settle()).toBeUndefined();
  write(0, 1);
  expect(memory.settle()?.because).toMatch(/^the platform's machine ran short of memory: /);
  write(1, 1);
  expect(memory.settle()).toEqual({
    code: 'out_of_memory',
    because: 'it used 300 MiB of memory, and the limit for all processes of a build is 300 MiB',
  });
});
