import { parsedJson } from '../base/json.ts';
import { count, listOf, membersOf, type ReadBy, text } from '../base/readers.ts';

/** The file in the data directory by which commands find the platform that runs there. */
export const RUN_FILE = 'run.json';
/** The file of a node that commands cannot call, because it does not have the role control. */
export const NODE_FILE = 'node.json';

function url(value: unknown): string | undefined {
  return typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value) ? value : undefined;
}

const runFile = membersOf({
  pid: count,
  baseUrl: url,
  kvsUrl: url,
  consoleUrl: url,
  issuer: url,
  /** GitHub's runner offers the same pair: GET `requestUrl` + `&audience=…` with `Bearer requestToken` answers an ID token. */
  requestUrl: url,
  requestToken: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
});
export type RunFile = ReadBy<typeof runFile>;

const nodeFile = membersOf({
  roles: listOf(100, text(100)),
  /** The address at which clients reach a node with the role control. */
  baseUrl: url,
});
export type NodeFile = ReadBy<typeof nodeFile>;

/** Reads the text of a `run.json`. Returns undefined unless every member is present and has its type. */
export function readRunFile(text: string): RunFile | undefined {
  return runFile(parsedJson(text));
}

/** Reads the text of a `node.json`, as `readRunFile` does. */
export function readNodeFile(text: string): NodeFile | undefined {
  return nodeFile(parsedJson(text));
}
