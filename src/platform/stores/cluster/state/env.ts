import type { AppKey } from '../../../shared/types.ts';
import type { EnvRows, LockedEnv, StoredEnv } from '../../rows/apps.ts';
import { numberOf, type Row, textOf } from '../../rows/columns.ts';
import { BY_KEY, type Engine, keyOf, keyOfRow, PRESENT_BY_KEY } from '../../rows/engine.ts';
import type { Keyring } from '../../rows/keyring.ts';
import { openText, sealText, variableSealName } from '../../rows/sealing.ts';
import { changesJson, type EnvChange, variablesJson } from '../../rows/state.ts';

// Locks the row, also if it does not exist yet.
const lockEnv = (which: string) => `WITH found AS (SELECT id, org, project, app_id, subdomain FROM apps WHERE ${which})
  INSERT INTO env (app, variables) SELECT id, '{}' FROM found ON CONFLICT (app) DO UPDATE SET variables = env.variables
  RETURNING app, variables, changes, :now AS now, (SELECT subdomain FROM found) AS subdomain`;

/** Keeps all variables of an app in one row. */
export function createClusterEnv(engine: Engine, keyring: Keyring): EnvRows {
  const read = engine.prepare(`SELECT e.variables, e.changes FROM env e JOIN apps a ON a.id = e.app WHERE ${BY_KEY}`);
  const lock = engine.prepare(lockEnv(PRESENT_BY_KEY));
  const lockOf = engine.prepare(lockEnv('id = $1'));
  const store = engine.prepare('UPDATE env SET variables = $2, changes = $3 WHERE app = $1');
  const stored = (key: AppKey, row: Row): StoredEnv => ({
    env: openVariables(keyring, key, textOf(row, 'variables')),
    changes: new Map(Object.entries(JSON.parse(textOf(row, 'changes')) as Record<string, EnvChange>)),
  });
  const locked = (key: AppKey, row: Row): LockedEnv => {
    const subdomain = textOf(row, 'subdomain');
    return { ...stored(key, row), key, app: numberOf(row, 'app'), subdomain, now: numberOf(row, 'now') };
  };
  return {
    *read(key) {
      const [row] = (yield* read(...keyOf(key))).rows;
      return row && stored(key, row);
    },
    *lock(key) {
      const [row] = (yield* lock(...keyOf(key))).rows;
      return row && locked(key, row);
    },
    *lockOf(app) {
      const [row = {}] = (yield* lockOf(numberOf(app, 'id'))).rows;
      return locked(keyOfRow(app), row);
    },
    *store({ app, key }, env, changes) {
      const sealed = sealText(keyring, 'variables', variableSealName(key), variablesJson(env));
      yield* store(app, sealed, changesJson(changes));
    },
  };
}

/** Opens the variables of a row of `env`. Throws `unsupported_data` if no key opens them. */
export function openVariables(keyring: Keyring, key: AppKey, text: string | null): Readonly<Record<string, string>> {
  if (text === null) return {};
  return JSON.parse(openText(keyring, 'variables', variableSealName(key), text)) as Record<string, string>;
}
