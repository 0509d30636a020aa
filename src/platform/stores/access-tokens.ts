import type { Act, AuditEntry } from './audit.ts';
import { numberOf, numberOrNull, shape, textOf, textOrNull } from './rows/columns.ts';
import { all, counted, type Engine, first } from './rows/engine.ts';
import { type FullPlace, fullPlace, PLACE_COUNTS, type PlaceBounds } from './rows/places.ts';

/**
 * The port for access tokens: secrets of machines that have no identity provider. The store knows hashes of them alone. A token
 * that is revoked is gone. One that has ended is listed for `ENDED_KEPT_MS`, so that people see why a machine is refused.
 */
export interface AccessTokenStore {
  /**
   * Stores a token, and returns it, or what has as many as `bounds` allow. `name_taken`: its place has one of this name. First removes
   * those of the organization that ended long ago.
   */
  create(token: NewAccessToken, bounds: PlaceBounds, act: Act): Promise<StoredAccessToken | FullPlace | 'name_taken'>;
  /** Finds a token that has not ended, by the SHA-256 of its text, hex. */
  find(hash: string): Promise<StoredAccessToken | undefined>;
  /** Lists the tokens of an organization by name, also those that have ended. Their number is bounded by `create`. */
  list(org: string): Promise<readonly StoredAccessToken[]>;
  /** Removes a token. It counts no more from the next call on, on all nodes. False if the organization has no such token. */
  revoke(org: string, id: string, act: Act): Promise<boolean>;
  /** Records that a token was used now, unless a use of the last `USED_STEP_MS` is recorded. */
  used(id: string): Promise<void>;
}

const accessTokenOf = shape({
  id: textOf,
  name: textOf,
  org: textOf,
  /** Null: all projects. */
  project: textOrNull,
  /** Null: all apps. */
  appID: textOrNull,
  role: textOf,
  /** The identity that made it, as JSON. The token may do no more than this identity may. */
  maker: textOf,
  madeBy: textOf,
  createdAt: numberOf,
  endsAt: numberOf,
  /** Null: never. */
  usedAt: numberOrNull,
});
export type StoredAccessToken = ReturnType<typeof accessTokenOf>;

export interface NewAccessToken extends Omit<StoredAccessToken, 'createdAt' | 'endsAt' | 'usedAt'> {
  /** SHA-256 of the text of the token, hex. */
  readonly hash: string;
  /** Milliseconds from now to its end. */
  readonly lifetimeMs: number;
}

/** Milliseconds that an ended token is listed. */
export const ENDED_KEPT_MS = 30 * 86_400_000;
/** Milliseconds between two uses that are recorded. */
export const USED_STEP_MS = 60_000;

export function createAccessTokenStore(engine: Engine): AccessTokenStore {
  const removeEnded = engine.prepare(`DELETE FROM access_tokens WHERE org = $1 AND ends_at <= :now - ${ENDED_KEPT_MS}`);
  const count = engine.prepare(`SELECT ${PLACE_COUNTS},
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

/** Returns the entry of the audit log for a token that was made, or revoked. */
function ofToken(
  { org, project, appID, name, role, endsAt }: StoredAccessToken,
  action: 'token.create' | 'token.revoke',
): AuditEntry {
  const after = action === 'token.create' ? { role, endsAt: new Date(endsAt).toISOString() } : undefined;
  return { org, project: project ?? undefined, appID: appID ?? undefined, action, object: name, after };
}
