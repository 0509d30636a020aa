import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { auditHash } from '../../../contract/audit.ts';
import type { Act, AuditEntry } from '../audit.ts';
import { AUDIT_COLUMNS, auditOf, chainOf, NO_CHAIN } from '../rows/audit.ts';
import { numberOf } from '../rows/columns.ts';

/** Appends rows to the audit log; call it in the transaction of the change. */
export type Recorder = (act: Act, entries: readonly AuditEntry[]) => void;

export function createRecorder(database: DatabaseSync, clock: Pick<Clock, 'now'>): Recorder {
  const head = database.prepare('SELECT * FROM audit_heads WHERE org = ?');
  const insert = database.prepare(`INSERT INTO audit (${AUDIT_COLUMNS.join(', ')}, hash)
    VALUES (${AUDIT_COLUMNS.map(() => '?').join(', ')}, ?)`);
  const raise =
    database.prepare(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);
  return (act, entries) => {
    for (const entry of entries) {
      const made = auditOf(act, entry);
      const found = head.get(made.org);
      const { head: last } = found ? chainOf(found) : NO_CHAIN;
      const at = Math.max(clock.now(), found ? numberOf(found, 'at') : 0);
      const row = { ...made, n: last.n + 1, at };
      const hash = auditHash(last.hash, row);
      const { org, n, project, appID, action, object, by, via, name, from, requestID, before, after } = row;
      insert.run(org, n, at, project, appID, action, object, by, via, name, from, requestID, before, after, hash);
      raise.run(org, n, at, hash, NO_CHAIN.anchor.n, NO_CHAIN.anchor.hash);
    }
  };
}
