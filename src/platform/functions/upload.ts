import { Readable } from 'node:stream';
import type { Exchange } from '../shared/http.ts';
import { Refused } from './refusals.ts';

/**
 * The body of a client's request, read as fast as the instance takes it. Fails with `Refused` beyond `most` bytes, and if the client
 * goes away. If the instance wants no more of it, the client's connection stays, and can still be answered.
 */
export class Upload extends Readable {
  readonly #incoming: Exchange['incoming'];
  readonly #most: number;
  #isOpen = false;
  #bytes = 0;

  constructor(incoming: Exchange['incoming'], most: number) {
    super();
    this.#incoming = incoming;
    this.#most = most;
  }

  override _read(): void {
    if (!this.#isOpen) {
      this.#isOpen = true;
      this.#incoming.on('data', this.#take).on('end', this.#end).on('close', this.#close).on('error', this.#close);
    }
    this.#incoming.resume();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const incoming = this.#incoming;
    incoming.off('data', this.#take).off('end', this.#end).off('close', this.#close);
    if (!incoming.complete) incoming.pause();
    done(error);
  }

  readonly #take = (chunk: Buffer): void => {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#most) this.destroy(new Refused('body_too_large'));
    else if (!this.push(chunk)) this.#incoming.pause();
  };

  readonly #end = (): void => {
    this.push(null);
  };

  readonly #close = (): void => {
    if (!this.#incoming.complete) this.destroy(new Error('The client went away before its body ended'));
  };
}
