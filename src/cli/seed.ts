import { proxiedFetch } from '../api/proxy.ts';
import { systemClock } from '../base/clock.ts';
import type { SlipwayError } from '../base/errors.ts';
import { Secrets } from '../base/secrets.ts';
import type { SeedOutcome } from '../seed/events.ts';
import { planSeed, type RawSeed, seedFile } from '../seed/index.ts';
import { SEED_INPUT_SPECS } from '../seed/inputs.ts';
import { outcomeText } from '../seed/texts.ts';
import { type Command, errorJson, errorLines, exitCodeOf } from './command.ts';
import { inFlags } from './flag-words.ts';
import type { Flags, Given } from './flags.ts';
import { EXIT, hiding, type Io } from './io.ts';
import { platformOf } from './running.ts';
import { styleFor } from './style.ts';
import { fromTerminal, showSeeding } from './terminal-seed.ts';

/** `slipway seed`: the seed action's inputs as flags. Without a URL it seeds the running embedded platform. */
export const seedCommand: Command = {
  summary: 'Writes keys into a key-value table, every entry checked before the first request.',
  usage: '--file FILE --table NAME [--prune-file FILE] [--verify] [--dry-run] …',
  flags: inputFlags(),
  async run(given, io) {
    const plan = planSeed(await inputsOf(given, io), io.env);
    const secrets = new Secrets();
    for (const secret of plan.secrets) secrets.add(secret);
    const shown = hiding(io, secrets);
    const deps = { fetch: await proxiedFetch(io.env), clock: systemClock, random: Math.random, signal: io.signal };
    const outcome = await showSeeding(shown, (report) => seedFile(plan, { ...deps, report }));
    const error = outcome.error && inFlags(outcome.error, [...SEED_INPUT_SPECS.keys()]);
    if (given.flags.json) io.out(`${JSON.stringify(asJson(outcome, error, secrets))}\n`);
    else if (!error) io.out(`${outcomeText(outcome)}\n`);
    if (!error) return EXIT.done;
    shown.err(errorLines(error, undefined, styleFor(io, 'err')));
    return io.signal.aborted ? EXIT.interrupted : exitCodeOf(error);
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

/** Turns flags into inputs. Looks for a running platform only if one is needed. */
async function inputsOf({ flags, ...given }: Given, io: Io): Promise<RawSeed> {
  const named = [...SEED_INPUT_SPECS.keys()].map((name) => [name, flags[name] === true ? 'true' : (flags[name] ?? '')]);
  const inputs: RawSeed = Object.fromEntries(named);
  const remote = inputs.url || io.env.SERVICE_KVS_URL || inputs['dry-run'] === 'true';
  return fromTerminal(inputs, io, remote ? undefined : await platformOf({ flags, ...given }, io));
}

function asJson({ error: _, ...outcome }: SeedOutcome, error: SlipwayError | undefined, secrets: Secrets) {
  const redact = (text: string) => secrets.redact(text);
  const shownError = error && { ...errorJson(error, redact), keys: error.also.map(({ message }) => redact(message)) };
  return { ...outcome, error: shownError };
}
