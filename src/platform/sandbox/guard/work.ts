import { setImmediate as turn } from 'node:timers/promises';

/** Processor time that one measurement may take, in microseconds. The build decides how much there is to measure. */
const MOST = 250_000;
/** Processor time after which the worker does other things, such as the next look at the machine. */
const SLICE = 10_000;

/** The processor time of one measurement. Waiting does not count, so a busy machine does not cut it off. */
export class Work {
  #before = 0;
  #begun = process.cpuUsage();

  /** Microseconds until now. */
  get done(): number {
    const { user, system } = process.cpuUsage(this.#begun);
    return this.#before + user + system;
  }

  /** True if the measurement must be cut off. */
  get over(): boolean {
    return this.done >= MOST;
  }

  /** Lets the worker do other things after each slice. */
  async breathe(): Promise<void> {
    const done = this.done;
    if (done - this.#before < SLICE) return;
    await turn();
    this.#before = done;
    this.#begun = process.cpuUsage();
  }
}
