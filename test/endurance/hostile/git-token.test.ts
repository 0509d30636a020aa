import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { job, testBuilder } from '../../support/builds.ts';
import { serve } from '../../support/http-server.ts';
import { ask, privateGit } from '../../support/private-git.ts';
import { createRepository, gitEnv } from '../../support/repositories.ts';
import { type TemporaryFolder, temporaryFolder } from '../../support/temporary.ts';

/** A password of characters that a URL, a shell or a helper could change. */
const TOKEN = `canary'"$&%@:/ \\token`;
const templateOf = (port: number) => `http://bot:${encodeURIComponent(TOKEN)}@127.0.0.1:${port}/{repository}.git`;
/** Ways in which the token may be written. */
const CANARIES = [TOKEN, encodeURIComponent(TOKEN), Buffer.from(`bot:${TOKEN}`).toString('base64'), 'canary'];

const LARGE = 'large '.repeat(1_000);
const hasLfs = spawnSync('git-lfs', ['version']).status === 0;
if (!hasLfs) process.stdout.write('Skipped: git-lfs is not installed\n');

/** Publishes a repository with a large file, and a branch without. Returns the folder of the server, and the file's own. */
function publish(hosted: TemporaryFolder): string {
  using repository = createRepository({ 'index.html': 'page' });
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: repository.path, env: { ...gitEnv(), HOME: repository.path }, stdio: 'pipe' });
  git('branch', 'plain');
  git('lfs', 'install', '--local', '--skip-repo');
  repository.commit({ '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n' });
  repository.commit({ 'a.bin': LARGE });
  git('clone', '--quiet', '--bare', repository.path, join(hosted.path, 'acme/site.git'));
  return hosted.path;
}

function holding(dir: string): readonly string[] {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return files
    .map((each) => join(each.parentPath, each.name))
    .filter((path) => CANARIES.some((canary) => readFileSync(path).includes(canary)));
}

const SHOW = `mkdir dist; mirror=$(dirname "$(cat .git/objects/info/alternates)")
(cd "$mirror/.." && find . -type f | grep -v '^./lent/objects/[0-9a-p]') > dist/files; ls "$mirror/.." > dist/parts
grep -rl "can[a]ry" "$mirror/.." /proc/*/environ /proc/*/cmdline > dist/found 2>/dev/null; true`;

test.skipIf(!hasLfs)(
  'the token is in no file of a mirror when Git LFS fails, and a build sees only objects',
  async () => {
    using hosted = temporaryFolder('hosted');
    let broken = 0;
    const fail: RequestListener = (_, response) => {
      broken += 1;
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"no"}');
    };
    await using server = await privateGit(publish(hosted), 'bot', TOKEN, fail);
    using builder = testBuilder({ gitUrlTemplate: templateOf(server.port) });
    const failed = await builder.failure(job({ repository: 'acme/site' }));
    expect(failed).toMatchObject({ stage: 'clone', code: 'clone_failed' });
    expect(failed.log.join('\n')).toContain('/info/lfs');
    expect(broken).toBeGreaterThan(0);
    const plain = job({ repository: 'acme/site', branch: 'plain', buildCommand: SHOW });
    await using built = await builder.build(plain);
    expect(built.read('found')).toBe('');
    expect(built.read('parts')).toBe('lent\n');
    expect(built.read('files').trim().split('\n').toSorted()).toEqual(['./lent/HEAD', './lent/config']);
    const files = readdirSync(join(builder.dataDir, 'git'), { recursive: true }).map(String);
    expect(files.filter((path) => path.includes('/logs'))).toEqual([]);
    expect(holding(builder.dataDir)).toEqual([]);
  },
);

test.skipIf(!hasLfs)('files of Git LFS are fetched with the token', async () => {
  using hosted = temporaryFolder('hosted');
  const give: RequestListener = async (request, response) => {
    const json = { 'content-type': 'application/vnd.git-lfs+json' };
    if (!request.url?.endsWith('/objects/batch')) return void response.writeHead(200).end(LARGE);
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const href = `http://${request.headers.host}/acme/site.git/info/lfs/file`;
    const objects = (JSON.parse(body) as { objects: object[] }).objects.map((each) => ({
      ...each,
      actions: { download: { href } },
    }));
    response.writeHead(200, json).end(JSON.stringify({ transfer: 'basic', objects }));
  };
  await using server = await privateGit(publish(hosted), 'bot', TOKEN, give);
  using builder = testBuilder({ gitUrlTemplate: templateOf(server.port) });
  await using built = await builder.build(job({ repository: 'acme/site' }));
  expect(built.log).toContain('Fetched 1 file of Git LFS');
  expect(built.read('a.bin')).toBe(LARGE);
  expect(holding(builder.dataDir)).toEqual([]);
});

test.each([true, false])(
  'a server that a redirect names does not get the token (asked for it before: %s)',
  async (first) => {
    const sent: unknown[] = [];
    await using other = await serve((request, response) => {
      sent.push(request.headers.authorization);
      ask(response);
    });
    await using server = await serve((request, response) => {
      if (first && !request.headers.authorization) return ask(response);
      response.writeHead(302, { location: `http://localhost:${other.port}${request.url}` }).end();
    });
    using builder = testBuilder({ gitUrlTemplate: templateOf(server.port) });
    expect(await builder.failure(job({ repository: 'acme/site' }))).toMatchObject({ code: 'repository_not_found' });
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((each) => each !== undefined)).toEqual([]);
  },
);
