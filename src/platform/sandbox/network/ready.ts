import type { PrivateNetwork, PrivateOptions } from './private.ts';
import { rulesFor } from './rules.ts';

/** Milliseconds after a network was taken until others are made, so that they do not slow what starts in it. */
const REST_MS = 500;

/** `isSpare`: nobody waits for it. */
type OpenNetwork = (options: PrivateOptions, isSpare: boolean) => Promise<PrivateNetwork>;

interface Ready {
  /** The rules and the place that it was made with. */
  readonly key: string;
  readonly network: PrivateNetwork;
}

/**
 * Keeps private networks ready, because to make one takes half as long as to start a server. Each is used once: nothing has run in it
 * before. One whose rules would be others now, as after a change of the machine's addresses, is not used.
 */
export class ReadyNetworks implements Disposable {
  readonly #open: OpenNetwork;
  readonly #most: () => number;
  readonly #ready: Ready[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isDisposed = false;

  /** `most`: returns how many are kept ready. */
  constructor(open: OpenNetwork, most: () => number) {
    this.#open = open;
    this.#most = most;
  }

  /** Opens a network: at once if one is ready. Throws with the reason if it does not work here. */
  async open(options: PrivateOptions): Promise<PrivateNetwork> {
    this.#timer ??= setTimeout(() => void this.#fill(options), REST_MS).unref();
    return this.#take(keyOf(options)) ?? this.#open(options, false);
  }

  [Symbol.dispose](): void {
    this.#isDisposed = true;
    clearTimeout(this.#timer);
    for (const { network } of this.#ready.splice(0)) network[Symbol.dispose]();
  }

  /** Returns one that is ready, and ends those that cannot be used any more. */
  #take(key: string): PrivateNetwork | undefined {
    for (let next = this.#ready.shift(); next; next = this.#ready.shift()) {
      if (next.key === key && !next.network.lost.aborted) return next.network;
      next.network[Symbol.dispose]();
    }
    return undefined;
  }

  /** One after another: what starts meanwhile has most of the processors. */
  async #fill(options: PrivateOptions): Promise<void> {
    try {
      while (!this.#isDisposed && this.#ready.length < this.#most()) {
        const key = keyOf(options);
        const network = await this.#open(options, true);
        if (this.#isDisposed) network[Symbol.dispose]();
        else this.#ready.push({ key, network });
      }
    } catch {
      // Who needs one finds out why.
    } finally {
      this.#timer = undefined;
    }
  }
}

function keyOf({ asRoot, folder, allowed }: PrivateOptions): string {
  return JSON.stringify([asRoot, folder, allowed, rulesFor(allowed)]);
}
