import { relative, resolve } from 'node:path';
import { assertNever } from '../base/errors.ts';
import { KVS_REGION } from '../contract/limits.ts';
import type { RunFile } from '../contract/run-file.ts';
import type { SeedEvent, SeedOutcome, SeedReporter } from '../seed/events.ts';
import type { RawSeed } from '../seed/plan.ts';
import { progressText, throttledText, troubleText } from '../seed/texts.ts';
import { type Io, progress } from './io.ts';

/** Reads seed inputs as a terminal means them: paths from its folder, and the running platform's store if no other is named. */
export function fromTerminal(raw: RawSeed, io: Pick<Io, 'cwd' | 'env'>, local: RunFile | undefined): RawSeed {
  const path = (text: string | undefined) => (text ? relative(process.cwd(), resolve(io.cwd, text)) : '');
  const own = raw.url || io.env.SERVICE_KVS_URL ? undefined : local;
  return {
    ...raw,
    file: path(raw.file),
    'prune-file': path(raw['prune-file']),
    ...(own ? { url: own.kvsUrl, region: raw.region || KVS_REGION } : {}),
  };
}

/** Shows the progress of a seeding: on a terminal as one line that rewrites itself, elsewhere only what is unusual. */
export async function showSeeding(
  io: Pick<Io, 'err' | 'interactive' | 'quiet'>,
  seed: (report: SeedReporter) => Promise<SeedOutcome>,
): Promise<SeedOutcome> {
  const live = io.interactive && !io.quiet;
  const outcome = await seed(terminalSeedReport({ ...io, interactive: live }));
  if (live) io.err('\n');
  return outcome;
}

function terminalSeedReport(io: Pick<Io, 'err' | 'interactive' | 'quiet'>): (event: SeedEvent) => void {
  const clear = io.interactive ? '\r\x1b[K' : '';
  return (event) => {
    switch (event.type) {
      case 'checked':
        progress(io, `  ${event.entries} to write, ${event.deletes} to delete\n`);
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
