import type { Clock } from '../../../base/clock.ts';
import type { SessionStore } from '../sessions.ts';

interface Kept {
  readonly identity: string;
  readonly text: string;
  /** By the monotonic clock. */
  readonly expiresAt: number;
}

/** Keeps sessions in the memory of one process, so that they end with it. */
export function createLocalSessions(clock: Pick<Clock, 'monotonic'>): SessionStore {
  // In the order of their opening.
  const kept = new Map<string, Kept>();
  const removeOldest = (most: number, counts: (session: Kept) => boolean) => {
    const keys = [...kept].filter(([, session]) => counts(session)).map(([key]) => key);
    for (const key of keys.slice(0, Math.max(0, keys.length - most))) kept.delete(key);
  };
  const find = (hash: string) => {
    const session = kept.get(hash);
    return session && session.expiresAt > clock.monotonic() ? session.text : undefined;
  };
  return {
    async open({ hash, identity, text }, { lifetime, perIdentity, inAll }) {
      const now = clock.monotonic();
      removeOldest(0, (session) => session.expiresAt <= now);
      removeOldest(perIdentity - 1, (session) => session.identity === identity);
      removeOldest(inAll - 1, () => true);
      kept.set(hash, { identity, text, expiresAt: now + lifetime });
    },
    find: async (hash) => find(hash),
    async take(hash) {
      const text = find(hash);
      kept.delete(hash);
      return text;
    },
    async close(hash) {
      kept.delete(hash);
    },
  };
}
