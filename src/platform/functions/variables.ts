import { KVS_APP_TYPES } from '../../contract/limits.ts';
import type { Kvs } from '../kvs/index.ts';
import type { AppKey } from '../shared/types.ts';
import type { StateStore } from '../stores/state.ts';

/*
 * The variables that an instance starts with. Mirrors: spec 2.5, 5.B.
 * By design: the platform's variables replace the app's own of the same name, because an instance whose region or role is another
 * one cannot use its tables. Without a table there are none of the platform's, and the app keeps its own `AWS_…` variables.
 * An instance keeps the variables of its start: after a change, the next instance has the new ones.
 */

export interface VariablesParts {
  readonly apps: Pick<StateStore['apps'], 'find' | 'env'>;
  readonly kvs: Pick<Kvs, 'openRuntime'>;
  /** Where instances reach the key-value store (`kvs-access.ts`). */
  readonly kvsUrl: string;
}

/** The credentials in `env` end when this is disposed. */
export interface InstanceVariables extends AsyncDisposable {
  readonly env: Readonly<Record<string, string>>;
  /** The names of the app's own variables that the platform's replace, in order. Tell the author: the app does not see its values. */
  readonly replaced: readonly string[];
}

/**
 * Returns the variables of a new instance: the app's own, and `SERVICE_KVS_…` and `AWS_…` if the app has a table. Those of a static
 * app, or of one that does not exist, are its own alone. Dispose of the result when the instance has ended, which never rejects.
 * Rejects with `StoreUnavailable`.
 */
export async function openInstanceVariables(parts: VariablesParts, app: AppKey): Promise<InstanceVariables> {
  const { apps, kvs, kvsUrl } = parts;
  const [found, own] = await Promise.all([apps.find(app), apps.env(app)]);
  const isFunction = KVS_APP_TYPES.some((each) => each === found?.type);
  if (!isFunction) return { env: own, replaced: [], async [Symbol.asyncDispose]() {} };
  const runtime = await kvs.openRuntime(app, kvsUrl);
  const replaced = Object.keys(runtime.variables).filter((name) => Object.hasOwn(own, name));
  return {
    env: { ...own, ...runtime.variables },
    replaced: replaced.sort(),
    [Symbol.asyncDispose]: () => runtime[Symbol.asyncDispose](),
  };
}
