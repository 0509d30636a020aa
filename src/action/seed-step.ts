import { proxiedFetch } from '../api/proxy.ts';
import { systemClock } from '../base/clock.ts';
import { asSlipwayError } from '../base/errors.ts';
import type { PlannedDeploy } from '../deploy/inputs/parse.ts';
import type { SeedOutcome } from '../seed/events.ts';
import { inDeployAction, planSeed } from '../seed/plan.ts';
import type { ActionEdge } from './deploy-action.ts';
import type { ActionReport } from './reporter.ts';

/**
 * The keys that a successful deploy is followed by. Inputs and every entry are checked here, before the deploy sends
 * anything; the function returned writes them. Throws what `planSeed` throws, or the file's faults.
 */
export async function prepareSeed(
  planned: PlannedDeploy,
  report: ActionReport,
  { env, signal }: ActionEdge,
): Promise<(() => Promise<SeedOutcome>) | undefined> {
  if (!planned.seed) return undefined;
  // A check has no table to write to: the file is read all the same.
  const raw = planned.target.mode === 'check' ? { ...planned.seed, 'dry-run': 'true' } : planned.seed;
  const plan = planSeed(raw, env, inDeployAction);
  for (const secret of plan.secrets) report.addSecret(secret);
  const { seedFile } = await import('../seed/index.ts');
  const fetcher = (await proxiedFetch(env)) ?? fetch;
  const deps = { fetch: fetcher, clock: systemClock, random: Math.random, signal };
  const checked = await seedFile({ ...plan, target: undefined }, { ...deps, report: () => {} });
  if (checked.error) throw checked.error;
  return async () => {
    try {
      return await seedFile(plan, { ...deps, report: await report.seedReporter() });
    } catch (thrown) {
      // The deploy has succeeded all the same.
      return { ...checked, failed: checked.entries + checked.deletes, error: asSlipwayError(thrown) };
    }
  };
}
