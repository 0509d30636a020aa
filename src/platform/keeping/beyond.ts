import type { FolderBounds } from './kinds.ts';

/** An item on the disk of a node. */
export interface Kept {
  /** The organization that shares the disk with others. Items without one count together, as those of one more. */
  readonly owner: string;
  readonly bytes: number;
  /** When it was used last, in milliseconds since the Unix epoch. */
  readonly usedMs: number;
  /** True: it ends whatever the bounds say. */
  readonly isDue?: boolean;
}

/**
 * Returns the items that end now: those beyond their own bytes or their age; then those used longest ago beyond the number of items;
 * then, as long as all together are beyond their bytes, the one used longest ago of the owner that has most. So an owner whose items
 * fill the disk loses its own, and not those of others.
 */
export function beyond<Item extends Kept>(items: readonly Item[], bounds: FolderBounds, now: number): readonly Item[] {
  const isOver = ({ bytes, usedMs, isDue = false }: Item) =>
    isDue || bytes > bounds.bytes || now - usedMs > bounds.ageMs;
  const ended = items.filter(isOver);
  const rest = items.filter((item) => !isOver(item)).sort((a, b) => b.usedMs - a.usedMs);
  ended.push(...rest.splice(Math.min(bounds.items, rest.length)));
  const owners = new Map<string, { bytes: number; readonly newestFirst: Item[] }>();
  let sum = 0;
  for (const item of rest) {
    const own = owners.get(item.owner) ?? { bytes: 0, newestFirst: [] };
    own.bytes += item.bytes;
    own.newestFirst.push(item);
    owners.set(item.owner, own);
    sum += item.bytes;
  }
  while (sum > bounds.allBytes) {
    const most = [...owners.values()].reduce((one, other) => (other.bytes > one.bytes ? other : one));
    const oldest = most.newestFirst.pop();
    if (!oldest) break;
    ended.push(oldest);
    most.bytes -= oldest.bytes;
    sum -= oldest.bytes;
  }
  return ended;
}
