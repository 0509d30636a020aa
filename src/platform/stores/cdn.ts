import type { AppKey } from '../shared/types.ts';
import { CLAIM_MS, createOutbox, type Outbox } from './outbox.ts';
import { numberOf, numberOrNull, type Row, shape, textOf, textOrNull } from './rows/columns.ts';
import { all, BY_KEY, counted, type Engine, first, keyOf } from './rows/engine.ts';

/**
 * The port for a CDN before the platform: what it has to forget, and what is known of each site there.
 *
 * The store adds a purge with what makes a cached answer wrong: a switch of releases, a change of an app's settings or of the
 * variables of its functions, a domain that it has no longer, a deletion and a restoration. A tag has one purge at most: a newer one
 * takes the place of the one that waits. A release that goes live again needs no purge, so the one that waits is removed.
 *
 * A purge may be sent twice, which does no harm: after its node died, and if a newer one took its place while it was under way.
 */
export interface CdnStore extends Outbox {
  /** Claims purges that are due: those that were not accepted yet before the others, and then those that wait longest. At most `most`. Removes those older than `PURGE_AGE_MS`. */
  claim(most: number): Promise<readonly ClaimedPurge[]>;
  /** Records the result of an attempt. Does nothing to a purge whose claim has ended. Returns the number of the others. */
  settle(claims: readonly Pick<ClaimedPurge, 'tag' | 'fence'>[], result: PurgeResult): Promise<number>;
  /** Returns what is known of an app's site in the CDN. Undefined if there is no such app. */
  site(key: AppKey): Promise<CdnSite | undefined>;
  /** Records the answer of the CDN about the host of an app's site. Does nothing if there is no such app. */
  record(key: AppKey, state: HostState): Promise<void>;
}

/** Milliseconds after which no CDN holds an answer of before any more. */
export const PURGE_AGE_MS = 7 * 24 * 3_600_000;

const purgeOf = shape({
  tag: textOf,
  fence: numberOf,
  /** Attempts that failed since the purge was added. */
  failures: numberOf,
  /** How often it was accepted. */
  round: numberOf,
});
export type ClaimedPurge = ReturnType<typeof purgeOf>;

/** `accepted`: it is sent again after `againMs`, and is done without. Else it failed, and is tried again after `againMs`. */
export type PurgeResult =
  | { readonly kind: 'accepted'; readonly againMs?: number | undefined }
  | { readonly kind: 'failed'; readonly againMs: number; readonly problem: string }
  /** It was not sent, because the provider takes no more of them now. */
  | { readonly kind: 'put_off'; readonly againMs: number };

/** `pending`: the host will answer later. `refused`: it will not, unless somebody changes the CDN. */
export type HostState = { readonly kind: 'ready' } | { readonly kind: 'pending' | 'refused'; readonly reason: string };

const cdnSiteOf = shape({
  /** Null: the CDN was not asked about the host. */
  state: hostStateOf,
  /** When the CDN accepted a purge last. Null: never. */
  purgedAt: numberOrNull,
  /** When the first purge was added that was not accepted yet. Null: none waits. */
  waitsSince: numberOrNull,
  /** Why the last attempt of it failed. */
  problem: textOrNull,
});
export type CdnSite = ReturnType<typeof cdnSiteOf>;

/** The tag of what a release answers. `slipway_purge` of the engines makes the same texts. */
export function releaseTag(deployID: string): string {
  return `slipway-${deployID}`;
}

/** The tag of all that a site answers. */
export function siteTag(subdomain: string): string {
  return `slipway-site-${subdomain}`;
}

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

function hostStateOf(row: Row): HostState | null {
  const kind = textOrNull(row, 'state');
  if (kind === 'pending' || kind === 'refused') return { kind, reason: textOrNull(row, 'reason') ?? '' };
  return kind === 'ready' ? { kind } : null;
}
