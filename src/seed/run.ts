import { createKvsClient, type KvsClient, type KvsTrouble } from '../api/kvs.ts';
import type { Clock, Random } from '../base/clock.ts';
import { asSlipwayError, SlipwayError } from '../base/errors.ts';
import { sameJsonText } from '../base/json-text.ts';
import type { CheckedFiles } from './check.ts';
import type { SeedEntry } from './entries.ts';
import type { SeedReporter } from './events.ts';
import { FileFault } from './faults.ts';
import { SeedPace } from './pace.ts';
import type { SeedPlan, SeedTarget } from './plan.ts';
import { Progress } from './progress.ts';
import { type PruneKey, readEntries, readKeys } from './read.ts';
import { Unwritten } from './unwritten.ts';

export interface SeedDeps {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly report: SeedReporter;
  /** Ends the run cleanly: what was not written is listed. */
  readonly signal?: AbortSignal;
}

/** The results of the requests. */
export interface RunResult {
  readonly written: number;
  readonly deleted: number;
  /** The error that ended the run early. */
  readonly stopped: SlipwayError | undefined;
  /** Keys that the service does not take, or that read back as something else; the first of them. */
  readonly keyErrors: readonly SlipwayError[];
  readonly unwrittenFile: string | undefined;
}

const MOST_KEY_ERRORS = 100;

/** Reads the files again and sends their entries. Throws only if the list of what was not written cannot be kept. */
export class SeedRun {
  readonly #plan: SeedPlan;
  readonly #deps: SeedDeps;
  readonly #client: KvsClient;
  readonly #stop = new AbortController();
  readonly #keyErrors: SlipwayError[] = [];
  readonly #reportedTroubles = new Set<number | undefined>();

  constructor(plan: SeedPlan, target: SeedTarget, deps: SeedDeps) {
    this.#plan = plan;
    this.#deps = deps;
    const { fetch, clock, random, report } = deps;
    const onHold = (waitMs: number, atOnce: number) => report({ type: 'throttled', waitMs, atOnce });
    this.#client = createKvsClient({
      ...target,
      fetch,
      clock,
      random,
      signal: deps.signal ? AbortSignal.any([deps.signal, this.#stop.signal]) : this.#stop.signal,
      pace: new SeedPace({ clock, random, most: plan.concurrency, onHold }),
      onTrouble: (trouble) => this.#reportTrouble(trouble),
    });
  }

  async run(checked: CheckedFiles): Promise<RunResult> {
    const { file, pruneFile } = this.#plan;
    const unwritten = new Unwritten(file ?? '');
    const written = file === undefined ? 0 : await this.#write(file, checked, unwritten);
    const deleted = pruneFile === undefined || this.#isStopped() ? 0 : await this.#delete(pruneFile, checked);
    const unwrittenFile = unwritten.close();
    return { written, deleted, stopped: this.#stopped(), keyErrors: this.#keyErrors, unwrittenFile };
  }

  async #write(file: string, { format, entries }: CheckedFiles, unwritten: Unwritten): Promise<number> {
    const progress = new Progress('write', entries, this.#deps.clock, this.#deps.report);
    await this.#each(file, readEntries(file, format), async (entry) => {
      const done = !this.#isStopped() && (await this.#tried(file, entry, () => this.#writeOne(entry)));
      if (done) progress.add();
      else unwritten.add(this.#withTtl(entry));
    });
    progress.report();
    return progress.done;
  }

  async #writeOne(entry: SeedEntry): Promise<void> {
    const { key, text, ttlSeconds } = this.#withTtl(entry);
    await this.#client.put({ key, text, ttlSeconds });
    if (!this.#plan.verify) return;
    const found = await this.#client.get(key);
    if (found !== undefined && sameJsonText(found.text, text)) return;
    throw new SlipwayError(
      'verify_failed',
      `${JSON.stringify(key)} was written, but ${found ? 'another value was read back' : 'is not there when read back'}`,
      { remedy: 'Does something else write to this table at the same time? Then seed it again afterwards.' },
    );
  }

  #withTtl(entry: SeedEntry): SeedEntry {
    return { ...entry, ttlSeconds: entry.ttlSeconds ?? this.#plan.ttlSeconds };
  }

  async #delete(file: string, { deletes }: CheckedFiles): Promise<number> {
    const progress = new Progress('delete', deletes, this.#deps.clock, this.#deps.report);
    await this.#each(file, readKeys(file), async (found) => {
      const done = !this.#isStopped() && (await this.#tried(file, found, () => this.#client.delete(found.key)));
      if (done) progress.add();
    });
    progress.report();
    return progress.done;
  }

  /** Works on every item, as many at once as the plan says. */
  async #each<T extends SeedEntry | PruneKey>(
    file: string,
    items: AsyncGenerator<T | FileFault>,
    work: (item: T) => Promise<void>,
  ): Promise<void> {
    const worker = async () => {
      for (let next = await items.next(); !next.done; next = await items.next()) {
        if (next.value instanceof FileFault) this.#stop.abort(changed(file));
        else await work(next.value);
      }
    };
    // A file that can no longer be read stops the run as any fault does.
    const stopping = (thrown: unknown) => this.#stop.abort(asSlipwayError(thrown));
    await Promise.all(Array.from({ length: this.#plan.concurrency }, () => worker().catch(stopping)));
  }

  /** Returns true if the work succeeded. Records a fault of this one key. Any other fault stops the run. */
  async #tried(file: string, { line }: { readonly line: number }, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (thrown) {
      const error = asSlipwayError(thrown);
      if (isOfKey(error)) this.#keepKeyError(error.with({ place: { file, line } }));
      else if (!this.#isStopped()) this.#stop.abort(error);
      return false;
    }
  }

  #keepKeyError(error: SlipwayError): void {
    if (this.#keyErrors.length >= MOST_KEY_ERRORS) return;
    this.#keyErrors.push(error);
    this.#deps.report({ type: 'key-failed', error });
  }

  #isStopped(): boolean {
    return this.#stop.signal.aborted || this.#deps.signal?.aborted === true;
  }

  #stopped(): SlipwayError | undefined {
    const { signal } = this.#deps;
    if (signal?.aborted) return new SlipwayError('interrupted', 'Interrupted', { cause: signal.reason });
    return this.#stop.signal.aborted ? asSlipwayError(this.#stop.signal.reason) : undefined;
  }

  #reportTrouble(trouble: KvsTrouble): void {
    if (trouble.status === 429 || this.#reportedTroubles.has(trouble.status)) return;
    this.#reportedTroubles.add(trouble.status);
    this.#deps.report({ type: 'trouble', trouble });
  }
}

/** True if the service refused this key or returned another value. Other keys may succeed. */
function isOfKey(error: SlipwayError): boolean {
  return error.code === 'verify_failed' || [400, 413].includes(error.call?.status ?? 0);
}

function changed(file: string): SlipwayError {
  return new SlipwayError('invalid_file', `${file} changed while it was read`, {
    input: 'file',
    remedy: 'Let nothing write to the file while it is seeded; then run again.',
  });
}
