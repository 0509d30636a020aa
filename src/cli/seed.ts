import { relative, resolve } from 'node:path';
import { proxiedFetch } from '../api/proxy.ts';
import { systemClock } from '../base/clock.ts';
import { assertNever } from '../base/errors.ts';
import { KVS_REGION } from '../contract/limits.ts';
import type { SeedEvent, SeedOutcome } from '../seed/events.ts';
import { planSeed, type RawSeed, seedFile } from '../seed/index.ts';
import { SEED_INPUT_SPECS } from '../seed/inputs.ts';
import { outcomeText, progressText, throttledText, troubleText } from '../seed/texts.ts';
import { type Command, errorLines, exitCodeOf } from './command.ts';
import type { Flags, Given } from './flags.ts';
import { EXIT, type Io } from './io.ts';
import { dataDirOf, findPlatform } from './running.ts';

/** `slipway seed`: the seed action's inputs as flags; against the running embedded platform where no URL is given. */
export const seedCommand: Command = {
  summary: 'Writes keys into a key-value table, every entry checked before the first request.',
  usage: '--file FILE --table NAME [--prune-file FILE] [--verify] [--dry-run] …',
  flags: inputFlags(),
  async run(given, io) {
    const plan = planSeed(await inputsOf(given, io), io.env);
    const fetcher = (await proxiedFetch(io.env)) ?? fetch;
    const report = terminalSeedReport(io);
    const deps = { fetch: fetcher, clock: systemClock, random: Math.random, report, signal: io.signal };
    const outcome = await seedFile(plan, deps);
    if (io.interactive) io.err('\n');
    if (given.flags.json) io.out(`${JSON.stringify(asJson(outcome))}\n`);
    else if (!outcome.error) io.out(`${outcomeText(outcome)}\n`);
    if (!outcome.error) return EXIT.done;
    io.err(errorLines(outcome.error));
    return io.signal.aborted ? EXIT.interrupted : exitCodeOf(outcome.error);
  },
};

function inputFlags(): Flags {
  const flags = [...SEED_INPUT_SPECS].map(([name, { value, description, default: fallback, defaultNote }]) => {
    const note = defaultNote ?? (value === undefined ? undefined : fallback);
    const text = `${description}${note === undefined ? '' : ` (default ${note})`}`.replaceAll('`', '');
    return [name, { ...(value === undefined ? {} : { value }), text }] as const;
  });
  return Object.fromEntries(flags);
}

/** Flags as inputs; paths as they are shown, from the process's folder. */
async function inputsOf({ flags, ...given }: Given, io: Io): Promise<RawSeed> {
  const named = [...SEED_INPUT_SPECS.keys()].map((name) => [name, flags[name] === true ? 'true' : (flags[name] ?? '')]);
  const inputs: RawSeed = Object.fromEntries(named);
  const path = (text: string | undefined) => (text ? relative(process.cwd(), resolve(io.cwd, text)) : '');
  const remote = inputs.url || io.env.SERVICE_KVS_URL || inputs['dry-run'] === 'true';
  const local = remote ? undefined : await findPlatform(dataDirOf({ flags, ...given }, io));
  return {
    ...inputs,
    file: path(inputs.file),
    'prune-file': path(inputs['prune-file']),
    ...(local ? { url: local.kvsUrl, region: inputs.region || KVS_REGION } : {}),
  };
}

/** On a terminal one line that rewrites itself; elsewhere only what is out of the ordinary. */
export function terminalSeedReport(io: Pick<Io, 'err' | 'interactive'>): (event: SeedEvent) => void {
  const clear = io.interactive ? '\r\x1b[K' : '';
  return (event) => {
    switch (event.type) {
      case 'checked':
        io.err(`  ${event.entries} to write, ${event.deletes} to delete\n`);
        break;
      case 'progress':
        if (io.interactive) io.err(`${clear}  ${progressText(event)}`);
        break;
      case 'throttled':
        io.err(`${clear}  ${throttledText(event)}\n`);
        break;
      case 'trouble':
        io.err(`${clear}  ${troubleText(event)}\n`);
        break;
      case 'key-failed':
        // Shown at the end, with the others.
        break;
      default:
        assertNever(event);
    }
  };
}

function asJson({ error, ...outcome }: SeedOutcome) {
  const told = error && { code: error.code, message: error.message, keys: error.also.map(({ message }) => message) };
  return { ...outcome, ...(told === undefined ? {} : { error: told }) };
}
