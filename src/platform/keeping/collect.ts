import { asSlipwayError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { beyond, type Kept } from './beyond.ts';
import type { FolderBounds, KindName } from './kinds.ts';

export interface KindCollected {
  readonly kind: KindName;
  /** Items that ended, and their bytes, as far as they are known. */
  readonly items: number;
  readonly bytes: number;
  /** Items that are left, and their bytes, if the collection has counted them. */
  readonly left?: { readonly items: number; readonly bytes: number };
}

export interface KindCollector {
  readonly kinds: readonly KindName[];
  collect(): Promise<readonly KindCollected[]>;
}

/** Ends what is due of each kind, one after another, until the signal is aborted. Logs a kind that fails, and goes on. */
export async function collectKinds(
  parts: readonly KindCollector[],
  log: Log,
  signal?: AbortSignal,
): Promise<readonly KindCollected[]> {
  const collected: KindCollected[] = [];
  for (const part of parts) {
    if (signal?.aborted) break;
    try {
      collected.push(...(await part.collect()));
    } catch (error) {
      if (signal?.aborted) break;
      const { message, remedy } = asSlipwayError(error);
      const fields = { kinds: part.kinds.join(), message, ...(remedy !== undefined && { remedy }) };
      log('error', 'collection_failed', fields);
    }
  }
  return collected;
}

export interface FolderKind<Item extends Kept> {
  readonly kind: KindName;
  readonly bounds: FolderBounds;
  list(): Promise<readonly Item[]>;
  /** Ends an item, unless it is used now. False: it stays. */
  end(item: Item): Promise<boolean>;
}

export function folderCollector<Item extends Kept>(
  { kind, bounds, list, end }: FolderKind<Item>,
  now: () => number,
): KindCollector {
  return {
    kinds: [kind],
    async collect() {
      const all = await list();
      const left = { items: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
      let [items, bytes] = [0, 0];
      for (const item of beyond(all, bounds, now())) {
        if (!(await end(item))) continue;
        items += 1;
        bytes += item.bytes;
      }
      return [{ kind, items, bytes, left: { items: left.items - items, bytes: left.bytes - bytes } }];
    },
  };
}
