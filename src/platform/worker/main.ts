/**
 * The worker: a process that handles one repository, and ends.
 *
 * Mirrors: spec 1.3 and 1.4 (build the repository, sync the output).
 * Gaps: a worker has the rights of the platform's user; only the commands of a build are sandboxed.
 * By design: it has no secret of the platform except how to reach the blobs of a cluster, takes messages only from the platform that started it, and ends its
 *   build and itself if that platform is gone.
 */
import type { Readable, Writable } from 'node:stream';
import { systemClock } from '../../base/clock.ts';
import { type Job, PULSE_MS, type WorkerSettings } from '../dispatch/messages.ts';
import { openBlobs } from '../open-blobs.ts';
import { Channel } from './channel.ts';
import { prepareDetection } from './detect/index.ts';
import { createBuilder } from './index.ts';
import { carryOut } from './jobs.ts';

/** Milliseconds in which a worker without a platform ends the processes of its build. */
const ORPHAN_MS = 250;

export interface WorkerParts {
  readonly input: Readable;
  readonly output: Writable;
  /** The search path for the programs that it starts. */
  readonly path: string;
}

/** Runs until its one job is done, or the platform is gone. Resolves with the exit code. */
export async function runWorker({ input, output, path }: WorkerParts): Promise<number> {
  const stop = new AbortController();
  const given = Promise.withResolvers<Job>();
  given.promise.catch(() => {});
  const abort = () => {
    stop.abort(new Error('the platform stops'));
    given.reject(stop.signal.reason);
  };
  // The platform may have been killed, and start again at once. Its next worker then removes what this worker leaves.
  const orphaned = () => {
    abort();
    setTimeout(() => process.exit(1), ORPHAN_MS);
  };
  let opened: ReturnType<typeof open> | undefined;
  const channel = new Channel(
    input,
    output,
    (message) => {
      if (message.kind === 'abort') abort();
      else if (message.kind === 'prepare') {
        opened = open(message.settings, path, channel);
        opened.catch(given.reject);
      } else given.resolve(message);
    },
    orphaned,
  );
  const pulse = setInterval(() => channel.send({ kind: 'pulse' }), PULSE_MS);
  try {
    const job = await given.promise;
    if (!opened) throw new Error('The job came before the settings');
    const parts = await opened;
    await carryOut(job, { ...parts, channel, signal: stop.signal });
    await parts.ready;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    clearInterval(pulse);
    await channel.end();
  }
  return 0;
}

async function open(settings: WorkerSettings, path: string, channel: Channel) {
  const lock = async (name: string) => {
    await channel.ask({ about: 'lock', name });
    return () => channel.send({ kind: 'release', name });
  };
  const builder = createBuilder({ ...settings, path, lock, clock: systemClock });
  prepareDetection().catch(() => {}); // The build reports what cannot be loaded.
  const ready = builder.sandbox().then(
    ({ isolation }) => channel.send({ kind: 'ready', isolation }),
    (error: unknown) => channel.send({ kind: 'ready', isolation: { kind: 'none', reason: String(error) } }),
  );
  return { settings, blobs: await openBlobs(settings.blobs), builder, ready };
}
