import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutCredentials } from '../../contract/repository.ts';
import { type FromWorker, readMessage } from '../dispatch/messages.ts';
import type { ObjectLimits } from '../objects/limits.ts';
import { Link } from '../sandbox/link.ts';
import type { Outcome } from '../sandbox/process.ts';
import type { BuildJob } from '../types.ts';
import type { WorkerStart } from '../worker/main.ts';
import type { OpenBuild } from './builder.ts';
import type { Channel } from './channel.ts';
import { compiledCode, compileWorker } from './compiled-code.ts';
import { callsOf } from './serve.ts';

/** The program of a worker: the source file, or the bundle. Its folders are all of this package that a worker sees. */
const ROOT = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? '../../..' : '../..');
const [PROGRAM, READ] = import.meta.filename.endsWith('.ts')
  ? ['src/worker.ts', ['src', 'node_modules', 'package.json']]
  : ['dist/worker/index.js', ['dist', 'package.json']];

/** The argument that makes the program a confined worker. */
export const CONFINED = 'confined';

/** The heap of a worker, in MiB. A release of 100,000 files needs less than a third. */
const HEAP_MB = 384;
/** Milliseconds of a worker beside its commands: to read the sources, to find faults and to store the output. */
const BESIDE_MS = 30 * 60_000;

/** What a worker may tell the platform. A supervisor passes it on, and nothing else. */
const TELLS: ReadonlySet<string> = new Set(['stage', 'log', 'commit', 'pulse', 'failed', 'stored']);

export interface ConfinedJob {
  readonly job: BuildJob;
  readonly look: boolean;
  readonly lasting: boolean;
  readonly outputLimits: ObjectLimits;
}

/**
 * Runs the worker of a deployment in a sandbox of its own, as the user of the build. It has the folders of the build, the caches of
 * the app and its own program. It has nothing else of the platform: no data, no credentials, no database and no bucket. What it needs
 * of those it asks for (`serve.ts`). Resolves when its last process has ended. Rejects if it broke a rule, or crashed.
 */
export async function runConfined(
  { context, workspace, host, sandbox }: OpenBuild,
  { job, look, lasting, outputLimits }: ConfinedJob,
  channel: Channel,
  signal: AbortSignal,
): Promise<void> {
  const broken = new AbortController();
  let why: Error | undefined;
  const breakOff = (error: Error) => {
    why ??= error;
    broken.abort(why);
  };
  const late = setTimeout(() => breakOff(new Error('it took too long')), context.limits.timeoutMs + BESIDE_MS);
  let words = '';
  let order = Promise.resolve();
  const tell = (kind: string, given: object) => {
    if (why) return;
    const message = TELLS.has(kind) ? readMessage(JSON.stringify({ ...given, kind })) : undefined;
    if (!message) return breakOff(new Error('it sent an invalid message'));
    // One after another: what follows a release waits until it is checked.
    order = order.then(() => send(message)).catch(breakOff);
  };
  const send = async (message: FromWorker) => {
    if (message.kind === 'stored') await host.checkRelease(message.release.manifestHash);
    channel.send(message);
  };
  const start: WorkerStart = {
    // The address can have credentials, which git alone needs.
    job: { ...job, repository: withoutCredentials(job.repository) },
    ...{ look, lasting, outputLimits, context: contextOf(context), workspace },
    ...{ isolation: host.isolation, tmp: host.tmp },
  };
  const onLink = (socket: ConstructorParameters<typeof Link>[0]) => {
    const link: Link = new Link(socket, {
      calls: callsOf(host, workspace, () => link),
      tell,
      closed: (error) => error && breakOff(error),
    });
    link.tell('start', { ...start });
    const abort = () => link.tell('abort', {});
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  };
  const lent = await host.lentFolder;
  let outcome: Outcome | undefined;
  try {
    outcome = await sandbox.runWorker({
      workspace,
      args: [`--max-old-space-size=${HEAP_MB}`, '--', join(ROOT, PROGRAM), CONFINED],
      readable: [...(await programFolders()), context.tools, ...(lent === undefined ? [] : [lent])],
      code: compiledCode(workspace.owner),
      env: { PATH: context.path, LC_ALL: 'C.UTF-8' },
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
    await order;
  }
  why ??= outcome.breach && new Error(outcome.breach.because);
  if (why) throw new Error(`The worker was ended because ${why.message}`);
  if (outcome.exitCode === 0) return;
  throw new WorkerEnded(outcome, words);
}

/** Compiles the program of the next workers if it has changed. */
export function prepareWorkers(): Promise<void> {
  return compileWorker(join(ROOT, READ[0] === 'src' ? 'src' : PROGRAM));
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
  const folders = READ.map((name) => join(ROOT, name));
  const real = await Promise.all(folders.map((folder) => realpath(folder).catch(() => folder)));
  return [...new Set([...folders, ...real])];
}

/** The part of the context that can be sent: all but the clock. */
function contextOf({ limits, tools, hostEnv, path }: OpenBuild['context']): WorkerStart['context'] {
  return { limits, tools, hostEnv, path };
}
