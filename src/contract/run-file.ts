import { isObject, parsedJson } from '../base/json.ts';

/** The file in the data directory by which commands find the platform that runs there. */
export const RUN_FILE = 'run.json';

export interface RunFile {
  readonly pid: number;
  readonly baseUrl: string;
  readonly kvsUrl: string;
  readonly consoleUrl: string;
  readonly issuer: string;
  /** GitHub's runner offers the same pair: GET `requestUrl` + `&audience=…` with `Bearer requestToken` answers an ID token. */
  readonly requestUrl: string;
  readonly requestToken: string;
}

/** The file of a node that commands cannot call, because it does not have the role control. */
export const NODE_FILE = 'node.json';

export interface NodeFile {
  readonly roles: readonly string[];
  /** The address at which clients reach a node with the role control. */
  readonly baseUrl: string;
}

/** Reads the text of a `node.json`. Returns undefined unless every member is present and has its type. */
export function readNodeFile(text: string): NodeFile | undefined {
  const value = parsedJson(text);
  if (!isObject(value)) return undefined;
  const { roles, baseUrl } = value;
  if (!Array.isArray(roles) || !roles.every((each) => typeof each === 'string') || !isUrl(baseUrl)) return undefined;
  return { roles, baseUrl };
}

/** Reads the text of a `run.json`. Returns undefined unless every member is present and has its type. */
export function readRunFile(text: string): RunFile | undefined {
  const value = parsedJson(text);
  if (!isObject(value)) return undefined;
  const { pid, baseUrl, kvsUrl, consoleUrl, issuer, requestUrl, requestToken } = value;
  if (typeof pid !== 'number' || !Number.isSafeInteger(pid)) return undefined;
  if (typeof requestToken !== 'string' || requestToken === '') return undefined;
  if (!isUrl(baseUrl) || !isUrl(kvsUrl) || !isUrl(consoleUrl) || !isUrl(issuer) || !isUrl(requestUrl)) return undefined;
  return { pid, baseUrl, kvsUrl, consoleUrl, issuer, requestUrl, requestToken };
}

function isUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value);
}
