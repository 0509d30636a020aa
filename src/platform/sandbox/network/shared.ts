import { messageOf } from '../../../base/errors.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { loopbackPorts } from './pasta.ts';
import { openPrivateNetwork, type PrivateNetwork, type PrivateOptions } from './private.ts';
import { rulesFor } from './rules.ts';

/**
 * The private networks of the instances of a node. One pasta carries them, because each takes some 30 MB: its buffers. Where that does
 * not work, which the first network finds out, each has a pasta of its own.
 *
 * | state   | is                                    | ends by                                                           |
 * | ------- | ------------------------------------- | ----------------------------------------------------------------- |
 * | untried | no network was opened yet             | the first network: `shared`, or `apart` if it fails               |
 * | shared  | a gateway runs, or the next one starts it | `dispose`. If its pasta ends, the next network starts another one |
 * | apart   | each network has a pasta of its own   | `dispose`                                                         |
 */
export class SharedNetworks implements Disposable {
  /** The reason why each network has a pasta of its own. Undefined if they share one. */
  reason: string | undefined;
  #gateway: Promise<Gateway> | undefined;
  #wasTried = false;
  #isDisposed = false;
  readonly #onLost: (text: string) => void;

  /** `onLost`: called when the pasta of networks has ended by itself, with words for people. */
  constructor(onLost: (text: string) => void) {
    this.#onLost = onLost;
  }

  /** Opens a network, or throws with the reason. `isSpare`: nobody waits for it, so it gets no pasta of its own where one is shared. */
  async open(options: PrivateOptions, isSpare = false): Promise<PrivateNetwork> {
    if (this.reason === undefined) {
      try {
        const four = loopbackPorts(options.allowed, 4);
        if (loopbackPorts(options.allowed, 6).some((port) => !four.includes(port))) {
          throw new Error('a port of [::1] alone is allowed');
        }
        const opened = await (await this.#running(options)).open(options);
        this.#wasTried = true;
        return opened;
      } catch (error) {
        // It has worked before, so the failure is probably temporary.
        if (this.#wasTried && isSpare) throw error;
        if (!this.#wasTried) {
          this.reason = messageOf(error);
          this[Symbol.dispose]();
        }
      }
    }
    return openPrivateNetwork(options);
  }

  [Symbol.dispose](): void {
    this.#isDisposed = true;
    void this.#gateway?.then((gateway) => gateway[Symbol.dispose]()).catch(() => {});
    this.#gateway = undefined;
  }

  async #running(options: PrivateOptions): Promise<Gateway> {
    const before = this.#gateway;
    if (before) {
      const gateway = await before.catch(() => undefined);
      if (gateway && !gateway.lost.aborted) return gateway;
      if (this.#gateway === before) {
        gateway?.[Symbol.dispose]();
        this.#gateway = undefined;
      }
    }
    this.#gateway ??= openGateway(options).then((gateway) => {
      gateway.lost.addEventListener('abort', () => {
        if (this.#isDisposed) return;
        this.#onLost('pasta has ended. It is started again, and the instances that it carried are replaced');
      });
      return gateway;
    });
    return this.#gateway;
  }
}

/** Milliseconds after a network was taken until others are made, so that they do not slow what starts in it. */
const REST_MS = 500;

type OpenNetwork = SharedNetworks['open'];

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
