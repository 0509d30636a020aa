import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import type { DnsStore } from '../dns.ts';
import { CLAIM_MS, USED_MS } from '../outbox.ts';
import { changeOf, removalOf, removalsStatement, WAITING_CHANGES } from '../rows/dns.ts';
import { waitingOf } from '../rows/outbox.ts';
import type { Commands } from './commands.ts';
import { NOW, useStatement } from './outbox.ts';

const CLAIMED = 'RETURNING host, fence, failures';
const OWNED = 'WHERE host = ? AND fence = ? AND claimed = 1';

/** Keeps the changes of DNS records in the migrated `platform.db`, whose triggers add them. */
export function createLocalDns(database: DatabaseSync, commands: Commands, clock: Pick<Clock, 'now'>): DnsStore {
  const use = database.prepare(useStatement('dns_use'));
  const claim = database.prepare(`UPDATE dns_changes SET due_at = ?, claimed = 1, changed = 0, fence = fence + 1
    WHERE host = (SELECT host FROM dns_changes WHERE due_at <= ? ORDER BY due_at, host LIMIT 1) ${CLAIMED}`);
  const hold =
    database.prepare(`INSERT INTO dns_changes (host, at, due_at, claimed, fence) VALUES (?, ${NOW}, ?, 1, 1000 * ${NOW})
    ON CONFLICT (host) DO UPDATE SET due_at = excluded.due_at, claimed = 1, changed = 0, fence = fence + 1
    WHERE claimed = 0 OR due_at <= ? ${CLAIMED}`);
  const done = database.prepare(`DELETE FROM dns_changes ${OWNED} AND changed = 0`);
  const again = database.prepare(`UPDATE dns_changes SET claimed = 0, due_at = 0 ${OWNED} AND changed = 1`);
  const failed = database.prepare(`UPDATE dns_changes SET claimed = 0, failures = failures + 1, problem = ?, due_at = ?
    ${OWNED} AND changed = 0`);
  const waiting = database.prepare(WAITING_CHANGES);
  const removals = database.prepare(removalsStatement('org = ? AND project = ? AND app_id = ?'));
  const first = (rows: ReturnType<typeof claim.all>) => rows.map(changeOf)[0];

  return {
    use: () => commands.read(() => void use.run(USED_MS)),
    claim: () => commands.write(() => first(claim.all(clock.now() + CLAIM_MS, clock.now()))),
    hold: (host) => commands.write(() => first(hold.all(host, clock.now() + CLAIM_MS, clock.now()))),
    settle: ({ host, fence }, result) =>
      commands.write(() => {
        const settled =
          result.kind === 'done'
            ? done.run(host, fence)
            : failed.run(result.problem, clock.now() + result.againMs, host, fence);
        return settled.changes > 0 || again.run(host, fence).changes > 0;
      }),
    waiting: () => commands.read(() => waitingOf(waiting.get() ?? {})),
    removals: ({ org, project, appID }) => commands.read(() => removals.all(org, project, appID).map(removalOf)),
  };
}
