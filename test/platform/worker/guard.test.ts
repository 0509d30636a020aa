import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { MIB } from '../../../src/base/sizes.ts';
import type { BuildLimits } from '../../../src/platform/dispatch/limits.ts';
import { dueAt } from '../../../src/platform/sandbox/guard/measure.ts';
import { machineMemory, PAGE_BYTES } from '../../../src/platform/sandbox/proc.ts';
import { job, testBuilder } from '../../support/builds.ts';
import { makeDisk } from '../../support/disk.ts';
import { works } from '../../support/programs.ts';
import { createRepository } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const PAGE = { 'index.html': '<h1>hello</h1>' };
const bubblewrap = works('bwrap', '--ro-bind', '/', '/', '--unshare-pid', 'true');
const asRoot = bubblewrap && process.getuid?.() === 0;

async function failureOf(buildCommand: string, limits: Partial<BuildLimits>, isolation: 'auto' | 'none' = 'auto') {
  using repository = createRepository(PAGE);
  using builder = testBuilder({ limits, isolation });
  return await builder.failure(job({ repository: repository.path, buildCommand }));
}

async function outputOf(buildCommand: string, limits: Partial<BuildLimits>) {
  using repository = createRepository(PAGE);
  // Not below /tmp, which a sandbox replaces.
  using data = temporaryFolder('data', '/var/tmp');
  using builder = testBuilder({ limits, dataDir: data.path });
  await using output = await builder.build(job({ repository: repository.path, buildCommand }));
  return output.read('out').trim();
}

const EATER = (megabytes: number) =>
  `node -e "const a = Buffer.alloc(${megabytes} * 1024 ** 2, 1); setTimeout(() => a[0], 60_000)"`;

test.each(['auto', 'none'] as const)(
  'processes that use too much memory together are ended (isolation %s)',
  async (isolation) => {
    const command = `${EATER(150)} & ${EATER(150)} & (setsid ${EATER(150)} &) ; wait`;
    const { code, message } = await failureOf(command, { memoryBytes: 400 * MIB }, isolation);
    expect(code).toBe('out_of_memory');
    expect(message).toMatch(
      /was stopped because it used 4\d\d MiB of memory, and the limit for all processes of a build is 400 MiB$/,
    );
  },
);

test('memory that is reserved and not used does not count', async () => {
  const script = 'const a = new ArrayBuffer(5 * 1024 ** 3); setTimeout(() => console.log(a.byteLength), 300)';
  expect(await outputOf(`mkdir dist; node -e "${script}" > dist/out`, { memoryBytes: 300 * MIB })).toBe('5368709120');
});

test.skipIf(!bubblewrap)('memory that several processes share counts once', async () => {
  // Each process also shows the 150 MiB of its parent as its own.
  const script = '$a = "x" x (150 << 20); for (1 .. 4) { fork or do { sleep 1; exit } } sleep 1; print "done\\n"';
  expect(await outputOf(`mkdir dist; perl -e '${script}' > dist/out`, { memoryBytes: 450 * MIB })).toBe('done');
});

test.skipIf(!bubblewrap)(
  'files in memory are bounded, and a build can write only to its workspace and to them',
  async () => {
    const fill = 'head -c 200000000 /dev/zero > /dev/shm/x; stat -c %s /dev/shm/x; rm /dev/shm/x';
    const places = '/ /dev /run /proc /tmp/.. $PWD/../../.. $PWD/../../../..';
    const command = `mkdir dist; { ${fill}; for p in ${places}; do (echo x > $p/pwned) && echo wrote $p; done; } > dist/out 2>/dev/null; true`;
    expect(await outputOf(command, { memoryBytes: 256 * MIB })).toBe(String(64 * MIB));
  },
);

/** Takes 300 MiB in segments of System V that are attached to no process. */
const UNATTACHED = 'for (1 .. 6) { $i = shmget(0, 50 << 20, 0600); shmwrite($i, "x" x (50 << 20), 0, 50 << 20) }';
/** Takes 300 MiB in files of memfd_create, which have no name. */
const UNNAMED =
  '$n = "x"; for (1 .. 6) { $f = syscall(319, $n, 0); open($h[$_], ">&=", $f); syswrite($h[$_], "x" x (50 << 20)) }';
const canBeUnnamed = bubblewrap && process.arch === 'x64';

test.skipIf(!asRoot)('shared memory that is not attached to a process counts', async () => {
  const { code } = await failureOf(`perl -e '${UNATTACHED} sleep 60'`, { memoryBytes: 250 * MIB });
  expect(code).toBe('out_of_memory');
});

test.skipIf(!canBeUnnamed)('files in memory without a name count', async () => {
  const { code } = await failureOf(`perl -e '${UNNAMED} sleep 60'`, { memoryBytes: 250 * MIB });
  expect(code).toBe('out_of_memory');
});

test.skipIf(!canBeUnnamed || !asRoot).each([
  ['segments of shared memory', UNATTACHED],
  ['files in memory', UNNAMED],
])('%s count while another process gives as much back', async (_, script) => {
  using repository = createRepository(PAGE);
  using builder = testBuilder({ limits: { memoryBytes: 250 * MIB } });
  const holder = spawn('perl', ['-e', `$| = 1; ${UNNAMED} print "held"; sleep 60`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(holder.stdout, 'data');
    const of = job({
      repository: repository.path,
      buildCommand: `echo begun; sleep 0.5; perl -e '${script} sleep 60'`,
    });
    const failure = builder.failure(of);
    await vi.waitFor(() => expect(builder.logOf(of)).toContain('begun'), { timeout: 10_000 });
    holder.kill('SIGKILL');
    expect((await failure).code).toBe('out_of_memory');
  } finally {
    holder.kill('SIGKILL');
  }
});

test.each(['auto', 'none'] as const)('a build that writes too much is ended (isolation %s)', async (isolation) => {
  const command = 'i=0; while [ $i -lt 40 ]; do i=$((i+1)); head -c 10000000 /dev/zero > $i; done; sleep 60';
  const { stage, code, message } = await failureOf(command, { diskBytes: 100 * MIB }, isolation);
  expect({ stage, code }).toEqual({ stage: 'build', code: 'disk_quota' });
  expect(message).toMatch(
    /was stopped because it wrote more than 100 MiB, the limit of a build, most of it in its workspace$/,
  );
});

test('a build that wrote too much and has already ended fails too', async () => {
  const command = 'mkdir dist; for i in 1 2 3 4; do head -c 50000000 /dev/zero > dist/$i; done';
  expect((await failureOf(command, { diskBytes: 100 * MIB })).code).toBe('disk_quota');
});

test('files that a build adds to the cache of its app count, and earlier files do not', async () => {
  using repository = createRepository(PAGE);
  using builder = testBuilder({ limits: { diskBytes: 100 * MIB } });
  const write = (name: string, megabytes: number) =>
    job({
      repository: repository.path,
      buildCommand: `mkdir dist; echo x > dist/out; head -c ${megabytes}000000 /dev/urandom > $XDG_CACHE_HOME-${name}; sleep 1.1`,
    });
  await using _ = await builder.build(write('first', 80));
  await using second = await builder.build(write('second', 80));
  expect(second.read('out')).toBe('x\n');
  expect((await builder.failure(write('third', 200))).code).toBe('disk_quota');
});

test('holes in files do not count', async () => {
  const command = 'mkdir dist; truncate -s 900M hole; head -c 1000 /dev/zero > x; echo ok > dist/out';
  expect(await outputOf(command, { diskBytes: 50 * MIB })).toBe('ok');
});

test('a file that was removed counts while it is open', async () => {
  const command = 'exec 9> x; rm x; head -c 200000000 /dev/zero >&9; sleep 60';
  expect((await failureOf(command, { diskBytes: 100 * MIB })).code).toBe('disk_quota');
});

test('a build that makes too many files is ended', async () => {
  const command = 'mkdir d; seq 1 20000 | (cd d; xargs touch); sleep 60';
  const { code, message } = await failureOf(command, { diskFiles: 15_000 });
  expect(code).toBe('disk_quota');
  expect(message).toContain('it made more than 15,000 files, the limit of a build, most of them in its workspace');
});

test('a repository that is too large to check out fails with disk_quota', async () => {
  using repository = createRepository({ a: Buffer.alloc(30_000_000, 7), b: Buffer.alloc(30_000_001, 7) });
  using builder = testBuilder({ limits: { diskBytes: 40 * MIB } });
  const { stage, code, message } = await builder.failure(job({ repository: repository.path }));
  expect({ stage, code }).toEqual({ stage: 'clone', code: 'disk_quota' });
  expect(message).toMatch(/^The clone was stopped because it wrote more than 40 MiB/);
});

test('a build that fills the disk is ended while others can still write', async (context) => {
  const disk = makeDisk(400 * MIB);
  if (!disk) return context.skip('no disk can be mounted here');
  try {
    using repository = createRepository(PAGE);
    using builder = testBuilder({ dataDir: disk.path });
    const buildCommand = 'for i in $(seq 1 70); do head -c 5000000 /dev/zero > $i; sleep 0.02; done; sleep 60';
    const { code, message } = await builder.failure(job({ repository: repository.path, buildCommand }));
    expect(code).toBe('disk_full');
    const [, left] =
      /the disk of the platform ran short: (\d+) MiB were left, and it wrote \d+ MiB(?:, most of it in its workspace)?$/.exec(
        message,
      ) ?? [];
    expect(Number(left)).toBeGreaterThan(50);
  } finally {
    disk.unmount();
  }
});

test('the build that used most is ended first, and each build is ended before nothing is left', () => {
  expect(dueAt(1_000, 1)).toBe(1_000);
  expect(dueAt(1_000, 0.5)).toBe(625);
  expect(dueAt(1_000, 0)).toBe(250);
});

test.skipIf(process.platform !== 'linux')('the size of a page and the memory of the machine are known', () => {
  expect(Math.log2(PAGE_BYTES) % 1).toBe(0);
  const { total = 0, available = 0 } = machineMemory() ?? {};
  expect(total).toBeGreaterThan(available);
  expect(available).toBeGreaterThan(0);
});
