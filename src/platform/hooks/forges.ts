import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { isObject } from '../../base/json.ts';
import type { ForgeName } from '../../contract/hooks.ts';
import { type HttpRequest, header } from '../shared/http.ts';

export type Received =
  | {
      readonly kind: 'push';
      /** URLs of the repository. */
      readonly repository: readonly string[];
      readonly branch: string;
      readonly commit: string;
    }
  /** Nothing is to be deployed. `why` completes "it is ignored, because …". */
  | { readonly kind: 'ignored'; readonly why: string };

/** How a forge proves what it sends, and what it is. */
interface Forge {
  /** Returns true if the forge sent these bytes with this secret. Takes the same time for each secret. */
  verify(request: Pick<HttpRequest, 'headers'>, body: Buffer, secret: string, nowMs: number): boolean;
  /** The header with the name of the event, and the name of pushes. */
  readonly event: readonly [header: readonly string[], push: string];
  /** The members of the body with the repository, and those of that with its URLs. */
  readonly repository: readonly [member: string, urls: readonly string[]];
}

/** Seconds by which the time of a signed message may differ. */
const TOLERANCE_S = 300;

const hmac = (secret: string, body: Buffer) => createHmac('sha256', secret).update(body).digest('hex');

/** A header with the hex digest of the body, after `prefix`. The first header that is there counts. */
function digestIn(names: readonly string[], prefix: string): Forge['verify'] {
  return (request, body, secret) => {
    const given = names.map((name) => header(request, name)).find((value) => value !== undefined);
    return given !== undefined && isSame(given, `${prefix}${hmac(secret, body)}`);
  };
}

const gitea = (names: readonly string[], events: readonly string[]): Forge => ({
  verify: digestIn(names, ''),
  event: [events, 'push'],
  repository: ['repository', ['clone_url', 'html_url']],
});

export const FORGE: Readonly<Record<ForgeName, Forge>> = {
  github: {
    verify: digestIn(['x-hub-signature-256'], 'sha256='),
    event: [['x-github-event'], 'push'],
    repository: ['repository', ['clone_url', 'html_url']],
  },
  gitlab: {
    verify: verifyGitLab,
    event: [['x-gitlab-event'], 'Push Hook'],
    repository: ['project', ['git_http_url', 'web_url']],
  },
  gitea: gitea(['x-gitea-signature'], ['x-gitea-event']),
  forgejo: gitea(['x-forgejo-signature', 'x-gitea-signature'], ['x-forgejo-event', 'x-gitea-event']),
};

/** A signing token signs by the standard-webhooks specification. Without one, GitLab sends the secret token as it is. */
function verifyGitLab(request: Pick<HttpRequest, 'headers'>, body: Buffer, secret: string, nowMs: number): boolean {
  const signatures = header(request, 'webhook-signature');
  if (signatures === undefined) return isSame(header(request, 'x-gitlab-token') ?? '', secret);
  const [id = '', timestamp = ''] = [header(request, 'webhook-id'), header(request, 'webhook-timestamp')];
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowMs / 1_000 - Number(timestamp)) > TOLERANCE_S) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const wanted = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return signatures.split(' ', 10).some((each) => isSame(each, `v1,${wanted}`));
}

/** Compares digests, so that the time says nothing of where two texts differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => hash('sha256', text, 'buffer'));
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Reads what a forge sent, which was verified. Undefined: it has another form. */
export function readEvent(name: ForgeName, request: Pick<HttpRequest, 'headers'>, body: unknown): Received | undefined {
  const { event, repository } = FORGE[name];
  const [names, push] = event;
  const given = names.map((each) => header(request, each)).find((value) => value !== undefined);
  if (given === undefined) return undefined;
  if (given !== push) return ignored('it is not a push');
  if (!isObject(body)) return undefined;
  const { ref, after } = body;
  if (typeof ref !== 'string' || typeof after !== 'string' || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(after)) {
    return undefined;
  }
  if (!ref.startsWith('refs/heads/')) return ignored('it is not of a branch');
  if (body.deleted === true || /^0+$/.test(after)) return ignored('the branch was deleted');
  const of = body[repository[0]];
  const urls = isObject(of) ? repository[1].map((name) => of[name]).filter((value) => typeof value === 'string') : [];
  if (urls.length === 0) return undefined;
  return { kind: 'push', repository: urls, branch: ref.slice('refs/heads/'.length), commit: after };
}

function ignored(why: string): Received {
  return { kind: 'ignored', why };
}
