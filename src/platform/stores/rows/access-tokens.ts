import { type AccessTokenStore, ENDED_KEPT_MS, type StoredAccessToken, USED_STEP_MS } from '../access-tokens.ts';
import type { AuditEntry } from '../audit.ts';
import { numberOf, numberOrNull, type Row, textOf, textOrNull } from './columns.ts';
import { all, counted, type Engine, first } from './engine.ts';
import { fullPlace, placeCounts } from './places.ts';

/** Keeps access tokens. */
export function createAccessTokenStore(engine: Engine): AccessTokenStore {
  const removeEnded = engine.prepare(`DELETE FROM access_tokens WHERE org = $1 AND ends_at <= :now - ${ENDED_KEPT_MS}`);
  const count = engine.prepare(`SELECT ${placeCounts('$2', '$3')},
    count(*) FILTER (WHERE coalesce(project, '') = $2 AND coalesce(app_id, '') = $3 AND name = $4) AS named
    FROM access_tokens WHERE org = $1`);
  const insert = engine.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, t, t + $10 FROM (SELECT :now AS t) AS now RETURNING *`);
  const find = engine.prepare('SELECT * FROM access_tokens WHERE hash = $1 AND ends_at > :now');
  const list = engine.prepare(
    'SELECT * FROM access_tokens WHERE org = $1 ORDER BY name, project NULLS FIRST, app_id NULLS FIRST',
  );
  const revoke = engine.prepare('DELETE FROM access_tokens WHERE org = $1 AND id = $2 RETURNING *');
  const used = engine.prepare(`UPDATE access_tokens SET used_at = t FROM (SELECT :now AS t) AS now
    WHERE id = $1 AND (used_at IS NULL OR used_at <= t - ${USED_STEP_MS})`);
  return {
    create: ({ id, hash, org, project, appID, name, role, maker, madeBy, lifetimeMs }, bounds, act) =>
      engine.write(function* () {
        // Tokens are made one after another, so that their number stays bounded.
        yield* engine.lock('accessTokens');
        yield* removeEnded(org);
        const [row = {}] = (yield* count(org, project ?? '', appID ?? '', name)).rows;
        const full = fullPlace(row, { project, appID }, bounds);
        if (full) return full;
        if (numberOf(row, 'named') > 0) return 'name_taken';
        const made = yield* insert(id, hash, org, project, appID, name, role, maker, madeBy, lifetimeMs);
        const token = accessTokenOf(made.rows[0] ?? {});
        yield* engine.record(act, [ofToken(token, 'token.create')]);
        return token;
      }),
    find: (hash) => first(engine, find(hash), accessTokenOf),
    list: (org) => all(engine, list(org), accessTokenOf),
    revoke: (org, id, act) =>
      engine.write(function* () {
        const [row] = (yield* revoke(org, id)).rows;
        if (row) yield* engine.record(act, [ofToken(accessTokenOf(row), 'token.revoke')]);
        return row !== undefined;
      }),
    used: async (id) => void (await counted(engine, used(id))),
  };
}

function accessTokenOf(row: Row): StoredAccessToken {
  return {
    id: textOf(row, 'id'),
    name: textOf(row, 'name'),
    org: textOf(row, 'org'),
    project: textOrNull(row, 'project'),
    appID: textOrNull(row, 'app_id'),
    role: textOf(row, 'role'),
    maker: textOf(row, 'maker'),
    madeBy: textOf(row, 'made_by'),
    createdAt: numberOf(row, 'created_at'),
    endsAt: numberOf(row, 'ends_at'),
    usedAt: numberOrNull(row, 'used_at'),
  };
}

/** Returns the entry of the audit log for a token that was made, or revoked. */
function ofToken(
  { org, project, appID, name, role, endsAt }: StoredAccessToken,
  action: 'token.create' | 'token.revoke',
): AuditEntry {
  const after = action === 'token.create' ? { role, endsAt: new Date(endsAt).toISOString() } : undefined;
  return { org, project: project ?? undefined, appID: appID ?? undefined, action, object: name, after };
}
