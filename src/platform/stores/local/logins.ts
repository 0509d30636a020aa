import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { type Advanced, type LoginStore, OVER_BATCH, OVER_KEPT_MS } from '../logins.ts';
import { numberOf } from '../rows/columns.ts';
import { advanced, askedLoginOf, CHANGED, listedLoginOf, ofLogin, openLoginOf } from '../rows/logins.ts';
import { createRecorder } from './audit.ts';
import type { Commands } from './commands.ts';

/** Keeps sign-ins of the command line in the migrated `platform.db`. */
export function createLocalLogins(database: DatabaseSync, commands: Commands, clock: Pick<Clock, 'now'>): LoginStore {
  const record = createRecorder(database, clock);
  const removeOver = database.prepare(
    'DELETE FROM logins WHERE id IN (SELECT id FROM logins WHERE ends_at <= ? ORDER BY ends_at LIMIT ?)',
  );
  const count = database.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address = ?) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > ?`);
  const known = database.prepare('SELECT 1 FROM logins WHERE user_code = ?');
  const insert = database.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    VALUES (?, 'asked', ?, ?, ?, ?, ?, ?, ?)`);
  const asked = database.prepare("SELECT * FROM logins WHERE user_code = ? AND state = 'asked' AND ends_at > ?");
  const decide = database.prepare(`UPDATE logins SET state = ?, person = ?, identity = ?, user_code = NULL
    WHERE user_code = ? AND state = 'asked' AND ends_at > ? RETURNING *`);
  const endOldest = database.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = ? AND state = 'open' ORDER BY changed_at DESC LIMIT -1 OFFSET ?)`);
  const byId = database.prepare('SELECT * FROM logins WHERE id = ?');
  const change = database.prepare(`UPDATE logins SET ${CHANGED.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`);
  const living = database.prepare("SELECT * FROM logins WHERE id = ? AND state IN ('open', 'reused') AND ends_at > ?");
  const list = database.prepare(`SELECT * FROM logins WHERE person = ? AND state IN ('approved', 'open') AND ends_at > ?
    ORDER BY coalesce(changed_at, asked_at) DESC, id`);
  const end = database.prepare("DELETE FROM logins WHERE id = ? AND state IN ('approved', 'open') RETURNING *");

  return {
    begin: ({ id, userCode, secret, machine, address }, { lifetimeMs, intervalMs, perAddress, inAll }) =>
      commands.write(() => {
        const now = clock.now();
        removeOver.run(now - OVER_KEPT_MS, OVER_BATCH);
        const row = count.get(address, now) ?? {};
        if (numberOf(row, 'in_all') >= inAll || numberOf(row, 'of_address') >= perAddress) return 'too_many';
        if (known.get(userCode)) return 'code_taken';
        insert.run(id, userCode, secret, machine, address, now, intervalMs, now + lifetimeMs);
        return 'begun';
      }),
    asked: (userCode) => commands.first(asked, [userCode, clock.now()], askedLoginOf),
    decide: (userCode, decision, act) =>
      commands.write(() => {
        const now = clock.now();
        const isDenied = decision === 'denied';
        const [state, person, identity] = isDenied
          ? ['denied', null, null]
          : ['approved', decision.person, decision.identity];
        const row = decide.get(state, person, identity, userCode, now);
        if (row && !isDenied) endOldest.run(decision.person, decision.most - 1);
        if (row) record(act, [ofLogin(row, isDenied ? 'login.deny' : 'login.approve')]);
        return row && askedLoginOf(row);
      }),
    advance: ({ id, ...use }, act) =>
      commands.write((): Advanced => {
        const row = byId.get(id);
        if (!row) return { kind: 'unknown' };
        const { answer, change: changed } = advanced(row, use, clock.now());
        if (changed) change.run(...CHANGED.map((name) => changed[name] ?? (row[name] as string | number | null)), id);
        if (changed?.state === 'reused') record(act, [ofLogin(row, 'login.reuse')]);
        return answer;
      }),
    find: (id) => commands.first(living, [id, clock.now()], openLoginOf),
    list: (person) => commands.read(() => list.all(person, clock.now()).map(listedLoginOf)),
    end: (id, act) =>
      commands.write(() => {
        const row = end.get(id);
        if (row) record(act, [ofLogin(row, 'login.end')]);
        return row !== undefined;
      }),
  };
}
