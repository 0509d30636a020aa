import { SlipwayError } from '../base/errors.ts';
import { isObject, type JsonObject } from '../base/json.ts';
import { readErrorBody } from '../contract/answers.ts';
import type { Flags, Given } from './flags.ts';
import type { Io } from './io.ts';
import { dataDirOf, findPlatform } from './running.ts';
import { platformToken } from './token.ts';

/** Flags of every command about one app of a running platform. */
export const APP_FLAGS = {
  org: { value: 'ORG', text: 'the organization' },
  project: { value: 'PROJECT', text: 'the project' },
  app: { value: 'APP', text: "the app's ID" },
} as const satisfies Flags;

export interface OperatorCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the app: `tables`, `rollback`. */
  readonly path: string;
  readonly body?: JsonObject;
}

/**
 * Asks the running platform's own front about the app that the flags name. Throws `missing_input`,
 * `platform_not_running`, `unreachable`, or `refused` with the platform's own words.
 */
export async function askOperator(given: Given, io: Io, { method, path, body }: OperatorCall): Promise<JsonObject> {
  const [org, project, app] = (['org', 'project', 'app'] as const).map((name) =>
    encodeURIComponent(required(given, name)),
  );
  const platform = await findPlatform(dataDirOf(given, io));
  const token = await platformToken(platform);
  const url = `${platform.baseUrl}/operator/orgs/${org}/projects/${project}/apps/${app}/${path}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url, {
    method,
    headers,
    signal: io.signal,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer: unknown = await response.json();
  if (response.ok && isObject(answer)) return answer;
  const { message } = readErrorBody(answer);
  throw new SlipwayError('refused', message ?? `The platform answered ${response.status}`, {
    remedy: 'Check --org, --project and --app, and what the message names.',
    call: { method, path: new URL(url).pathname, status: response.status },
  });
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
