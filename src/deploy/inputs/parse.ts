import type { TokenSource } from '../../api/identity/source.ts';
import { SlipwayError } from '../../base/errors.ts';
import { invalid, missing, Problems, parseChoice } from '../../base/inputs.ts';
import type { JsonObject } from '../../base/json.ts';
import type { ApiMap } from '../../contract/api-map.ts';
import { APP_FIELDS, type AppSettings } from '../../contract/app-fields.ts';
import type { AppPath } from '../../contract/control-plane.ts';
import type { DeployPlan, FollowPlan } from '../plan.ts';
import type { RunContext } from './context.ts';
import type { EnvInputs } from './env.ts';
import { type PlannedIdentity, parseIdentity, TOKEN_INPUTS, withoutSecrets } from './identity.ts';
import { type Reader, type ReadFile, readerOf, readText } from './reader.ts';
import { parseCompareTo, parseSource, refuseForkCheck } from './source.ts';
import { INPUT_NAMES, INPUTS, type RawInputs } from './table.ts';
import { parseBaseUrl, parseUrlTemplate } from './urls.ts';

type Planned = PlannedDeploy | PlannedClose | PlannedSkip;

export interface PlannedDeploy {
  readonly kind: 'deploy';
  readonly plan: DeployPlan;
  /** The platform of the deploy: an existing one, or an embedded one for this run. */
  readonly target:
    | { readonly mode: 'deploy'; readonly baseUrl: string; readonly source: TokenSource }
    /** `compareTo`: also build this branch, tag or commit, and report the difference. */
    | { readonly mode: 'check'; readonly compareTo: string | undefined };
  /** Present if the app belongs to the pull request of this run. */
  readonly own: AppOfPullRequest | undefined;
  readonly github: PlannedGitHub;
  /** The seed action's inputs by its own names; undefined if there is nothing to seed. */
  readonly seed: Readonly<Record<string, string>> | undefined;
  readonly notices: readonly string[];
  /** Tokens and values to mask before anything is printed. */
  readonly secrets: readonly string[];
  /** The app's variables that are masked, by name. They are among `secrets`. */
  readonly secretVariables: ReadonlyMap<string, string>;
}

/** Ends the preview of a closed pull request: GitHub shows it as inactive. */
export interface PlannedClose {
  readonly kind: 'close';
  /** `org/project/app`. */
  readonly app: string;
  readonly pullRequest: number;
  /** Present if the pull request has an app of its own, which a platform of Slipway deletes. */
  readonly own: AppOfPullRequest | undefined;
  readonly dryRun: boolean;
  readonly github: PlannedGitHub;
}

/** An app that belongs to one pull request: its name has the placeholder `{pr}`. */
export interface AppOfPullRequest extends AppPath {
  readonly app: string;
  readonly baseUrl: string;
  readonly source: TokenSource;
}

/** Does nothing: the run cannot get a token, and `on-no-token` is `skip`. */
interface PlannedSkip {
  readonly kind: 'skip';
  /** `org/project/app` as far as they are known, with placeholders filled in. */
  readonly app: string;
  readonly reason: SlipwayError;
}

interface PlannedGitHub {
  /** If empty, the run does not call GitHub's API. */
  readonly token: string;
  readonly environment: string;
  readonly comment: boolean;
}

/**
 * Turns raw inputs into the plan of a deploy. Nothing is sent and nothing is printed. Throws `missing_input`,
 * `invalid_input`, `invalid_file`, `file_not_found`, `insecure_url` or `no_id_token` for the first fault, with all
 * further ones in `also`.
 */
export async function planDeploy(raw: RawInputs, context: RunContext, readFile: ReadFile): Promise<Planned> {
  const problems = new Problems();
  const mode = problems.try(() => parseChoice(raw.mode, INPUTS.mode.choices, 'mode'), 'deploy');
  if (mode === 'close') return planClose(readerOf(raw, context, problems));
  const identity = mode === 'check' ? undefined : problems.try(() => parseIdentity(raw, context), undefined);
  // Also for a run that gets a token: a wrong word would fail the pull requests of forks alone.
  const onNoToken = problems.try(
    () => parseChoice(raw['on-no-token'], INPUTS['on-no-token'].choices, 'on-no-token'),
    'fail',
  );
  if (identity instanceof SlipwayError) {
    if (onNoToken === 'skip') return planSkip(raw, context, identity);
    problems.add(identity);
  }
  const planned = await planAll(readerOf(raw, context, problems), mode, identity, readFile);
  problems.throwIfAny();
  return planned;
}

/** A run that can never have a token needs no advice: it is skipped as it was told. */
function planSkip(raw: RawInputs, context: RunContext, reason: SlipwayError): PlannedSkip {
  const reader = readerOf(raw, context, new Problems());
  const path = PATH.map((name) => reader.identifier(name, undefined));
  const app = path.every((each) => each !== '') ? path.join('/') : path.at(-1) || raw.app;
  return { kind: 'skip', app, reason: withoutSecrets(context) ? reason.with({ remedy: undefined }) : reason };
}

const PATH = ['org', 'project', 'app'] as const;

function planClose(reader: Reader): PlannedClose {
  const { context, problems } = reader;
  const pullRequest = problems.try(() => {
    if (context.pullRequest) return context.pullRequest.number;
    throw invalid(
      'mode',
      `"close" is for pull requests, and this run was started by ${context.eventName ?? 'no event'}`,
      "Run the step with `if: github.event.action == 'closed'` in a workflow on pull_request.",
    );
  }, 0);
  const path = PATH.map((name) => reader.identifier(name, undefined));
  problems.try(() => parseCompareTo(reader.raw, 'close'), undefined);
  const dryRun = reader.boolean('dry-run');
  const github = planGitHub(reader);
  if (github.token === '') {
    problems.add(
      missing('github-token', 'the action comments on the pull request with it', 'Leave it out: it has a default.'),
    );
  }
  problems.throwIfAny();
  const [org = '', project = '', app = ''] = path;
  const own = problems.try(() => ownApp(reader, { org, project, app }), undefined);
  problems.throwIfAny();
  return { kind: 'close', app: path.join('/'), pullRequest, own, dryRun, github };
}

/**
 * Returns the app that only this pull request has, if the run may call its platform. One that is shared, or that the name does not tie to
 * the pull request, is never deleted by a close. Neither is one of a service that needs a map: it has no such call.
 */
function ownApp({ raw, context }: Reader, names: Pick<AppOfPullRequest, 'org' | 'project' | 'app'>) {
  const isOwn = raw.app.includes('{pr}') && raw['base-url'].trim() !== '' && raw['api-map'].trim() === '';
  const sources = [...TOKEN_INPUTS, 'id-token-audience'] as const;
  if (!isOwn || sources.every((name) => raw[name].trim() === '')) return undefined;
  const source = parseIdentity(raw, context);
  // A run that can have no token leaves the app to its lifetime.
  if (source instanceof SlipwayError) return undefined;
  const { org, project, app } = names;
  return { org, project, app, baseUrl: parseBaseUrl(raw['base-url']), source };
}

function planGitHub(reader: Reader): PlannedGitHub {
  return {
    token: reader.raw['github-token'].trim(),
    environment: reader.optional('environment') ?? (reader.context.pullRequest ? 'preview' : 'production'),
    comment: reader.boolean('comment'),
  };
}

async function planAll(
  reader: Reader,
  mode: 'deploy' | 'check',
  identity: PlannedIdentity | undefined,
  readFile: ReadFile,
): Promise<PlannedDeploy> {
  const { raw, context, problems } = reader;
  // A check runs against a platform of its own, which accepts any organization.
  const fallback = mode === 'check' ? 'check' : undefined;
  const { env, notice, secrets } = await planVariables(reader, readFile);
  const { settings, statusMap } = await planWords(reader);
  const apiMap = await planApiMap(reader, readFile);
  const takesForks = mode === 'check' || identity instanceof SlipwayError;
  const nowhere = { repository: '', branch: '', commit: undefined };
  const { commit, ...source } = problems.try(() => parseSource(raw, context, takesForks), nowhere);
  const configuration = { ...source, ...planSettings(reader), settings };
  const plan: DeployPlan = {
    org: reader.identifier('org', fallback),
    project: reader.identifier('project', fallback),
    app: reader.identifier('app', fallback),
    rememberedAppID: undefined,
    create: reader.boolean('create'),
    appType: reader.optional('app-type'),
    configuration,
    ownership: {
      takeOver: reader.boolean('take-over'),
      alsoNamed: [],
      server: context.serverUrl,
      // An app that is named after the branch or the pull request of the run is theirs.
      otherBranch: /[{]/.test(raw.app) ? 'follow' : 'deploy',
    },
    env,
    commit,
    attachTo: undefined,
    follow: {
      wait: reader.boolean('wait'),
      timeoutMs: reader.duration('timeout'),
      onTimeout: reader.choice('on-timeout', INPUTS['on-timeout'].choices),
      pollIntervalMs: raw['poll-interval'] === '' ? undefined : reader.duration('poll-interval'),
      statusMap: new Map([...(apiMap?.statuses ?? []), ...statusMap]),
    },
    verify: reader.choice('verify', INPUTS.verify.choices),
    urlTemplate: problems.try(() => parseUrlTemplate(raw['url-template']), undefined),
    dryRun: reader.boolean('dry-run'),
    apiMap,
  };
  return {
    kind: 'deploy',
    plan,
    target: planTarget(reader, mode, identity),
    own: context.pullRequest && mode === 'deploy' ? ownApp(reader, plan) : undefined,
    github: planGitHub(reader),
    seed: planSeed(reader, readFile, mode === 'check'),
    notices: notice === undefined ? [] : [notice],
    secrets: secretsOf(raw, context, [...secrets.values()]),
    secretVariables: secrets,
  };
}

function planTarget(
  reader: Reader,
  mode: 'deploy' | 'check',
  identity: PlannedIdentity | undefined,
): PlannedDeploy['target'] {
  const { raw, context, problems } = reader;
  const allowsSelfHosted = reader.boolean('allow-forks-on-self-hosted');
  if (mode === 'check') problems.try(() => refuseForkCheck(context, allowsSelfHosted), undefined);
  const baseUrl = mode === 'check' ? '' : problems.try(() => parseBaseUrl(raw['base-url']), '');
  const compareTo = problems.try(() => parseCompareTo(raw, mode), undefined);
  if (identity === undefined || identity instanceof SlipwayError) return { mode: 'check', compareTo };
  return { mode: 'deploy', baseUrl, source: identity };
}

/* Few runs give these inputs. Their parsers are a quarter of what a first error would load. */

async function planVariables(reader: Reader, readFile: ReadFile): Promise<EnvInputs> {
  const { raw, problems } = reader;
  const clear = reader.boolean('clear-env');
  if (raw.env !== '' || raw['secret-env'] !== '' || raw['env-file'] !== '')
    return (await import(/* webpackChunkName: "rare-inputs" */ './env.ts')).planEnv(raw, clear, readFile, problems);
  const none = new Map<string, string>();
  return { env: clear ? { kind: 'replace', variables: none } : { kind: 'leave' }, secrets: none, notice: undefined };
}

async function planWords(reader: Reader): Promise<{ settings: JsonObject } & Pick<FollowPlan, 'statusMap'>> {
  const { raw, problems } = reader;
  if (raw['app-settings'] === '' && raw['status-map'] === '') return { settings: {}, statusMap: new Map() };
  const { parseSettings, parseStatusMap } = await import(/* webpackChunkName: "rare-inputs" */ './settings.ts');
  return {
    settings: problems.try(() => parseSettings(raw), {}),
    statusMap: problems.try(() => parseStatusMap(raw['status-map']), new Map()),
  };
}

/** Reads the map. Its libraries have 320 KB, and only a run with a map loads them. */
async function planApiMap({ raw, problems }: Reader, readFile: ReadFile): Promise<ApiMap | undefined> {
  if (raw['api-map'].trim() === '') return undefined;
  const { readApiMap } = await import('./api-map.ts');
  return readApiMap(raw['api-map'], readFile).catch((error: unknown) =>
    problems.try<undefined>(() => {
      throw error;
    }, undefined),
  );
}

/** Reads the settings that have an input of their own. Leaves out those whose input is empty. */
function planSettings(reader: Reader): AppSettings {
  const given = Object.entries(APP_FIELDS).flatMap(([name, field]): [string, string | boolean][] => {
    const text = reader.optional(field.input);
    if (!('setting' in field) || text === undefined) return [];
    return [[name, field.setting === 'boolean' ? reader.boolean(field.input) : text]];
  });
  return Object.fromEntries(given);
}

/** Returns the `kvs-` inputs without their prefix, or undefined if they name no file. A check reads the file and writes nothing. */
function planSeed(reader: Reader, readFile: ReadFile, isCheck: boolean): Readonly<Record<string, string>> | undefined {
  const { raw, problems } = reader;
  const files = (['kvs-seed-file', 'kvs-prune-file'] as const).filter((name) => raw[name] !== '');
  if (files.length === 0) return undefined;
  for (const name of files) problems.try(() => readText(raw[name], name, readFile), '');
  const own = INPUT_NAMES.filter((name) => name.startsWith('kvs-'));
  const given = own.map((name) => [name === 'kvs-seed-file' ? 'file' : name.slice('kvs-'.length), raw[name]]);
  return { ...Object.fromEntries(given), 'dry-run': isCheck ? 'true' : raw['dry-run'] };
}

function secretsOf(raw: RawInputs, context: RunContext, values: readonly string[]): readonly string[] {
  const tokens = [raw['id-token'], raw['github-token'], raw['kvs-token'], context.idTokenRequest?.token ?? ''];
  return [...tokens, ...values].filter((each) => each.trim() !== '');
}
