import { type CdnSite, type CdnStore, type ClaimedPurge, type HostState, PURGE_AGE_MS } from '../cdn.ts';
import { CLAIM_MS } from '../outbox.ts';
import { numberOf, numberOrNull, type Row, textOf, textOrNull } from './columns.ts';
import { all, BY_KEY, counted, type Engine, first, keyOf } from './engine.ts';
import { createOutbox } from './outbox.ts';

/** Keeps the purges of a CDN. Triggers of the engines add them. */
export function createCdnStore(engine: Engine): CdnStore {
  const tooOld = engine.prepare(`DELETE FROM cdn_purges WHERE round = 0 AND at <= slipway_now() - ${PURGE_AGE_MS}`);
  const claim = engine.prepare(`WITH next AS MATERIALIZED (SELECT tag FROM cdn_purges /* INDEXED BY cdn_purges_due */
      WHERE due_at <= :now ORDER BY round, due_at, tag LIMIT $1 FOR UPDATE SKIP LOCKED)
    UPDATE cdn_purges SET due_at = :now + ${CLAIM_MS}, fence = fence + 1 WHERE tag IN (SELECT tag FROM next)
    RETURNING tag, fence, failures, round`);
  const those = 'WHERE tag = ANY ($1::text[])';
  // The rows are locked in one order, because triggers of switches lock them too.
  const lock = engine.prepare(`SELECT tag, fence FROM cdn_purges ${those} ORDER BY tag FOR UPDATE`);
  const purged =
    engine.prepare(`INSERT INTO cdn_sites (app, purged_at) SELECT app, :now FROM cdn_purges ${those} GROUP BY app ORDER BY app
    ON CONFLICT (app) DO UPDATE SET purged_at = excluded.purged_at`);
  const done = engine.prepare(`DELETE FROM cdn_purges ${those}`);
  const later = (columns = '') =>
    engine.prepare(`UPDATE cdn_purges SET due_at = :now + $2::bigint ${columns} ${those}`);
  const again = later(', round = round + 1, failures = 0, problem = NULL');
  const failed = later(', failures = failures + 1, problem = $3');
  const putOff = later();
  const site = engine.prepare(`SELECT s.state, s.reason, s.purged_at,
      (SELECT min(p.at) FROM cdn_purges p WHERE p.app = a.id AND p.round = 0) AS waits_since,
      (SELECT p.problem FROM cdn_purges p WHERE p.app = a.id AND p.round = 0 AND p.problem IS NOT NULL
        ORDER BY p.at LIMIT 1) AS problem
    FROM apps a LEFT JOIN cdn_sites s ON s.app = a.id WHERE ${BY_KEY}`);
  const record = engine.prepare(`INSERT INTO cdn_sites (app, state, reason) SELECT id, $4, $5 FROM apps WHERE ${BY_KEY}
    ON CONFLICT (app) DO UPDATE SET state = excluded.state, reason = excluded.reason`);
  return {
    ...createOutbox(engine, 'cdn_use', 'cdn_purges', 'round = 0'),
    async claim(most) {
      await counted(engine, tooOld());
      return all(engine, claim(most), purgeOf);
    },
    settle: (claims, result) =>
      engine.write(function* () {
        const fences = new Map(claims.map(({ tag, fence }) => [tag, fence]));
        const { rows } = yield* lock([...fences.keys()]);
        const owned = rows.filter((row) => fences.get(textOf(row, 'tag')) === numberOf(row, 'fence'));
        const tags = owned.map((row) => textOf(row, 'tag'));
        if (tags.length === 0) return 0;
        if (result.kind === 'accepted') yield* purged(tags);
        if (result.kind === 'failed') yield* failed(tags, result.againMs, result.problem);
        else if (result.kind === 'put_off') yield* putOff(tags, result.againMs);
        else if (result.againMs === undefined) yield* done(tags);
        else yield* again(tags, result.againMs);
        return tags.length;
      }),
    site: (key) => first(engine, site(...keyOf(key)), cdnSiteOf),
    record: async (key, state) =>
      void (await counted(engine, record(...keyOf(key), state.kind, state.kind === 'ready' ? null : state.reason))),
  };
}

function purgeOf(row: Row): ClaimedPurge {
  const [tag, fence] = [textOf(row, 'tag'), numberOf(row, 'fence')];
  return { tag, fence, failures: numberOf(row, 'failures'), round: numberOf(row, 'round') };
}

function cdnSiteOf(row: Row): CdnSite {
  return {
    state: stateOf(textOrNull(row, 'state'), textOrNull(row, 'reason') ?? ''),
    purgedAt: numberOrNull(row, 'purged_at'),
    waitsSince: numberOrNull(row, 'waits_since'),
    problem: textOrNull(row, 'problem'),
  };
}

function stateOf(kind: string | null, reason: string): HostState | null {
  if (kind === 'pending' || kind === 'refused') return { kind, reason };
  return kind === 'ready' ? { kind } : null;
}
