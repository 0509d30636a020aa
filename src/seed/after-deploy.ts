import { proxiedFetch } from '../api/proxy.ts';
import { systemClock } from '../base/clock.ts';
import { asSlipwayError } from '../base/errors.ts';
import type { SeedOutcome, SeedReporter } from './events.ts';
import { inDeployAction, planSeed, type RawSeed, type SeedEnv } from './plan.ts';
import { seedFile } from './run.ts';

/** Warns that the run ends before the deployment. */
export const KEYS_LEFT = {
  type: 'warning',
  message: 'The keys were not written: the deployment has not ended, and keys follow one that succeeded',
  remedy: 'Let the deploy wait for its end, or write the keys later, with the seed action or "slipway seed".',
} as const;

interface AfterDeployParts {
  readonly env: SeedEnv;
  /** Called with every secret before anything is reported. */
  readonly onSecret: (secret: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Prepares the keys to write after a successful deploy. Checks inputs and every entry, before the deploy sends anything.
 * The returned function writes the keys and never throws. Throws what `planSeed` throws, or the file's faults.
 */
export async function prepareSeed(
  raw: RawSeed,
  { env, onSecret, signal }: AfterDeployParts,
): Promise<(report: SeedReporter) => Promise<SeedOutcome>> {
  const plan = planSeed(raw, env, inDeployAction);
  for (const secret of plan.secrets) onSecret(secret);
  const deps = { fetch: await proxiedFetch(env), clock: systemClock, random: Math.random, signal };
  const checked = await seedFile({ ...plan, target: undefined }, { ...deps, report: () => {} });
  if (checked.error) throw checked.error;
  return async (report) => {
    try {
      return await seedFile(plan, { ...deps, report });
    } catch (thrown) {
      // The deploy itself has succeeded.
      return { ...checked, failed: checked.entries + checked.deletes, error: asSlipwayError(thrown) };
    }
  };
}
