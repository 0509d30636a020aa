import { getOctokit } from '@actions/github';
import { jsonAnswer } from '../../../api/answer.ts';
import type { AnswerFields } from '../../../api/exchange.ts';
import { createPipeline, type Pipeline, type Reader } from '../../../api/pipeline.ts';
import type { RetryBudget } from '../../../api/retry.ts';
import { SlipwayError } from '../../../base/errors.ts';
import { VERSION } from '../../../base/version.ts';
import { missing } from '../../../contract/reader.ts';
import type { ForgeParts } from '../forge.ts';

type Octokit = ReturnType<typeof getOctokit>;

export type GitHubRequest = (octokit: Octokit) => Promise<{ readonly data: unknown }>;

export type GitHubClient = ReturnType<typeof createGitHubClient>;

/** A deploy does not wait for GitHub as long as it waits for the platform. */
const BUDGET: RetryBudget = {
  attempts: 3,
  totalMs: 15_000,
  firstDelayMs: 500,
  mostDelayMs: 2_000,
  mostRetryAfterMs: 10_000,
};

/** The version of GitHub's API that the tests check every request against. */
const API_VERSION = '2022-11-28';

const QUIET = { debug() {}, info() {}, warn() {}, error() {} };

/** GitHub's client, with errors that are ours: "Could not `doing`: …". Every request goes through the one pipeline. */
export function createGitHubClient(parts: ForgeParts) {
  const send = createPipeline({ ...parts, timeoutMs: 10_000, budget: BUDGET });
  const baseUrl = parts.context.apiUrl.replace(/\/+$/, '');
  const octokit = (doing: string) =>
    getOctokit(parts.token, {
      baseUrl,
      userAgent: `slipway/${VERSION}`,
      // Octokit would print what the server says of deprecations as lines of the step's log.
      log: QUIET,
      request: { fetch: fetchThrough(send, doing, new URL(baseUrl).origin) },
    });
  return {
    /** Returns the data of one answer. Throws `SlipwayError`, or the signal's reason. */
    async ask(doing: string, request: GitHubRequest): Promise<unknown> {
      return (await request(octokit(doing)).catch(rethrow)).data;
    },
    /** Returns the pages of a list, each requested when it is read. Throws as `ask` does. */
    async *pages(doing: string, list: (octokit: Octokit) => AsyncIterable<{ readonly data: readonly unknown[] }>) {
      try {
        for await (const { data } of list(octokit(doing))) yield Array.isArray(data) ? data : [];
      } catch (thrown) {
        rethrow(thrown);
      }
    },
  };
}

/** Octokit wraps what its `fetch` throws. */
function rethrow(thrown: unknown): never {
  throw thrown instanceof Error && thrown.name === 'HttpError' && thrown.cause ? thrown.cause : thrown;
}

/** Makes a `fetch` for octokit that retries, bounds and explains as every request of ours. */
function fetchThrough(send: Pipeline, doing: string, origin: string) {
  return (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address);
    // The address of a next page comes from the answer before it, and the request carries the token.
    if (url.origin !== origin) throw elsewhere(doing, origin, url);
    const method = init.method ?? 'GET';
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      accept: 'application/vnd.github+json',
      'x-github-api-version': API_VERSION,
    };
    const body = typeof init.body === 'string' ? { body: init.body } : {};
    return send({
      doing,
      mayRepeat: method !== 'POST',
      request: { method, url, headers, ...body },
      read: readResponse,
    });
  };
}

const readJson = jsonAnswer({
  decode(body, call) {
    // Octokit looks for members in every answer.
    if (body === null || !['object', 'undefined'].includes(typeof body)) throw missing('object or list', body, call);
  },
});

const readResponse: Reader<Response> = async (answer) => {
  const reading = await readJson(answer);
  const { status, headers, text } = answer;
  if (reading.ok) return { ok: true, value: new Response(text || null, { status, headers: [...headers] }) };
  if (status !== 403 || !isRateLimit(headers)) return reading;
  const remedy = 'Run again later; other runs with the same token share its rate limit.';
  const error = reading.error.with({ code: 'rate_limited', remedy });
  return { ok: false, error, again: headers.get('retry-after') === null ? 'never' : 'always' };
};

/** GitHub may answer 403 at its rate limits, where others answer 429. */
function isRateLimit(headers: AnswerFields): boolean {
  return headers.get('retry-after') !== null || headers.get('x-ratelimit-remaining') === '0';
}

function elsewhere(doing: string, origin: string, { origin: other }: URL): SlipwayError {
  return new SlipwayError('redirected', `Could not ${doing}: ${origin} names ${other} for the next page`, {
    remedy: 'Nothing was sent there. Check GITHUB_API_URL, and that no proxy changes the answers.',
  });
}
