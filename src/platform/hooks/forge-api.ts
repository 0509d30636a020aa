import { isObject, type JsonObject } from '../../base/json.ts';
import type { ForgeName } from '../../contract/hooks.ts';
import { filledTemplate, readRepository, repositoryKeys } from '../../contract/repository.ts';
import { type Addresses, createOutgoing, unreachedWords } from '../notify/addresses.ts';

/** Milliseconds of a request. */
const REQUEST_MS = 10_000;
/** Bytes of an answer. */
const ANSWER_BYTES = 4 * 1024 * 1024;

/** A commit of a repository on a forge. */
export interface ForgePlace {
  readonly forge: ForgeName;
  /** The origin of the forge, as `https://github.com`. */
  readonly origin: string;
  /** `owner/name`, or on GitLab with the groups before it. */
  readonly path: string;
  readonly commit: string;
  readonly token: string | undefined;
}

/** Returns the address of an app's repository: of `owner/name`, what the template makes of it. */
function repositoryAddress(repository: string, template: string): string {
  const form = readRepository(repository, true);
  return form.kind === 'name' ? filledTemplate(template, form.name) : repository;
}

/** Returns true if one of the URLs, which a forge sent, is that of an app's repository. */
export function isRepositoryOf(urls: readonly string[], repository: string, template: string): boolean {
  const own = repositoryKeys(repositoryAddress(repository, template));
  return urls.some((url) => repositoryKeys(url).some((key) => own.includes(key)));
}

/** Returns where an app's repository is on a forge. Undefined: it is a folder of this machine. */
export function forgePlace(
  forge: ForgeName,
  repository: string,
  template: string,
): Pick<ForgePlace, 'origin' | 'path'> | undefined {
  const url = URL.parse(repositoryAddress(repository, template));
  if (!url || !['https:', 'http:'].includes(url.protocol)) return undefined;
  const parts = url.pathname
    .replace(/\.git$/, '')
    .split('/')
    .filter((part) => part !== '');
  if (parts.length < 2) return undefined;
  // The groups of a repository on GitLab are part of its name. Elsewhere what is before the owner belongs to the forge.
  const above = forge === 'gitlab' ? [] : parts.slice(0, -2);
  const origin = [url.origin, ...above].join('/');
  try {
    return { origin, path: parts.slice(above.length).map(decodeURIComponent).map(encodeURIComponent).join('/') };
  } catch {
    // A % that is no escape: no forge has such a repository.
    return undefined;
  }
}

export type ReportedState = 'pending' | 'success' | 'failure';
/** The checks of a commit together. `none`: it has none. */
export type Checks = 'green' | 'red' | 'pending' | 'none';

/** A forge that did not do what it was asked. The message has nothing secret. */
export class ForgeFailed extends Error {
  override readonly name = 'ForgeFailed';
}

const WORDS: Readonly<Record<ReportedState, string>> = {
  pending: 'Slipway deploys this commit',
  success: 'Slipway has deployed this commit',
  failure: 'Slipway could not deploy this commit',
};

export type ForgeApi = ReturnType<typeof createForgeApi>;

/** Creates the client of the APIs of forges. It follows no redirect, so that a token is sent to the forge alone. */
export function createForgeApi(addresses: Addresses) {
  const outgoing = createOutgoing(addresses, REQUEST_MS);
  const ask = async (place: ForgePlace, method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    const url = new URL(`${apiOf(place)}${path}`);
    const signal = AbortSignal.timeout(REQUEST_MS);
    try {
      const headers = {
        accept: 'application/json',
        'user-agent': 'Slipway',
        ...(body && { 'content-type': 'application/json' }),
        ...authorization(place),
      };
      const sent = body ? { body: JSON.stringify(body) } : {};
      const answer = await outgoing.request(url, { method, headers, ...sent, signal });
      const { statusCode: status } = answer;
      if (status < 200 || status > 299) {
        await answer.body.dump({ limit: ANSWER_BYTES, signal });
        throw new ForgeFailed(`the forge answered ${status} to ${method} ${url.pathname}`);
      }
      let text = '';
      for await (const chunk of answer.body.setEncoding('utf8')) {
        text += chunk;
        if (text.length > ANSWER_BYTES) throw new ForgeFailed('the answer of the forge is too large');
      }
      return JSON.parse(text) as unknown;
    } catch (error) {
      if (error instanceof ForgeFailed) throw error;
      if (error instanceof SyntaxError) throw new ForgeFailed('the forge did not answer with JSON');
      throw new ForgeFailed(unreachedWords(error, 'the forge', 'the forge is not asked, because '));
    }
  };
  return {
    /** Writes the state of a commit. Rejects with `ForgeFailed`. */
    async report(place: ForgePlace, state: ReportedState, url: string, context: string) {
      const said = { target_url: url, description: WORDS[state] };
      if (place.forge === 'gitlab') {
        const words = { pending: 'running', success: 'success', failure: 'failed' };
        const path = `/projects/${encodeURIComponent(place.path)}/statuses/${place.commit}`;
        await ask(place, 'POST', path, { ...said, state: words[state], name: context });
      } else await ask(place, 'POST', `/repos/${place.path}/statuses/${place.commit}`, { ...said, state, context });
    },
    /** Reads the checks of a commit, except those whose name begins with `own`. Rejects with `ForgeFailed`. */
    async checks(place: ForgePlace, own: string): Promise<Checks> {
      const at = `/repos/${place.path}/commits/${place.commit}`;
      switch (place.forge) {
        case 'github': {
          const [statuses, runs] = await Promise.all([
            ask(place, 'GET', `${at}/status?per_page=100`),
            ask(place, 'GET', `${at}/check-runs?per_page=100`),
          ]);
          return together([
            ...recordsIn(statuses, 'statuses')
              .filter((each) => isOther(each.context, own))
              .map(({ state }) => stateOf(state)),
            ...recordsIn(runs, 'check_runs').map(({ status, conclusion }) =>
              status === 'completed' ? stateOf(conclusion) : 'pending',
            ),
          ]);
        }
        case 'gitlab': {
          const path = `/projects/${encodeURIComponent(place.path)}/repository/commits/${place.commit}/statuses?per_page=100`;
          const counted = recordsIn({ all: await ask(place, 'GET', path) }, 'all').filter(
            (each) => isOther(each.name, own) && each.allow_failure !== true,
          );
          return together(counted.map(({ status }) => stateOf(status)));
        }
        case 'gitea':
        case 'forgejo': {
          const statuses = recordsIn(await ask(place, 'GET', `${at}/status`), 'statuses');
          const others = statuses.filter((each) => isOther(each.context, own));
          return together(others.map(({ status, state }) => stateOf(status ?? state)));
        }
      }
    },
    [Symbol.asyncDispose]: () => outgoing[Symbol.asyncDispose](),
  };
}

function apiOf({ forge, origin }: ForgePlace): string {
  if (forge === 'github') return origin === 'https://github.com' ? 'https://api.github.com' : `${origin}/api/v3`;
  return forge === 'gitlab' ? `${origin}/api/v4` : `${origin}/api/v1`;
}

function authorization({ forge, token }: ForgePlace): Readonly<Record<string, string>> {
  if (token === undefined) return {};
  if (forge === 'gitlab') return { 'private-token': token };
  return { authorization: forge === 'github' ? `Bearer ${token}` : `token ${token}` };
}

const GREEN = new Set<unknown>(['success', 'neutral', 'skipped', 'manual', 'warning']);
const PENDING = new Set<unknown>(['pending', 'created', 'running', 'waiting_for_resource', 'preparing', 'scheduled']);

/** A word that is not known counts as red: nothing is deployed that may not be right. */
function stateOf(word: unknown): Exclude<Checks, 'none'> {
  return GREEN.has(word) ? 'green' : PENDING.has(word) ? 'pending' : 'red';
}

function together(states: readonly Exclude<Checks, 'none'>[]): Checks {
  return (['red', 'pending', 'green'] as const).find((each) => states.includes(each)) ?? 'none';
}

function isOther(name: unknown, own: string): boolean {
  return typeof name !== 'string' || !name.startsWith(own);
}

function recordsIn(answer: unknown, name: string): readonly JsonObject[] {
  const list = isObject(answer) ? answer[name] : undefined;
  if (!Array.isArray(list)) throw new ForgeFailed(`the answer of the forge has no list ${name}`);
  return list.filter(isObject);
}
