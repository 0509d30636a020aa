import { SlipwayError } from '../base/errors.ts';
import { type JsonObject, present } from '../base/json.ts';
import type { SeenDeployment } from '../contract/answers.ts';
import * as answers from '../contract/answers.ts';
import type { ApiMap } from '../contract/api-map.ts';
import type { AppPath, CreateAppBody, DeployBody, UpdateAppBody } from '../contract/control-plane.ts';
import type { SeenFailure } from '../contract/failure-reader.ts';
import type { Decoder } from '../contract/reader.ts';
import { ROUTES, type RouteName } from '../contract/routes.ts';
import { explainFields } from './field-errors.ts';
import type { OperationInput, Transport } from './transport.ts';

/** The purposes of the seven calls (spec 4.A), in words that follow "Could not". */
const DOING: Readonly<Record<RouteName, string>> = {
  createApp: 'create the app',
  updateApp: 'update the app',
  replaceEnv: 'replace the variables',
  listEnvironments: 'read the environments',
  deploy: 'start the deployment',
  listDeployments: 'list the deployments',
  readFailure: 'read the failure',
};

/** Few deploys need it, so none loads it before its first request. */
const decodeFailure = async (...given: Parameters<Decoder<SeenFailure>>): Promise<SeenFailure> =>
  (await import(/* webpackChunkName: "failure" */ '../contract/failure-reader.ts')).decodeFailure(...given);

interface PostOptions {
  /** Give the same key for every repetition of one call. Default: a new one for each call. */
  readonly idempotencyKey?: string | undefined;
}

export interface ListOptions {
  /** Ends this call alone, with its reason. */
  readonly signal?: AbortSignal | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  /** The address of a page, as the page before named it. `limit` and `cursor` are not sent then. */
  readonly page?: string | undefined;
}

export type ControlPlane = ReturnType<typeof createControlPlane>;

const MOST_PAGES = 50;

/**
 * Makes the client of one project's control plane. `map` translates requests and answers, if the service has other ones. After a
 * failed POST, `error.call.outcome` says whether it may have acted.
 */
export function createControlPlane(transport: Transport, { org, project }: AppPath, map?: ApiMap) {
  const inProject = { orgID: org, projectID: project };
  const inApp = (appID: string) => ({ ...inProject, appID });

  /** Sends one call. `ours`: the body, or the query of a list, before the map. */
  async function ask<T>(name: RouteName, decode: Decoder<T | Promise<T>>, input: OperationInput, ours?: JsonObject) {
    const variables = { org, project, app: input.parameters.appID ?? '' };
    const mapped = ours === undefined ? undefined : await map?.request(name, ours, variables);
    const sent = mapped ?? ours;
    const route = ROUTES[name];
    const isList = route.method === 'GET';
    return transport(
      {
        doing: DOING[name],
        route,
        mayRepeat: route.method !== 'POST',
        takesText: name === 'readFailure',
        decode: async (body, call, headers) => decode(body, call, headers, await map?.answer(name, body)),
      },
      {
        ...input,
        ...(sent === undefined ? {} : isList ? { query: queryOf(sent) } : { body: sent }),
        readError: map && ((body, read) => map.error(body, read)),
        explain:
          sent === undefined || isList
            ? undefined
            : (said, status) =>
                status === 400 || status === 422 ? explainFields(said, { name, ours: ours ?? {}, sent }) : undefined,
      },
    );
  }

  const listDeployments = (appID: string, { limit, cursor, page, signal }: ListOptions = {}) => {
    const query = page === undefined ? present({ limit: limit?.toString(), cursor }) : undefined;
    return ask('listDeployments', answers.decodeDeployments, { parameters: inApp(appID), page, signal }, query);
  };

  return {
    listDeployments,
    createApp: (body: CreateAppBody, options?: PostOptions) =>
      ask('createApp', answers.decodeApp, { parameters: inProject, ...options }, body),
    /** Returns undefined if the answer shows no app. */
    updateApp: (appID: string, body: UpdateAppBody) =>
      ask('updateApp', answers.decodeUpdatedApp, { parameters: inApp(appID) }, body),
    /** Replaces the whole set (spec 2.2). */
    replaceEnv: (appID: string, env: ReadonlyMap<string, string>) =>
      ask('replaceEnv', answers.decodeEnv, { parameters: inApp(appID) }, { env: Object.fromEntries(env) }),
    listEnvironments: (appID: string) =>
      ask('listEnvironments', answers.decodeEnvironments, { parameters: inApp(appID) }),
    /** Reads the environments, and whatever the answer shows of the app. No call reads an app (spec 4.A). */
    lookUp: (appID: string) => ask('listEnvironments', answers.decodeLookUp, { parameters: inApp(appID) }),
    /** Returns undefined if the answer names no deployment; then the list shows which one is new. */
    deploy: (appID: string, body: DeployBody, options?: PostOptions) =>
      ask('deploy', answers.decodeDeployed, { parameters: inApp(appID), ...options }, { ...body }),

    /**
     * Reads page by page, until the cursors and links to next pages end or repeat, at most 50 pages. `onPage` is called for each.
     * Throws `redirected` if the next page is of another server.
     */
    async *allDeployments(
      appID: string,
      options: ListOptions & { readonly onPage?: (() => void) | undefined } = {},
    ): AsyncGenerator<SeenDeployment, void> {
      const seen = new Set<string>();
      let { cursor, page } = options;
      for (let read = 0; read < MOST_PAGES; read += 1) {
        const { deployments, nextCursor, nextPage } = await listDeployments(appID, { ...options, cursor, page });
        options.onPage?.();
        yield* deployments;
        const next = nextCursor ?? nextPage;
        if (next === undefined || seen.has(next)) return;
        seen.add(next);
        cursor = nextCursor;
        page = nextCursor === undefined ? nextPage : undefined;
      }
    },

    /** Returns undefined if the service has no failure record (404). */
    async readFailure(appID: string, deployID: string): Promise<SeenFailure | undefined> {
      try {
        return await ask('readFailure', decodeFailure, { parameters: { ...inApp(appID), deployID } });
      } catch (error) {
        if (error instanceof SlipwayError && error.call?.status === 404) return undefined;
        throw error;
      }
    },
  };
}

/** Makes a query of the members that are texts, numbers and booleans. */
function queryOf(sent: JsonObject): Readonly<Record<string, string>> {
  const values = Object.entries(sent).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return Object.fromEntries(values.map(([name, value]) => [name, String(value)]));
}
