import { attempt } from '../../../../base/errors.ts';
import { bytesOf, type Row } from '../../rows/columns.ts';
import { counted, type Engine, first } from '../../rows/engine.ts';
import { seal, unseal } from '../../rows/sealing.ts';
import type { SessionStore } from '../../sessions.ts';
import type { ClusterSecrets } from '../secrets/secrets.ts';

/** Keeps sessions in the database, so that every node finds them. Their texts are sealed. */
export function createClusterSessions(engine: Engine, secrets: ClusterSecrets): SessionStore {
  const expire = engine.prepare('DELETE FROM console_sessions WHERE expires_at <= :now');
  const bound = (which: string, most: string) =>
    engine.prepare(`DELETE FROM console_sessions WHERE hash IN
      (SELECT hash FROM console_sessions ${which} ORDER BY opened_at DESC, seq DESC OFFSET ${most})`);
  const [boundOwn, boundAll] = [bound('WHERE identity = $1', '$2'), bound('', '$1')];
  const insert = engine.prepare(`INSERT INTO console_sessions (hash, identity, sealed, opened_at, expires_at)
    SELECT $1, $2, $3, t, t + $4 FROM (SELECT :now AS t) AS now`);
  const find = engine.prepare('SELECT sealed FROM console_sessions WHERE hash = $1 AND expires_at > :now');
  const remove = engine.prepare(
    'DELETE FROM console_sessions WHERE hash = $1 RETURNING sealed, expires_at > :now AS is_alive',
  );
  /** A session that a secret before the previous one has sealed is over: the person signs in again. */
  const opened = (hash: string, row: Row): string | undefined =>
    attempt(() => unseal(secrets.all('console-session'), sessionSealName(hash), bytesOf(row, 'sealed')));
  return {
    open({ hash, identity, text }, { lifetime, perIdentity, inAll }) {
      const sealed = seal(secrets.current('console-session'), sessionSealName(hash), text);
      return engine.write(function* () {
        yield* engine.lock('sessions');
        yield* expire();
        yield* boundOwn(identity, perIdentity - 1);
        yield* boundAll(inAll - 1);
        yield* insert(hash, identity, sealed, lifetime);
      });
    },
    find: (hash) => first(engine, find(hash), (row) => opened(hash, row)),
    take: (hash) => first(engine, remove(hash), (row) => (row.is_alive === true ? opened(hash, row) : undefined)),
    close: async (hash) => void (await counted(engine, remove(hash))),
  };
}

/** Returns the name that the text of a session is sealed for. */
export function sessionSealName(hash: string): string {
  return `console-session:${hash}`;
}
