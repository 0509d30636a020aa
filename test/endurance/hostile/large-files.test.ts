import { execFileSync, spawnSync } from 'node:child_process';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BuildFailure } from '../../../src/platform/shared/types.ts';
import { job } from '../../support/builds.ts';
import { openDispatch } from '../../support/dispatch.ts';
import { serve } from '../../support/http-server.ts';
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
  for (const one of CASES) begun.set(one, built(one));
  // Reported by the test that takes it.
  for (const each of begun.values()) each.catch(() => {});
});

afterAll(async () => {
  // Those whose test did not run.
  await Promise.allSettled(begun.values());
  hosted?.[Symbol.dispose]();
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

/** What the other server of this machine was asked, with the credentials. */
type Came = readonly { readonly url: string; readonly authorization: string | undefined }[];

interface Ended {
  readonly code: string;
  readonly message: string;
  readonly came: Came;
  /** How often the server for Git LFS was asked. */
  readonly asked: number;
}

interface Case {
  readonly name: string;
  /** The server for Git LFS. `other`: the host and port of another server, which asks for a password. */
  readonly server: (other: string) => RequestListener;
  readonly check: (ended: Ended) => void;
}

const tokens = ({ came }: Ended) => came.filter(({ authorization }) => authorization !== undefined);
const decoded = (authorization: string) => Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString();

const redirected = (what: string, server: Case['server']): Case => ({
  name: `a redirect of ${what} does not take the token with it`,
  server,
  check(ended) {
    expect(ended.code).toBe('clone_failed');
    expect(tokens(ended)).toEqual([]);
  },
});

const misled = (what: string, href: (host: string, own: string) => string): Case => ({
  name: `${what} do not have git give the token of another server`,
  server: (other) => (request, response) => download(href(other, String(request.headers.host)))(request, response),
  check(ended) {
    expect(ended.came.length).toBeGreaterThan(0);
    expect(tokens(ended).filter(({ authorization = '' }) => decoded(authorization).includes('canary'))).toEqual([]);
  },
});

const CASES: readonly Case[] = [
  {
    name: 'the files come from another server than the token belongs to: it is asked without',
    server: (other) => download(`http://${other}/file`),
    check(ended) {
      expect(ended.code).toBe('clone_failed');
      expect(ended.came.length).toBeGreaterThan(0);
      expect(tokens(ended)).toEqual([]);
    },
  },
  redirected('the list of files', (other) => (_, response) => {
    response.writeHead(307, { location: `http://${other}/away` }).end();
  }),
  redirected('a file', (other) => async (request, response) => {
    if (request.url?.endsWith('/objects/batch')) return own(request, response);
    response.writeHead(302, { location: `http://${other}/away` }).end();
  }),
  misled('lines in the user of an address', (host, to) => `http://x%0Ahost=${to}%0Aprotocol=http%0A@${host}/f`),
  misled('lines in the password of an address', (host, to) => `http://x:y%0Ahost=${to}%0Aprotocol=http@${host}/f`),
  misled('lines in the path of an address', (host, to) => `http://${host}/f%0Ahost=${to}%0Aprotocol=http`),
  misled('carriage returns in the user', (host, to) => `http://x%0D%0Ahost=${to}%0D%0A@${host}/f`),
  misled('the git server as the user', (host, to) => `http://${to.replace(':', '%3A')}@${host}/f`),
  {
    name: 'a server that answers 401 to everything for ever does not hold the build',
    server: () => (_, response) => ask(response),
    check({ code, message, asked }) {
      expect(code).toBe('clone_failed');
      expect(message).toContain('The files of Git LFS of');
      expect(asked).toBeGreaterThan(0);
    },
  },
  {
    name: 'a server that refuses a file for ever does not hold the build',
    // The file is said to need no credential, and does.
    server: () => (request, response) =>
      download(`http://${request.headers.host}/acme/site.git/info/lfs/file`)(request, response),
    check: ({ code }) => expect(code).toBe('clone_failed'),
  },
];

/** Builds that all begin before the first test, because most of them end only when Git LFS has stored nothing for a minute. */
const begun = new Map<Case, Promise<Ended>>();

test.skipIf(lacks).each(CASES)('$name', async (one) => {
  const first = begun.get(one);
  begun.delete(one);
  // A test that is tried again builds again.
  one.check(await (first ?? built(one)));
});

async function built(one: Case): Promise<Ended> {
  let asked = 0;
  const came: Came[number][] = [];
  await using other = await serve((request, response) => {
    came.push({ url: String(request.url), authorization: request.headers.authorization });
    if (!request.headers.authorization) return ask(response);
    response.end(LARGE);
  });
  const give = one.server(`127.0.0.1:${other.port}`);
  await using server = await privateGit(hosted.path, 'bot', TOKEN, (request, response) => {
    asked += 1;
    return give(request, response);
  });
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
  return { code, message, came, asked };
}
