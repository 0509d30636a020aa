import type { ServerResponse } from 'node:http';
import { bodyOf, sendJson, serve, type TestServer } from './http-server.ts';
import { checkRequest } from './openapi.ts';

export interface RecordedDeployment {
  readonly id: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly payload: unknown;
  readonly statuses: Readonly<Record<string, unknown>>[];
}

export interface RecordedComment {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string; readonly type: 'Bot' | 'User' };
}

const BOT = { login: 'github-actions[bot]', type: 'Bot' } as const;

/**
 * GitHub's API behind a real socket, as far as Slipway uses it. Checks each request against GitHub's own OpenAPI
 * description and adds violations to `faults`, which must stay empty. Lists the newest deployments and the oldest
 * comments first, as GitHub does.
 */
export class GitHubDouble implements AsyncDisposable {
  readonly deployments: RecordedDeployment[] = [];
  readonly comments: RecordedComment[] = [];
  readonly requests: {
    readonly route: string;
    readonly body: unknown;
    readonly authorization: string | undefined;
    readonly version: unknown;
  }[] = [];
  readonly faults: string[] = [];
  /** Answers that replace those of a route: `POST /repos/{owner}/{repo}/deployments` → 403. */
  readonly refusals = new Map<string, readonly [status: number, body: unknown]>();
  /** Answers to the next requests of a route, each used once, before the route's own answers. */
  readonly next = new Map<string, ((response: ServerResponse) => void)[]>();
  /** The user of the token. Undefined: the token of an app, which may not read `/user`. */
  login: string | undefined;
  closed = false;
  #server: TestServer | undefined;
  #ids = 1;

  async start(): Promise<string> {
    this.#server = await serve(async (request, response) => {
      const text = await bodyOf(request);
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const [method, target] = [request.method ?? '', request.url ?? ''];
      const operation = this.#check(method, target, body);
      const { authorization } = request.headers;
      const version = request.headers['x-github-api-version'];
      if (operation) this.requests.push({ route: operation.route, body, authorization, version });
      const instead = this.next.get(operation?.route ?? '')?.shift();
      if (instead) return instead(response);
      const query = new URL(target, 'http://x').searchParams;
      const [status, answer] = operation
        ? (this.refusals.get(operation.route) ??
          this.#act(operation.route, operation.parameters, query, recordOf(body)))
        : [404, { message: 'Not Found' }];
      sendJson(response, status, answer, this.#links(target, answer));
    });
    return this.#server.origin;
  }

  /** Links to the next page of a list that may have one, as GitHub does. */
  #links(target: string, answer: unknown): { readonly link?: string } {
    const url = new URL(target, this.#server?.origin);
    if (!Array.isArray(answer) || answer.length < Number(url.searchParams.get('per_page') ?? 30)) return {};
    url.searchParams.set('page', String(Number(url.searchParams.get('page') ?? 1) + 1));
    return { link: `<${url.href}>; rel="next"` };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server?.[Symbol.asyncDispose]();
  }

  addComment(body: string, user: RecordedComment['user'] = BOT): RecordedComment {
    const comment = { id: this.#ids++, body, user };
    this.comments.push(comment);
    return comment;
  }

  addDeployment(body: Readonly<Record<string, unknown>>, ...states: readonly string[]): RecordedDeployment {
    const statuses = states.map((state) => ({ state })).reverse();
    const deployment = { id: this.#ids++, body, payload: body.payload, statuses };
    this.deployments.unshift(deployment);
    return deployment;
  }

  /** Returns the states of a deployment, oldest first. */
  states(index = 0): readonly unknown[] {
    return (this.deployments[index]?.statuses ?? []).map((status) => status.state).reverse();
  }

  #check(method: string, target: string, body: unknown) {
    const operation = checkRequest(method, target, body);
    if (!operation) this.faults.push(`${method} ${target}: not described`);
    this.faults.push(...(operation?.faults ?? []).map((fault) => `${operation?.route}: ${fault}`));
    return operation;
  }

  #act(
    route: string,
    parameters: Readonly<Record<string, string>>,
    query: URLSearchParams,
    body: Readonly<Record<string, unknown>>,
  ): readonly [number, unknown] {
    const deployment = this.deployments.find((each) => String(each.id) === parameters.deployment_id);
    switch (route) {
      case 'GET /repos/{owner}/{repo}/deployments': {
        const those = this.deployments.filter((each) => each.body.environment === query.get('environment'));
        return [200, page(those, query).map(({ id, payload }) => ({ id, payload }))];
      }
      case 'POST /repos/{owner}/{repo}/deployments':
        return [201, { id: this.addDeployment(body).id }];
      case 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses':
        return deployment ? [200, page(deployment.statuses, query)] : [404, { message: 'Not Found' }];
      case 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses':
        deployment?.statuses.unshift(body);
        return deployment ? [201, body] : [404, { message: 'Not Found' }];
      case 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments':
        return [200, page(this.comments, query)];
      case 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments':
        return [201, this.addComment(String(body.body))];
      case 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': {
        const comment = this.comments.find((each) => String(each.id) === parameters.comment_id);
        if (comment) comment.body = String(body.body);
        return comment ? [200, comment] : [404, { message: 'Not Found' }];
      }
      case 'GET /repos/{owner}/{repo}/pulls/{pull_number}':
        return [200, { state: this.closed ? 'closed' : 'open' }];
      case 'GET /user':
        return this.login === undefined
          ? [403, { message: 'Resource not accessible by integration' }]
          : [200, { login: this.login }];
      default:
        throw new Error(`the double knows no ${route}`);
    }
  }
}

function page<T>(all: readonly T[], query: URLSearchParams): readonly T[] {
  const size = Number(query.get('per_page') ?? 30);
  const first = (Number(query.get('page') ?? 1) - 1) * size;
  return all.slice(first, first + size);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
