import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { auditHash } from '../../../contract/audit.ts';
import { type Act, AUDIT_TRIMMED, type AuditEntry, type AuditStore } from '../audit.ts';
import { AUDIT_COLUMNS, type AuditLook, auditOf, auditRowOf, chainOf, listAudit, NO_CHAIN } from '../rows/audit.ts';
import { numberOf, textOf } from '../rows/columns.ts';
import type { Commands } from './commands.ts';

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

export function createLocalAudit(database: DatabaseSync, commands: Commands, clock: Pick<Clock, 'now'>): AuditStore {
  const record = createRecorder(database, clock);
  // Without its name, the engine takes the primary key, and reads all rows to find a rare one.
  const looks = (index: string, condition: string) =>
    database.prepare(
      `SELECT * FROM audit ${index} WHERE org = ? AND n > ? AND n < ? ${condition} ORDER BY n DESC LIMIT ?`,
    );
  const newest = looks('', '');
  const by = {
    app_id: looks('INDEXED BY audit_by_app', 'AND app_id = ?'),
    who: looks('INDEXED BY audit_by_who', 'AND who = ?'),
    action: looks('INDEXED BY audit_by_action', 'AND action = ?'),
  };
  const from = database.prepare('SELECT n FROM audit WHERE org = ? AND at >= ? ORDER BY at, n LIMIT 1');
  const after = database.prepare('SELECT * FROM audit WHERE org = ? AND n > ? ORDER BY n LIMIT ?');
  const head = database.prepare('SELECT * FROM audit_heads WHERE org = ?');
  const due = database.prepare(`SELECT h.org, h.anchor_n FROM audit_heads h
    CROSS JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < ? LIMIT 1`);
  const lastDue = database.prepare(
    'SELECT n, hash FROM audit WHERE org = ? AND n <= ? AND at < ? ORDER BY n DESC LIMIT 1',
  );
  const anchor = database.prepare('UPDATE audit_heads SET anchor_n = ?, anchor_hash = ? WHERE org = ?');
  const remove = database.prepare('DELETE FROM audit WHERE org = ? AND n <= ?');

  /** Returns the number of the first row that is not before a time. */
  const numberFrom = (org: string, at: number | undefined) => {
    const row = at === undefined ? undefined : from.get(org, at);
    return row && numberOf(row, 'n');
  };
  const look = (org: string, { column, value = '', above, below, limit }: AuditLook) =>
    column === undefined ? newest.all(org, above, below, limit) : by[column].all(org, above, below, value, limit);

  return {
    append: (act, entries) => commands.write(() => record(act, entries)),
    async list(org, filter, page) {
      const first = await commands.read(() => numberFrom(org, filter.since));
      // All rows are older.
      if (filter.since !== undefined && first === undefined) return { rows: [], next: null };
      const end = await commands.read(() => numberFrom(org, filter.until));
      const range = { above: (first ?? 1) - 1, below: end ?? Number.MAX_SAFE_INTEGER };
      return listAudit(filter, page, range, (asked) => commands.read(() => look(org, asked).map(auditRowOf)));
    },
    after: (org, n, limit) => commands.read(() => after.all(org, n, limit).map(auditRowOf)),
    chain: (org) => commands.first(head, [org], chainOf),
    trim: (keepMs) =>
      commands.write(() => {
        const before = clock.now() - keepMs;
        const row = due.get(before);
        if (!row) return 0;
        const org = textOf(row, 'org');
        const last = lastDue.get(org, numberOf(row, 'anchor_n') + AUDIT_TRIMMED, before) ?? {};
        anchor.run(numberOf(last, 'n'), textOf(last, 'hash'), org);
        return Number(remove.run(org, numberOf(last, 'n')).changes);
      }),
  };
}
