import type { Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import type { CanBuild, NodeStore } from '../stores/nodes.ts';
import { type DiskCalls, type DiskLook, DiskProbe } from './disk-probe.ts';

/** Decides if this node can build, for its queue, the other nodes and the metrics. */
export class BuildAbility {
  readonly #probe: DiskProbe;
  readonly #listeners = new Set<() => void>();
  #found: CanBuild = 'yes';
  #isStopping = false;

  /** `folder`: where builds write. */
  constructor(folder: string, clock: Pick<Clock, 'monotonic' | 'after'>, calls?: Partial<DiskCalls>) {
    this.#probe = new DiskProbe(folder, clock, calls);
  }

  /** The result of the last look. `yes` before the first one. */
  get canBuild(): CanBuild {
    return this.#isStopping ? 'stops' : this.#found;
  }

  /** Looks at the disk. Does not reject, and ends within two seconds. */
  async look(): Promise<DiskLook> {
    const look = await this.#probe.look();
    this.#change(() => {
      this.#found = look.canBuild;
    });
    return look;
  }

  /** The node claims no further deployments. */
  stop(): void {
    this.#change(() => {
      this.#isStopping = true;
    });
  }

  /** Calls `changed` after each change of `canBuild`. */
  subscribe(changed: () => void): Disposable {
    this.#listeners.add(changed);
    return { [Symbol.dispose]: () => void this.#listeners.delete(changed) };
  }

  #change(change: () => void): void {
    const before = this.canBuild;
    change();
    if (this.canBuild === before) return;
    for (const changed of this.#listeners) changed();
  }
}

interface BuildTurnsOptions {
  readonly node: string;
  readonly ability: Pick<BuildAbility, 'look'>;
  readonly nodes: Pick<NodeStore, 'builders'>;
  readonly log: Log;
}

/** Names of nodes in one line of the log. */
const NAMES_MOST = 10;

/**
 * Returns a function that the queue of a node calls before it claims deployments. It resolves with false if this node cannot
 * build and another living one can. If none can, builds here fail with `disk_full`, which explains more than a deployment
 * that stays queued. It rejects with `StoreUnavailable` if this node cannot build and the store does not say which ones can.
 */
export function buildTurns({ node, ability, nodes, log }: BuildTurnsOptions): () => Promise<boolean> {
  let areLeft = false;
  return async () => {
    const { canBuild: reason, freeBytes, code } = await ability.look();
    const others = reason === 'yes' ? [] : (await nodes.builders()).filter((name) => name !== node);
    const wereLeft = areLeft;
    areLeft = others.length > 0;
    if (areLeft && !wereLeft) {
      const names = others.slice(0, NAMES_MOST).join(', ');
      log('warn', 'builds_left_to_others', { reason, freeBytes, code, nodes: names, means: LEFT_MEANS });
    }
    if (!areLeft && wereLeft) {
      log('info', 'builds_taken_again', { reason: reason === 'yes' ? 'room' : 'no_other_node', freeBytes });
    }
    return !areLeft;
  };
}

const LEFT_MEANS =
  'The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployments while another one can build';
