import { execFileSync, spawnSync } from 'node:child_process';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BuildFailure } from '../../../src/platform/shared/types.ts';
import { job } from '../../support/builds.ts';
import { openDispatch } from '../../support/dispatch.ts';
import { serve, type TestServer } from '../../support/http-server.ts';
import { ask, privateGit } from '../../support/private-git.ts';
import { createRepository, gitEnv } from '../../support/repositories.ts';
import { type TemporaryFolder, temporaryFolder } from '../../support/temporary.ts';

/*
 * Servers for Git LFS that send a platform elsewhere, ask for the token there, or do not end. The platform knows a token, which belongs to
 * the git server alone.
 */

const has = (program: string) => spawnSync(program, ['--version']).error === undefined;
const lacks = !has('git-lfs');
if (lacks) process.stderr.write('Skipped: hostile servers for Git LFS, because git-lfs is not installed.\n');

const TOKEN = 'canary-lfs-token';
const LARGE = 'large '.repeat(1_000);
let hosted: TemporaryFolder;
/** Another server of this machine. It asks for a password. */
let other: TestServer;
/** What the other server was asked, with the credentials. */
const came: { readonly url: string; readonly authorization: string | undefined }[] = [];

beforeAll(async () => {
  if (lacks) return;
  hosted = temporaryFolder('hosted');
  using repository = createRepository({ 'index.html': 'page' });
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: repository.path, env: { ...gitEnv(), HOME: repository.path }, stdio: 'pipe' });
  git('lfs', 'install', '--local', '--skip-repo');
  repository.commit({ '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n' });
  repository.commit({ 'a.bin': LARGE });
  git('clone', '--quiet', '--bare', repository.path, join(hosted.path, 'acme/site.git'));
  other = await serve((request, response) => {
    came.push({ url: String(request.url), authorization: request.headers.authorization });
    if (!request.headers.authorization) return ask(response);
    response.end(LARGE);
  });
});

afterAll(async () => {
  await other?.[Symbol.asyncDispose]();
  hosted?.[Symbol.dispose]();
});

beforeEach(() => {
  came.length = 0;
});

const JSON_TYPE = { 'content-type': 'application/vnd.git-lfs+json' };

interface Asked {
  readonly objects: readonly { readonly oid: string; readonly size: number }[];
}

/** Answers a request for the addresses of files with the same facts of each. */
function batch(of: (oid: string) => object, transfer = 'basic'): RequestListener {
  return async (request, response) => {
    if (!request.url?.endsWith('/objects/batch')) return void response.writeHead(200).end(LARGE);
    const { objects } = JSON.parse(await textOf(request)) as Asked;
    const answers = objects.map(({ oid, size }) => ({ oid, size, authenticated: true, ...of(oid) }));
    response.writeHead(200, JSON_TYPE).end(JSON.stringify({ transfer, objects: answers }));
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

const download = (href: string, header: object = {}) => batch(() => ({ actions: { download: { href, header } } }));

/** Sends the client to a file of the git server itself, which takes its own header for the credential. */
const own: RequestListener = (request, response) =>
  download(`http://${request.headers.host}/acme/site.git/info/lfs/file`, {
    Authorization: `Basic ${Buffer.from(`bot:${TOKEN}`).toString('base64')}`,
  })(request, response);

async function built(give: RequestListener) {
  await using server = await privateGit(hosted.path, 'bot', TOKEN, give);
  const gitUrlTemplate = `http://bot:${TOKEN}@127.0.0.1:${server.port}/{repository}.git`;
  await using stage = openDispatch({ gitUrlTemplate, buildNetwork: 'open' });
  const build = job({
    repository: 'acme/site',
    buildCommand: 'mkdir dist; wc -c < a.bin | sed "s/^/bytes: /"; cp index.html dist',
  });
  const ended = stage.dispatch.build(build, { signal: new AbortController().signal, onStage() {}, onCommit() {} });
  let message = '';
  const code = await ended.then(
    async (done) => {
      await done[Symbol.asyncDispose]();
      return 'built';
    },
    (error: unknown) => {
      if (!(error instanceof BuildFailure)) throw error;
      message = error.facts.message;
      return error.facts.code;
    },
  );
  const log = stage.logOf(build.deployID);
  expect(log).not.toContain('canary');
  return { code, message };
}

const tokens = () => came.filter(({ authorization }) => authorization !== undefined);

test.skipIf(lacks)('the files come from another server than the token belongs to: it is asked without', async () => {
  const { code } = await built(download(`http://127.0.0.1:${other.port}/file`));
  expect(code).toBe('clone_failed');
  expect(came.length).toBeGreaterThan(0);
  expect(tokens()).toEqual([]);
});

test.skipIf(lacks).each<[what: string, location: (path: string) => RequestListener]>([
  [
    'the list of files',
    (away) => (_, response) => {
      response.writeHead(307, { location: away }).end();
    },
  ],
  [
    'a file',
    (away) => async (request, response) => {
      if (request.url?.endsWith('/objects/batch')) return own(request, response);
      response.writeHead(302, { location: away }).end();
    },
  ],
])('a redirect of %s does not take the token with it', async (_, redirect) => {
  const { code } = await built(redirect(`http://127.0.0.1:${other.port}/away`));
  expect(code).toBe('clone_failed');
  expect(tokens()).toEqual([]);
});

test.skipIf(lacks).each<[what: string, href: (host: string, own: string) => string]>([
  ['lines in the user of an address', (host, own) => `http://x%0Ahost=${own}%0Aprotocol=http%0A@${host}/f`],
  ['lines in the password of an address', (host, own) => `http://x:y%0Ahost=${own}%0Aprotocol=http@${host}/f`],
  ['lines in the path of an address', (host, own) => `http://${host}/f%0Ahost=${own}%0Aprotocol=http`],
  ['carriage returns in the user', (host, own) => `http://x%0D%0Ahost=${own}%0D%0A@${host}/f`],
  ['the git server as the user', (host, own) => `http://${own.replace(':', '%3A')}@${host}/f`],
])('%s do not have git give the token of another server', async (_, href) => {
  const give: RequestListener = (request, response) =>
    download(href(`127.0.0.1:${other.port}`, String(request.headers.host)))(request, response);
  await built(give);
  expect(came.length).toBeGreaterThan(0);
  expect(tokens().filter(({ authorization = '' }) => decoded(authorization).includes('canary'))).toEqual([]);
});

const decoded = (authorization: string) => Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString();

test.skipIf(lacks)('a server that answers 401 to everything for ever does not hold the build', async () => {
  let asked = 0;
  const { code, message } = await built((_, response) => {
    asked += 1;
    ask(response);
  });
  expect(code).toBe('clone_failed');
  expect(message).toContain('The files of Git LFS of');
  expect(asked).toBeGreaterThan(0);
});

test.skipIf(lacks)('a server that refuses a file for ever does not hold the build', async () => {
  // The file is said to need no credential, and does.
  const give: RequestListener = (request, response) =>
    download(`http://${request.headers.host}/acme/site.git/info/lfs/file`)(request, response);
  expect((await built(give)).code).toBe('clone_failed');
});
