import { createKvsClient } from '../api/kvs.ts';
import type { Clock, Random } from '../base/clock.ts';
import { asSlipwayError, SlipwayError } from '../base/errors.ts';
import { sameJsonText } from '../base/json-text.ts';
import { type CheckedFiles, checkFiles } from './check.ts';
import type { SeedEntry } from './entries.ts';
import type { SeedOutcome, SeedReporter } from './events.ts';
import { createPace } from './pace.ts';
import type { SeedPlan, SeedTarget } from './plan.ts';
import { type PruneKey, readEntries, readKeys } from './read.ts';
import { FileFault } from './splitter.ts';
import { unwrittenList } from './unwritten.ts';

export interface SeedDeps {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly report: SeedReporter;
  /** Ends the run. The entries that were not written are listed. */
  readonly signal?: AbortSignal | undefined;
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
  const result = plan.target === undefined ? NOTHING_SENT : await send(plan, plan.target, checked, deps);
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
async function send(
  { file, pruneFile, concurrency, verify, ttlSeconds: usualTtl }: SeedPlan,
  target: SeedTarget,
  { format, entries, deletes }: CheckedFiles,
  deps: SeedDeps,
): Promise<RunResult> {
  const { fetch, clock, random, report, signal } = deps;
  const stop = new AbortController();
  const keyErrors: SlipwayError[] = [];
  const reportedTroubles = new Set<number | undefined>([429]);
  const client = createKvsClient({
    ...target,
    fetch,
    clock,
    random,
    signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
    pace: createPace({
      clock,
      random,
      most: concurrency,
      onHold: (waitMs, atOnce) => report({ type: 'throttled', waitMs, atOnce }),
    }),
    onTrouble(trouble) {
      if (reportedTroubles.has(trouble.status)) return;
      reportedTroubles.add(trouble.status);
      report({ type: 'trouble', trouble });
    },
  });
  const isStopped = () => stop.signal.aborted || signal?.aborted === true;

  /** Works on every item, at most `concurrency` at once. Returns the number of those that are done. `otherwise` gets all others. */
  const each = async <T extends PruneKey>(
    progress: ReturnType<typeof progressOf>,
    path: string,
    items: AsyncGenerator<T | FileFault>,
    work: (item: T) => Promise<void>,
    otherwise: (item: T) => void,
  ): Promise<number> => {
    /** Returns true if the work succeeded. Records a fault of this one key. Any other fault stops the run. */
    const tried = async (item: T) => {
      try {
        await work(item);
        return true;
      } catch (thrown) {
        const error = asSlipwayError(thrown);
        if (!isOfKey(error)) {
          if (!isStopped()) stop.abort(error);
        } else if (keyErrors.length < MOST_KEY_ERRORS) {
          const placed = error.with({ place: { file: path, line: item.line } });
          keyErrors.push(placed);
          report({ type: 'key-failed', error: placed });
        }
        return false;
      }
    };
    const worker = async () => {
      for (let next = await items.next(); !next.done; next = await items.next()) {
        if (next.value instanceof FileFault) stop.abort(changed(path));
        else if (!isStopped() && (await tried(next.value))) progress.add();
        else otherwise(next.value);
      }
    };
    // A file that can no longer be read stops the run as any fault does.
    const stopping = (thrown: unknown) => stop.abort(asSlipwayError(thrown));
    await Promise.all(Array.from({ length: concurrency }, () => worker().catch(stopping)));
    return progress.end();
  };
  const withTtl = (entry: SeedEntry) => ({ ...entry, ttlSeconds: entry.ttlSeconds ?? usualTtl });
  const writeOne = async (entry: SeedEntry) => {
    const { key, text, ttlSeconds } = withTtl(entry);
    await client.put({ key, text, ttlSeconds });
    if (!verify) return;
    const found = await client.get(key);
    if (found !== undefined && sameJsonText(found.text, text)) return;
    const what = found ? 'another value was read back' : 'is not there when read back';
    throw new SlipwayError('verify_failed', `${JSON.stringify(key)} was written, but ${what}`, {
      remedy: 'Does something else write to this table at the same time? Then seed it again afterwards.',
    });
  };

  const unwritten = unwrittenList(file ?? '');
  let [written, deleted] = [0, 0];
  if (file !== undefined) {
    const left = (entry: SeedEntry) => unwritten.add(withTtl(entry));
    written = await each(progressOf('write', entries, deps), file, readEntries(file, format), writeOne, left);
  }
  if (pruneFile !== undefined && !isStopped()) {
    const remove = ({ key }: PruneKey) => client.delete(key);
    deleted = await each(progressOf('delete', deletes, deps), pruneFile, readKeys(pruneFile), remove, () => {});
  }
  const unwrittenFile = unwritten.close();
  const interrupted = signal?.aborted && new SlipwayError('interrupted', 'Interrupted', { cause: signal.reason });
  const fault = stop.signal.aborted ? asSlipwayError(stop.signal.reason) : undefined;
  return { written, deleted, stopped: interrupted || fault, keyErrors, unwrittenFile };
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
