import { proxiedFetch } from '../../api/proxy.ts';
import { systemClock } from '../../base/clock.ts';
import type { SlipwayError } from '../../base/errors.ts';
import { Secrets } from '../../base/secrets.ts';
import { KVS_VARIABLE_PREFIX } from '../../contract/limits.ts';
import { outcomeText, type SeedOutcome } from '../../seed/events.ts';
import { SEED_INPUT_SPECS } from '../../seed/inputs.ts';
import type { RawSeed, SeedEnv } from '../../seed/plan.ts';
import { type Command, endedBy, errorJson } from '../flags/command.ts';
import { inFlags } from '../flags/flag-words.ts';
import type { Flags, Given } from '../flags/flags.ts';
import { APP_FLAGS, APP_GROUPS } from '../platforms/operator.ts';
import { platformOf } from '../platforms/running.ts';
import { EXIT, hiding, type Io, printJson } from '../terminal/io.ts';
import { fromTerminal, showSeeding } from '../terminal/terminal-seed.ts';
import { runtimeWith } from './kvs.ts';

export const command: Command = {
  summary: 'Writes keys into a key-value table, every entry checked before the first request.',
  usage:
    '--file FILE --table NAME [--org ORG --project PROJECT --app APP] [--prune-file FILE] [--verify] [--dry-run] …',
  examples: [
    ['slipway seed --file keys.json --table sessions', 'writes the keys of a file'],
    ['slipway seed --file keys.json --table sessions --dry-run', 'only checks the file'],
  ],
  flags: { ...inputFlags(), ...APP_FLAGS },
  groups: APP_GROUPS,
  async run(given, io) {
    const { inputs, env } = await inputsOf(given, io);
    const [{ planSeed }, { seedFile }] = await Promise.all([import('../../seed/plan.ts'), import('../../seed/run.ts')]);
    const plan = planSeed(inputs, env);
    const secrets = new Secrets();
    for (const secret of plan.secrets) secrets.add(secret);
    const shown = hiding(io, secrets);
    const deps = { fetch: await proxiedFetch(io.env), clock: systemClock, random: Math.random, signal: io.signal };
    const outcome = await showSeeding(shown, (report) => seedFile(plan, { ...deps, report }));
    const error = outcome.error && inFlags(outcome.error, [...SEED_INPUT_SPECS.keys()]);
    if (given.flags.json) printJson(io, asJson(outcome, error, secrets));
    else if (!error) io.out(`${outcomeText(outcome)}\n`);
    return error ? endedBy(error, shown) : EXIT.done;
  },
};

function inputFlags(): Flags {
  const flags = [...SEED_INPUT_SPECS].map(([name, { value, description, default: fallback, defaultNote }]) => {
    const note = defaultNote ?? (value === undefined ? undefined : fallback);
    const text = `${description}${note === undefined ? '' : ` (default ${note})`}`.replaceAll('`', '');
    return [name, { value, text }] as const;
  });
  return Object.fromEntries(flags);
}

/** Turns flags into inputs, and finds the variables for them. Asks a platform only if they need its store or its app. */
async function inputsOf(given: Given, io: Io): Promise<{ readonly inputs: RawSeed; readonly env: SeedEnv }> {
  const { flags } = given;
  const named = [...SEED_INPUT_SPECS.keys()].map((name) => [name, flags[name] === true ? 'true' : (flags[name] ?? '')]);
  const inputs: RawSeed = Object.fromEntries(named);
  const isNamed = ['org', 'project', 'app'].some((name) => flags[name] !== undefined);
  const isOther = inputs.url || inputs['dry-run'] === 'true' || (io.env.SERVICE_KVS_URL && !isNamed);
  if (isOther) return { inputs: fromTerminal(inputs, io, undefined), env: io.env };
  const local = flags['base-url'] === undefined ? await platformOf(given, io) : undefined;
  const hasToken = inputs.token || io.env[`${KVS_VARIABLE_PREFIX}TOKEN_${inputs.table?.toUpperCase()}`];
  if (!inputs.table || (!isNamed && hasToken && io.env.AWS_ACCESS_KEY_ID))
    return { inputs: fromTerminal(inputs, io, local), env: io.env };
  const env = await runtimeWith(inputs.table, given, io, true);
  return { inputs: fromTerminal(inputs, { ...io, env }, undefined), env };
}

function asJson({ error: _, ...outcome }: SeedOutcome, error: SlipwayError | undefined, secrets: Secrets) {
  const redact = (text: string) => secrets.redact(text);
  const shownError = error && { ...errorJson(error, redact), keys: error.also.map(({ message }) => redact(message)) };
  return { ...outcome, error: shownError };
}
