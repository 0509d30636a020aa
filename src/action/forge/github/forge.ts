import { isObject, parsedJson, present } from '../../../base/json.ts';
import { cleanLine } from '../../../base/text.ts';
import type { RunContext } from '../../../deploy/inputs/context.ts';
import { permissionLines } from '../../../deploy/inputs/identity.ts';
import {
  type Forge,
  type ForgeParts,
  type NewRecord,
  RECORD_STATES,
  type RecordState,
  type RecordStatus,
  type Remembered,
} from '../forge.ts';
import type { GitHubClient, GitHubRequest } from './client.ts';

/** GitHub refuses a longer description by 422. */
const MOST_DESCRIPTION = 140;

/** GitHub lists at most a hundred records or comments a page. */
const PAGE = 100;
/** Pages of a pull request's comments that are looked through. */
const MOST_PAGES = 30;

/** Opens the run's repository at GitHub; loads GitHub's client with the first request. */
export function openGitHub(parts: ForgeParts): Forge | undefined {
  const { repository, apiUrl } = parts.context;
  if (repository === undefined) return undefined;
  const [owner = '', repo = ''] = repository.split('/');
  let client: Promise<GitHubClient> | undefined;
  const connect = () => {
    client ??= import('./client.ts').then(({ createGitHubClient }) => createGitHubClient({ ...parts, apiUrl }));
    return client;
  };
  return new GitHub({ owner, repo }, parts.context, connect);
}

interface Repository {
  readonly owner: string;
  readonly repo: string;
}

class GitHub implements Forge {
  readonly name = 'GitHub';
  readonly #at: Repository;
  readonly #context: RunContext;
  readonly #connect: () => Promise<GitHubClient>;

  constructor(at: Repository, context: RunContext, connect: () => Promise<GitHubClient>) {
    this.#at = at;
    this.#context = context;
    this.#connect = connect;
  }

  async #ask(doing: string, request: GitHubRequest): Promise<unknown> {
    return (await this.#connect()).ask(doing, request);
  }

  /** Stops after the first page that has a memo of the app. */
  async remembered(environment: string, app: string, most: number): Promise<readonly Remembered[]> {
    const client = await this.#connect();
    const query = { ...this.#at, environment, task: 'deploy', per_page: PAGE };
    const pages = client.pages("read GitHub's deployments", ({ paginate, rest }) =>
      paginate.iterator(rest.repos.listDeployments, query),
    );
    const found: Remembered[] = [];
    let seen = 0;
    for await (const page of pages) {
      found.push(...page.flatMap((each) => readPayload(each, app)));
      seen += page.length;
      if (page.length < PAGE || seen >= most || found.length > 0) break;
    }
    return found;
  }

  async record({ environment, description, memo }: NewRecord): Promise<string | undefined> {
    const made = await this.#ask('record a GitHub deployment', ({ rest }) =>
      rest.repos.createDeployment({
        ...this.#at,
        ref: memo.commit,
        task: 'deploy',
        auto_merge: false,
        required_contexts: [],
        payload: { slipway: 1, ...memo },
        environment,
        description: short(description),
        transient_environment: memo.pullRequest !== undefined,
        production_environment: environment === 'production',
      }),
    );
    // By 202 GitHub says that it merged the default branch and made no deployment.
    return isObject(made) && Number.isSafeInteger(made.id) ? String(made.id) : undefined;
  }

  async setState(record: string, { state, description, url, logUrl }: RecordStatus): Promise<void> {
    await this.#ask("set a GitHub deployment's status", ({ rest }) =>
      rest.repos.createDeploymentStatus({
        ...this.#at,
        deployment_id: Number(record),
        state,
        description: short(description),
        // GitHub's own `auto_inactive` leaves previews alone, and retires the other apps of the environment too.
        auto_inactive: false,
        ...present({ environment_url: url, log_url: logUrl }),
      }),
    );
  }

  async statusOf(record: string): Promise<Pick<RecordStatus, 'state' | 'url'> | undefined> {
    const query = { ...this.#at, deployment_id: Number(record), per_page: 1 };
    const statuses = await this.#ask("read a GitHub deployment's status", ({ rest }) =>
      rest.repos.listDeploymentStatuses(query),
    );
    const newest: unknown = Array.isArray(statuses) ? statuses[0] : undefined;
    const state = isObject(newest) ? stateOf(newest.state) : undefined;
    if (!isObject(newest) || state === undefined) return undefined;
    return { state, url: typeof newest.environment_url === 'string' ? newest.environment_url : undefined };
  }

  async comment(pullRequest: number, app: string, body: string, mode: 'write' | 'amend'): Promise<void> {
    // A later run finds the comment by this hidden first line.
    const mark = `<!-- slipway ${app} -->`;
    const text = `${mark}\n${body}`;
    const issue = { ...this.#at, issue_number: pullRequest };
    const found = await this.#ownComment(issue, mark);
    if (found === undefined) {
      if (mode === 'amend') return;
      await this.#ask('write the comment', ({ rest }) => rest.issues.createComment({ ...issue, body: text }));
    } else if (found.body !== text) {
      await this.#ask('update the comment', ({ rest }) =>
        rest.issues.updateComment({ ...this.#at, comment_id: found.id, body: text }),
      );
    }
  }

  /** Anyone may write the mark, so this finds a comment of the token's user only: a stranger could change any other. */
  async #ownComment(issue: Repository & { readonly issue_number: number }, mark: string): Promise<Comment | undefined> {
    const client = await this.#connect();
    let login: Promise<string> | undefined;
    let pages = 0;
    const all = client.pages('read the comments', ({ paginate, rest }) =>
      paginate.iterator(rest.issues.listComments, { ...issue, per_page: PAGE }),
    );
    for await (const page of all) {
      for (const comment of page.flatMap(readComment).filter((each) => each.body.startsWith(mark))) {
        login ??= this.#ownLogin();
        const own = await login;
        if (own === '' ? comment.isBot : comment.login === own) return comment;
      }
      pages += 1;
      if (page.length < PAGE || pages === MOST_PAGES) break;
    }
    return undefined;
  }

  /** Returns the token's user; empty for the token of an app (the run's own is one), which may not ask. */
  async #ownLogin(): Promise<string> {
    try {
      const user = await this.#ask("read the token's user", ({ rest }) => rest.users.getAuthenticated());
      return isObject(user) && typeof user.login === 'string' ? user.login : '';
    } catch {
      return '';
    }
  }

  async isClosed(pullRequest: number): Promise<boolean> {
    const pull = await this.#ask('read the pull request', ({ rest }) =>
      rest.pulls.get({ ...this.#at, pull_number: pullRequest }),
    );
    return isObject(pull) && pull.state === 'closed';
  }

  permissions({ comment }: { readonly comment: boolean }): string {
    const { idTokenRequest, pullRequest } = this.#context;
    const [idToken, isPull] = [idTokenRequest !== undefined, pullRequest !== undefined];
    return permissionLines({ idToken, records: true, pullRequest: isPull, comment });
  }
}

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly login: string;
  readonly isBot: boolean;
}

function readComment(each: unknown): readonly Comment[] {
  if (!isObject(each) || !Number.isSafeInteger(each.id) || typeof each.body !== 'string') return [];
  const user = isObject(each.user) ? each.user : {};
  if (typeof user.login !== 'string') return [];
  return [{ id: Number(each.id), body: each.body, login: user.login, isBot: user.type === 'Bot' }];
}

/** Other tools may have set a state that Slipway does not set. */
function stateOf(word: unknown): RecordState | undefined {
  if (word === 'pending') return 'queued';
  return RECORD_STATES.find((each) => each === word) ?? (word === undefined ? undefined : 'inactive');
}

function short(text: string): string {
  return cleanLine(text, MOST_DESCRIPTION);
}

/**
 * Reads the memo of an app from a GitHub deployment; returns an empty list if the deployment has none. Anyone who may
 * deploy can write a payload. GitHub returns it as it was sent, or as JSON in a string.
 */
function readPayload(deployment: unknown, app: string): readonly Remembered[] {
  if (!isObject(deployment) || !Number.isSafeInteger(deployment.id)) return [];
  const { id, payload } = deployment;
  const record = typeof payload === 'string' ? parsedJson(payload) : payload;
  if (!isObject(record) || record.slipway !== 1 || record.app !== app) return [];
  const { appID, deployID, commit, pullRequest } = record;
  return [
    {
      app,
      id: String(id),
      appID: identifier(appID),
      deployID: identifier(deployID),
      commit: identifier(commit),
      pullRequest: typeof pullRequest === 'number' && Number.isSafeInteger(pullRequest) ? pullRequest : undefined,
    },
  ];
}

function identifier(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.:-]{1,128}$/.test(value) ? value : undefined;
}
