import { spawn } from 'node:child_process';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serve, type TestServer } from './http-server.ts';

/**
 * A git server of loopback that asks for a name and a password, over git's own CGI program. `largeFiles` answers what is asked of
 * Git LFS.
 */
export function privateGit(
  folder: string,
  user: string,
  password: string,
  largeFiles?: RequestListener,
): Promise<TestServer> {
  const allowed = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return serve(async (request, response) => {
    if (request.headers.authorization !== allowed) return ask(response);
    if (largeFiles && request.url?.includes('/info/lfs/')) return largeFiles(request, response);
    return gitBackend(folder, request, response);
  });
}

/** Asks for a name and a password. */
export function ask(response: ServerResponse): void {
  response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
}

/** Answers as a git server without names, by the CGI program of git. `folder`: its repositories. */
export async function gitBackend(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const env = {
    ...{ PATH: process.env.PATH, GIT_PROJECT_ROOT: folder, GIT_HTTP_EXPORT_ALL: '1', PATH_INFO: url.pathname },
    ...{ QUERY_STRING: url.search.slice(1), REQUEST_METHOD: request.method, REMOTE_USER: 'x-access-token' },
    ...{ CONTENT_TYPE: request.headers['content-type'], GIT_PROTOCOL: String(request.headers['git-protocol'] ?? '') },
    ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '*' },
    ...(request.headers['content-encoding'] ? { HTTP_CONTENT_ENCODING: request.headers['content-encoding'] } : {}),
  };
  const git = spawn('git', ['http-backend'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
  git.stdin.on('error', () => {}); // It can end before it has read all.
  git.stdin.end(await buffer(request));
  const output = await buffer(git.stdout);
  const split = output.indexOf('\r\n\r\n');
  const headers = output
    .subarray(0, split)
    .toString()
    .split('\r\n')
    .map((line) => line.split(': ') as [string, string]);
  const status = Number(headers.find(([name]) => name === 'Status')?.[1]?.slice(0, 3) ?? 200);
  response.writeHead(status, Object.fromEntries(headers.filter(([name]) => name !== 'Status')));
  response.end(output.subarray(split + 4));
}
