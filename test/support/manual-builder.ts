import type { Builder, BuildJob, BuildOptions } from '../../src/platform/shared/types.ts';

/** A builder whose builds end when the test ends them. */
export class ManualBuilder implements Builder {
  /** `recover`, and `start` and `removed` with the deployID. */
  readonly log: string[] = [];
  /** Why builds were aborted, by deployID. */
  readonly aborted = new Map<string, string>();
  readonly #open = new Map<string, PromiseWithResolvers<void>>();
  readonly #options = new Map<string, BuildOptions>();

  async build({ deployID }: BuildJob, options: BuildOptions) {
    options.signal.throwIfAborted();
    this.#options.set(deployID, options);
    await options.onStage('clone');
    await options.onCommit('c0ffee', { subject: 'Change', author: 'Ana' });
    this.log.push(`start ${deployID}`);
    const end = Promise.withResolvers<void>();
    this.#open.set(deployID, end);
    options.signal.addEventListener('abort', () => {
      this.aborted.set(deployID, String(options.signal.reason.message));
      end.reject(options.signal.reason);
    });
    await end.promise;
    await options.onStage('sync');
    const manifestHash = `release of ${deployID}`;
    await options.onStored?.(manifestHash, { files: 1, bytes: 1 });
    return {
      commit: 'c0ffee',
      release: { manifestHash, files: 1, written: 1, reused: 0, bytes: 1 },
      [Symbol.asyncDispose]: async () => void this.log.push(`removed ${deployID}`),
    };
  }

  /** The options that the queue gave to the build, for a build that continues after an abort. */
  options(deployID: string): BuildOptions {
    const options = this.#options.get(deployID);
    if (!options) throw new Error(`${deployID} is not built here`);
    return options;
  }

  end(deployID: string): void {
    this.#open.get(deployID)?.resolve();
  }

  fail(deployID: string, error: unknown): void {
    this.#open.get(deployID)?.reject(error);
  }

  async recover(): Promise<void> {
    this.log.push('recover');
  }
}
