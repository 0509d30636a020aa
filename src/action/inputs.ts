import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { attempt } from '../base/errors.ts';
import { isObject, type JsonObject, objectIn } from '../base/json.ts';
import type { PullRequestContext, RunContext } from '../deploy/inputs/context.ts';
import { INPUT_NAMES, type InputName, type RawInputs, rawInputs } from '../deploy/inputs/table.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The inputs and the context of a step. Only this file of the room reads the environment. */
export interface ActionRun {
  readonly raw: RawInputs;
  readonly context: RunContext;
  /** The file of the job summary; undefined outside a runner. */
  readonly summaryFile: string | undefined;
  /** The text that `main` saved for `post`. Empty in `main`. */
  readonly saved: string;
  readonly readFile: (path: string) => string;
}

/** Reads inputs as @actions/core's `getInput` does (trimmed, `INPUT_` + the name in upper case), and the run's context. */
export function readRun(env: Env = process.env): ActionRun {
  const workspace = env.GITHUB_WORKSPACE || process.cwd();
  return {
    raw: readInputs(env),
    context: readContext(env, workspace),
    summaryFile: env.GITHUB_STEP_SUMMARY || undefined,
    saved: env.STATE_slipway ?? '',
    readFile: (path) => readFileSync(resolve(workspace, path), 'utf8'),
  };
}

function readInputs(env: Env): RawInputs {
  const given: Partial<Record<InputName, string>> = {};
  for (const name of INPUT_NAMES) {
    const value = env[`INPUT_${name.toUpperCase()}`]?.trim();
    if (value) given[name] = value;
  }
  return rawInputs(given);
}

function readContext(env: Env, workspace: string): RunContext {
  const repository = env.GITHUB_REPOSITORY || undefined;
  const event = readEvent(env.GITHUB_EVENT_PATH);
  const serverUrl = env.GITHUB_SERVER_URL || 'https://github.com';
  const [url, token] = [env.ACTIONS_ID_TOKEN_REQUEST_URL, env.ACTIONS_ID_TOKEN_REQUEST_TOKEN];
  const head = child(child(event, 'pull_request'), 'head');
  const pullRequest = readPullRequest(child(event, 'pull_request'), repository);
  return {
    serverUrl,
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    repository,
    refName: env.GITHUB_REF_NAME || undefined,
    sha: text(head.sha) ?? (env.GITHUB_SHA || undefined),
    eventName: env.GITHUB_EVENT_NAME || undefined,
    pullRequest,
    fork: pullRequest?.fork === true || isOfFork(child(event, 'workflow_run'), repository),
    selfHosted: env.RUNNER_ENVIRONMENT !== 'github-hosted',
    dependabot: env.GITHUB_ACTOR === 'dependabot[bot]',
    idTokenRequest: url && token ? { url, token } : undefined,
    runUrl:
      repository && env.GITHUB_RUN_ID ? `${serverUrl}/${repository}/actions/runs/${env.GITHUB_RUN_ID}` : undefined,
    workspace,
  };
}

/** Reads the pull request of an event. A head in another repository, or in a deleted one, is a fork's. */
function readPullRequest(record: JsonObject, repository: string | undefined): PullRequestContext | undefined {
  const head = child(record, 'head');
  const headBranch = text(head.ref);
  if (typeof record.number !== 'number' || headBranch === undefined) return undefined;
  const headRepository = text(child(head, 'repo').full_name);
  return {
    number: record.number,
    headRepository,
    headBranch,
    fork: headRepository?.toLowerCase() !== repository?.toLowerCase(),
  };
}

/** A `workflow_run` event does not name a fork's pull request, but it names the repository that the code came from. */
function isOfFork(workflowRun: JsonObject, repository: string | undefined): boolean {
  if (workflowRun.id === undefined) return false;
  return text(child(workflowRun, 'head_repository').full_name)?.toLowerCase() !== repository?.toLowerCase();
}

/** Reads the event's payload. Returns an empty object if there is none, or if it is not a JSON object. */
function readEvent(path: string | undefined): JsonObject {
  if (!path) return {};
  return objectIn(attempt(() => readFileSync(path, 'utf8')) ?? '') ?? {};
}

function child(parent: JsonObject, name: string): JsonObject {
  const value = parent[name];
  return isObject(value) ? value : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
