import { createTokenProvider } from '../../api/identity/provider.ts';
import type { TokenSource } from '../../api/identity/source.ts';
import { OPERATOR_OPERATIONS, type OperatorCall } from '../../api/operator.ts';
import { createTransport } from '../../api/transport.ts';
import { SlipwayError } from '../../base/errors.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { parseBaseUrl } from '../../deploy/inputs/urls.ts';
import type { Flags, Given } from '../flags/flags.ts';
import { withLocalApp } from '../project/local-names.ts';
import { PROJECT_FILE, withProject } from '../project/project-file.ts';
import { type AskingParts, askingParts, inTerminal } from '../terminal/asking.ts';
import type { Io } from '../terminal/io.ts';
import { identityOf, localPlatform, noIdentity, REMOTE_FLAGS } from './remote.ts';
import { EMAIL_FLAG, ownTokens } from './running.ts';

/** Flags of every command about one app of a platform. `.slipway.json` has the default of the first three. */
export const APP_FLAGS = {
  org: { value: 'ORG', text: 'the organization' },
  project: { value: 'PROJECT', text: 'the project' },
  app: { value: 'APP', text: "the app's ID" },
  ...REMOTE_FLAGS,
  ...EMAIL_FLAG,
} as const satisfies Flags;

/** The titles of these flags in the help. */
export const APP_GROUPS = {
  'The app (default: that of the checkout)': ['org', 'project', 'app'],
  'Another platform than the local one': ['base-url', 'id-token-command', 'id-token'],
} as const;

export interface OperatorInput {
  readonly table?: string;
  readonly deployID?: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: JsonObject;
}

/** Asks one platform, with one identity. A call that changes something is sent once. If its answer is lost, the remedy names the command that shows its effect. */
export type Ask = (name: OperatorCall, asked?: Asked) => Promise<JsonObject>;

/** Asks about the app that the flags name. */
export type AskApp = (name: OperatorCall, input?: OperatorInput) => Promise<JsonObject>;

/**
 * Returns the function that asks the platform about the app that the flags or `.slipway.json` name, or on a platform of this
 * machine the folder of the checkout. Throws
 * `missing_input`, `invalid_file`, `platform_not_running`. A call throws `refused`,
 * `unreachable`, `service_error`, …
 */
export async function openApp(given: Given, io: Io, asking?: AskingParts): Promise<AskApp> {
  const found = await withProject(given, io);
  const named = found.flags['base-url'] === undefined ? await withLocalApp(found, io) : found;
  const [orgID, projectID, appID] = [required(named, 'org'), required(named, 'project'), required(named, 'app')];
  const ask = await openPlatform(named, io, asking);
  return (name, { body, query, ...parameters } = {}) =>
    ask(name, { parameters: { orgID, projectID, appID, ...parameters }, query, body }).catch((thrown: unknown) => {
      throw forTables(thrown, given, appID);
    });
}

/** Asks once about the app that the flags or `.slipway.json` name. */
export async function askOperator(
  given: Given,
  io: Io,
  name: OperatorCall,
  input: OperatorInput = {},
  asking?: AskingParts,
): Promise<JsonObject> {
  return (await openApp(given, io, asking))(name, input);
}

/** Returns the runtime variables of the app that the flags name, with the credentials of its function role. */
export async function runtimeOf(given: Given, io: Io): Promise<Readonly<Record<string, string>>> {
  const { variables } = await askOperator(given, io, 'runtime', { body: {} });
  const entries = isObject(variables) ? Object.entries(variables) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Asks once, for a call that may belong to no app. */
export async function askPlatform(given: Given, io: Io, name: OperatorCall, asked: Asked = {}): Promise<JsonObject> {
  return (await openPlatform(await withProject(given, io), io))(name, asked);
}

/** Returns the function that asks the platform that the flags name: that of `--base-url`, else the one on the data directory. */
export async function openPlatform(given: Given, io: Io, asking?: AskingParts): Promise<Ask> {
  const { baseUrl, source, isLocal } = await platformFor(given, io);
  const parts = asking ?? (await askingParts(io));
  const send = createTransport({ ...parts, baseUrl, tokens: createTokenProvider(source, parts) });
  return async (name, { parameters = {}, query = {}, body } = {}) => {
    try {
      return await send(OPERATOR_OPERATIONS[name], { parameters, query, body });
    } catch (thrown) {
      if (!(thrown instanceof SlipwayError)) throw thrown;
      const isLost = thrown.call?.outcome === 'unknown' && thrown.call.method !== 'GET';
      const remedy = isLost ? AFTER_LOSS[name]?.(appFlags(given)) : undefined;
      if (isLocal) throw inTerminal(thrown, remedy);
      const { status, serviceCode } = thrown.call ?? {};
      const isForeign = status === 404 && serviceCode !== 'not_found';
      const other = isForeign ? FOREIGN : remedy;
      throw other === undefined ? thrown : thrown.with({ remedy: other });
    }
  };
}

const FOREIGN =
  'Only a platform of Slipway has this call. Check the URL, without a path that belongs to a proxy or a page: --base-url';

interface Platform {
  readonly baseUrl: string;
  readonly source: TokenSource;
  readonly isLocal: boolean;
}

async function platformFor(given: Given, io: Io): Promise<Platform> {
  const local = await localPlatform(given, io);
  const source = identityOf(given);
  if (local) return { baseUrl: local.baseUrl, source: source ?? ownTokens(local), isLocal: true };
  const baseUrl = parseBaseUrl(String(given.flags['base-url']));
  if (!source) throw noIdentity(baseUrl);
  return { baseUrl, source, isLocal: false };
}

interface Asked {
  /** The values of the path's parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: JsonObject | undefined;
}

/** The command that shows whether a call took effect, if that is unknown. */
const AFTER_LOSS: Partial<Record<OperatorCall, (app: string) => string>> = {
  rollback: (app) =>
    `It may have switched all the same: look at the site first, for a second one goes one release further back.\nOne that names its release may be repeated: slipway rollback ${app} --to DEPLOYID`,
  createTable: (app) =>
    `It may have been made all the same, and then its token is lost. Look: slipway tables list ${app}\nIf it is there, delete it and create it again.`,
  redeploy: (app) => `It may be queued all the same. Look: slipway deployments ${app}`,
  cancel: (app) => `It may be cancelled all the same. Look: slipway deployments ${app}`,
  editEnv: (app) => `They may be changed all the same. Look: slipway env list ${app}`,
  deleteTable: (app) => `It may be gone all the same. Look: slipway tables list ${app}`,
};

/** Returns the flags that name the app and the platform, as they are given, for a command that can be copied. */
export function appFlags({ flags }: Given): string {
  const named = ['org', 'project', 'app', 'base-url', 'email', 'data'].filter(
    (name) => typeof flags[name] === 'string',
  );
  return named.map((name) => `--${name} ${flags[name]}`).join(' ');
}

/** Adds to the refusal of an app without tables how to get one with them. */
function forTables(thrown: unknown, given: Given, app: string): unknown {
  const isType = thrown instanceof SlipwayError && thrown.call?.status === 422 && TYPE_REFUSAL.test(thrown.message);
  if (!isType) return thrown;
  const other = appFlags({ ...given, flags: { ...given.flags, app: nameWithTables(app) } });
  const remedy = `Deploy another app, and create its table:\n  slipway deploy ${other} --app-type api\n  slipway tables create TABLE ${other}`;
  return thrown.with({ remedy });
}

/** A name for a second app, beside a static site, that can have tables. */
export function nameWithTables(app: string): string {
  return `${app.slice(0, 60)}-kv`;
}

const TYPE_REFUSAL = /cannot use the key-value store/;

/** A flag's value. Throws `missing_input`. */
export function required(given: Given, name: string): string {
  const value = given.flags[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new SlipwayError('missing_input', `--${name} is missing`, {
    input: name,
    remedy: AT_FILE.has(name)
      ? `Add --${name}, or write ${PROJECT_FILE} in the checkout: slipway init`
      : `Name it: --${name} VALUE. Add --help to see the flags.`,
  });
}

/** Flags that the project file has too. */
const AT_FILE: ReadonlySet<string> = new Set(['org', 'project', 'app']);
