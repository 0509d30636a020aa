import { relative, resolve } from 'node:path';
import { KVS_REGION } from '../../contract/limits.ts';
import type { RunFile } from '../../contract/run-file.ts';
import { eventText, type SeedEvent, type SeedOutcome, type SeedReporter } from '../../seed/events.ts';
import type { RawSeed } from '../../seed/plan.ts';
import type { Io } from './io.ts';
import { type LiveIo, type LiveLine, liveLine, progressBar } from './live-line.ts';

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

/** Checks the keys that follow a deploy or a check. Returns what writes them, and the warning if they cannot follow. Undefined without keys. */
export async function preparedSeed(
  raw: RawSeed | undefined,
  local: RunFile | undefined,
  io: Pick<Io, 'cwd' | 'env' | 'signal'>,
  onSecret: (secret: string) => void,
) {
  if (!raw) return undefined;
  const { KEYS_LEFT, prepareSeed } = await import('../../seed/after-deploy.ts');
  const { env, signal } = io;
  return { write: await prepareSeed(fromTerminal(raw, io, local), { env, signal, onSecret }), left: KEYS_LEFT };
}

/** Shows the progress of a seeding: on a terminal as a bar, elsewhere only what is unusual. */
export async function showSeeding(io: LiveIo, seed: (report: SeedReporter) => Promise<SeedOutcome>) {
  const live = liveLine(io);
  let last: string | undefined;
  const outcome = await seed((event) => {
    if (event.type === 'progress') last = eventText(event);
    showEvent(event, live, io);
  }).finally(live.end);
  if (last !== undefined && io.interactive) live.print(`  ${last}\n`);
  return outcome;
}

function showEvent(event: SeedEvent, live: LiveLine, io: Pick<Io, 'err'>): void {
  // Keys that failed are shown at the end.
  if (event.type === 'key-failed') return;
  const text = eventText(event);
  if (event.type === 'checked') live.print(`  ${text}\n`);
  else if (event.type === 'progress') live.show(text, progressBar(event.done, event.total));
  else {
    live.show(undefined);
    io.err(`  ${text}\n`);
  }
}
