import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { type CdnStore, PURGE_AGE_MS } from '../cdn.ts';
import { CLAIM_MS, USED_MS } from '../outbox.ts';
import { cdnSiteOf, purgeOf, SITE_COLUMNS } from '../rows/cdn.ts';
import { waitingOf } from '../rows/outbox.ts';
import type { Commands } from './commands.ts';
import { NOW, useStatement } from './outbox.ts';

/** Keeps the purges of a CDN in the migrated `platform.db`, whose triggers add them. */
export function createLocalCdn(database: DatabaseSync, commands: Commands, clock: Pick<Clock, 'now'>): CdnStore {
  const use = database.prepare(useStatement('cdn_use'));
  const tooOld = database.prepare(`DELETE FROM cdn_purges WHERE round = 0 AND at <= ${NOW} - ?`);
  const claim = database.prepare(`UPDATE cdn_purges SET due_at = ?, fence = fence + 1
    WHERE tag IN (SELECT tag FROM cdn_purges INDEXED BY cdn_purges_due WHERE due_at <= ? ORDER BY round, due_at LIMIT ?)
    RETURNING tag, fence, failures, round`);
  const owned = 'WHERE tag = ? AND fence = ?';
  const purged = database.prepare(`INSERT INTO cdn_sites (app, purged_at) SELECT app, ? FROM cdn_purges ${owned}
    ON CONFLICT (app) DO UPDATE SET purged_at = excluded.purged_at`);
  const done = database.prepare(`DELETE FROM cdn_purges ${owned}`);
  const again = database.prepare(
    `UPDATE cdn_purges SET round = round + 1, failures = 0, problem = NULL, due_at = ? ${owned}`,
  );
  const failed = database.prepare(`UPDATE cdn_purges SET failures = failures + 1, problem = ?, due_at = ? ${owned}`);
  const putOff = database.prepare(`UPDATE cdn_purges SET due_at = ? ${owned}`);
  const waiting = database.prepare('SELECT count(*) AS n, min(at) AS oldest FROM cdn_purges WHERE round = 0');
  const site = database.prepare(`SELECT ${SITE_COLUMNS} FROM apps a LEFT JOIN cdn_sites s ON s.app = a.id
    WHERE a.org = ? AND a.project = ? AND a.app_id = ?`);
  const record = database.prepare(`INSERT INTO cdn_sites (app, state, reason)
    SELECT id, ?, ? FROM apps WHERE org = ? AND project = ? AND app_id = ?
    ON CONFLICT (app) DO UPDATE SET state = excluded.state, reason = excluded.reason`);

  return {
    use: () => commands.read(() => void use.run(USED_MS)),
    claim: (most) =>
      commands.write(() => {
        tooOld.run(PURGE_AGE_MS);
        const now = clock.now();
        return claim.all(now + CLAIM_MS, now, most).map(purgeOf);
      }),
    settle: (claims, result) =>
      commands.write(() => {
        const now = clock.now();
        const due = now + (result.againMs ?? 0);
        let settled = 0;
        for (const { tag, fence } of claims) {
          if (result.kind === 'accepted') purged.run(now, tag, fence);
          const changed =
            result.kind === 'failed'
              ? failed.run(result.problem, due, tag, fence)
              : result.kind === 'put_off'
                ? putOff.run(due, tag, fence)
                : result.againMs === undefined
                  ? done.run(tag, fence)
                  : again.run(due, tag, fence);
          settled += Number(changed.changes);
        }
        return settled;
      }),
    waiting: () => commands.read(() => waitingOf(waiting.get() ?? {})),
    site: ({ org, project, appID }) => commands.first(site, [org, project, appID], cdnSiteOf),
    record: ({ org, project, appID }, state) =>
      commands.read(() => {
        const reason = state.kind === 'ready' ? null : state.reason;
        record.run(state.kind, reason, org, project, appID);
      }),
  };
}
