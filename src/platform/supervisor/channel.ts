import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { FromWorker, Question, ToWorker } from '../dispatch/messages.ts';

/** The worker's side of the connection to the platform: one JSON object per line, both ways. */
export class Channel {
  readonly #output: Writable;
  readonly #waiting = new Map<number, (value: unknown) => void>();
  #asked = 0;

  /** `onMessage` receives all messages except answers. `onEnd` is called if the platform is gone. */
  constructor(
    input: Readable,
    output: Writable,
    onMessage: (message: Exclude<ToWorker, { kind: 'answer' }>) => void,
    onEnd: () => void,
  ) {
    this.#output = output;
    output.on('error', onEnd);
    const lines = createInterface({ input });
    lines.on('line', (line) => {
      const message = JSON.parse(line) as ToWorker;
      if (message.kind !== 'answer') return onMessage(message);
      this.#waiting.get(message.id)?.(message.value);
      this.#waiting.delete(message.id);
    });
    lines.on('close', onEnd);
  }

  send(message: FromWorker): void {
    if (this.#output.writable) this.#output.write(`${JSON.stringify(message)}\n`);
  }

  ask(question: Question): Promise<unknown> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.send({ kind: 'ask', id, question });
    });
  }

  end(): Promise<void> {
    return new Promise((resolve) => this.#output.end(resolve));
  }
}

/** Acquires a lock of the platform. Returns a function that releases it. */
export type AcquireLock = (name: string) => Promise<() => void>;

export async function locked<T>(acquire: AcquireLock, name: string, work: () => Promise<T>): Promise<T> {
  const release = await acquire(name);
  try {
    return await work();
  } finally {
    release();
  }
}
