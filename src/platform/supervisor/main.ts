/**
 * The supervisor of one worker: the process that the platform starts for each deployment. It starts the worker in a sandbox, and
 * does for it what a worker has no rights to do. It also does the platform's own jobs: it collects, compresses and cleans up.
 *
 * Mirrors: spec 1.3 and 1.4 (build the repository, sync the output).
 * By design: it never reads what a build could have changed. It has no secret of the platform except how to reach the blobs of a
 *   cluster and the operator's credentials for Git, takes messages only from the platform that started it, and ends its build and
 *   itself if that platform has gone.
 */

import { constants } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { systemClock } from '../../base/clock.ts';
import { messageOf } from '../../base/errors.ts';
import { type Job, PULSE_MS, SIGNAL_CODES, type WorkerSettings } from '../dispatch/messages.ts';
import { openBlobs } from '../engines/open-blobs.ts';
import { createBuilder } from './builder.ts';
import { Channel } from './channel.ts';
import { WorkerEnded } from './confined.ts';
import { carryOut } from './jobs.ts';

/** Milliseconds in which a supervisor without a platform ends the processes of its build. */
const ORPHAN_MS = 250;

export interface SupervisorParts {
  readonly input: Readable;
  readonly output: Writable;
  /** The search path for the programs that it starts. */
  readonly path: string;
}

/** Runs until its one job is done, or the platform is gone. Resolves with the exit code. */
export async function runSupervisor({ input, output, path }: SupervisorParts): Promise<number> {
  // The user of a build must get to its folders in a sandbox. On the machine, only the platform's user gets to the data directory.
  process.umask(0o022);
  const stop = new AbortController();
  const given = Promise.withResolvers<Job>();
  given.promise.catch(() => {});
  const abort = () => {
    stop.abort(new Error('the platform stops'));
    given.reject(stop.signal.reason);
  };
  // The platform may have been killed, and start again at once. Its next supervisor then removes what this one leaves.
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
  const startPulse = () => setInterval(() => channel.send({ kind: 'pulse' }), PULSE_MS);
  let pulse = startPulse();
  const quiet = () => {
    clearInterval(pulse);
    return () => {
      pulse = startPulse();
    };
  };
  try {
    const job = await given.promise;
    if (!opened) throw new Error('The job came before the settings');
    const parts = await opened;
    await carryOut(job, { ...parts, channel, signal: stop.signal, quiet });
    await parts.ready;
  } catch (error) {
    if (stop.signal.aborted) return 0;
    if (!(error instanceof WorkerEnded)) throw error;
    return endAs(error);
  } finally {
    clearInterval(pulse);
    await channel.end();
  }
  return 0;
}

/**
 * Returns an exit code that says how the worker ended, so that the platform reports that: for a signal 128 and its number, as a
 * shell does. *By design*: not the signal itself. It can write the memory of this process to a file.
 */
function endAs({ message, outcome: { exitCode, signal } }: WorkerEnded): number {
  process.stderr.write(`${message}\n`);
  return exitCode ?? (signal === null ? 1 : SIGNAL_CODES + constants.signals[signal as NodeJS.Signals]);
}

async function open(settings: WorkerSettings, path: string, channel: Channel) {
  const lock = async (name: string) => {
    await channel.ask({ about: 'lock', name });
    return () => channel.send({ kind: 'release', name });
  };
  const builder = createBuilder({ ...settings, path, lock, clock: systemClock });
  const ready = builder.sandbox().then(
    ({ isolation, limiter, network }) => channel.send({ kind: 'ready', isolation, limiter, network }),
    (error: unknown) => {
      const reason = messageOf(error).slice(0, 1_000);
      const none = { isolation: { kind: 'none', reason }, limiter: { kind: 'sampling', reason } } as const;
      channel.send({ kind: 'ready', ...none, network: { level: 'open', reason }, hasFailed: true });
    },
  );
  return { settings, blobs: await openBlobs(settings.blobs), builder, ready };
}
