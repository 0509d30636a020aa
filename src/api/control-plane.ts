import { SlipwayError } from '../base/errors.ts';
import {
  decodeApp,
  decodeDeployed,
  decodeDeployments,
  decodeEnvironments,
  decodeUpdatedApp,
} from '../contract/answers.ts';
import type { AppPath, CreateAppBody, DeployBody, UpdateAppBody } from '../contract/control-plane.ts';
import { decodeFailure } from '../contract/failure-reader.ts';
import { ROUTES } from '../contract/routes.ts';
import type {
  DeploymentsPage,
  SeenApp,
  SeenDeployment,
  SeenEnvironment,
  SeenFailure,
  SeenUpdate,
} from '../contract/seen.ts';
import type { Operation, Transport } from './transport.ts';

/** The seven calls (spec 4.A), declared. */
export const OPERATIONS = {
  createApp: { doing: 'create the app', route: ROUTES.createApp, mayRepeat: false, decode: decodeApp },
  updateApp: { doing: 'update the app', route: ROUTES.updateApp, mayRepeat: true, decode: decodeUpdatedApp },
  replaceEnv: { doing: 'replace the variables', route: ROUTES.replaceEnv, mayRepeat: true, decode: () => {} },
  listEnvironments: {
    doing: 'read the environments',
    route: ROUTES.listEnvironments,
    mayRepeat: true,
    decode: decodeEnvironments,
  },
  deploy: { doing: 'start the deployment', route: ROUTES.deploy, mayRepeat: false, decode: decodeDeployed },
  listDeployments: {
    doing: 'list the deployments',
    route: ROUTES.listDeployments,
    mayRepeat: true,
    decode: decodeDeployments,
  },
  readFailure: {
    doing: 'read the failure',
    route: ROUTES.readFailure,
    mayRepeat: true,
    decode: decodeFailure,
    takesText: true,
  },
} as const satisfies Record<string, Operation<unknown>>;

export interface CallOptions {
  /** Ends this call alone, with its reason. */
  readonly signal?: AbortSignal | undefined;
}

export interface PostOptions extends CallOptions {
  /** The same for every call that is one and the same wish; default: a new one each call. */
  readonly idempotencyKey?: string | undefined;
}

export interface ListOptions extends CallOptions {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** The control plane as the flow sees it. A failed POST tells by `error.call.outcome` whether it may have happened. */
export interface ControlPlane {
  createApp(body: CreateAppBody, options?: PostOptions): Promise<SeenApp>;
  /** Undefined where the answer shows no app. */
  updateApp(appID: string, body: UpdateAppBody, options?: CallOptions): Promise<SeenUpdate | undefined>;
  /** Replaces the whole set (spec 2.2). */
  replaceEnv(appID: string, env: ReadonlyMap<string, string>, options?: CallOptions): Promise<void>;
  listEnvironments(appID: string, options?: CallOptions): Promise<readonly SeenEnvironment[]>;
  /** Undefined where the answer names no deployment: the list then tells which is new. */
  deploy(appID: string, body: DeployBody, options?: PostOptions): Promise<SeenDeployment | undefined>;
  listDeployments(appID: string, options?: ListOptions): Promise<DeploymentsPage>;
  /** Page by page, until the cursors end, repeat, or 50 pages were read. */
  allDeployments(appID: string, options?: ListOptions): AsyncGenerator<SeenDeployment, void>;
  /** Undefined where the service has no failure record (404). */
  readFailure(appID: string, deployID: string, options?: CallOptions): Promise<SeenFailure | undefined>;
}

const MOST_PAGES = 50;

/** The typed client of one project's control plane. */
export function createControlPlane(transport: Transport, { org, project }: AppPath): ControlPlane {
  const inProject = { orgID: org, projectID: project };
  const inApp = (appID: string) => ({ ...inProject, appID });

  const listDeployments = (appID: string, { limit, cursor, signal }: ListOptions = {}) =>
    transport(OPERATIONS.listDeployments, {
      parameters: inApp(appID),
      query: { limit: limit?.toString(), cursor },
      signal,
    });

  return {
    listDeployments,
    createApp: (body, options = {}) => transport(OPERATIONS.createApp, { parameters: inProject, body, ...options }),
    updateApp: (appID, body, { signal } = {}) =>
      transport(OPERATIONS.updateApp, { parameters: inApp(appID), body, signal }),
    replaceEnv: (appID, env, { signal } = {}) =>
      transport(OPERATIONS.replaceEnv, {
        parameters: inApp(appID),
        body: { env: Object.fromEntries(env) },
        signal,
      }),
    listEnvironments: (appID, { signal } = {}) =>
      transport(OPERATIONS.listEnvironments, { parameters: inApp(appID), signal }),
    deploy: (appID, body, options = {}) => transport(OPERATIONS.deploy, { parameters: inApp(appID), body, ...options }),

    async *allDeployments(appID, options = {}) {
      const seen = new Set<string>();
      let cursor = options.cursor;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const { deployments, nextCursor } = await listDeployments(appID, { ...options, cursor });
        yield* deployments;
        if (nextCursor === undefined || seen.has(nextCursor)) return;
        seen.add(nextCursor);
        cursor = nextCursor;
      }
    },

    async readFailure(appID, deployID, { signal } = {}) {
      try {
        return await transport(OPERATIONS.readFailure, { parameters: { ...inApp(appID), deployID }, signal });
      } catch (error) {
        if (error instanceof SlipwayError && error.call?.status === 404) return undefined;
        throw error;
      }
    },
  };
}
