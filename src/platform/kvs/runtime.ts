import { type Clock, type Every, systemEvery } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { KVS_REGION, KVS_VARIABLE_PREFIX } from '../../contract/limits.ts';
import type { AppKey } from '../shared/types.ts';
import type { Act } from '../stores/audit.ts';
import type { FunctionRoles, RoleCredentials } from './roles.ts';
import type { Tables } from './tables.ts';

/** By name. */
type Variables = Readonly<Record<string, string>>;

/** The variables with the credentials of one instance, which end when this is disposed. Disposing never rejects. */
export interface InstanceCredentials extends AsyncDisposable {
  readonly variables: Variables;
}

interface RuntimeParts {
  readonly tables: Pick<Tables, 'injected'>;
  readonly roles: Pick<FunctionRoles, 'issue' | 'renew' | 'revoke'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
  readonly every?: Every | undefined;
}

/** The variables that `openCredentials` returns. */
export const CREDENTIAL_NAMES = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'AWS_REGION'];
/** Milliseconds between two renewals of an instance's credentials: a small part of their lifetime, so that some may fail. */
const RENEW_EVERY = 60 * 60_000;

export type Runtime = ReturnType<typeof createRuntime>;

/** What the functions of apps get of the key-value store. Each method rejects with `Refusal`. */
export function createRuntime({ tables, roles, clock, log, every = systemEvery }: RuntimeParts) {
  const issue = async (app: AppKey, act?: Act) => {
    const { environmentID } = await tables.injected(app);
    return roles.issue(environmentID, clock.now(), act);
  };
  /** Returns the `SERVICE_KVS_…` variables alone. They change only if a table is created or deleted. */
  const tableVariables = async (app: AppKey, kvsUrl: string): Promise<Variables> => {
    const { variables: tokens } = await tables.injected(app);
    if (Object.keys(tokens).length === 0) return {};
    return { [`${KVS_VARIABLE_PREFIX}URL`]: kvsUrl, [`${KVS_VARIABLE_PREFIX}REGION`]: KVS_REGION, ...tokens };
  };
  return {
    tableVariables,
    /**
     * Returns the variables that the platform injects into an app's function (spec 2.5): the `SERVICE_KVS_…` variables and
     * new credentials of its function role, which nothing renews and nothing ends before they expire. Empty if the app has no table,
     * because the KVS is then not active (spec 1.9).
     */
    async runtimeVariables(app: AppKey, kvsUrl: string, act: Act): Promise<Variables> {
      const variables = await tableVariables(app, kvsUrl);
      if (Object.keys(variables).length === 0) return {};
      return { ...variables, ...variablesOf(await issue(app, act)) };
    },
    /**
     * Issues credentials of the app's function role to one running instance. The platform renews them until the result is disposed,
     * and then revokes them. If the platform is killed meanwhile, they expire.
     */
    async openCredentials(app: AppKey): Promise<InstanceCredentials> {
      const role = await issue(app);
      const named = { org: app.org, project: app.project, app: app.appID };
      let hasEnded = false;
      const renew = async () => {
        try {
          if ((await roles.renew(role.accessKeyID, clock.now())) || hasEnded) return;
          // Newer credentials of the app environment have replaced them.
          log('warn', 'function_role_gone', named);
        } catch (error) {
          log('warn', 'function_role_not_renewed', { ...named, reason: String(error) });
        }
      };
      const stop = every(RENEW_EVERY, () => void renew());
      return {
        variables: variablesOf(role),
        async [Symbol.asyncDispose]() {
          if (hasEnded) return;
          hasEnded = true;
          stop();
          await roles.revoke(role.accessKeyID).catch((error: unknown) => {
            log('warn', 'function_role_not_revoked', { ...named, reason: String(error) });
          });
        },
      };
    },
  };
}

function variablesOf({ accessKeyID, secret, sessionToken }: RoleCredentials): Variables {
  return {
    AWS_ACCESS_KEY_ID: accessKeyID,
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_SESSION_TOKEN: sessionToken,
    AWS_REGION: KVS_REGION,
  };
}
