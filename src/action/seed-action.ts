import { proxiedFetch } from '../api/proxy.ts';
import { asSlipwayError } from '../base/errors.ts';
import { SEED_INPUT_SPECS } from '../seed/inputs.ts';
import { planSeed, type RawSeed, type SeedEnv, secretsOf } from '../seed/plan.ts';
import type { SeedDeps } from '../seed/run.ts';
import { createSeedReport } from './report/seed.ts';
import { actionsRunner } from './runner/runner.ts';

/** Runs the seed action and returns its exit code. It masks secrets first, and checks inputs before it loads more. */
export async function runSeedAction({
  env,
  clock,
  signal,
}: Pick<SeedDeps, 'clock' | 'signal'> & { readonly env: SeedEnv }) {
  const raw = readSeedInputs(env);
  const runner = actionsRunner(env.GITHUB_STEP_SUMMARY || undefined);
  for (const secret of secretsOf(raw, env)) runner.mask(secret);
  const report = createSeedReport(runner, clock);
  try {
    const plan = planSeed(raw, env);
    const { seedFile } = await import('../seed/run.ts');
    const deps = { fetch: await proxiedFetch(env), clock, random: Math.random, report: report.tell, signal };
    return report.finish(plan, await seedFile(plan, deps));
  } catch (thrown) {
    return report.fail(asSlipwayError(thrown));
  }
}

/** Reads inputs as @actions/core's `getInput` does: `INPUT_` and the name in upper case, with its hyphens. */
function readSeedInputs(env: SeedEnv): RawSeed {
  const given = [...SEED_INPUT_SPECS.keys()].map((name) => [name, env[`INPUT_${name.toUpperCase()}`] ?? '']);
  return Object.fromEntries(given);
}
