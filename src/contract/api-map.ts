import type { JsonObject } from '../base/json.ts';
import type { SeenError } from './error-reader.ts';
import type { MappedAnswer } from './reader.ts';
import type { RouteName } from './routes.ts';
import type { StatusFamily } from './status.ts';

/* The names that a map may have (input `api-map`). Its parser, its JSON schema and its page are made from these tables. */

/** Fields of each answer. `list` and `cursor` are looked for in the whole answer, and the other fields of a list in each entry. */
export const ANSWER_FIELDS = {
  createApp: ['id', 'name', 'type', 'subdomain', 'state', 'url'],
  updateApp: ['id', 'name', 'type', 'subdomain', 'state', 'url'],
  replaceEnv: [],
  listEnvironments: ['list', 'id', 'name', 'state', 'url'],
  deploy: ['id', 'status', 'stage', 'branch', 'commit', 'url', 'createdAt', 'supersededBy'],
  listDeployments: ['list', 'cursor', 'id', 'status', 'stage', 'branch', 'commit', 'url', 'createdAt', 'supersededBy'],
  readFailure: ['stage', 'code', 'message', 'exitCode', 'signal', 'log', 'diagnostics'],
} as const satisfies Record<RouteName, readonly string[]>;

/** Calls whose request a map can make, and the fields that its expression gets. The request of a list is its query. */
export const REQUEST_FIELDS = {
  createApp: ['name', 'type', 'repository', 'branch', 'buildCommand', 'outputDirectory', 'region', 'noindex'],
  updateApp: ['repository', 'branch', 'buildCommand', 'outputDirectory', 'region', 'noindex'],
  replaceEnv: ['env'],
  deploy: ['branch', 'commit'],
  listDeployments: ['limit', 'cursor'],
} as const satisfies Partial<Record<RouteName, readonly string[]>>;

export const ERROR_FIELDS = ['code', 'message', 'requestID'] as const;
export const MAP_SECTIONS = ['answers', 'requests', 'statuses', 'errors'] as const;

/** A map that is ready to use. An expression that cannot be evaluated throws `invalid_input`, which names its line. */
export interface ApiMap {
  /** By `normalWord`. */
  readonly statuses: ReadonlyMap<string, StatusFamily>;
  /** Returns the request to send instead of `ours`. Undefined if the map does not name the call. */
  request(call: RouteName, ours: JsonObject, variables: JsonObject): Promise<JsonObject | undefined>;
  /** Returns the values that the map finds in an answer. Undefined if the map does not name the call. */
  answer(call: RouteName, body: unknown): Promise<MappedAnswer | undefined>;
  error(body: unknown, read: SeenError): Promise<SeenError>;
}
