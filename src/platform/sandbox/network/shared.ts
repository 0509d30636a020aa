import { messageOf } from '../../../base/errors.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { loopbackPorts } from './pasta.ts';
import { openPrivateNetwork, type PrivateNetwork, type PrivateOptions } from './private.ts';

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
  #gateway: Promise<Gateway> | undefined;
  #apart: string | undefined;
  #wasTried = false;
  #isDisposed = false;
  readonly #onLost: (text: string) => void;

  /** `onLost`: called when the pasta of networks has ended by itself, with words for people. */
  constructor(onLost: (text: string) => void) {
    this.#onLost = onLost;
  }

  /** The reason why each network has a pasta of its own. Undefined if they share one. */
  get reason(): string | undefined {
    return this.#apart;
  }

  /**
   * Opens a network. Throws with the reason if it does not work here. `isSpare`: nobody waits for it, so it gets no pasta of its own where
   * they share one.
   */
  async open(options: PrivateOptions, isSpare = false): Promise<PrivateNetwork> {
    if (this.#apart === undefined) {
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
          this.#apart = messageOf(error);
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
