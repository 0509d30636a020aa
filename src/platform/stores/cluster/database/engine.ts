import type { Clock } from '../../../../base/clock.ts';
import type { Act, AuditEntry } from '../../audit.ts';
import type { Change } from '../../changes.ts';
import { auditOf } from '../../rows/audit.ts';
import type { Asked, Engine, Prepared, Tell, ToldChange, Value, Work } from '../../rows/engine.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { Database, Statements } from './database.ts';

/**
 * The engine on PostgreSQL. `clock` replaces the database's in tests. `announce` is called with each change of this node after it is
 * committed, and before the command resolves (`ClusterChanges.publish`).
 */
export function createClusterEngine(
  database: Database,
  clock?: Pick<Clock, 'now'> | undefined,
  announce: (change: Change) => void = () => {},
): Engine {
  return {
    prepare: (text, tells) => prepared(text, tells, () => clock?.now() ?? null),
    *lock(name, of) {
      if (of === undefined) yield { text: 'SELECT pg_advisory_xact_lock($1)', values: [ADVISORY_LOCKS[name]] };
      else yield { text: 'SELECT pg_advisory_xact_lock($1, hashtext($2))', values: [ADVISORY_LOCKS[name], of] };
    },
    *record(act, entries) {
      for (const asked of appended(clock?.now() ?? null, act, entries)) yield asked;
    },
    read: (work) => ran(database, work()),
    async write(work) {
      let told: ToldChange[] = [];
      const tell: Tell = function* (more, isTold) {
        told.push(...more);
        if (isTold) return;
        // What only wakes nodes up has no counter to lock.
        for (const [text, wakes] of [
          [WAKE, true],
          [TELL, false],
        ] as const) {
          const those = more.filter(({ kind }) => (kind === 'jobs' || kind === 'ended') === wakes);
          if (those.length > 0) yield { text, values: [those.map(({ kind }) => kind), those.map(nameOf)] };
        }
      };
      const done = await database.transaction((within) => {
        told = [];
        return ran(within, work(tell));
      });
      for (const change of told) announce(change);
      return done;
    },
  };
}

const TELL = 'SELECT slipway_changed(kind, name) FROM unnest($1::text[], $2::text[]) AS change (kind, name)';
const AUDIT = 'SELECT slipway_audit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)';
const WAKE = `SELECT pg_notify('slipway', '0 ' || kind || ' ' || name) FROM unnest($1::text[], $2::text[]) AS change (kind, name)`;

/** Returns the name of what has changed: its only member beside `kind`. */
function nameOf({ kind: _, ...named }: ToldChange): string {
  return Object.values(named).join('');
}

function prepared(asked: string, tells: string | undefined, now: () => number | null): Prepared {
  const text = tells === undefined ? asked : `WITH changed AS (${asked}) SELECT changed.*, ${tells} FROM changed`;
  const given = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const statement = text.replaceAll(':now', `coalesce($${given + 1}::bigint, slipway_now())`);
  const readsClock = statement !== text;
  const isInsert = text.startsWith('INSERT');
  return function* (...values) {
    if (!isInsert && values.some(hasNul)) return { rows: [], count: 0 };
    const known = values.map((value) => (Array.isArray(value) ? value.filter((each) => !hasNul(each)) : value));
    return yield { text: statement, values: readsClock ? [...known, now()] : known };
  };
}

function hasNul(value: Value): boolean {
  return typeof value === 'string' && value.includes('\0');
}

/**
 * Returns the statements that append rows to the audit log in the transaction of a change. They lock the chain of each organization until
 * the end of the transaction. So they come after all other locks, and before `slipway_changed`, which locks the counter of all
 * organizations. `now`: null for the database's clock.
 */
export function appended(now: number | null, act: Act, entries: readonly AuditEntry[]): readonly Asked[] {
  const rows = entries.map((entry) => auditOf(act, entry));
  // In the order of the organizations, so that two transactions do not wait for each other.
  return rows
    .sort((one, other) => (one.org < other.org ? -1 : one.org > other.org ? 1 : 0))
    .map(({ org, project, appID, action, object, by, via, name, from, requestID, before, after }) => ({
      text: AUDIT,
      values: [now, org, project, appID, action, object, by, via, name, from, requestID, before, after],
    }));
}

/** Runs work to its end, one statement after another. */
export async function ran<T>(statements: Statements, work: Work<T>): Promise<T> {
  for (let step = work.next(); ; ) {
    if (step.done) return step.value;
    step = work.next(await statements.query(step.value.text, step.value.values));
  }
}
