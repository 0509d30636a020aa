import { isObject } from '../base/json.ts';

/** The file in the data directory by which commands find the platform that runs there. */
export const RUN_FILE = 'run.json';

export interface RunFile {
  /** The process of the platform. */
  readonly pid: number;
  readonly baseUrl: string;
  readonly kvsUrl: string;
  readonly consoleUrl: string;
  readonly issuer: string;
  /** GitHub's runner offers the same pair: GET `requestUrl` + `&audience=…` with `Bearer requestToken` answers an ID token. */
  readonly requestUrl: string;
  readonly requestToken: string;
}

/** Reads the text of a `run.json`. Undefined unless every member is there and has its type. */
export function readRunFile(text: string): RunFile | undefined {
  const value = parsed(text);
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
