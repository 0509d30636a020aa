import type { Clock } from '../../../../base/clock.ts';
import { type LoginStore, OVER_BATCH, OVER_KEPT_MS } from '../../logins.ts';
import { numberOf } from '../../rows/columns.ts';
import { advanced, askedLoginOf, CHANGED, listedLoginOf, ofLogin, openLoginOf } from '../../rows/logins.ts';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Database } from '../database/database.ts';
import { found } from '../database/parts.ts';
import { record } from './audit.ts';

const NOW = 'coalesce($1::bigint, slipway_now())';
// Rows that another call removes at this moment are left to it.
const REMOVE_OVER = `DELETE FROM logins WHERE id IN (SELECT id FROM logins WHERE ends_at <= ${NOW} - ${OVER_KEPT_MS}
  ORDER BY ends_at LIMIT ${OVER_BATCH} FOR UPDATE SKIP LOCKED)`;
const COUNT = `SELECT count(*)::integer AS in_all, count(*) FILTER (WHERE address = $2)::integer AS of_address FROM logins WHERE state = 'asked' AND ends_at > ${NOW}`;
const INSERT = `INSERT INTO logins (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
  SELECT $2, 'asked', $3, $4, $5, $6, t, $7, t + $8 FROM (SELECT ${NOW} AS t) AS now
  ON CONFLICT (user_code) DO NOTHING RETURNING 1`;
const ASKED = `SELECT * FROM logins WHERE user_code = $2 AND state = 'asked' AND ends_at > ${NOW}`;
const DECIDE = `UPDATE logins SET state = $3, person = $4, identity = $5, user_code = NULL
  WHERE user_code = $2 AND state = 'asked' AND ends_at > ${NOW} RETURNING *`;
const END_OLDEST = `DELETE FROM logins WHERE id IN (SELECT id FROM logins WHERE person = $1 AND state = 'open'
  ORDER BY changed_at DESC OFFSET $2)`;
const LOCKED = `SELECT *, ${NOW} AS now FROM logins WHERE id = $2 FOR UPDATE`;
const CHANGE = `UPDATE logins SET ${CHANGED.map((name, index) => `${name} = $${index + 2}`).join(', ')} WHERE id = $1`;
const LIVING = `SELECT * FROM logins WHERE id = $2 AND state IN ('open', 'reused') AND ends_at > ${NOW}`;

const LIST = `SELECT * FROM logins WHERE person = $2 AND state IN ('approved', 'open') AND ends_at > ${NOW}
  ORDER BY coalesce(changed_at, asked_at) DESC, id`;
const END = "DELETE FROM logins WHERE id = $1 AND state IN ('approved', 'open') RETURNING *";

/** Keeps sign-ins of the command line in the database. `clock` replaces the database's in tests. */
export function createClusterLogins(database: Database, clock?: Pick<Clock, 'now'> | undefined): LoginStore {
  const now = () => clock?.now() ?? null;
  return {
    begin: ({ id, userCode, secret, machine, address }, { lifetimeMs, intervalMs, perAddress, inAll }) =>
      database.transaction(async (within) => {
        // Sign-ins begin one after another, so that their number stays bounded.
        await within.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.logins]);
        await within.query(REMOVE_OVER, [now()]);
        const [row = {}] = (await within.query(COUNT, [now(), address])).rows;
        if (numberOf(row, 'in_all') >= inAll || numberOf(row, 'of_address') >= perAddress) return 'too_many';
        const values = [now(), id, userCode, secret, machine, address, intervalMs, lifetimeMs];
        return (await within.query(INSERT, values)).rows.length > 0 ? 'begun' : 'code_taken';
      }),
    async asked(userCode) {
      const [row] = await found(database, ASKED, [now(), userCode]);
      return row && askedLoginOf(row);
    },
    decide: (userCode, decision, act) =>
      database.transaction(async (within) => {
        const isDenied = decision === 'denied';
        const values = isDenied ? ['denied', null, null] : ['approved', decision.person, decision.identity];
        const [row] = (await within.query(DECIDE, [now(), userCode, ...values])).rows;
        if (row && !isDenied) await within.query(END_OLDEST, [decision.person, decision.most - 1]);
        if (row) await record(within, now(), act, [ofLogin(row, isDenied ? 'login.deny' : 'login.approve')]);
        return row && askedLoginOf(row);
      }),
    advance: ({ id, ...use }, act) =>
      database.transaction(async (within) => {
        const [row] = await found(within, LOCKED, [now(), id]);
        if (!row) return { kind: 'unknown' };
        const { answer, change } = advanced(row, use, numberOf(row, 'now'));
        if (change) await within.query(CHANGE, [id, ...CHANGED.map((name) => change[name] ?? row[name])]);
        if (change?.state === 'reused') await record(within, now(), act, [ofLogin(row, 'login.reuse')]);
        return answer;
      }),
    async find(id) {
      const [row] = await found(database, LIVING, [now(), id]);
      return row && openLoginOf(row);
    },
    list: async (person) => (await found(database, LIST, [now(), person])).map(listedLoginOf),
    end: (id, act) =>
      database.transaction(async (within) => {
        const [row] = await found(within, END, [id]);
        if (row) await record(within, now(), act, [ofLogin(row, 'login.end')]);
        return row !== undefined;
      }),
  };
}
