import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { MIB } from '../../../src/base/sizes.ts';
import type { BuildLimits } from '../../../src/platform/dispatch/limits.ts';
import { DiskWatch } from '../../../src/platform/sandbox/guard/disk.ts';
import { Pause } from '../../../src/platform/sandbox/guard/index.ts';
import { statOf } from '../../../src/platform/sandbox/proc.ts';
import { NamespaceTree } from '../../../src/platform/sandbox/tree.ts';
import { job, testBuilder } from '../../support/builds.ts';
import { processesWith, sleepMark } from '../../support/processes.ts';
import { works } from '../../support/programs.ts';
import { createRepository } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const PAGE = { 'index.html': '<h1>hello</h1>' };
const onLinux = process.platform === 'linux' && process.arch === 'x64';
const bubblewrap = onLinux && works('bwrap', '--ro-bind', '/', '/', '--unshare-pid', 'true');
const asRoot = bubblewrap && process.getuid?.() === 0;
const threads = onLinux && works('perl', '-e', 'use threads');
const ISOLATIONS = ['auto', 'none'] as const;

/** Runs a build of Perl code and returns the code of its failure, or `built`. */
async function resultOf(perl: string, limits: Partial<BuildLimits>, isolation: 'auto' | 'none' = 'auto') {
  using repository = createRepository({ ...PAGE, 'run.pl': perl });
  using builder = testBuilder({ limits, isolation });
  const of = job({ repository: repository.path, buildCommand: 'mkdir dist; perl run.pl; echo x > dist/x' });
  try {
    await using _ = await builder.build(of);
    return `built: ${builder.logOf(of).split('\n').slice(-6).join('\n')}`;
  } catch (error) {
    return error instanceof Error && 'facts' in error ? (error.facts as { code: string }).code : String(error);
  }
}

/** Functions of Linux on x64. */
const LINUX = `
use strict; use warnings; $| = 1;
sub memfd { my $name = 'x'; my $fd = syscall(319, $name, 0); die 'memfd' if $fd < 0; return $fd }
sub fill { my ($fd, $mib) = @_; syscall(285, $fd, 0, 0, $mib << 20) == 0 or die "fallocate: $!" }
sub shut { syscall(3, $_[0]) }
sub map_shared { my ($fd, $bytes) = @_; my $at = syscall(9, 0, $bytes, 3, $fd < 0 ? 0x21 : 1, $fd, 0); die 'mmap' if $at == -1; return $at }
sub touch { my ($at, $bytes) = @_; syscall(28, $at, $bytes, 23) == 0 or die "madvise: $!" }
`;

test.skipIf(!threads).each(ISOLATIONS)(
  'the memory of a process whose first thread has ended counts (isolation %s)',
  async (isolation) => {
    const perl = `${LINUX} use threads; threads->create(sub { select undef, undef, undef, 0.4; my $n = 300 << 20; my $x = 'x' x $n; sleep 3; syscall(231, 0) }); syscall(60, 0)`;
    expect(await resultOf(perl, { memoryBytes: 200 * MIB }, isolation)).toBe('out_of_memory');
  },
);

test.skipIf(!threads)('a process whose first thread has ended does not outlive its build', async () => {
  const mark = sleepMark();
  const perl = `use threads; use POSIX; if (!fork) { setsid; if (!fork) { close STDOUT; close STDERR;
    threads->create(sub { sleep ${mark} }); syscall(60, 0) } POSIX::_exit(0) } select undef, undef, undef, 0.3`;
  using repository = createRepository({ ...PAGE, 'run.pl': perl });
  using builder = testBuilder({ isolation: 'none' });
  const buildCommand = `mkdir dist; perl run.pl ${mark}; echo x > dist/x`;
  await using _ = await builder.build(job({ repository: repository.path, buildCommand }));
  expect(processesWith(mark)).toEqual([]);
});

test.skipIf(!threads).each(ISOLATIONS)(
  'files in memory that only one thread has open count (isolation %s)',
  async (isolation) => {
    const perl = `${LINUX} use threads;
      threads->create(sub { syscall(272, 0x400) == 0 or die "unshare: $!"; fill(memfd(), 300); sleep 3 })->join`;
    expect(await resultOf(perl, { memoryBytes: 200 * MIB }, isolation)).toBe('out_of_memory');
  },
);

test.skipIf(!onLinux).each(ISOLATIONS)(
  'a deleted file that is mapped and closed counts (isolation %s)',
  async (isolation) => {
    const perl = `${LINUX} open my $f, '+>', 'big' or die; my $fd = fileno $f; fill($fd, 300); map_shared($fd, 4096);
    unlink 'big'; close $f; sleep 4`;
    expect(await resultOf(perl, { diskBytes: 100 * MIB }, isolation)).toBe('disk_quota');
  },
);

test.skipIf(!onLinux).each(ISOLATIONS)(
  'a file in memory that is mapped in part and closed counts as a whole (isolation %s)',
  async (isolation) => {
    const perl = `${LINUX} my $fd = memfd(); fill($fd, 300); map_shared($fd, 4096); shut($fd); sleep 3`;
    expect(await resultOf(perl, { memoryBytes: 200 * MIB }, isolation)).toBe('out_of_memory');
  },
);

test.skipIf(!onLinux)('mapped and unmapped files in memory count together', async () => {
  const perl = `${LINUX} touch(map_shared(-1, 150 << 20), 150 << 20); fill(memfd(), 150); sleep 3`;
  expect(await resultOf(perl, { memoryBytes: 200 * MIB })).toBe('out_of_memory');
});

test.skipIf(!onLinux)('a mapped file in memory counts once', async () => {
  const perl = `${LINUX} my $fd = memfd(); fill($fd, 150); touch(map_shared($fd, 150 << 20), 150 << 20); select undef, undef, undef, 1.3`;
  expect(await resultOf(perl, { memoryBytes: 200 * MIB })).toMatch(/^built/);
});

test.skipIf(!onLinux)('a file in memory whose descriptor is in transit counts', async () => {
  const perl = `${LINUX} use Socket; my $fd = memfd(); fill($fd, 300); socketpair(my $a, my $b, AF_UNIX, SOCK_STREAM, 0) or die;
    my $byte = 'x'; my $data = pack 'PQ', $byte, 1; my $rights = pack 'QLLlx4', 20, 1, 1, $fd;
    my $message = pack 'QQPQPQQ', 0, 0, $data, 1, $rights, 24, 0;
    syscall(46, fileno $a, $message, 0) == 1 or die "sendmsg: $!"; shut($fd); sleep 3`;
  expect(await resultOf(perl, { memoryBytes: 200 * MIB })).toBe('out_of_memory');
});

test.skipIf(!onLinux)('page tables count', async () => {
  // One page in each 2 MiB of reserved memory, which only reads from it: it takes a page table and no memory.
  const perl = `${LINUX} for (1 .. 2) { my $at = syscall(9, 0, 64 << 30, 1, 0x4022, -1, 0); die 'mmap' if $at == -1;
    syscall(28, $at, 64 << 30, 15); my $p = pack 'Q', 0;
    for my $i (0 .. 32767 - 1) { unpack 'P1', pack 'Q', $at + ($i << 21) } } sleep 2`;
  expect(await resultOf(perl, { memoryBytes: 150 * MIB })).toBe('out_of_memory');
});

test.skipIf(!bubblewrap)('a build cannot make a user namespace', async () => {
  const perl = `${LINUX} my $unshare = syscall(272, 0x10000000); my $e = $! + 0; my $clone = syscall(56, 0x10000011, 0, 0, 0, 0);
    exit 0 if $clone == 0; my $c = $! + 0; syscall(435, 0, 0); print "errors: $e $c ", $! + 0, "\\n"`;
  expect(await resultOf(perl, {})).toContain('errors: 1 1 38');
});

test.skipIf(!bubblewrap)('a build has no keys of the kernel, so it shares none', async () => {
  // Adds a key to the keyring of the session, asks for one, and asks for the number of the keyring.
  const perl = `${LINUX} my ($type, $name, $text, $none) = ('user', 'slipway', 'x', 0);
    my @errors = map { $_ == -1 ? $! + 0 : 0 } syscall(248, $type, $name, $text, 1, -3);
    push @errors, syscall(249, $type, $name, $none, -3) == -1 ? $! + 0 : 0;
    push @errors, syscall(250, 0, -3, 1) == -1 ? $! + 0 : 0; print "errors: @errors\\n"`;
  expect(await resultOf(perl, {})).toContain('errors: 38 38 38');
});

test.skipIf(!bubblewrap)('a build that fills its /dev/shm did not fill the disk', async () => {
  using repository = createRepository(PAGE);
  using builder = testBuilder({ limits: { memoryBytes: 256 * MIB } });
  const buildCommand = 'head -c 100000000 /dev/zero > /dev/shm/x';
  expect((await builder.failure(job({ repository: repository.path, buildCommand }))).code).toBe('build_failed');
});

const SCRIPT = join(import.meta.dirname, '../../support/run-build.ts');

/** Runs a build of Perl code by a platform whose user is not root. */
function resultAsUser(perl: string, buildCommand: string, limits: Partial<BuildLimits> = {}) {
  using repository = createRepository({ ...PAGE, 'run.pl': perl });
  using folder = temporaryFolder('data');
  for (const path of [folder.path, repository.path]) execFileSync('chown', ['-R', '54321:54321', path]);
  const drop = ['--reuid', '54321', '--regid', '54321', '--clear-groups', process.execPath];
  const args = [SCRIPT, folder.path, repository.path, 'auto', buildCommand, JSON.stringify(limits)];
  const { stdout, stderr } = spawnSync('setpriv', [...drop, ...args], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

test.skipIf(!asRoot)('a process whose descriptors cannot be read hides no files in memory', () => {
  const perl = `${LINUX} syscall(157, 4, 0, 0, 0, 0); fill(memfd(), 300); sleep 4`;
  const command = 'mkdir dist; perl run.pl; echo x > dist/out';
  expect(resultAsUser(perl, command, { memoryBytes: 200 * MIB })).toMatchObject({ failure: { code: 'out_of_memory' } });
});

/** Makes the namespace's first process call `setpgid` and drop its signal for the end of its parent. */
const TRACED = `
sub ptrace { syscall(101, $_[0], 1, 0, $_[1]) == 0 or die "ptrace: $!" }
ptrace(16, 0); waitpid 1, 0x40000000;
my $regs = "\\0" x 216; ptrace(12, $regs); my $kept = $regs;
for my $call ([109, 0, 0], [157, 1, 0]) {
  my @r = unpack 'Q27', $kept; @r[10, 14, 13] = @$call; $r[15] = ~0; $r[16] -= 2;
  my $set = pack 'Q27', @r; ptrace(13, $set); ptrace(9, 0); waitpid 1, 0x40000000;
}
ptrace(13, $kept); ptrace(17, 0);
`;

test.skipIf(!asRoot)('a build that traces the first process of its namespace leaves no process', () => {
  const mark = sleepMark();
  const perl = `${LINUX} ${TRACED} use POSIX; if (!fork) { setsid; open STDOUT, '>', '/dev/null'; open STDERR, '>', '/dev/null'; sleep 600 }`;
  const command = `mkdir dist; perl run.pl ${mark}; echo x > dist/out`;
  expect(resultAsUser(perl, command)).toEqual({ out: 'x\n' });
  expect(processesWith(mark)).toEqual([]);
});

test.skipIf(!bubblewrap)('the processes of a namespace are found whatever its first process sees', async () => {
  const mark = sleepMark();
  const args = [
    '--ro-bind',
    '/',
    '/',
    '--unshare-pid',
    '--die-with-parent',
    '--dev',
    '/dev',
    '--tmpfs',
    '/proc',
    '--info-fd',
    '3',
  ];
  const child = spawn('bwrap', [...args, 'sh', '-c', `sleep ${mark} & (setsid sleep ${mark} &) ; wait`], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  let info = '';
  child.stdio[3]?.on('data', (chunk) => {
    info += chunk;
  });
  const tree = new NamespaceTree(() => Number(/"child-pid": (\d+)/.exec(info)?.[1] ?? Number.NaN) || undefined);
  const before = new NamespaceTree(() => process.pid);
  try {
    // bubblewrap, the shell and two processes.
    await vi.waitFor(() => expect(tree.list()).toHaveLength(4));
    await vi.waitFor(() => expect(processesWith(mark)).toHaveLength(5));
    expect(await tree.end()).toBe(true);
    await vi.waitFor(() => expect(processesWith(mark)).toEqual([]));
    await vi.waitFor(() => expect(tree.list()).toEqual([]));
    expect(before.list()).toEqual([]);
  } finally {
    child.kill('SIGKILL');
  }
});

test.skipIf(!onLinux)('a build with many descriptors does not delay the next measurement', async () => {
  // A full measurement would read 320,000 descriptors.
  const perl = `${LINUX} my $fd = memfd(); for (1 .. 8000) { syscall(32, $fd) >= 0 or die "dup: $!" }
    for (1 .. 39) { fork or do { sleep 8; syscall(231, 0) } } sleep 2; fill(memfd(), 300); sleep 5`;
  expect(await resultOf(perl, { memoryBytes: 250 * MIB })).toBe('out_of_memory');
});

test('while the files of a build are counted for long, it stands still, and they are soon counted again', async () => {
  using folder = temporaryFolder();
  const clock = { ms: 0 };
  const counts: (() => void)[] = [];
  // Every upper bound exceeds these limits.
  const bounds = { diskBytes: -1, diskFiles: -1 };
  const written = { bytes: 0, files: 0, complete: true };
  const measure = () => new Promise<typeof written>((resolve) => counts.push(() => resolve(written)));
  const tree = { list: () => [], memory: undefined, namespace: undefined };
  const watch = new DiskWatch(folder.path, folder.path, bounds, { now: () => clock.ms, measure });
  const lookAt = (ms: number) => {
    clock.ms = ms;
    watch.look(tree);
    return { late: watch.late, counts: counts.length };
  };
  expect(lookAt(0)).toEqual({ late: false, counts: 1 });
  expect(lookAt(1_001)).toEqual({ late: true, counts: 1 });
  clock.ms = 31_000;
  counts[0]?.();
  await vi.waitFor(() => expect(watch.late).toBe(false));
  expect(lookAt(32_999)).toEqual({ late: false, counts: 1 });
  expect(lookAt(33_001)).toEqual({ late: false, counts: 2 });
});

test.skipIf(!onLinux)('a build stands still and goes on', async () => {
  const child = spawn('sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' });
  const tree = { list: () => [`/proc/${child.pid}`], memory: undefined, namespace: undefined };
  const state = () => statOf(child.pid ?? 0)?.state;
  try {
    using pause = new Pause(tree);
    pause.hold();
    await vi.waitFor(() => expect(state()).toBe('T'));
    pause.release();
    await vi.waitFor(() => expect(state()).toBe('R'));
  } finally {
    child.kill('SIGKILL');
  }
});
