/** Does one thing after another. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `work` when all that came before has ended, well or badly. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}
