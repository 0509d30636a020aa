import { createTokenProvider } from '../api/identity/provider.ts';
import { OPERATOR_OPERATIONS, type OperatorCall } from '../api/operator.ts';
import { createTransport } from '../api/transport.ts';
import { SlipwayError } from '../base/errors.ts';
import type { JsonObject } from '../base/json.ts';
import { type AskingParts, askingParts, inTerminal } from './asking.ts';
import type { Flags, Given } from './flags.ts';
import type { Io } from './io.ts';
import { EMAIL_FLAG, ownTokens, platformOf } from './running.ts';

/** Flags of every command about one app of a running platform. */
export const APP_FLAGS = {
  org: { value: 'ORG', text: 'the organization' },
  project: { value: 'PROJECT', text: 'the project' },
  app: { value: 'APP', text: "the app's ID" },
  ...EMAIL_FLAG,
} as const satisfies Flags;

export interface OperatorInput {
  readonly table?: string;
  readonly body?: JsonObject;
}

/**
 * Asks the running platform's own front about the app that the flags name. A call that changes something is sent once. If
 * its answer is lost, the error says what to look at. Throws `missing_input`, `platform_not_running`, or how the call
 * ended: `refused`, `unreachable`, `service_error`, …
 */
export async function askOperator(
  given: Given,
  io: Io,
  name: OperatorCall,
  { body, ...named }: OperatorInput = {},
  asking?: AskingParts,
): Promise<JsonObject> {
  const [orgID, projectID, appID] = [required(given, 'org'), required(given, 'project'), required(given, 'app')];
  return askPlatform(given, io, name, { parameters: { orgID, projectID, appID, ...named }, body }, asking);
}

/** Does the same for a call that may belong to no app. */
export async function askPlatform(
  given: Given,
  io: Io,
  name: OperatorCall,
  { parameters = {}, body }: Asked = {},
  asking?: AskingParts,
): Promise<JsonObject> {
  const platform = await platformOf(given, io);
  const parts = asking ?? (await askingParts(io));
  const tokens = createTokenProvider(ownTokens(platform), parts);
  try {
    const send = createTransport({ ...parts, baseUrl: platform.baseUrl, tokens });
    return await send(OPERATOR_OPERATIONS[name], { parameters, body });
  } catch (thrown) {
    const lost = thrown instanceof SlipwayError && thrown.call?.outcome === 'unknown' && thrown.call.method !== 'GET';
    throw inTerminal(thrown, lost ? AFTER_LOSS[name]?.(appFlags(given)) : undefined);
  }
}

interface Asked {
  /** The values of the path's parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: JsonObject | undefined;
}

/** What to look at if it is unknown whether a call took effect. */
const AFTER_LOSS: Partial<Record<OperatorCall, (app: string) => string>> = {
  rollback: (app) =>
    `It may have switched all the same: look at the site first, for a second one goes one release further back.\nOne that names its release may be repeated: slipway rollback ${app} --to DEPLOYID`,
  createTable: (app) =>
    `It may have been made all the same, and then its token is lost. Look: slipway tables list ${app}\nIf it is there, delete it and create it again.`,
  deleteTable: (app) => `It may be gone all the same. Look: slipway tables list ${app}`,
};

function appFlags({ flags }: Given): string {
  const named = ['org', 'project', 'app', 'email', 'data'].filter((name) => typeof flags[name] === 'string');
  return named.map((name) => `--${name} ${flags[name]}`).join(' ');
}

/** A flag's value. Throws `missing_input`. */
export function required(given: Given, name: string): string {
  const value = given.flags[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new SlipwayError('missing_input', `--${name} is missing`, {
    input: name,
    remedy: 'Add --help to see the flags.',
  });
}
