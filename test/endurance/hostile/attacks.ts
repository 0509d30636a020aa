import { setTimeout as wait } from 'node:timers/promises';
import { processesWith, sleepMark } from '../../support/processes.ts';
import { openCrowd } from './crowds.ts';
import { abandon } from './readers.ts';
import type { Stage } from './stage.ts';

/** An attack of a person who may push, or of a visitor. `run` throws if the platform reacts incorrectly. */
export interface Attack {
  readonly name: string;
  run(stage: Stage): Promise<void>;
}

const CROWD = 20_000;
/** Connections of the neighbours and of the stage, at most. */
const NEIGHBOURS = 200;
const PAGE = { 'index.html': '<h1>hostile</h1>' };
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('');

/** Deploys. Throws unless the deployment fails with one of the codes ('live': unless it succeeds). Returns its host. */
async function deployed(stage: Stage, codes: readonly string[], ...what: Parameters<Stage['deploy']>): Promise<string> {
  const { status, failure, host } = await stage.deploy(...what);
  const code = status === 'succeeded' ? 'live' : String(failure?.code);
  if (!codes.includes(code))
    throw new Error(`it ended as ${code} (${failure?.message}) instead of ${codes.join(', ')}`);
  return host;
}

/** Requests many paths, a few at a time. Throws if an answer does not have one of the statuses. */
async function ask(stage: Stage, host: string, paths: readonly string[], statuses: readonly number[]): Promise<void> {
  const left = [...paths];
  const visitor = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const { status } = await stage.get(host, path);
      if (!statuses.includes(status)) throw new Error(`${path.slice(0, 80)} answered ${status}`);
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
}

/** Returns the same path with some letters percent-encoded. `n` selects them. */
function spelling(path: string, n: number): string {
  return [...path]
    .map((letter, at) => (letter !== '/' && (n >> at) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('');
}

/** Returns a site with a script for the build to run. A file avoids the quoting of a shell. */
const node = (script: string) => ({ ...PAGE, 'attack.cjs': script });
const RUN = { buildCommand: 'node attack.cjs', outputDirectory: 'dist' };

export const ATTACKS: readonly Attack[] = [
  {
    name: 'ninety findings in a sparse source of 64 MiB',
    run: (stage) =>
      deployed(stage, ['build_failed'], PAGE, {
        buildCommand: `truncate -s 64M a.ts; for i in $(seq 90); do echo "a.ts($i,1): error TS2307: Cannot find module './m$i'."; done; exit 1`,
      }).then(() => {}),
  },
  {
    name: 'findings that are searched in 2,000 large sources',
    run: (stage) =>
      deployed(
        stage,
        ['build_failed'],
        node(`const fs = require('fs'); fs.mkdirSync('many');
          for (let i = 0; i < 2000; i++) { fs.writeFileSync('many/' + i + '.ts', ''); fs.truncateSync('many/' + i + '.ts', 4 << 20); }
          for (let i = 1; i < 90; i++) console.log('many/' + i + '.ts(' + i + ',1): error TS2307: Cannot find module "./m".');
          console.log('Error: boom\\n> 3 | const answer = 1\\n    | ^'); process.exit(1);`),
        RUN,
      ).then(() => {}),
  },
  {
    name: 'headers that grow with the path, and 10,000 spellings of one path',
    async run(stage) {
      const headers = `/*\n${lines(261, (i) => `  X-H${i}: ${'x'.repeat(1_800)}:splat\n`)}`;
      const path = '/a-rather-long-name.html';
      const host = await deployed(stage, ['live'], { ...PAGE, [path.slice(1)]: 'x', _headers: headers });
      const paths = Array.from({ length: 10_000 }, (_, i) => spelling(path, i));
      await ask(stage, host, paths, [200, 308]);
    },
  },
  {
    name: 'folders that are deeper than the longest path, and folders without permissions',
    async run(stage) {
      const script = `const fs = require('fs'); const n = 'd'.repeat(200);
        for (let i = 0; i < 300; i++) { fs.mkdirSync(n); process.chdir(n); }`;
      await deployed(stage, ['output_missing', 'build_failed', 'live'], node(script), {
        buildCommand: 'node attack.cjs',
      });
      const shut =
        'mkdir -p dist shut/in; echo x > dist/index.html; chmod 000 shut/in shut; chmod 000 .. ../.. 2>/dev/null; true';
      await deployed(stage, ['live', 'build_failed', 'output_unsafe'], PAGE, {
        buildCommand: shut,
        outputDirectory: 'dist',
      });
    },
  },
  {
    name: 'redirect rules with 180 placeholders, and a path of 15 KB',
    async run(stage) {
      const from = `/*/${Array.from({ length: 180 }, (_, i) => `:p${i}`).join('/')}`;
      const few = Array.from({ length: 30 }, (_, i) => `:p${i}`).join('/');
      const rules = lines(400, (i) => `${from}/x${i} /y 301\n`) + lines(1_500, (i) => `/*/${few}/z${i} /y 302\n`);
      const host = await deployed(stage, ['live'], { ...PAGE, _redirects: rules });
      const long = `/${'a/'.repeat(7_400)}`;
      await ask(
        stage,
        host,
        Array.from({ length: 40 }, (_, i) => `${long}${i}`),
        [404, 414],
      );
      await ask(
        stage,
        host,
        Array.from({ length: 200 }, (_, i) => `/${'a/'.repeat(900)}${i}`),
        [404, 414],
      );
    },
  },
  {
    name: 'a package.json of 63 MB',
    run: (stage) =>
      deployed(stage, ['package_json_invalid'], {
        ...PAGE,
        'package.json': `{"name":"x","dependencies":{"y":"${'x'.repeat(63_000_000)}"}}`,
      }).then(() => {}),
  },
  {
    name: '99,000 files with long paths, and their first visitor',
    async run(stage) {
      const script = (length: number) => `const fs = require('fs'); const deep = [];
        for (let left = ${length}; left > 20; left -= 201) deep.push('d'.repeat(Math.min(200, left - 15)));
        fs.mkdirSync('dist'); fs.copyFileSync('index.html', 'dist/index.html');
        const folder = 'dist/' + deep.join('/'); fs.mkdirSync(folder, { recursive: true }); process.chdir(folder);
        for (let i = 0; i < 99000; i++) fs.writeFileSync('f' + i, ''); process.chdir('/');`;
      await deployed(stage, ['output_too_large'], node(script(3_000)), RUN);
      const host = await deployed(stage, ['live', 'output_too_large'], node(script(130)), RUN);
      await ask(stage, host, ['/', '/nothing', '/nothing.js', '/assets/app-0a1b2c3d.js'], [200, 404]);
    },
  },
  {
    name: '2,000 lines of a log that make patterns backtrack',
    async run(stage) {
      for (const line of [
        "' '.repeat(1999) + '!'",
        "'('.repeat(2000)",
        "'/a.b'.repeat(500) + '!'",
        "'1:'.repeat(1000)",
      ]) {
        const script = `for (let i = 0; i < 2000; i++) console.log(${line}); process.exitCode = 1;`;
        await deployed(stage, ['build_failed'], node(script), RUN);
      }
    },
  },
  {
    name: 'a log of 60 MB, and one line of 50 MB',
    run: (stage) =>
      deployed(stage, ['build_failed'], PAGE, {
        buildCommand:
          'yes "some line of a log that never ends" | head -c 60000000; head -c 50000000 /dev/zero | tr "\\0" x; exit 1',
      }).then(() => {}),
  },
  {
    name: 'a build that takes all memory, in many processes',
    run: (stage) =>
      deployed(
        stage,
        ['out_of_memory'],
        node(`const { spawn } = require('child_process');
          for (let i = 0; i < 6; i++) spawn(process.execPath, ['-e', 'const a = []; setInterval(() => a.push(Buffer.alloc(16 << 20, 1)), 20)']);
          setTimeout(() => {}, 60000);`),
        RUN,
      ).then(() => {}),
  },
  {
    name: 'a build that fills the memory behind /dev/shm',
    run: (stage) =>
      deployed(stage, ['out_of_memory', 'build_failed', 'disk_full', 'disk_quota'], PAGE, {
        buildCommand: 'head -c 4G /dev/zero > /dev/shm/full || exit 3; sleep 5; exit 4',
      }).then(() => {}),
  },
  {
    name: 'a build that fills the disk with many files',
    run: (stage) =>
      deployed(stage, ['disk_quota', 'disk_full'], PAGE, {
        buildCommand: 'i=0; while :; do i=$((i+1)); head -c 20000000 /dev/zero > fill$i || exit 1; done',
      }).then(() => {}),
  },
  {
    name: 'processes that leave their group, their session and their environment',
    async run(stage) {
      const mark = sleepMark();
      const buildCommand = `mkdir dist; echo x > dist/index.html; (setsid env -i sleep ${mark} >/dev/null 2>&1 &); (setsid nohup sleep ${mark} >/dev/null 2>&1 &); true`;
      await deployed(stage, ['live'], PAGE, { buildCommand, outputDirectory: 'dist' });
      const left = processesWith(`sleep ${mark}`);
      if (left.length > 0) throw new Error(`these processes of the build are left: ${left.join(', ')}`);
    },
  },
  {
    name: 'a fork bomb',
    run: (stage) =>
      deployed(stage, ['build_failed', 'build_killed', 'out_of_memory', 'build_timeout'], PAGE, {
        buildCommand: 'b() { b | b & }; b; sleep 3; exit 1',
      }).then(() => {}),
  },
  {
    name: 'links that lead to unpublished files a billion times',
    run: (stage) =>
      deployed(
        stage,
        ['output_too_large'],
        node(`const fs = require('fs'); fs.mkdirSync('dist/a', { recursive: true }); fs.writeFileSync('dist/index.html', 'x');
          for (let i = 0; i < 20000; i++) fs.writeFileSync('dist/a/.env' + i, '');
          for (let i = 0; i < 50000; i++) fs.symlinkSync('a', 'dist/l' + i);`),
        RUN,
      ).then(() => {}),
  },
  {
    name: 'two thousand requests for a large file, a hundred per connection, by clients that do not read the answers',
    async run(stage) {
      const script =
        "const fs = require('fs'); fs.mkdirSync('dist'); fs.copyFileSync('index.html', 'dist/index.html'); fs.writeFileSync('dist/large', Buffer.alloc(6000000, 1));";
      const host = await deployed(stage, ['live'], node(script), RUN);
      const paths = Array<string>(100).fill('/large');
      await abandon(
        host,
        Array.from({ length: 20 }, () => paths),
      );
    },
  },
  {
    name: '20,000 connections that are idle or send half a request, until the server ends them',
    async run(stage) {
      const host = await deployed(stage, ['live'], PAGE);
      using crowd = await openCrowd(Number(host.split(':')[1]), CROWD);
      process.stdout.write(`${crowd.open} connections say that they are open\n`);
      while ((await stage.connections()) > NEIGHBOURS) await wait(500);
    },
  },
];
