/**
 * Webhooks of forges: a push to the branch of an app deploys it, without a workflow.
 *
 * Mirrors: nothing of the spec. What GitHub, GitLab, Gitea and Forgejo send is known from their documentation.
 * Gaps: a forge whose API answers slowly holds up the steps of other pushes on a node if there are eight of them.
 * By design: a request counts if it is signed with the secret of its hook, and if its repository and its branch are the app's. It counts
 *   once: what was sent is known by its hash, because the header with its ID is not signed. Tokens are sent to the origin of the
 *   app's repository alone, and never to one that a request names.
 */
import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import type { ForgeName } from '../../contract/hooks.ts';
import type { Vault } from '../kvs/vault.ts';
import type { Addresses } from '../notify/addresses.ts';
import { type HttpRequest, jsonResponse, mediaTypeOf, pathOf } from '../shared/http.ts';
import { bodyOf, jsonOf, Refusal, rateLimited } from '../shared/refusal.ts';
import type { AppKey } from '../shared/types.ts';
import type { Act } from '../stores/audit.ts';
import { HOOKS_MOST, type HookStore, type StoredHook, type StoredPush } from '../stores/hooks.ts';
import type { Quota } from '../stores/quota.ts';
import { hookSealName } from '../stores/rows/sealing.ts';
import type { AppStore, DeploymentStore } from '../stores/state.ts';
import { createForgeApi, forgePlace, isRepositoryOf } from './forge-api.ts';
import { FORGE, readEvent } from './forges.ts';
import { step } from './steps.ts';
import { startWorker, type WorkerParts } from './worker.ts';

export interface HookOptions extends Omit<WorkerParts, 'next'> {
  readonly store: HookStore;
  readonly apps: Pick<AppStore, 'find'>;
  readonly deployments: Pick<DeploymentStore, 'create' | 'find'>;
  readonly vault: Vault;
  readonly addresses: Addresses;
  readonly gitUrlTemplate: string;
  readonly baseUrl: string;
  readonly quota: Quota;
  readonly consoleUrl: string;
  readonly clock: Clock;
}

export interface HookAddition {
  readonly forge: ForgeName;
  /** True: a commit is deployed when its checks have succeeded. */
  readonly waits: boolean;
  /** For the API of the forge. With one, the states of deployments are written there. */
  readonly token?: string | undefined;
}

/** Bytes of what a forge sends. GitHub sends up to 25 MB, for thousands of commits. */
const BODY_BYTES = 1024 * 1024;
const PATH = /^\/hooks\/(hk_[0-9a-f]{32})$/;

interface Secrets {
  readonly secret: string;
  readonly token?: string;
  /** The place that the token is for: it is sent nowhere else, also if the app gets another repository. */
  readonly at?: string;
}

/** Pushes of a hook in a minute. */
const PUSHES_A_MINUTE = 60;

export type Hooks = ReturnType<typeof openHooks>;

/** Opens the room, and starts to do what pushes have to do. */
export function openHooks(options: HookOptions) {
  const { store, apps, deployments, vault, clock, gitUrlTemplate } = options;
  const api = createForgeApi(options.addresses);
  const secretsOf = ({ id, sealed }: StoredHook) => JSON.parse(vault.open(hookSealName(id), sealed)) as Secrets;
  const parts = {
    apps,
    deployments,
    api,
    now: () => clock.now(),
    placeOf(hook: StoredHook, app: { readonly repository: string }, commit: string) {
      const place = forgePlace(hook.forge, app.repository, gitUrlTemplate);
      const { token, at } = secretsOf(hook);
      return place && { ...place, forge: hook.forge, commit, token: at === textOf(place) ? token : undefined };
    },
    pageOf({ org, project, appID }: AppKey, deployID: string | null) {
      const page = deployID === null ? [] : ['deployments', deployID];
      const path = ['orgs', org, 'projects', project, 'apps', appID, ...page].map(encodeURIComponent).join('/');
      return `${options.consoleUrl}/${path}`;
    },
  };
  const worker = startWorker({ ...options, next: async (push) => step(push, await store.find(push.hook), parts) });

  /** Answers forges at `/hooks/{id}`. May reject with `Refusal` and `StoreUnavailable`. */
  const handler = async (request: HttpRequest) => {
    if (request.method !== 'POST') {
      const message = `${request.method} is not allowed here; allowed: POST.`;
      throw new Refusal('method_not_allowed', message, { allow: 'POST' });
    }
    const id = PATH.exec(pathOf(request.target))?.[1];
    const hook = id === undefined ? undefined : await store.find(id);
    // The body of a stranger is not read.
    if (!hook) throw unknown();
    const body = await pushIn(request);
    if (!FORGE[hook.forge].verify(request, body, secretsOf(hook).secret, clock.now())) throw unknown();
    const wait = await options.quota.take([{ name: `hook/${hook.id}`, most: PUSHES_A_MINUTE }]);
    if (wait > 0) {
      throw rateLimited(`This webhook has sent ${PUSHES_A_MINUTE} requests in a minute: wait ${wait} s.`, wait);
    }
    const received = readEvent(hook.forge, request, jsonOf(body));
    if (!received) {
      const message = `This is not what ${hook.forge} sends. Was the hook added for another forge?`;
      throw new Refusal('validation_failed', message);
    }
    if (received.kind === 'ignored') return jsonResponse(200, { ignored: received.why });
    const app = await apps.find(hook);
    if (!app) throw unknown();
    if (!isRepositoryOf(received.repository, app.repository, gitUrlTemplate)) {
      throw new Refusal('forbidden', `The push is of another repository than that of the app ${app.appID}.`);
    }
    if (received.branch !== app.branch) return jsonResponse(200, { ignored: `the app is deployed from ${app.branch}` });
    const { kind, push } = await store.push({
      id: `push_${randomBytes(16).toString('hex')}`,
      hook: hook.id,
      digest: hash('sha256', body),
      branch: received.branch,
      commit: received.commit,
      state: hook.waits ? 'checks' : 'deploy',
    });
    if (kind === 'known') return jsonResponse(200, { ...shown(push), known: true });
    if (push.state === 'deploy') await worker.run(push.id);
    worker.look();
    const [newest = push] = await store.pushes(hook, 1);
    return jsonResponse(202, shown(newest.id === push.id ? newest : push));
  };

  return {
    /** Adds a hook. The secret is shown this once. */
    async add(key: AppKey, { forge, waits, token }: HookAddition, act: Act) {
      const id = `hk_${randomBytes(16).toString('hex')}`;
      const random = randomBytes(32);
      // A signing token of GitLab has this form.
      const secret = forge === 'gitlab' ? `whsec_${random.toString('base64')}` : random.toString('base64url');
      const app = await apps.find(key);
      const place = app && forgePlace(forge, app.repository, gitUrlTemplate);
      if (app && !place && token !== undefined) {
        throw new Refusal('validation_failed', 'The repository of the app is on no forge, so a token has no use.');
      }
      const secrets: Secrets = { secret, ...(token !== undefined && place && { token, at: textOf(place) }) };
      const sealed = vault.seal(hookSealName(id), JSON.stringify(secrets));
      const { org, project, appID } = key;
      const added = { id, org, project, appID, forge, waits, reports: token !== undefined, sealed };
      const hook = await store.add(added, act);
      if (hook === 'no_app') throw new Refusal('app_not_found', `There is no app ${org}/${project}/${appID}.`);
      if (hook === 'full') {
        throw new Refusal('conflict', `The app has ${HOOKS_MOST} webhooks, and may have no more. Remove one first.`);
      }
      return { hook, secret };
    },
    list: (key: AppKey) => store.list(key),
    async remove(key: AppKey, hook: string, act: Act) {
      if (!(await store.remove(key, hook, act))) throw new Refusal('not_found', 'The app has no such webhook.');
    },
    pushes: (key: AppKey, limit: number) => store.pushes(key, limit),
    /** Returns the URL that the forge has to send to. */
    urlOf: (hook: string) => `${options.baseUrl}/hooks/${hook}`,
    handler,
    async [Symbol.asyncDispose]() {
      await worker[Symbol.asyncDispose]();
      await api[Symbol.asyncDispose]();
    },
  };
}

function textOf({ origin, path }: { readonly origin: string; readonly path: string }): string {
  return `${origin}/${path}`;
}

/** The same for a hook that does not exist and for a wrong secret. */
function unknown(): Refusal {
  return new Refusal('unauthorized', 'There is no such webhook, or the request is not signed with its secret.');
}

function pushIn(request: HttpRequest): Promise<Buffer> {
  if (mediaTypeOf(request) !== 'application/json') {
    const message = 'The content type must be application/json: choose it in the settings of the webhook.';
    throw new Refusal('unsupported_media_type', message);
  }
  const message = `The push is larger than ${BODY_BYTES} bytes. Deploy it by hand: slipway redeploy`;
  return bodyOf(request, BODY_BYTES, message);
}

function shown({ id, state, deployID, problem }: StoredPush) {
  return { push: id, state, deployID, ...(problem !== null && { problem }) };
}
