import { BY_PLATFORM } from '../stores/audit.ts';
import type { Stores } from '../stores/index.ts';

/** Rows of the log that one look reads. */
const PAGE = 100;

/**
 * Records that another key seals than before if the audit log does not tell of it: a rotation was killed after it had written the key,
 * or somebody changed the keys by hand. Who did is not known. For the platform of one machine, whose start calls it: in a
 * cluster, the key and its row are one transaction.
 */
export async function recordUntoldKey({ sealing, audit }: Pick<Stores, 'sealing' | 'audit'>): Promise<void> {
  const { keys, remaining } = await sealing.status();
  const [sealer, older] = keys;
  if (sealer?.use !== 'seals' || older === undefined) return;
  // Rows that the log keeps no longer tell of keys that sealed everything long ago.
  const chain = await audit.chain('');
  const isSettled = remaining === 0 && keys.every(({ use }) => use !== 'needed');
  if (isSettled && chain !== undefined && chain.anchor.n > 0) return;
  for (let before: number | undefined; ; ) {
    const { rows, next } = await audit.list('', { action: 'secret.rotate' }, { before, limit: PAGE });
    if (rows.some(({ object }) => object === sealer.id)) return;
    if (next === null) break;
    before = next;
  }
  await audit.append(BY_PLATFORM, [
    {
      action: 'secret.rotate',
      object: sealer.id,
      before: { key: older.id },
      after: { key: sealer.id, noticed: 'at the start' },
    },
  ]);
}
