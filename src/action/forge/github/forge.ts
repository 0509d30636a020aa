import { isObject, parsedJson, present } from '../../../base/json.ts';
import { once } from '../../../base/once.ts';
import { cleanLine } from '../../../base/text.ts';
import { permissionLines } from '../../../deploy/inputs/identity.ts';
import { type Forge, type ForgeParts, RECORD_STATES, type RecordState, type Remembered } from '../forge.ts';
import type { GitHubClient, GitHubRequest } from './client.ts';

/** GitHub refuses a longer description by 422. */
const MOST_DESCRIPTION = 140;

/** GitHub lists at most a hundred records or comments a page. */
const PAGE = 100;
/** Pages of a pull request's comments that are looked through. */
const MOST_PAGES = 30;

/** Opens the run's repository at GitHub; loads GitHub's client with the first request. */
export function openGitHub(parts: ForgeParts): Forge | undefined {
  const { repository, idTokenRequest, pullRequest: ownPull } = parts.context;
  if (repository === undefined) return undefined;
  const [owner = '', repo = ''] = repository.split('/');
  const at = { owner, repo };
  const connect = once(async (): Promise<GitHubClient> => (await import('./client.ts')).createGitHubClient(parts));
  const ask = async (doing: string, request: GitHubRequest): Promise<unknown> => (await connect()).ask(doing, request);

  /** Returns the token's user; empty for the token of an app (the run's own is one), which may not ask. */
  const ownLogin = async (): Promise<string> => {
    const user = await ask("read the token's user", ({ rest }) => rest.users.getAuthenticated()).catch(() => undefined);
    return isObject(user) && typeof user.login === 'string' ? user.login : '';
  };

  /** Anyone may write the mark, so this finds a comment of the token's user only: a stranger could change any other. */
  const ownComment = async (issue: number, mark: string): Promise<Comment | undefined> => {
    let login: Promise<string> | undefined;
    let pages = 0;
    const all = (await connect()).pages('read the comments', ({ paginate, rest }) =>
      paginate.iterator(rest.issues.listComments, { ...at, issue_number: issue, per_page: PAGE }),
    );
    for await (const page of all) {
      for (const comment of page.flatMap(readComment).filter((each) => each.body.startsWith(mark))) {
        login ??= ownLogin();
        const own = await login;
        if (own === '' ? comment.isBot : comment.login === own) return comment;
      }
      pages += 1;
      if (page.length < PAGE || pages === MOST_PAGES) break;
    }
    return undefined;
  };

  return {
    name: 'GitHub',

    /** Stops after the first page that has a memo of the app. */
    async remembered(environment, app, most) {
      const query = { ...at, environment, task: 'deploy', per_page: PAGE };
      const pages = (await connect()).pages("read GitHub's deployments", ({ paginate, rest }) =>
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
    },

    async record({ environment, description, memo }) {
      const made = await ask('record a GitHub deployment', ({ rest }) =>
        rest.repos.createDeployment({
          ...at,
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
    },

    async setState(record, { state, description, url, logUrl }) {
      await ask("set a GitHub deployment's status", ({ rest }) =>
        rest.repos.createDeploymentStatus({
          ...at,
          deployment_id: Number(record),
          state,
          description: short(description),
          // GitHub's own `auto_inactive` leaves previews alone, and retires the other apps of the environment too.
          auto_inactive: false,
          ...present({ environment_url: url, log_url: logUrl }),
        }),
      );
    },

    async statusOf(record) {
      const query = { ...at, deployment_id: Number(record), per_page: 1 };
      const statuses = await ask("read a GitHub deployment's status", ({ rest }) =>
        rest.repos.listDeploymentStatuses(query),
      );
      const newest: unknown = Array.isArray(statuses) ? statuses[0] : undefined;
      const state = isObject(newest) ? stateOf(newest.state) : undefined;
      if (!isObject(newest) || state === undefined) return undefined;
      return { state, url: typeof newest.environment_url === 'string' ? newest.environment_url : undefined };
    },

    async comment(pullRequest, app, body, mode) {
      // A later run finds the comment by this hidden first line.
      const mark = `<!-- slipway ${app} -->`;
      const text = `${mark}\n${body}`;
      const found = await ownComment(pullRequest, mark);
      if (found === undefined) {
        if (mode === 'amend') return;
        await ask('write the comment', ({ rest }) =>
          rest.issues.createComment({ ...at, issue_number: pullRequest, body: text }),
        );
      } else if (found.body !== text) {
        await ask('update the comment', ({ rest }) =>
          rest.issues.updateComment({ ...at, comment_id: found.id, body: text }),
        );
      }
    },

    async isClosed(pullRequest) {
      const pull = await ask('read the pull request', ({ rest }) =>
        rest.pulls.get({ ...at, pull_number: pullRequest }),
      );
      return isObject(pull) && pull.state === 'closed';
    },

    permissions: ({ comment }) =>
      permissionLines({
        idToken: idTokenRequest !== undefined,
        records: true,
        pullRequest: ownPull !== undefined,
        comment,
      }),
  };
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
  const known = { appID: identifier(appID), deployID: identifier(deployID), commit: identifier(commit) };
  const number = typeof pullRequest === 'number' && Number.isSafeInteger(pullRequest) ? pullRequest : undefined;
  return [{ app, id: String(id), ...known, pullRequest: number }];
}

function identifier(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.:-]{1,128}$/.test(value) ? value : undefined;
}
