import { bodyOf, sendJson, serve, type TestServer } from './http-server.ts';
import { unsignedJwt } from './jwt.ts';

/** Returns the text for each field of the platform's answers. Its argument is all that the platform received so far. */
export type Filling = (seen: readonly string[]) => string;

export interface HostilePlatform extends AsyncDisposable {
  readonly origin: string;
}

/**
 * Starts a control plane, OIDC provider and token endpoint whose answers have the correct shape, with the text of
 * `fill` in each free-text field. `refuseAt`: the call that it refuses, with such a message. `record`: its failure
 * record.
 */
export async function hostilePlatform(fill: Filling, refuseAt = '', record = failure): Promise<HostilePlatform> {
  const seen: string[] = [];
  const server: TestServer = await serve(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    seen.push(request.headers.authorization ?? '', await bodyOf(request));
    const call = `${request.method} ${url.pathname.split('/').at(-1)}`;
    const text = fill(seen);
    if (call === refuseAt) return sendJson(response, 422, { error: { code: text, message: text, requestID: text } });
    if (call === 'GET failure') return sendRaw(response, JSON.stringify(record(text)));
    const [status, body] = ANSWERS[call]?.(text) ?? [404, { error: { code: 'not_found', message: text } }];
    sendJson(response, status, body);
  });
  return server;
}

const ANSWERS: Readonly<Record<string, (text: string) => readonly [number, unknown]>> = {
  'GET oidc': () => [200, { value: unsignedJwt({ sub: 'canary-github-jwt' }) }],
  'POST token': () => [
    200,
    { id_token: unsignedJwt({ sub: 'canary-exchanged-jwt' }), refresh_token: 'canary-refresh-token' },
  ],
  'POST apps': (text) => [201, { appID: 'app_1', name: text, state: text, subdomain: text, url: text }],
  'PUT env': (text) => [200, { names: [text] }],
  'POST deployments': (text) => [202, { deployID: 'dep_1', status: text, stage: text }],
  'GET deployments': (text) => [
    200,
    { deployments: [{ deployID: 'dep_1', status: 'failed', stage: text, branch: text, url: text }] },
  ],
};

/** Returns a failure record with the text in each field, 30 findings, and a log. */
function failure(text: string): object {
  const lines = [text, ...text.split('\n'), `src/a.ts:3:5: error: ${text}`];
  return {
    deployID: 'dep_1',
    stage: text,
    code: text,
    message: text,
    exitCode: 2,
    log: lines,
    diagnostics: Array.from({ length: 30 }, (_, index) => ({
      file: `src/${text}.ts`,
      line: index + 1,
      column: 1,
      severity: 'error',
      code: text,
      message: text,
    })),
  };
}

/** Sends characters up to U+00FF as single bytes, so that those above U+007F are not valid UTF-8. */
function sendRaw(response: Parameters<typeof sendJson>[0], json: string): void {
  const isLatin = [...json].every((char) => (char.codePointAt(0) ?? 0) < 0x100);
  response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.from(json, isLatin ? 'latin1' : 'utf8'));
}
