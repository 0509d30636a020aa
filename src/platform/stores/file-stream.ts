import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';

/**
 * Reads of all streams of this process at the same time. The system's buffers of many connections take megabytes each at once, and
 * each read that ends is a write to a connection: without a bound, hundreds of new downloads would be one long turn of the event
 * loop, in which no other visitor is answered, and would take all threads that read files.
 */
const READS_AT_ONCE = 3;

let reading = 0;
const waiting: (() => void)[] = [];

/** Runs a read when it has its turn. They begin in the order of their calls. */
async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  if (reading < READS_AT_ONCE) reading += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await read();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
}

/** The bytes of an open file from `start` to `end`, both included, `atOnce` bytes a read. Closes the file at its end. */
export class FileStream extends Readable {
  readonly #file: FileHandle;
  readonly #end: number;
  readonly #atOnce: number;
  #at: number;
  #last: Promise<void> = Promise.resolve();

  constructor(file: FileHandle, start: number, end: number, atOnce: number) {
    super({ highWaterMark: atOnce });
    this.#file = file;
    this.#at = start;
    this.#end = end;
    this.#atOnce = atOnce;
  }

  override _read(): void {
    this.#last = this.#next().then(
      (chunk) => void this.push(chunk),
      (error: Error) => void this.destroy(error),
    );
  }

  async #next(): Promise<Buffer | null> {
    const length = Math.min(this.#atOnce, this.#end - this.#at + 1);
    if (length <= 0) return null;
    return inTurn(async () => {
      if (this.destroyed) return null;
      const buffer = Buffer.allocUnsafeSlow(length);
      const { bytesRead } = await this.#file.read(buffer, { position: this.#at });
      this.#at += bytesRead;
      return bytesRead === 0 ? null : buffer.subarray(0, bytesRead);
    });
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#last
      .then(() => this.#file.close())
      .then(
        () => done(error),
        (cause: Error) => done(error ?? cause),
      );
  }
}
