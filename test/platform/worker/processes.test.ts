import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killBuilds, lockMark } from '../../../src/platform/sandbox/tree.ts';
import { job, testBuilder } from '../../support/builds.ts';
import { processesWith, sleepMark } from '../../support/processes.ts';
import { createRepository } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const PAGE = { 'index.html': '<h1>hello</h1>' };
const SCRIPT = join(import.meta.dirname, '../../support/run-build.ts');
const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/setpriv');
const ISOLATIONS = ['auto', 'none'] as const;

const DETACHED = ['setsid', 'nohup setsid', 'setsid env -i /usr/bin/setsid', 'env -i /usr/bin/nohup'];

test.each(ISOLATIONS.flatMap((isolation) => DETACHED.map((how) => [isolation, how] as const)))(
  'a child that outlives the build command cannot write any more (isolation %s, %s)',
  async (isolation, how) => {
    using repository = createRepository(PAGE);
    using builder = testBuilder({ isolation });
    const mark = sleepMark();
    const loop = `while :; do echo ${mark} >> dist/x; done`;
    const late = `(${how} /bin/sh -c '${loop}' > /dev/null 2>&1 &)`;
    await using output = await builder.build(
      job({ repository: repository.path, buildCommand: `mkdir dist; ${late}; until [ -s dist/x ]; do :; done` }),
    );
    const written = output.read('x');
    expect(processesWith(mark)).toEqual([]);
    execFileSync('true');
    expect(output.read('x')).toBe(written);
  },
);

test.skipIf(process.platform !== 'linux')(
  'a process that dropped its variables and its session is found by its limits',
  async () => {
    const prefix = `test-${process.pid}/`;
    const mark = sleepMark();
    const other = sleepMark();
    const start = (of: string, seconds: string) =>
      execFileSync(
        '/bin/sh',
        [
          '-c',
          `ulimit -w ${lockMark(of)} || ulimit -x ${lockMark(of)}; (setsid env -i /bin/sleep ${seconds} >/dev/null 2>&1 &)`,
        ],
        {
          stdio: 'ignore',
        },
      );
    start(`${prefix}one`, mark);
    start(`${prefix}two`, other);
    await killBuilds(prefix, 'one');
    expect([processesWith(mark).length, processesWith(other).length]).toEqual([0, 1]);
    await killBuilds(prefix);
    expect(processesWith(other)).toEqual([]);
  },
);

/** Runs a build in its own process, by a shell command that gets the program and its arguments as `$@`. */
function buildIn(shell: string, buildCommand: string, isolation: string, user?: number) {
  using repository = createRepository(PAGE);
  using folder = temporaryFolder('data');
  const owned = user === undefined ? [] : [folder.path, repository.path];
  for (const path of owned) execFileSync('chown', ['-R', `${user}:${user}`, path]);
  const program = [process.execPath, SCRIPT, folder.path, repository.path, isolation, buildCommand];
  const { stdout, stderr } = spawnSync('/bin/bash', ['-c', shell, 'bash', ...program], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

test.skipIf(!existsSync('/bin/bash')).each(ISOLATIONS)(
  'a build does not inherit the descriptors that the platform was started with (isolation %s)',
  (isolation) => {
    const command = 'mkdir dist; ls -l /proc/self/fd > dist/out';
    const { out } = buildIn('exec 7</etc/hostname 33</etc/hostname 250</etc/hostname; exec "$@"', command, isolation);
    expect(out).toContain('0 -> /dev/null');
    expect(out).not.toContain('hostname');
  },
);

test.skipIf(!existsSync('/bin/bash'))('the worker process does not inherit them either', () => {
  const program = join(import.meta.dirname, '../../../src/platform/dispatch/process.ts');
  const script = `
    import { readdirSync, readlinkSync } from 'node:fs';
    import { WorkerProcess } from ${JSON.stringify(program)};
    const worker = new WorkerProcess(process.env.PATH);
    const folder = '/proc/' + worker.pid + '/fd/';
    console.log(readdirSync(folder).map((name) => readlinkSync(folder + name)).join());
    worker.kill('the test is over');
    await worker.ended;`;
  const shell = 'exec 33</etc/hostname; exec "$@"';
  const args = ['-c', shell, 'bash', process.execPath, '--input-type=module', '-e', script];
  const { stdout, stderr } = spawnSync('/bin/bash', args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain('/dev/null');
  expect(stdout).not.toContain('hostname');
});

test.skipIf(!asRoot)('a platform whose user does not have a name can build, and its builds have a user name', () => {
  const drop = 'exec setpriv --reuid 54321 --regid 54321 --clear-groups "$@"';
  const command = `mkdir dist; node -p "require('os').userInfo().username" > dist/out`;
  expect(buildIn(drop, command, 'auto', 54_321)).toEqual({ out: 'build\n' });
});

test.skipIf(!asRoot || existsSync('/etc/slipway'))(
  "a build of a platform that is not root sees no file that only the platform's user can read in /etc",
  () => {
    mkdirSync('/etc/slipway');
    try {
      writeFileSync('/etc/slipway/secret', 'of-the-platform', { mode: 0o400 });
      chownSync('/etc/slipway/secret', 54_321, 54_321);
      const drop = 'exec setpriv --reuid 54321 --regid 54321 --clear-groups "$@"';
      const command = 'mkdir dist; (ls /etc; ls /etc/ssl; cat /etc/slipway/secret; ls /opt) >dist/out 2>&1; true';
      const { out } = buildIn(drop, command, 'auto', 54_321);
      expect(out).not.toContain('of-the-platform');
      expect(out.split('\n')).toEqual(expect.arrayContaining(['certs', 'resolv.conf', 'hosts', 'passwd']));
      for (const name of ['slipway', 'shadow', 'private', 'sudoers', 'ssh'])
        expect(out.split('\n')).not.toContain(name);
      expect(out).toContain("cannot access '/opt'");
    } finally {
      rmSync('/etc/slipway', { recursive: true });
    }
  },
);
