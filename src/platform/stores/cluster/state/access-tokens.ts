import type { Clock } from '../../../../base/clock.ts';
import { type AccessTokenStore, ENDED_KEPT_MS, USED_STEP_MS } from '../../access-tokens.ts';
import { accessTokenOf, ofToken } from '../../rows/access-tokens.ts';
import { numberOf } from '../../rows/columns.ts';
import { fullPlace, placeCounts } from '../../rows/places.ts';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Database } from '../database/database.ts';
import { found } from '../database/parts.ts';
import { record } from './audit.ts';

const NOW = 'coalesce($1::bigint, slipway_now())';
const REMOVE_ENDED = `DELETE FROM access_tokens WHERE org = $2 AND ends_at <= ${NOW} - ${ENDED_KEPT_MS}`;
const COUNT = `SELECT ${placeCounts('$2', '$3')},
  count(*) FILTER (WHERE coalesce(project, '') = $2 AND coalesce(app_id, '') = $3 AND name = $4) AS named
  FROM access_tokens WHERE org = $1`;
const INSERT = `INSERT INTO access_tokens
  (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
  SELECT $2, $3, $4, $5, $6, $7, $8, $9, $10, t, t + $11 FROM (SELECT ${NOW} AS t) AS now RETURNING *`;
const FIND = `SELECT * FROM access_tokens WHERE hash = $2 AND ends_at > ${NOW}`;
const USED = `UPDATE access_tokens SET used_at = t FROM (SELECT ${NOW} AS t) AS now
  WHERE id = $2 AND (used_at IS NULL OR used_at <= t - ${USED_STEP_MS})`;

/** Keeps access tokens in the database. `clock` replaces the database's in tests. */
export function createClusterAccessTokens(
  database: Database,
  clock?: Pick<Clock, 'now'> | undefined,
): AccessTokenStore {
  const now = () => clock?.now() ?? null;
  return {
    create: ({ id, hash, org, project, appID, name, role, maker, madeBy, lifetimeMs }, bounds, act) =>
      database.transaction(async (within) => {
        // Tokens are made one after another, so that their number stays bounded.
        await within.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.accessTokens]);
        await within.query(REMOVE_ENDED, [now(), org]);
        const [row = {}] = (await within.query(COUNT, [org, project ?? '', appID ?? '', name])).rows;
        const full = fullPlace(row, { project, appID }, bounds);
        if (full) return full;
        if (numberOf(row, 'named') > 0) return 'name_taken';
        const values = [id, hash, org, project, appID, name, role, maker, madeBy, lifetimeMs];
        const [made = {}] = (await within.query(INSERT, [now(), ...values])).rows;
        const token = accessTokenOf(made);
        await record(within, now(), act, [ofToken(token, 'token.create')]);
        return token;
      }),
    async find(hash) {
      const [row] = await found(database, FIND, [now(), hash]);
      return row && accessTokenOf(row);
    },
    async list(org) {
      return (
        await found(
          database,
          'SELECT * FROM access_tokens WHERE org = $1 ORDER BY name, project NULLS FIRST, app_id NULLS FIRST',
          [org],
        )
      ).map(accessTokenOf);
    },
    revoke: (org, id, act) =>
      database.transaction(async (within) => {
        const [row] = await found(within, 'DELETE FROM access_tokens WHERE org = $1 AND id = $2 RETURNING *', [
          org,
          id,
        ]);
        if (row) await record(within, now(), act, [ofToken(accessTokenOf(row), 'token.revoke')]);
        return row !== undefined;
      }),
    async used(id) {
      await database.query(USED, [now(), id]);
    },
  };
}
