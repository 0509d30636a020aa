import { createHmac } from 'node:crypto';
import type { ForgeName } from '../../src/contract/hooks.ts';
import { bodyOf, sendJson, serve } from './http-server.ts';

export const COMMIT = 'a10867b14bb761a232cd80139fbd4c0d33264240';
export const NOTHING = '0'.repeat(40);

interface Push {
  readonly url: string;
  readonly ref?: string;
  readonly after?: string;
  readonly secret: string;
}

export interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * A push as a forge sends it: the members that its documentation shows, recorded from there. `url`: of the repository, without `.git`.
 */
export function pushOf(forge: ForgeName, { url, ref = 'refs/heads/main', after = COMMIT, secret }: Push): Sent {
  const before = '95790bf891e76fee5e1747ab589903a6a1f80f22';
  const path = new URL(url).pathname.slice(1);
  const commits = [{ id: after, message: 'Sell shoes', timestamp: '2026-11-22T10:00:00Z', author: { name: 'Ana' } }];
  const id = '72d3162e-cc78-11e3-81ab-4c9367dc0958';
  const isGone = after === NOTHING;
  switch (forge) {
    case 'github': {
      const repository = { id: 1, full_name: path, html_url: url, clone_url: `${url}.git`, default_branch: 'main' };
      const body = JSON.stringify({
        ref,
        before,
        after,
        created: false,
        deleted: isGone,
        forced: false,
        repository,
        commits,
      });
      const names = { 'x-github-event': 'push', 'x-github-delivery': id };
      return { body, headers: { ...names, 'x-hub-signature-256': `sha256=${hex(secret, body)}` } };
    }
    case 'gitlab': {
      const project = {
        id: 15,
        path_with_namespace: path,
        web_url: url,
        git_http_url: `${url}.git`,
        default_branch: 'main',
      };
      const checkout = isGone ? null : after;
      const body = JSON.stringify({
        object_kind: 'push',
        ref,
        before,
        after,
        checkout_sha: checkout,
        project,
        commits,
      });
      const names = { 'x-gitlab-event': 'Push Hook', 'x-gitlab-event-uuid': id, 'idempotency-key': id };
      return { body, headers: { ...names, 'x-gitlab-token': secret } };
    }
    case 'gitea':
    case 'forgejo': {
      const repository = { id: 140, full_name: path, html_url: url, clone_url: `${url}.git`, default_branch: 'main' };
      const body = JSON.stringify({ ref, before, after, compare_url: `${url}/compare`, commits, repository });
      const digest = hex(secret, body);
      const own =
        forge === 'forgejo'
          ? { 'x-forgejo-event': 'push', 'x-forgejo-delivery': id, 'x-forgejo-signature': digest }
          : {};
      const names = {
        'x-gitea-event': 'push',
        'x-gitea-delivery': id,
        'x-github-event': 'push',
        'x-gogs-event': 'push',
      };
      return { body, headers: { ...names, ...own, 'x-gitea-signature': digest } };
    }
  }
}

/** The same push, signed by a signing token of GitLab at a time. */
export function signedByGitLab({ headers, body }: Sent, secret: string, atMs: number): Sent {
  const { 'x-gitlab-token': _, ...rest } = headers;
  const [id, timestamp] = ['msg_1', String(Math.floor(atMs / 1_000))];
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const signed = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${digest}` };
  return { body, headers: { ...rest, ...signed } };
}

function hex(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

interface ForgeRequest {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body: Record<string, unknown>;
}

/** A real server with the part of the forges' APIs that reads checks and takes states. `checks`: what commits have. */
export async function forgeServer() {
  const requests: ForgeRequest[] = [];
  const it = { checks: [] as readonly string[], status: 201, redirect: undefined as string | undefined };
  const server = await serve(async (request, response) => {
    const text = await bodyOf(request);
    const { method = '', url: path = '', headers } = request;
    const token = headers.authorization ?? (headers['private-token'] as string | undefined);
    requests.push({ method, path, token, body: text === '' ? {} : JSON.parse(text) });
    if (it.redirect !== undefined) return void response.writeHead(302, { location: it.redirect }).end();
    if (method === 'POST') return sendJson(response, it.status, {});
    const all = it.checks.map((state, index) => ({
      context: `ci/${index}`,
      name: `ci/${index}`,
      state,
      status: state,
    }));
    const own = { context: 'slipway/web/shop', name: 'slipway/web/shop', state: 'failure', status: 'failure' };
    if (path.includes('/check-runs')) return sendJson(response, 200, { total_count: 0, check_runs: [] });
    return sendJson(response, 200, path.startsWith('/api/v4') ? [...all, own] : { statuses: [...all, own] });
  });
  return Object.assign(it, {
    requests,
    origin: server.origin,
    states: () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body.state),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  });
}
