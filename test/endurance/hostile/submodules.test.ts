import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BuildFailure } from '../../../src/platform/shared/types.ts';
import { gitEnv as gitSettings } from '../../../src/platform/worker/source/git.ts';
import { job } from '../../support/builds.ts';
import { lacksOpenssl, makeAuthority } from '../../support/certificates.ts';
import { openDispatch } from '../../support/dispatch.ts';
import { serve, type TestServer } from '../../support/http-server.ts';
import { gitBackend } from '../../support/private-git.ts';
import { createRepository, gitEnv, type TestRepository } from '../../support/repositories.ts';
import { type TemporaryFolder, temporaryFolder } from '../../support/temporary.ts';

/*
 * Repositories whose submodules try to run a command, to write outside of their folder, or to reach this machine. They come from a real
 * git server by https.
 */

const lacks = lacksOpenssl('submodules over https');
const PWNED = 'slipway-pwned';

let folder: TemporaryFolder;
let server: Server;
let plain: TestServer;
let authority = '';
let origin = '';
let redirect: string | undefined;
const asked: string[] = [];

beforeAll(async () => {
  if (lacks) return;
  folder = temporaryFolder('submodules');
  const issuer = makeAuthority(folder.path, 'authority');
  const { key, cert } = issuer.issue('server', 'localhost');
  authority = issuer.file;
  plain = await serve((request, response) => {
    asked.push(`plain ${request.url}`);
    response.writeHead(404).end();
  });
  const answer: RequestListener = (request, response) => {
    asked.push(String(request.url));
    if (redirect && request.url?.startsWith('/away.git')) {
      return void response.writeHead(302, { location: redirect + request.url }).end();
    }
    return gitBackend(join(folder.path, 'hosted'), request, response);
  };
  server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  // A repository with hooks as files, for a checkout that ends in a folder of hooks.
  using evil = createRepository({ 'index.html': 'evil' });
  const hook = `#!/bin/sh\necho ${PWNED} >&2\ntouch ${PWNED} /tmp/${PWNED} ${folder.path}/${PWNED}\n`;
  for (const name of ['post-checkout', 'post-index-change', 'reference-transaction', 'payload']) {
    writeFileSync(join(evil.path, name), hook);
    chmodSync(join(evil.path, name), 0o755);
  }
  evil.git('add', '-A');
  evil.git('commit', '-q', '-m', 'Add hooks');
  for (const name of ['evil.git', 'evil.git\r']) {
    execFileSync('git', ['clone', '-q', '--bare', evil.path, join(folder.path, 'hosted', name)], { env: gitEnv() });
  }
});

afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await plain?.[Symbol.asyncDispose]();
  folder?.[Symbol.dispose]();
});

interface Super {
  readonly modules: string;
  /** Paths of gitlinks in the tree. */
  readonly links: readonly string[];
  /** Links in the checkout, by their paths. */
  readonly symlinks?: Readonly<Record<string, string>>;
}

function superproject({ modules, links, symlinks = {} }: Super): TestRepository {
  const repository = createRepository({ 'index.html': 'super', payload: `#!/bin/sh\ntouch ${PWNED}\n` });
  chmodSync(join(repository.path, 'payload'), 0o755);
  writeFileSync(join(repository.path, '.gitmodules'), modules);
  for (const [path, target] of Object.entries(symlinks)) symlinkSync(target, join(repository.path, path));
  repository.git('add', '-A');
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
    cwd: join(folder.path, 'hosted/evil.git'),
    encoding: 'utf8',
  }).trim();
  for (const path of links) repository.git('update-index', '--add', '--cacheinfo', `160000,${commit},${path}`);
  repository.git('commit', '-q', '-m', 'Add a submodule');
  return repository;
}

const LOOK = `mkdir -p dist; cp index.html dist; find . /tmp -name ${PWNED} | sed 's/^/found: /'; find . -name index.html -path '*sub*' | sed 's/^/checked out: /'`;

async function built(given: Super) {
  using repository = superproject(given);
  asked.length = 0;
  const env = { ...process.env, GIT_SSL_CAINFO: authority };
  await using stage = openDispatch({ env, buildNetwork: 'open' });
  const build = job({ repository: repository.path, buildCommand: LOOK });
  const code = await stage.dispatch
    .build(build, { signal: new AbortController().signal, onStage() {}, onCommit() {} })
    .then(
      async (ended) => {
        await ended[Symbol.asyncDispose]();
        return 'built';
      },
      (error: unknown) => (error instanceof BuildFailure ? error.facts.code : Promise.reject(error)),
    );
  const log = stage.logOf(build.deployID);
  const places = [`/tmp/${PWNED}`, join(folder.path, PWNED), join(repository.path, PWNED)];
  return { code, log, escaped: places.filter((path) => existsSync(path)) };
}

const module = (name: string, path: string, url: string, more = '') =>
  `[submodule "${name}"]\n\tpath = ${path}\n\turl = ${url}\n${more}`;

test.skipIf(lacks)('an ordinary submodule is fetched over https, so that the tests below prove something', async () => {
  const { code, log } = await built({ modules: module('sub', 'sub', `${origin}/evil.git`), links: ['sub'] });
  expect([code, log]).toEqual(['built', expect.stringContaining('checked out: ./sub/index.html')]);
  expect(asked.length).toBeGreaterThan(0);
});

test('a hook in the folder of hooks runs in a usual git, and not in that of the platform', () => {
  using repository = createRepository({ 'index.html': 'x' });
  const hooks = join(repository.path, '.git/hooks');
  mkdirSync(hooks, { recursive: true });
  writeFileSync(join(hooks, 'post-checkout'), '#!/bin/sh\necho ran >> .git/ran\n', { mode: 0o755 });
  const ran = (env: NodeJS.ProcessEnv) => {
    spawnSync('git', ['checkout', '-q', 'HEAD'], { cwd: repository.path, env });
    const file = join(repository.path, '.git/ran');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  expect(ran({ PATH: process.env.PATH, ...gitSettings('file') })).toBe('');
  expect(ran(gitEnv())).toBe('ran\n');
});

const CR = '\r';
test.skipIf(lacks).each<[what: string, given: () => Super, codes: readonly string[]]>([
  [
    'a path that ends in a carriage return, beside a link to the hooks',
    () => ({
      modules: module('sub', `"sub${CR}"`, `${origin}/evil.git`),
      links: [`sub${CR}`],
      symlinks: { sub: '.git/modules/sub/hooks' },
    }),
    ['built', 'clone_failed'],
  ],
  [
    'a path that ends in a carriage return, beside a link out of the checkout',
    () => ({
      modules: module('sub', `"sub${CR}"`, `${origin}/evil.git`),
      links: [`sub${CR}`],
      symlinks: { sub: folder.path },
    }),
    ['built', 'clone_failed'],
  ],
  [
    'a name that ends in a carriage return',
    () => ({ modules: module(`sub${CR}`, 'sub', `${origin}/evil.git`), links: ['sub'] }),
    ['built', 'clone_failed'],
  ],
  [
    'a URL that ends in a carriage return',
    () => ({ modules: module('sub', 'sub', `"${origin}/evil.git${CR}"`), links: ['sub'] }),
    ['built', 'clone_failed'],
  ],
  [
    'a name that leaves the folder of modules',
    () => ({ modules: module('../../sub', 'sub', `${origin}/evil.git`), links: ['sub'] }),
    ['built', 'clone_failed'],
  ],
  [
    'a URL that is an option',
    () => ({ modules: module('sub', 'sub', '-u./payload'), links: ['sub'] }),
    ['built', 'clone_failed', 'repository_not_allowed'],
  ],
  [
    'a command for updates',
    () => ({ modules: module('sub', 'sub', `${origin}/evil.git`, `\tupdate = !touch ${PWNED}\n`), links: ['sub'] }),
    ['built', 'clone_failed'],
  ],
  [
    'a transport that is a command',
    () => ({ modules: module('sub', 'sub', `ext::sh -c touch% ${PWNED}`), links: ['sub'] }),
    ['repository_not_allowed'],
  ],
  [
    'a repository of the host',
    () => ({ modules: module('sub', 'sub', `file://${folder.path}/hosted/evil.git`), links: ['sub'] }),
    ['repository_not_allowed'],
  ],
  [
    'a URL by http',
    () => ({ modules: module('sub', 'sub', `${plain.origin}/evil.git`), links: ['sub'] }),
    ['repository_not_allowed'],
  ],
  [
    'a redirect to http',
    () => {
      redirect = plain.origin;
      return { modules: module('sub', 'sub', `${origin}/away.git`), links: ['sub'] };
    },
    ['clone_failed', 'repository_not_allowed'],
  ],
  [
    'a path in the folder of git',
    () => ({ modules: module('sub', '.git/modules/x', `${origin}/evil.git`), links: ['sub'] }),
    ['built', 'clone_failed'],
  ],
])('%s runs nothing and writes nothing elsewhere', async (_, given, codes) => {
  const { code, log, escaped } = await built(given());
  expect(codes).toContain(code);
  expect(escaped).toEqual([]);
  expect(log).not.toMatch(/^found: /m);
  expect(log.split('\n').filter((line) => line.endsWith(PWNED) && !line.includes('sed'))).toEqual([]);
  expect(asked.filter((each) => each.startsWith('plain'))).toEqual([]);
  expect(existsSync(join(folder.path, 'index.html'))).toBe(false);
});
