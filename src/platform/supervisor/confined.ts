import { addAbortListener } from 'node:events';
import { realpath } from 'node:fs/promises';
import { withoutCredentials } from '../../contract/repository.ts';
import { WORKER_HEAP_MB } from '../dispatch/limits.ts';
import { readMessage } from '../dispatch/messages.ts';
import { PROGRAM, PROGRAM_PARTS } from '../dispatch/program.ts';
import { isTold, Progress, type Told } from '../dispatch/progress.ts';
import { asSyncFailure } from '../objects/failures.ts';
import { Link } from '../sandbox/link.ts';
import { CODE } from '../sandbox/names.ts';
import type { Outcome } from '../sandbox/process.ts';
import { BuildFailure } from '../shared/types.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { failure } from '../worker/failure.ts';
import type { WorkerStart } from '../worker/main.ts';
import { gitFor } from '../worker/source/git.ts';
import type { OpenBuild } from './builder.ts';
import type { Channel } from './channel.ts';
import { compiledCode } from './compiled-code.ts';
import { callsOf } from './serve.ts';

const CONFINED = 'confined';

/** Milliseconds of a worker beside its commands: to read the sources, to find faults and to store the output, which can be 4 GiB. */
const BESIDE_MS = 2 * 60 * 60_000;

/** Milliseconds after the limit of storing an output, in which a worker says that itself. */
const SYNC_GRACE_MS = 30_000;

export type ConfinedJob = Pick<WorkerStart, 'job' | 'look' | 'lasting' | 'outputLimits'>;

/**
 * Runs the worker of a deployment in a sandbox of its own, as the user of the build. It has the folders of the build, the caches of
 * the branch and its own program. It has nothing else of the platform: no data, no credentials, no database and no bucket. What it needs
 * of those it asks for (`serve.ts`). Resolves when its last process has ended. Rejects if it broke a rule, or crashed, and with a
 * `BuildFailure` if it was ended because the disk ran short.
 */
export async function runConfined(
  opened: OpenBuild,
  { job, look, lasting, outputLimits }: ConfinedJob,
  channel: Channel,
  signal: AbortSignal,
): Promise<void> {
  const { context, workspace, host, sandbox } = opened;
  const broken = new AbortController();
  let why: Error | undefined;
  const breakOff = (error: Error) => {
    why ??= error;
    broken.abort(why);
  };
  const late = setTimeout(
    () => breakOff(new Error('it took too long')),
    (job.timeoutMs ?? context.limits.timeoutMs) + BESIDE_MS,
  );
  let syncLate: NodeJS.Timeout | undefined;
  const boundSync = () => {
    const ms = context.limits.syncMs + SYNC_GRACE_MS;
    syncLate ??= setTimeout(() => breakOff(new Error('storing the output took too long')), ms);
  };
  let words = '';
  let order = Promise.resolve();
  const progress = new Progress().begin();
  const tell = (kind: string, given: object) => {
    if (why) return;
    const message = readMessage(JSON.stringify({ ...given, kind }));
    if (!message || !isTold(message)) return breakOff(new Error('it sent an invalid message'));
    const rule = progress.take(message);
    if (rule !== undefined) return breakOff(new Error(rule));
    if (message.kind === 'stage' && message.stage === 'sync') boundSync();
    // One after another: what follows a commit or a release waits until that is checked, and is not sent if it is refused.
    order = order.then(() => send(message));
    order.catch(breakOff);
  };
  // The supervisor takes from the worker no fact that it knows itself.
  const send = async (message: Told) => {
    if (message.kind === 'commit') await checkCommit(message.commit, opened, broken.signal);
    if (message.kind !== 'stored') return channel.send(message);
    try {
      const release = await host.checkedRelease(message.release.manifestHash);
      clearTimeout(syncLate);
      channel.send({ ...message, release });
    } catch (error) {
      const failure = error instanceof StoreUnavailable ? asSyncFailure(error, signal) : undefined;
      if (!(failure instanceof BuildFailure)) throw error;
      channel.send({ kind: 'failed', facts: failure.facts });
    }
  };
  // All of the context but the clock, which cannot be sent.
  const { limits, tools, hostEnv, path } = context;
  const start: WorkerStart = {
    // The address can have credentials, which git alone needs.
    job: { ...job, repository: withoutCredentials(job.repository) },
    look,
    lasting,
    outputLimits,
    context: { limits, tools, hostEnv, path },
    workspace,
    isolation: host.isolation,
    tmp: host.tmp,
  };
  const onLink = (socket: ConstructorParameters<typeof Link>[0]) => {
    const link: Link = new Link(socket, {
      calls: callsOf(host, workspace, () => link),
      tell,
      closed: (error) => error && breakOff(error),
    });
    link.tell('start', { ...start });
    addAbortListener(signal, () => link.tell('abort', {}));
  };
  const lent = await host.lentFolder;
  let outcome: Outcome | undefined;
  try {
    outcome = await sandbox.runWorker({
      workspace,
      args: [`--max-old-space-size=${WORKER_HEAP_MB}`, '--', PROGRAM, CONFINED],
      readable: [...(await programFolders()), context.tools, ...(lent === undefined ? [] : [lent])],
      code: compiledCode(workspace.owner),
      env: { PATH: context.path, LC_ALL: 'C.UTF-8', NODE_COMPILE_CACHE: CODE },
      signal: broken.signal,
      onLink,
      onLine(line) {
        words = `${words}${line.slice(0, 2_000)}\n`.slice(-4_000);
      },
    });
  } catch (error) {
    throw why ? new Error(`The worker was ended because ${why.message}`) : error;
  } finally {
    clearTimeout(late);
    clearTimeout(syncLate);
    await order.catch(() => {});
  }
  const { breach } = outcome;
  // Not the fault of the worker, so it is no crash.
  if (!why && !progress.isOver && breach?.code === 'disk_full') {
    throw failure(progress.stage, breach.code, `The build was stopped because ${breach.because}`);
  }
  why ??= breach && new Error(breach.because);
  if (why) throw new Error(`The worker was ended because ${why.message}`);
  if (outcome.exitCode === 0) return;
  throw new WorkerEnded(outcome, words);
}

/** Throws unless the commit is the fetched one, or the one that a fetched tag names. */
async function checkCommit(commit: string, { context, host, sandbox }: OpenBuild, signal: AbortSignal): Promise<void> {
  const { mirror, tip } = await host.fetched;
  if (commit === tip) return;
  const env = { ...context.hostEnv, PATH: context.path };
  const git = gitFor('file', { env, signal, run: sandbox.confined([mirror.folder]), onLine() {} });
  const named: string[] = [];
  const of = ['--quiet', '--verify', '--end-of-options', `${tip}^{commit}`];
  await git.try(['-C', mirror.lent, 'rev-parse', ...of], (line) => void (named.length < 1 && named.push(line)));
  if (named[0] !== commit) throw new Error('it named a commit that was not fetched');
}

/** A worker that ended without doing its job. The supervisor ends as the worker did. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';
  readonly outcome: Outcome;
  /** `words`: the end of its standard error. */
  constructor(outcome: Outcome, words: string) {
    super(words.trim());
    this.outcome = outcome;
  }
}

/** Returns the real paths of the program too, because a package manager can have put links there. */
async function programFolders(): Promise<readonly string[]> {
  const real = await Promise.all(PROGRAM_PARTS.map((part) => realpath(part).catch(() => part)));
  return [...new Set([...PROGRAM_PARTS, ...real])];
}
