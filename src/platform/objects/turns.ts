/** Runs tasks one after another. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `work` after all earlier tasks have ended, also if they failed. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}
