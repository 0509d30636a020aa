/** Runs tasks, `most` at once. Disposing waits until those that run have ended. */
export class Lanes implements AsyncDisposable {
  readonly #most: number;
  readonly #running = new Set<Promise<void>>();
  #failure: { readonly error: unknown } | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  /** Starts a task. If it returns a promise, wait for it before the next task. Throws the error of an earlier task. */
  start(task: () => Promise<void>): Promise<void> | undefined {
    if (this.#failure) throw this.#failure.error;
    const running = task()
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
    return this.#running.size < this.#most ? undefined : Promise.race(this.#running);
  }

  /** Waits until all tasks have ended. Throws the first failure. */
  async end(): Promise<void> {
    await Promise.all(this.#running);
    if (this.#failure) throw this.#failure.error;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#running);
  }
}
