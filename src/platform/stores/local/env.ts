import type { AppKey } from '../../shared/types.ts';
import type { EnvRows, LockedEnv, StoredEnv } from '../rows/apps.ts';
import { numberOf, numberOrNull, type Row, textOf, textOrNull } from '../rows/columns.ts';
import { BY_KEY, type Engine, keyOf, keyOfRow, PRESENT_BY_KEY, type Work } from '../rows/engine.ts';
import type { Keyring } from '../rows/keyring.ts';
import { openText, sealText, variableSealName } from '../rows/sealing.ts';
import type { EnvChanges } from '../rows/state.ts';

/** Keeps each variable of an app in a row. */
export function createLocalEnv(engine: Engine, keyring: Keyring): EnvRows {
  const ofKey = engine.prepare(`SELECT e.name, e.value, e.is_sealed, e.changed_at, e.changed_by FROM env e
    JOIN apps a ON a.id = e.app WHERE a.${BY_KEY.replaceAll(' AND ', ' AND a.')} ORDER BY e.name`);
  const ofApp = engine.prepare(
    'SELECT name, value, is_sealed, changed_at, changed_by FROM env WHERE app = $1 ORDER BY name',
  );
  const find = engine.prepare(`SELECT *, :now AS now FROM apps WHERE ${PRESENT_BY_KEY}`);
  const clock = engine.prepare('SELECT :now AS now');
  const clear = engine.prepare('DELETE FROM env WHERE app = $1');
  const insert = engine.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, changed_by)
    VALUES ($1, $2, $3, 1, $4, $5)`);
  const stored = (key: AppKey, rows: readonly Row[]): StoredEnv => ({
    env: variablesOf(keyring, key, rows),
    changes: envChangesOf(rows),
  });
  const locked = function* (app: Row, now: number): Work<LockedEnv> {
    const [id, key] = [numberOf(app, 'id'), keyOfRow(app)];
    const { rows } = yield* ofApp(id);
    return { ...stored(key, rows), key, app: id, subdomain: textOf(app, 'subdomain'), now };
  };
  return {
    *read(key) {
      return stored(key, (yield* ofKey(...keyOf(key))).rows);
    },
    *lock(key) {
      const [app] = (yield* find(...keyOf(key))).rows;
      return app && (yield* locked(app, numberOf(app, 'now')));
    },
    *lockOf(app) {
      return yield* locked(app, numberOf((yield* clock()).rows[0] ?? {}, 'now'));
    },
    *store({ app, key }, env, changes) {
      yield* clear(app);
      for (const [name, value] of Object.entries(env)) {
        const { at = null, by = null } = changes.get(name) ?? {};
        yield* insert(app, name, sealText(keyring, 'variables', variableSealName(key, name), value), at, by);
      }
    },
  };
}

export function envChangesOf(rows: readonly Row[]): EnvChanges {
  return new Map(
    rows.map((row) => [
      textOf(row, 'name'),
      { at: numberOrNull(row, 'changed_at'), by: textOrNull(row, 'changed_by') },
    ]),
  );
}

/** Opens the variables of an app. Throws `unsupported_data` if no key opens them. */
export function variablesOf(keyring: Keyring, key: AppKey, rows: readonly Row[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.map((row) => {
      const [name, value] = [textOf(row, 'name'), textOf(row, 'value')];
      const isSealed = numberOf(row, 'is_sealed') === 1;
      return [name, isSealed ? openText(keyring, 'variables', variableSealName(key, name), value) : value];
    }),
  );
}
