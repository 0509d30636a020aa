import { SlipwayError } from '../base/errors.ts';
import { checkFiles } from './check.ts';
import type { SeedOutcome } from './events.ts';
import type { SeedPlan } from './plan.ts';
import { type RunResult, type SeedDeps, SeedRun } from './run.ts';

export type { SeedEvent, SeedOutcome, SeedReporter } from './events.ts';
export { inDeployAction, planSeed, type RawSeed, type SeedEnv, type SeedPlan, secretsOf } from './plan.ts';
export type { SeedDeps } from './run.ts';

/**
 * Seeds a table: reads the files and checks every entry, then writes and deletes within the service's limits. A
 * repeated run is harmless. Throws `invalid_file` (each bad line in `also`), `file_not_found` or `interrupted` before
 * the first request, and `disk_full` if the list of what was not written cannot be kept. The outcome has the results of
 * the requests, and what is still to be written.
 */
export async function seedFile(plan: SeedPlan, deps: SeedDeps): Promise<SeedOutcome> {
  const started = deps.clock.now();
  const checked = await checkFiles(plan, deps.signal);
  const { entries, deletes } = checked;
  deps.report({ type: 'checked', entries, deletes });
  const nothing: RunResult = { written: 0, deleted: 0, stopped: undefined, keyErrors: [], unwrittenFile: undefined };
  const result = plan.target === undefined ? nothing : await new SeedRun(plan, plan.target, deps).run(checked);
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
  const next =
    unwrittenFile === undefined ? [] : [`Those that were not written are in ${unwrittenFile}: seed that file next.`];
  const remedy = [...(cause.remedy === undefined ? [] : [cause.remedy]), ...next].join('\n');
  return new SlipwayError(
    stopped?.code ?? 'seed_failed',
    stopped ? `${stopped.message}; ${counts}` : `Only ${counts}`,
    {
      remedy: remedy || undefined,
      call: stopped?.call,
      also: keyErrors,
      cause: stopped?.cause ?? stopped,
    },
  );
}
