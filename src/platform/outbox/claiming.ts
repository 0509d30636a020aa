import { inBackground } from '../../base/background.ts';
import type { Every } from '../../base/clock.ts';
import type { Change, Changes } from '../stores/changes.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';

/** Milliseconds between two looks. A change is seen at once. */
const LOOK_MS = 5_000;

interface ClaimingParts<Item> {
  /** Items at once on this node, and those of one organization: what they wait for may be slow. */
  readonly atOnce: number;
  readonly ofOrganization: number;
  /** Claims an item that is due. `full`: organizations with as many under way as they may have. Undefined: none is due. */
  claim(full: readonly string[], underWay: readonly Item[]): Promise<Item | undefined>;
  /** Does an item and settles it. */
  work(item: Item, stop: AbortSignal): Promise<void>;
  readonly changes: Changes;
  /** The kinds of changes that may have added an item. */
  readonly wakes: readonly Change['kind'][];
  /** Called with what `claim` and `work` reject with, except that the store is away, and what the caller of `begin` gets. */
  onFailure(error: unknown): void;
  readonly every?: Every | undefined;
}

/**
 * Does items as they become due, many at once. Of several nodes, the one that claims an item does it. Where nothing is due, which is
 * nearly always, one statement says so. Disposing aborts `stop`, and waits for what is under way.
 */
export function startClaiming<Item extends { readonly org: string }>(parts: ClaimingParts<Item>) {
  const { atOnce, changes, every } = parts;
  const stop = new AbortController();
  const underWay = new Map<Item, Promise<void>>();
  const onFailure = (error: unknown) => {
    if (!(error instanceof StoreUnavailable)) parts.onFailure(error);
  };
  const full = () => {
    const counts = Map.groupBy(underWay.keys(), ({ org }) => org);
    return [...counts].filter(([, items]) => items.length >= parts.ofOrganization).map(([org]) => org);
  };
  const fillSlots = async () => {
    while (!stop.signal.aborted && underWay.size < atOnce) {
      const item = await parts.claim(full(), [...underWay.keys()]);
      if (!item) return;
      begin(item).catch(onFailure);
    }
  };
  const looks = inBackground({ everyMs: LOOK_MS, run: fillSlots, onFailure, every, follows: true });
  const look = () => void looks.run();
  const begin = (item: Item) => {
    const work = parts.work(item, stop.signal);
    const ended = work
      .catch(() => {})
      .finally(() => {
        underWay.delete(item);
        look();
      });
    underWay.set(item, ended);
    return work;
  };
  const subscription = changes.subscribe(({ kind }) => parts.wakes.includes(kind) && look());
  return {
    /** Does what is due now, in the background. */
    look,
    /** Does an item that was claimed. Rejects as `work` does. */
    begin,
    async [Symbol.asyncDispose]() {
      subscription[Symbol.dispose]();
      stop.abort(new Error('the platform stops'));
      await looks[Symbol.asyncDispose]();
      await Promise.all(underWay.values());
    },
  };
}
