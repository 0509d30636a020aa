import { jsonAnswer } from '../../api/answer.ts';
import { createPipeline, type PipelineParts } from '../../api/pipeline.ts';
import type { RetryBudget } from '../../api/retry.ts';
import { isObject } from '../../base/json.ts';
import { VERSION } from '../../base/version.ts';
import type { GitHubState } from './states.ts';

/** A deployment of GitHub's, as far as it is of use; the payload is what somebody put there. */
export interface SeenGitHubDeployment {
  readonly id: number;
  readonly payload: unknown;
}

export interface SeenComment {
  readonly id: number;
  readonly body: string;
  readonly login: string;
  readonly isBot: boolean;
}

export interface NewDeployment {
  readonly ref: string;
  readonly environment: string;
  readonly description: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly transient: boolean;
  readonly production: boolean;
}

export interface NewStatus {
  readonly state: GitHubState;
  readonly description: string;
  readonly environmentUrl: string | undefined;
  readonly logUrl: string | undefined;
}

/** The calls of GitHub's REST API that Slipway makes. All throw `SlipwayError`, whose `call.status` tells a refusal. */
export interface GitHubCalls {
  /** Newest first, a hundred a page; pages count from 1. */
  listDeployments(environment: string, page: number): Promise<readonly SeenGitHubDeployment[]>;
  /** Undefined where GitHub took the request and made no deployment (202). */
  createDeployment(deployment: NewDeployment): Promise<number | undefined>;
  addStatus(deployment: number, status: NewStatus): Promise<void>;
  /** The newest status' word; undefined where there is none. */
  latestState(deployment: number): Promise<string | undefined>;
  /** Oldest first, a hundred a page; pages count from 1. */
  listComments(issue: number, page: number): Promise<readonly SeenComment[]>;
  createComment(issue: number, body: string): Promise<void>;
  updateComment(comment: number, body: string): Promise<void>;
  /** The name that the token acts under. Tokens of apps may not ask. */
  login(): Promise<string>;
  isClosed(pullRequest: number): Promise<boolean>;
}

export interface GitHubParts extends Pick<PipelineParts, 'fetch' | 'clock' | 'random' | 'signal'> {
  /** `https://api.github.com`, or a GitHub Enterprise Server's. */
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly token: string;
}

export const PAGE = 100;

/** GitHub is the lesser half of a deploy: it is not waited for as long as the platform is. */
const BUDGET: RetryBudget = {
  attempts: 3,
  totalMs: 15_000,
  firstDelayMs: 500,
  mostDelayMs: 2_000,
  mostRetryAfterMs: 10_000,
};

/** A client for the nine calls: nothing else of GitHub's API is needed, so that no larger one is loaded. */
export function createGitHubCalls(parts: GitHubParts): GitHubCalls {
  const send = createPipeline({ ...parts, timeoutMs: 10_000, budget: BUDGET });
  const repository = `/repos/${parts.repository.split('/').map(encodeURIComponent).join('/')}`;

  function call(doing: string, method: string, path: string, body?: unknown): Promise<unknown> {
    return send({
      doing,
      mayRepeat: method !== 'POST',
      read: jsonAnswer({ decode: (answer) => answer }),
      authorize: (request) => request,
      request: {
        method,
        url: new URL(parts.apiUrl.replace(/\/+$/, '') + path),
        headers: {
          accept: 'application/vnd.github+json',
          authorization: `Bearer ${parts.token}`,
          'user-agent': `slipway/${VERSION}`,
          'x-github-api-version': '2022-11-28',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
    });
  }

  return {
    async listDeployments(environment, page) {
      const query = new URLSearchParams({ environment, task: 'deploy', per_page: `${PAGE}`, page: `${page}` });
      const answer = await call("read GitHub's deployments", 'GET', `${repository}/deployments?${query}`);
      return listOf(answer).flatMap((each) => (isId(each.id) ? [{ id: each.id, payload: each.payload }] : []));
    },
    async createDeployment({ ref, environment, description, payload, transient, production }) {
      const answer = await call('record a GitHub deployment', 'POST', `${repository}/deployments`, {
        ref,
        task: 'deploy',
        auto_merge: false,
        required_contexts: [],
        payload,
        environment,
        description,
        transient_environment: transient,
        production_environment: production,
      });
      return isObject(answer) && isId(answer.id) ? answer.id : undefined;
    },
    async addStatus(deployment, { state, description, environmentUrl, logUrl }) {
      await call("set a GitHub deployment's status", 'POST', `${repository}/deployments/${deployment}/statuses`, {
        state,
        description,
        // `retire` does it, for the one app.
        auto_inactive: false,
        ...(environmentUrl === undefined ? {} : { environment_url: environmentUrl }),
        ...(logUrl === undefined ? {} : { log_url: logUrl }),
      });
    },
    async latestState(deployment) {
      const path = `${repository}/deployments/${deployment}/statuses?per_page=1`;
      const state = listOf(await call("read a GitHub deployment's status", 'GET', path))[0]?.state;
      return typeof state === 'string' ? state : undefined;
    },
    async listComments(issue, page) {
      const path = `${repository}/issues/${issue}/comments?per_page=${PAGE}&page=${page}`;
      return listOf(await call('read the comments', 'GET', path)).flatMap(readComment);
    },
    async createComment(issue, body) {
      await call('write the comment', 'POST', `${repository}/issues/${issue}/comments`, { body });
    },
    async updateComment(comment, body) {
      await call('update the comment', 'PATCH', `${repository}/issues/comments/${comment}`, { body });
    },
    async login() {
      const answer = await call("read the token's user", 'GET', '/user');
      return isObject(answer) && typeof answer.login === 'string' ? answer.login : '';
    },
    async isClosed(pullRequest) {
      const answer = await call('read the pull request', 'GET', `${repository}/pulls/${pullRequest}`);
      return isObject(answer) && answer.state === 'closed';
    },
  };
}

function listOf(answer: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(answer) ? answer.filter(isObject) : [];
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function readComment(each: Readonly<Record<string, unknown>>): readonly SeenComment[] {
  const user = isObject(each.user) ? each.user : {};
  if (!isId(each.id) || typeof each.body !== 'string' || typeof user.login !== 'string') return [];
  return [{ id: each.id, body: each.body, login: user.login, isBot: user.type === 'Bot' }];
}
