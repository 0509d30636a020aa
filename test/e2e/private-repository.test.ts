import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createRepository } from '../support/repositories.ts';
import { testFolder } from '../support/scratch.ts';
import { end, slipway, startPlatformProcess } from '../support/slipway.ts';

const TOKEN = 'canary-repository-token';

/** A git server of loopback that asks for a name and the token, over git's own CGI program. */
async function privateGit(folder: string) {
  const allowed = `Basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`;
  const server = createServer(async (request, response) => {
    const asked = request.headers.authorization;
    if (asked === allowed) return serve(folder, request, response);
    response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' ? address?.port : undefined };
}

async function serve(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const env = {
    ...{ PATH: process.env.PATH, GIT_PROJECT_ROOT: folder, GIT_HTTP_EXPORT_ALL: '1', PATH_INFO: url.pathname },
    ...{ QUERY_STRING: url.search.slice(1), REQUEST_METHOD: request.method, REMOTE_USER: 'x-access-token' },
    ...{ CONTENT_TYPE: request.headers['content-type'], GIT_PROTOCOL: String(request.headers['git-protocol'] ?? '') },
    ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '*' },
    ...(request.headers['content-encoding'] ? { HTTP_CONTENT_ENCODING: request.headers['content-encoding'] } : {}),
  };
  const git = spawn('git', ['http-backend'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
  git.stdin.end(await buffer(request));
  const answer = await buffer(git.stdout);
  const split = answer.indexOf('\r\n\r\n');
  const headers = answer
    .subarray(0, split)
    .toString()
    .split('\r\n')
    .map((line) => line.split(': ') as [string, string]);
  const status = Number(headers.find(([name]) => name === 'Status')?.[1]?.slice(0, 3) ?? 200);
  response.writeHead(status, Object.fromEntries(headers.filter(([name]) => name !== 'Status')));
  response.end(answer.subarray(split + 4));
}

test('a template with a token clones what is private, and the token is in no log, failure or file', async () => {
  using repository = createRepository({
    'index.html': 'private',
    'build.sh': 'cat .git/config .git/FETCH_HEAD; env\n',
  });
  const hosted = join(await testFolder(), 'git');
  const publish = () => repository.git('push', '--quiet', '--force', join(hosted, 'acme/site.git'), 'main');
  repository.git('init', '--quiet', '--bare', '--initial-branch=main', join(hosted, 'acme/site.git'));
  publish();
  const { server, port } = await privateGit(hosted);
  const dataDir = join(await testFolder(), 'data');
  const template = (secret: string) => [
    '--git-url',
    `http://x-access-token:${secret}@127.0.0.1:${port}/{repository}.git`,
  ];
  const deploy = (...flags: readonly string[]) => {
    const app = ['--org', 'acme', '--project', 'web', '--app', 'shop', '--data', dataDir, '--verify', 'off'];
    return slipway(
      'deploy',
      ...app,
      '--repository',
      'acme/site',
      '--branch',
      'main',
      '--output-directory',
      '.',
      ...flags,
    );
  };
  let platform = await startPlatformProcess(dataDir, ...template(TOKEN));
  try {
    expect((await deploy()).code).toBe(0);
    const failed = await deploy('--build-command', 'sh build.sh; exit 1');
    expect(failed.err).toContain('[remote "origin"]');
    expect(failed.err + failed.out).not.toContain(TOKEN);
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const holding = files.filter((each) => readFileSync(join(each.parentPath, each.name)).includes(TOKEN));
    expect(holding.map((each) => each.name)).toEqual([]);
    await end(platform.child);
    platform = await startPlatformProcess(dataDir, ...template('another-token'));
    repository.commit({ 'index.html': 'changed' });
    publish();
    const refused = await deploy();
    expect(refused.err).toMatch(/it is private.*\n(?:.*\n)* {2}code: repository_not_found/);
    expect(refused.err).not.toContain('another-token');
  } finally {
    await end(platform.child);
    server.close();
  }
});
