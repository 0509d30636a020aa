import type { Clock } from '../../base/clock.ts';
import type { CanBuild } from '../stores/nodes.ts';
import { type DiskCalls, type DiskLook, DiskProbe } from './disk-probe.ts';

/** Whether this node can build, for its queue, the other nodes and the metrics. */
export class BuildAbility {
  readonly #probe: DiskProbe;
  readonly #listeners = new Set<() => void>();
  #found: CanBuild = 'yes';
  #isStopping = false;

  /** `folder`: where builds write. */
  constructor(folder: string, clock: Pick<Clock, 'monotonic' | 'after'>, calls?: Partial<DiskCalls>) {
    this.#probe = new DiskProbe(folder, clock, calls);
  }

  /** What the last look found. `yes` before the first one. */
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
