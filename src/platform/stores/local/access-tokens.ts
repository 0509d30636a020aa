import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { type AccessTokenStore, ENDED_KEPT_MS, USED_STEP_MS } from '../access-tokens.ts';
import { accessTokenOf, ofToken } from '../rows/access-tokens.ts';
import { fullPlace, placeCounts } from '../rows/places.ts';
import { createRecorder } from './audit.ts';
import type { Commands } from './commands.ts';

/** Keeps access tokens in the migrated `platform.db`. */
export function createLocalAccessTokens(
  database: DatabaseSync,
  commands: Commands,
  clock: Pick<Clock, 'now'>,
): AccessTokenStore {
  const record = createRecorder(database, clock);
  const removeEnded = database.prepare('DELETE FROM access_tokens WHERE org = ? AND ends_at <= ?');
  const count = database.prepare(`SELECT ${placeCounts('?', '?')} FROM access_tokens WHERE org = ?`);
  const named = database.prepare(
    'SELECT 1 FROM access_tokens WHERE org = ? AND project IS ? AND app_id IS ? AND name = ?',
  );
  const insert = database.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`);
  const byHash = database.prepare('SELECT * FROM access_tokens WHERE hash = ? AND ends_at > ?');
  const byOrg = database.prepare('SELECT * FROM access_tokens WHERE org = ? ORDER BY name, project, app_id');
  const remove = database.prepare('DELETE FROM access_tokens WHERE org = ? AND id = ? RETURNING *');
  const setUsed = database.prepare(
    'UPDATE access_tokens SET used_at = ? WHERE id = ? AND (used_at IS NULL OR used_at <= ?)',
  );

  return {
    create: ({ id, hash, org, project, appID, name, role, maker, madeBy, lifetimeMs }, bounds, act) =>
      commands.write(() => {
        const now = clock.now();
        removeEnded.run(org, now - ENDED_KEPT_MS);
        const of = [project ?? '', project ?? '', appID ?? ''];
        const full = fullPlace(count.get(...of, org) ?? {}, { project, appID }, bounds);
        if (full) return full;
        if (named.get(org, project, appID, name)) return 'name_taken';
        const values = [id, hash, org, project, appID, name, role, maker, madeBy, now, now + lifetimeMs];
        const made = accessTokenOf(insert.get(...values) ?? {});
        record(act, [ofToken(made, 'token.create')]);
        return made;
      }),
    find: (hash) => commands.first(byHash, [hash, clock.now()], accessTokenOf),
    list: (org) => commands.read(() => byOrg.all(org).map(accessTokenOf)),
    revoke: (org, id, act) =>
      commands.write(() => {
        const row = remove.get(org, id);
        if (row) record(act, [ofToken(accessTokenOf(row), 'token.revoke')]);
        return row !== undefined;
      }),
    async used(id) {
      const now = clock.now();
      await commands.write(() => void setUsed.run(now, id, now - USED_STEP_MS));
    },
  };
}
