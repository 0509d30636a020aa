import { createTokenProvider } from '../../api/identity/provider.ts';
import type { TokenSource } from '../../api/identity/source.ts';
import { OPERATOR_OPERATIONS, type OperatorCall } from '../../api/operator.ts';
import { createTransport } from '../../api/transport.ts';
import { SlipwayError } from '../../base/errors.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { nearest } from '../../base/near.ts';
import { cleanLine } from '../../base/text.ts';
import { codeOf } from '../flags/command.ts';
import { appFlags, type Flags, type Given, missingInput, textOf } from '../flags/flags.ts';
import { PROJECT_FILE, withProject } from '../project/project-file.ts';
import { recordsIn } from '../terminal/app-words.ts';
import { type AskingParts, askingParts, inTerminal, unreachedName } from '../terminal/asking.ts';
import { type Io, progress } from '../terminal/io.ts';
import { chosenIdentity, identityOf, localPlatform, REMOTE_FLAGS } from './remote.ts';
import { EMAIL_FLAG, nameOf, ownTokens } from './running.ts';

/** Flags of every command about one app of a platform. `.slipway.json` has the default of the first three. */
export const APP_FLAGS = {
  org: { value: 'ORG', text: 'the organization' },
  project: { value: 'PROJECT', text: 'the project' },
  app: { value: 'APP', text: "the app's ID" },
  ...REMOTE_FLAGS,
  ...EMAIL_FLAG,
} as const satisfies Flags;

export const APP_GROUPS = {
  'The app (default: that of the checkout)': ['org', 'project', 'app'],
  'Another platform than the local one': ['base-url', 'id-token-command', 'id-token'],
} as const;

export interface OperatorInput {
  readonly table?: string;
  readonly hook?: string;
  readonly deployID?: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: JsonObject;
}

interface Opened {
  readonly ask: Ask;
  readonly baseUrl: string;
  readonly source: TokenSource;
  /** Undefined if no other platform could be meant. */
  readonly name: string | undefined;
}

/** Asks one platform, with one identity. A call that changes something is sent once. If its answer is lost, the remedy names the command that shows its effect. */
export type Ask = (name: OperatorCall, asked?: Asked) => Promise<JsonObject>;

export type AskApp = (name: OperatorCall, input?: OperatorInput) => Promise<JsonObject>;

/**
 * Opens the app of the flags, of `.slipway.json`, or of the folder on this machine. Throws `missing_input`, `invalid_file`,
 * `platform_not_running`. A call throws `refused`, `unreachable`, `service_error`, …
 */
export async function openApp(given: Given, io: Io, asking?: AskingParts): Promise<AskApp> {
  const found = await withProject(given, io);
  const named = found.flags['base-url'] === undefined ? await withLocal(found, io) : found;
  const [orgID, projectID, appID] = [required(named, 'org'), required(named, 'project'), required(named, 'app')];
  const { ask, name: platform } = await openPlatform(named, io, asking);
  const key = { orgID, projectID, appID };
  // Another repository may have a folder of the same name.
  const isGuessed = named !== found && found.flags.app === undefined;
  let ownership: Promise<void> | undefined;
  const isNamed = ['org', 'project', 'app'].every((name) => given.flags[name] !== undefined);
  const words = [`App ${[orgID, projectID, appID].map((name) => cleanLine(name, 63)).join('/')}`, platform];
  let isSaid = isNamed && platform === undefined;
  return async (name, { body, query, ...parameters } = {}) => {
    const explained = async (thrown: unknown) => {
      throw await withNextStep(forTables(thrown, given, appID), name, given, key, ask);
    };
    // A call after which something is different.
    if (OPERATOR_OPERATIONS[name].route.method !== 'GET') {
      if (isGuessed) ownership ??= refuseOther(ask, key, io).catch(explained);
      await ownership;
      if (!isSaid) progress(io, `  ${words.filter((each) => each !== undefined).join(' on ')}\n`);
      isSaid = true;
    }
    return ask(name, { parameters: { ...key, ...parameters }, query, body }).catch(explained);
  };
}

/** A command that names its app, or asks about none, needs no code that reads the checkout. */
async function withLocal(given: Given, io: Io): Promise<Given> {
  const { org, project, app } = given.flags;
  if (app !== undefined && (org ?? project) !== undefined) return given;
  return (await import('../project/local-names.ts')).withLocalApp(given, io);
}

/** Throws `app_of_another_repository` if an app that only the name of a folder named belongs to another repository. */
async function refuseOther(ask: Ask, app: Record<'orgID' | 'projectID' | 'appID', string>, io: Io): Promise<void> {
  const { checkoutNames } = await import('../project/git-context.ts');
  const { isSameRepository, notOurs } = await import('../../deploy/ownership.ts');
  const { repository } = await ask('readApp', { parameters: app });
  const own = await checkoutNames(io);
  const [root = io.cwd] = own;
  if (isSameRepository(String(repository), own, 'https://github.com')) return;
  throw notOurs(app.appID, String(repository), root).with({
    input: undefined,
    remedy: `Only the name of the folder named the app. If it is meant all the same: --app ${app.appID}`,
  });
}

/** Returns a refusal with the next step as its remedy: for a name that does not exist, the one that was most likely meant. */
async function withNextStep(
  thrown: unknown,
  name: OperatorCall,
  given: Given,
  { orgID, projectID, appID }: Readonly<Record<'orgID' | 'projectID' | 'appID', string>>,
  ask: Ask,
): Promise<unknown> {
  if (!(thrown instanceof SlipwayError)) return thrown;
  const code = codeOf(thrown);
  const flags = appFlags(given);
  const next = NEXT[`${code} ${name}`] ?? NEXT[code];
  if (next) return thrown.with({ remedy: next(flags, appID, thrown.message) });
  if (code !== 'app_not_found' || thrown.call?.status !== 404) return thrown;
  const listed = await ask('listApps', { parameters: { orgID }, query: { limit: '100' } }).catch(() => ({}));
  const known = recordsIn(listed, 'apps');
  const elsewhere = known.find((app) => app.appID === appID && app.project !== projectID);
  if (elsewhere) return thrown.with({ remedy: `It is in another project: --project ${nameIn(elsewhere, 'project')}` });
  const own = known.filter(({ project }) => project === projectID).map((app) => nameIn(app, 'appID'));
  const [near] = nearest(appID, own);
  if (near !== undefined) return thrown.with({ remedy: `Did you mean "${near}"? Write --app ${near}` });
  const others = known.length === 0 ? '' : `\nOr name one of the organization's apps: slipway apps --org ${orgID}`;
  return thrown.with({ remedy: `Deploy it first: slipway deploy ${flags}`.trimEnd() + others });
}

function nameIn(record: JsonObject, field: string): string {
  return cleanLine(String(record[field]), 63);
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

/** Returns the runtime variables of the app that the flags name, with the credentials of its function role. `changes`: to change something with them. */
export async function runtimeOf(given: Given, io: Io, changes: boolean): Promise<Readonly<Record<string, string>>> {
  const ask = await openApp(given, changes ? io : { ...io, quiet: true });
  const { variables } = await ask('runtime', { body: {} });
  const entries = isObject(variables) ? Object.entries(variables) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Asks once, for a call that may belong to no app. */
export async function askPlatform(given: Given, io: Io, name: OperatorCall, asked: Asked = {}): Promise<JsonObject> {
  return (await openPlatform(await withProject(given, io), io)).ask(name, asked);
}

/** Opens the platform that the flags name: that of `--base-url`, else the one of this machine. `given` has the names of the project file. */
export async function openPlatform(given: Given, io: Io, asking?: AskingParts): Promise<Opened> {
  const local = await localPlatform(given, io);
  const { baseUrl, source } = local
    ? { baseUrl: local.baseUrl, source: identityOf(given) ?? ownTokens(local) }
    : await remotePlatform(given, io);
  const parts = asking ?? (await askingParts(io));
  const send = createTransport({ ...parts, baseUrl, tokens: createTokenProvider(source, parts) });
  const ask: Ask = async (name, { parameters = {}, query = {}, body } = {}) => {
    try {
      return await send(OPERATOR_OPERATIONS[name], { parameters, query, body });
    } catch (thrown) {
      if (!(thrown instanceof SlipwayError)) throw thrown;
      const isLost = thrown.call?.outcome === 'unknown' && thrown.call.method !== 'GET';
      const next = isLost ? AFTER_LOSS[name] : (BY_CODE[`${codeOf(thrown)} ${name}`] ?? BY_CODE[codeOf(thrown)]);
      const remedy = next?.(appFlags(given));
      if (local) throw inTerminal(thrown, remedy ?? unreachedName(thrown, baseUrl));
      const { status, serviceCode } = thrown.call ?? {};
      const isForeign = status === 404 && !serviceCode?.endsWith('not_found');
      const other = isForeign ? FOREIGN : (remedy ?? thrown.remedy);
      // Which of several tokens was used is not evident.
      const isToken = status === 401 || status === 403;
      throw isToken
        ? thrown.with({ remedy: `${other ?? ''}\nThe call used the ${source.description}.` })
        : thrown.with({ remedy: other });
    }
  };
  return { ask, name: local?.isOneOfMany ? nameOf(local) : undefined, baseUrl, source };
}

async function remotePlatform(given: Given, io: Io): Promise<Pick<Opened, 'baseUrl' | 'source'>> {
  const { parseBaseUrl } = await import('../../deploy/inputs/urls.ts');
  const baseUrl = parseBaseUrl(String(given.flags['base-url']));
  const source = chosenIdentity(given, baseUrl, io);
  if (source) return { baseUrl, source };
  const remedy =
    `Sign in: slipway login ${baseUrl}\n` +
    'Or name a command that prints one: --id-token-command "COMMAND". Or give the token itself: --id-token TOKEN. For a platform on this machine, name its data directory: --data DIR.';
  throw missingInput(`--id-token-command is missing: ${baseUrl} asks for an ID token`, remedy, 'id-token-command');
}

const FOREIGN =
  'Only a platform of Slipway has this call. Check the URL, without a path that belongs to a proxy or a page: --base-url';

interface Asked {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: JsonObject | undefined;
}

function see(command: string): (flags: string) => string {
  return (flags) => `See those that there are: slipway ${command} ${flags}`.trimEnd();
}

/** The next step after refusals that no name of an app explains, by code, or by code and call. With the flags that name the app. */
const BY_CODE: Readonly<Record<string, (flags: string) => string>> = {
  organization_not_found: () => 'Name one that has apps: slipway apps, without --org, names yours',
  'not_found endMachine': see('whoami --machines'),
  'not_found setMember': see('members'),
  'not_found setProjectMember': see('members'),
  'not_found setAppMember': see('members'),
  'not_found removeTarget': see('notify list'),
  'not_found testTarget': see('notify list'),
  'not_found removeHook': see('hooks list'),
  'not_found revokeToken': see('tokens list'),
};

/** The next step after refusals, by code, or by code and call. With the flags of the app, its ID, and the message. */
const NEXT: Readonly<Record<string, (flags: string, app: string, message: string) => string>> = {
  deployment_not_found: see('deployments'),
  release_not_found: see('deployments'),
  table_not_found: see('tables list'),
  app_deleted: (flags, app, message) =>
    /can be restored/.test(message)
      ? `Bring it back: slipway apps restore ${[app, flags.replace(/--app \S+ ?/, '')].join(' ').trimEnd()}`
      : 'It cannot be restored any more. Deploy under another name: slipway deploy --app NAME',
  'conflict createTable': (flags) =>
    `${see('tables list')(flags)}\n${`Delete one: slipway tables delete TABLE ${flags}`.trimEnd()}`,
  'release_not_found rollback': (flags, _app, message) =>
    message.includes('before the live one')
      ? 'Deploy again: the release that is live is kept then, and can be gone back to.'
      : see('deployments')(flags),
  'conflict cancel': (flags) => `See how it ended: slipway deployments ${flags}`.trimEnd(),
  'conflict restoreApp': (flags) =>
    `Those that are: slipway apps list --deleted ${flags.replace(/--app \S+ ?/, '')}`.trimEnd(),
};

/** The command that shows whether a call took effect, if that is unknown. */
const AFTER_LOSS: Partial<Record<OperatorCall, (app: string) => string>> = {
  rollback: (app) =>
    `It may have switched all the same: look at the site first, for a second one goes one release further back.\nOne that names its release may be repeated: slipway rollback ${app} --to DEPLOYID`,
  createTable: (app) =>
    `It may have been made all the same, and then its token is lost. Look: slipway tables list ${app}\nIf it is there, delete it and create it again.`,
  redeploy: (app) => `It may be queued all the same. Look: slipway deployments ${app}`,
  cancel: (app) => `It may be cancelled all the same. Look: slipway deployments ${app}`,
  restoreApp: (app) => `It may be restored all the same. Look: slipway settings ${app}`,
  editEnv: (app) => `They may be changed all the same. Look: slipway env list ${app}`,
  addHook: (app) => `It may be added all the same, and then its secret is lost. Look: slipway hooks list ${app}`,
  removeHook: (app) => `It may be gone all the same. Look: slipway hooks list ${app}`,
  rotateSecret: () => 'It may seal all the same. Look: slipway secret status',
  addTarget: () => 'It may be added all the same. Look: slipway notify list',
  removeTarget: () => 'It may be gone all the same. Look: slipway notify list',
  testTarget: () => 'It may be sent all the same. Look: slipway notify deliveries',
  redeliver: () => 'It may be sent all the same. Look: slipway notify deliveries',
  deleteTable: (app) => `It may be gone all the same. Look: slipway tables list ${app}`,
};

/** Adds to the refusal of a static app how it can have tables. */
function forTables(thrown: unknown, given: Given, app: string): unknown {
  const isType = thrown instanceof SlipwayError && thrown.call?.status === 422 && TYPE_REFUSAL.test(thrown.message);
  if (!isType) return thrown;
  const flags = appFlags({ ...given, flags: { ...given.flags, app } });
  const remedy = `Deploy it as a server, and create its table:\n  slipway deploy ${flags} --app-type api\n  slipway tables create TABLE ${flags}`;
  return thrown.with({ remedy });
}

const TYPE_REFUSAL = /cannot use the key-value store/;

/** A flag's value. Throws `missing_input`. */
export function required(given: Given, name: string): string {
  const value = given.flags[name];
  if (typeof value === 'string' && value !== '') return value;
  const remedy = AT_FILE.has(name)
    ? `Add --${name}, or write ${PROJECT_FILE} in the checkout: slipway init`
    : `Name it: --${name} VALUE. Add --help to see the flags.`;
  throw missingInput(`--${name} is missing`, remedy, name);
}

const AT_FILE: ReadonlySet<string> = new Set(['org', 'project', 'app']);

/** Organizations that an error names. */
const NAMED = 10;

/** `--org`, or the only organization, or on this machine that of apps without a name. Undefined if there is none yet. */
export async function organizationOf(given: Given, ask: Ask, io: Io): Promise<string | undefined> {
  const named = textOf(given, 'org');
  if (named !== undefined) return named;
  const { LOCAL } = await import('../project/local-names.ts');
  const answer = await ask('listOrganizations', { query: { limit: String(NAMED) } });
  const names = Array.isArray(answer.organizations)
    ? answer.organizations.map((name) => cleanLine(String(name), 63))
    : [];
  const [only] = names;
  if (only === undefined) return undefined;
  if (names.length === 1 && answer.nextCursor === null) return only;
  if (given.flags['base-url'] === undefined && names.includes(LOCAL.org)) {
    const others = names.filter((name) => name !== LOCAL.org);
    progress(io, `  Organization ${LOCAL.org}. Others: --org ${others.join(', ')}\n`);
    return LOCAL.org;
  }
  const remedy = `Name one of your organizations: ${names.join(', ')}${answer.nextCursor === null ? '' : ', …'}`;
  throw missingInput('--org is missing', remedy, 'org');
}

/** Opens the platform that the flags or the project file name, and its organization as `organizationOf` finds it. */
export async function openOrganization(asked: Given, io: Io) {
  const given = await withProject(asked, io);
  const { ask } = await openPlatform(given, io);
  return { given, ask, orgID: await organizationOf(given, ask, io) };
}
