import { type Clock, type Every, systemEvery } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { KVS_REGION, KVS_VARIABLE_PREFIX } from '../../contract/limits.ts';
import type { AppKey } from '../shared/types.ts';
import type { FunctionRoles, RoleCredentials } from './roles.ts';
import type { Tables } from './tables.ts';

/** By name. */
export type Variables = Readonly<Record<string, string>>;

/** The variables of one running instance. Its credentials end when this is disposed, which never rejects. */
export interface InstanceRuntime extends AsyncDisposable {
  readonly variables: Variables;
}

export interface RuntimeParts {
  readonly tables: Tables;
  readonly roles: FunctionRoles;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
  readonly every?: Every | undefined;
}

/** Milliseconds between two renewals of an instance's credentials: a small part of their lifetime, so that some may fail. */
const RENEW_EVERY = 60 * 60_000;

/** Returns the variables with new credentials, which nothing renews. Empty if the app has no table. Rejects with `Refusal`. */
export async function runtimeVariables(parts: RuntimeParts, app: AppKey, kvsUrl: string): Promise<Variables> {
  return (await issued(parts, app, kvsUrl)).variables;
}

/** Returns the same with credentials that are renewed until the result is disposed. Rejects with `Refusal`. */
export async function openRuntime(parts: RuntimeParts, app: AppKey, kvsUrl: string): Promise<InstanceRuntime> {
  const { variables, role } = await issued(parts, app, kvsUrl);
  if (!role) return { variables, async [Symbol.asyncDispose]() {} };
  const { roles, clock, log, every = systemEvery } = parts;
  const { accessKeyID } = role;
  const named = { org: app.org, project: app.project, app: app.appID };
  let hasEnded = false;
  const renew = async () => {
    try {
      if ((await roles.renew(accessKeyID, clock.now())) || hasEnded) return;
      // Newer credentials of the app environment have replaced it.
      log('warn', 'function_role_gone', named);
    } catch (error) {
      log('warn', 'function_role_not_renewed', { ...named, reason: String(error) });
    }
  };
  const stop = every(RENEW_EVERY, () => void renew());
  return {
    variables,
    async [Symbol.asyncDispose]() {
      if (hasEnded) return;
      hasEnded = true;
      stop();
      await roles.revoke(accessKeyID).catch((error: unknown) => {
        log('warn', 'function_role_not_revoked', { ...named, reason: String(error) });
      });
    },
  };
}

interface Issued {
  readonly variables: Variables;
  /** Undefined if the app has no table, because the KVS is then not active (spec 1.9). */
  readonly role: RoleCredentials | undefined;
}

/** Returns the variables of an app's tables, which are the same for all of its instances. Empty if it has no table. Rejects with `Refusal`. */
export async function tableVariables(
  { tables }: Pick<RuntimeParts, 'tables'>,
  app: AppKey,
  kvsUrl: string,
): Promise<Variables> {
  return ofTables((await tables.injected(app)).variables, kvsUrl);
}

function ofTables(tokens: Variables, kvsUrl: string): Variables {
  if (Object.keys(tokens).length === 0) return {};
  return { [`${KVS_VARIABLE_PREFIX}URL`]: kvsUrl, [`${KVS_VARIABLE_PREFIX}REGION`]: KVS_REGION, ...tokens };
}

async function issued({ tables, roles, clock }: RuntimeParts, app: AppKey, kvsUrl: string): Promise<Issued> {
  const { environmentID, variables: tokens } = await tables.injected(app);
  const shared = ofTables(tokens, kvsUrl);
  if (Object.keys(shared).length === 0) return { variables: shared, role: undefined };
  const role = await roles.issue(environmentID, clock.now());
  const variables = {
    ...shared,
    AWS_ACCESS_KEY_ID: role.accessKeyID,
    AWS_SECRET_ACCESS_KEY: role.secret,
    AWS_SESSION_TOKEN: role.sessionToken,
    AWS_REGION: KVS_REGION,
  };
  return { variables, role };
}
