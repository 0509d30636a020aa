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
 * GitHub's API behind a real socket, as far as Slipway uses it. Every request is checked against GitHub's own OpenAPI
 * description as it comes; `faults` must stay empty. Newest deployments and oldest comments first, as there.
 */
export class GitHubDouble implements AsyncDisposable {
  readonly deployments: RecordedDeployment[] = [];
  readonly comments: RecordedComment[] = [];
  readonly requests: { readonly route: string; readonly body: unknown; readonly authorization: string | undefined }[] =
    [];
  readonly faults: string[] = [];
  /** Answers of a route, instead of its own: `POST /repos/{owner}/{repo}/deployments` → 403. */
  readonly refusals = new Map<string, readonly [status: number, body: unknown]>();
  /** The user of the token; undefined: an app's, which may not ask. */
  login: string | undefined;
  closed = false;
  #server: TestServer | undefined;
  #ids = 1;

  async start(): Promise<string> {
    this.#server = await serve(async (request, response) => {
      const text = await bodyOf(request);
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const [status, answer] = this.#answer(
        request.method ?? '',
        request.url ?? '',
        body,
        request.headers.authorization,
      );
      sendJson(response, status, answer);
    });
    return this.#server.origin;
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

  /** The states of a deployment, oldest first. */
  states(index = 0): readonly unknown[] {
    return (this.deployments[index]?.statuses ?? []).map((status) => status.state).reverse();
  }

  #answer(
    method: string,
    target: string,
    body: unknown,
    authorization: string | undefined,
  ): readonly [number, unknown] {
    const operation = checkRequest(method, target, body);
    if (!operation) {
      this.faults.push(`${method} ${target}: not described`);
      return [404, { message: 'Not Found' }];
    }
    this.requests.push({ route: operation.route, body, authorization });
    this.faults.push(...operation.faults.map((fault) => `${operation.route}: ${fault}`));
    const refusal = this.refusals.get(operation.route);
    if (refusal) return refusal;
    const query = new URL(target, 'http://x').searchParams;
    const record = isRecord(body) ? body : {};
    return this.#act(operation.route, operation.parameters, query, record);
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
