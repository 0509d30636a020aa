import type { JsonObject } from '../base/json.ts';
import type { Given } from './reader.ts';
import type { RouteName } from './routes.ts';
import type { SeenError } from './seen.ts';
import type { StatusFamily } from './status.ts';

/** The names that a map may have (input `api-map`). Its parser, its JSON schema and its page are made from these tables. */

/** Fields of each answer: an expression finds the value. `list` and `cursor` are read in the whole answer, the others in each entry. */
export const ANSWER_FIELDS = {
  createApp: ['id', 'name', 'type', 'subdomain', 'state', 'url'],
  updateApp: ['id', 'name', 'type', 'subdomain', 'state', 'url'],
  replaceEnv: [],
  listEnvironments: ['list', 'id', 'name', 'state', 'url'],
  deploy: ['id', 'status', 'stage', 'branch', 'commit', 'url', 'createdAt', 'supersededBy'],
  listDeployments: ['list', 'cursor', 'id', 'status', 'stage', 'branch', 'commit', 'url', 'createdAt', 'supersededBy'],
  readFailure: ['stage', 'code', 'message', 'exitCode', 'signal', 'log', 'diagnostics'],
} as const satisfies Record<RouteName, readonly string[]>;

/** Calls whose request a map can make, and what its expression is given. A list's is its query. */
export const REQUEST_FIELDS = {
  createApp: ['name', 'type', 'repository', 'branch', 'buildCommand', 'outputDirectory', 'region'],
  updateApp: ['repository', 'branch', 'buildCommand', 'outputDirectory', 'region'],
  replaceEnv: ['env'],
  deploy: ['branch', 'commit'],
  listDeployments: ['limit', 'cursor'],
} as const satisfies Partial<Record<RouteName, readonly string[]>>;

export const ERROR_FIELDS = ['code', 'message', 'requestID'] as const;
export const STATUS_FAMILIES = [
  'success',
  'failure',
  'cancelled',
  'pending',
] as const satisfies readonly StatusFamily[];
export const MAP_SECTIONS = ['answers', 'requests', 'statuses', 'errors'] as const;

/** A map, ready to use. An expression that cannot be evaluated throws `invalid_input` naming its line. */
export interface ApiMap {
  /** By `normalWord`. */
  readonly statuses: ReadonlyMap<string, StatusFamily>;
  /** Returns what to send instead of `ours`, or undefined if the map does not name the call. */
  request(call: RouteName, ours: JsonObject, variables: JsonObject): Promise<JsonObject | undefined>;
  /** Returns the values that the map takes from an answer, or undefined if it takes none. */
  answer(call: RouteName, body: unknown): Promise<Given | undefined>;
  error(body: unknown, read: SeenError): Promise<SeenError>;
}
