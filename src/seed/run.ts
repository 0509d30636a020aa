import { createKvsClient, type KvsClient, type KvsTrouble } from '../api/kvs.ts';
import type { Clock, Random } from '../base/clock.ts';
import { asSlipwayError, SlipwayError } from '../base/errors.ts';
import { sameJsonText } from '../base/json-text.ts';
import { type CheckedFiles, checkFiles } from './check.ts';
import type { SeedEntry } from './entries.ts';
import type { SeedOutcome, SeedReporter } from './events.ts';
import { SeedPace } from './pace.ts';
import type { SeedPlan, SeedTarget } from './plan.ts';
import { type PruneKey, readEntries, readKeys } from './read.ts';
import { FileFault } from './splitter.ts';
import { Unwritten } from './unwritten.ts';

export interface SeedDeps {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly report: SeedReporter;
  /** Ends the run. The entries that were not written are listed. */
  readonly signal?: AbortSignal;
}

/**
 * Seeds a table: reads the files and checks every entry, then writes and deletes within the service's limits. A
 * repeated run is harmless. Throws `invalid_file` (each bad line in `also`), `file_not_found` or `interrupted` before
 * the first request, and `disk_full` if the list of unwritten entries cannot be kept. The outcome has the results of the requests.
 */
export async function seedFile(plan: SeedPlan, deps: SeedDeps): Promise<SeedOutcome> {
  const started = deps.clock.now();
  const checked = await checkFiles(plan, deps.signal);
  const { entries, deletes } = checked;
  deps.report({ type: 'checked', entries, deletes });
  const result = plan.target === undefined ? NOTHING_SENT : await new SeedRun(plan, plan.target, deps).run(checked);
  const { written, deleted, unwrittenFile } = result;
  return {
    entries,
    deletes,
    written,
    deleted,
    failed: plan.target === undefined ? 0 : entries - written + deletes - deleted,
    unwrittenFile,
    dryRun: plan.target === undefined,
    ms: deps.clock.now() - started,
    error: errorOf(result, entries, deletes),
  };
}

function errorOf(result: RunResult, entries: number, deletes: number): SlipwayError | undefined {
  const { stopped, keyErrors, written, deleted, unwrittenFile } = result;
  const [first] = keyErrors;
  const cause = stopped ?? first;
  if (cause === undefined) return undefined;
  const counts = [
    ...(entries > 0 ? [`${written} of ${entries} entries are written`] : []),
    ...(deletes > 0 ? [`${deleted} of ${deletes} keys are deleted`] : []),
  ].join(', ');
  const next = unwrittenFile && `Those that were not written are in ${unwrittenFile}: seed that file next.`;
  const remedy = [cause.remedy, next].filter(Boolean).join('\n') || undefined;
  const details = { remedy, call: stopped?.call, also: keyErrors, cause: stopped?.cause ?? stopped };
  if (!stopped) return new SlipwayError('seed_failed', `Only ${counts}`, details);
  return new SlipwayError(stopped.code, `${stopped.message}; ${counts}`, details);
}

interface RunResult extends Pick<SeedOutcome, 'written' | 'deleted' | 'unwrittenFile'> {
  /** The error that ended the run early. */
  readonly stopped: SlipwayError | undefined;
  /** The errors of single keys: the service refused the key, or returned another value. The first 100. */
  readonly keyErrors: readonly SlipwayError[];
}

const NOTHING_SENT: RunResult = {
  written: 0,
  deleted: 0,
  stopped: undefined,
  keyErrors: [],
  unwrittenFile: undefined,
};

const MOST_KEY_ERRORS = 100;

/** Reads the files again and sends their entries. Throws only if the list of unwritten entries cannot be kept. */
class SeedRun {
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
    const progress = progressOf('write', entries, this.#deps);
    await this.#each(file, readEntries(file, format), async (entry) => {
      const done = !this.#isStopped() && (await this.#tried(file, entry, () => this.#writeOne(entry)));
      if (done) progress.add();
      else unwritten.add(this.#withTtl(entry));
    });
    return progress.end();
  }

  async #writeOne(entry: SeedEntry): Promise<void> {
    const { key, text, ttlSeconds } = this.#withTtl(entry);
    await this.#client.put({ key, text, ttlSeconds });
    if (!this.#plan.verify) return;
    const found = await this.#client.get(key);
    if (found !== undefined && sameJsonText(found.text, text)) return;
    const what = found ? 'another value was read back' : 'is not there when read back';
    throw new SlipwayError('verify_failed', `${JSON.stringify(key)} was written, but ${what}`, {
      remedy: 'Does something else write to this table at the same time? Then seed it again afterwards.',
    });
  }

  #withTtl(entry: SeedEntry): SeedEntry {
    return { ...entry, ttlSeconds: entry.ttlSeconds ?? this.#plan.ttlSeconds };
  }

  async #delete(file: string, { deletes }: CheckedFiles): Promise<number> {
    const progress = progressOf('delete', deletes, this.#deps);
    await this.#each(file, readKeys(file), async (found) => {
      const done = !this.#isStopped() && (await this.#tried(file, found, () => this.#client.delete(found.key)));
      if (done) progress.add();
    });
    return progress.end();
  }

  /** Works on every item, at most `concurrency` at once. */
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

const PROGRESS_MS = 500;

/** Counts the finished keys of one part, and reports them at most twice per second. */
function progressOf(part: 'write' | 'delete', total: number, { clock, report }: SeedDeps) {
  const started = clock.now();
  let reported = started;
  let done = 0;
  const tell = () => {
    reported = clock.now();
    const seconds = (reported - started) / 1_000;
    const perSecond = seconds > 0 ? done / seconds : 0;
    const leftMs = perSecond > 0 ? ((total - done) / perSecond) * 1_000 : undefined;
    report({ type: 'progress', part, done, total, perSecond, leftMs });
  };
  return {
    add() {
      done += 1;
      if (clock.now() - reported >= PROGRESS_MS) tell();
    },
    /** Reports the last ones, and returns their number. */
    end() {
      tell();
      return done;
    },
  };
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
