/**
 * The worker: a process that handles one repository, and ends.
 *
 * Mirrors: spec 1.3 and 1.4 (build the repository, sync the output).
 * Gaps: without bubblewrap there is no such process. The supervisor then builds itself, with all its rights.
 * By design: it runs in a sandbox, as the user of the build, because it reads what the build wrote. It sees the folders of that build
 *   alone. What else it needs, its supervisor does for it (host.ts). It ends if its supervisor has gone.
 */
import type { Duplex } from 'node:stream';
import { systemClock } from '../../base/clock.ts';
import { formatDuration } from '../../base/durations.ts';
import type { BuildFault } from '../../contract/built-output.ts';
import type { BuildStage, Diagnostic } from '../../contract/control-plane.ts';
import { OUTPUT_PART, PULSE_MS } from '../dispatch/messages.ts';
import { SERVER_FOLDER } from '../functions/types.ts';
import type { ObjectLimits } from '../objects/limits.ts';
import { factsOf } from '../queue/failure.ts';
import { Link } from '../sandbox/link.ts';
import type { Workspace } from '../sandbox/workspace.ts';
import type { BuildFailureFacts, BuildJob } from '../shared/types.ts';
import { type BuildParts, buildRepository, detectRepository, hasCheckout, loadFaults, type Tell } from './build.ts';
import type { Host } from './host.ts';
import type { InspectOptions } from './inspect/index.ts';
import { remoteHost, remoteObjects } from './remote-host.ts';
import type { Context } from './run.ts';

/** The first message of a supervisor. */
export interface WorkerStart extends Pick<Host, 'isolation' | 'tmp'> {
  readonly job: BuildJob;
  readonly look: boolean;
  readonly lasting: boolean;
  readonly outputLimits: ObjectLimits;
  readonly context: Omit<Context, 'clock'>;
  readonly workspace: Workspace;
}

/** Runs until the one deployment is done, or the supervisor has gone. */
export async function runWorker(socket: Duplex): Promise<number> {
  const stop = new AbortController();
  const started = Promise.withResolvers<WorkerStart>();
  const { writer, calls } = remoteObjects((...call) => link.call(...call));
  const link: Link = new Link(socket, {
    calls,
    tell(kind, given) {
      if (kind === 'start') started.resolve(given as unknown as WorkerStart);
      else if (kind === 'abort') stop.abort(new Error('the platform stops'));
    },
    closed: () => process.exit(1),
  });
  const { isolation, tmp, ...given } = await started.promise;
  const tell: Tell = ({ kind, ...facts }) => link.tell(kind, facts);
  const pulse = setInterval(() => tell({ kind: 'pulse' }), PULSE_MS);
  const host = remoteHost(link, { isolation, tmp }, writer);
  const context = { ...given.context, clock: systemClock };
  try {
    // Loads what a check needs after its build while that runs.
    using _ = given.look ? loadLater() : undefined;
    const deployed = deploy({ ...given, context, host, tell, signal: stop.signal });
    // Loads the steps after the clone while the supervisor fetches. The build reports what cannot be loaded.
    loadSteps().catch(() => {});
    await deployed;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    clearInterval(pulse);
    await link.end();
  }
  return 0;
}

/** Milliseconds after which a build runs. */
const BUILDING_MS = 500;

function loadLater(): Disposable {
  const timer = setTimeout(() => void loadFaults().catch(() => {}), BUILDING_MS);
  return { [Symbol.dispose]: () => clearTimeout(timer) };
}

/** Loads what every build needs after its clone. */
async function loadSteps(): Promise<void> {
  const [{ loadFrameworks }] = await Promise.all([
    import(/* webpackChunkName: "steps" */ '../../detect/frameworks.ts'),
    import(/* webpackChunkName: "steps" */ './steps.ts'),
    import(/* webpackChunkName: "ingest" */ '../objects/ingest.ts'),
  ]);
  await loadFrameworks();
}

export async function loadWorker(): Promise<void> {
  await Promise.all([loadSteps(), loadFaults(), import(/* webpackChunkName: "faults" */ './inspect/index.ts')]);
}

type Deployment = BuildParts & Pick<WorkerStart, 'look' | 'outputLimits'>;

/** Builds a deployment and stores its output. Tells the result. Throws the reason of the signal if it is aborted. */
export async function deploy({ look, outputLimits, ...given }: Deployment): Promise<void> {
  const { job, host, signal } = given;
  const { syncMs } = given.context.limits;
  let stage: BuildStage = 'clone';
  const tell: Tell = (message) => {
    if (message.kind === 'stage') stage = message.stage;
    given.tell(message);
  };
  let isStored = false;
  let placeStart: ((facts: BuildFailureFacts) => Promise<readonly Diagnostic[]>) | undefined;
  const onOutput: BuildParts['onOutput'] = async (output, run) => {
    const { directory, kind, shape, startScript, server, detected } = output;
    const { log, commit } = run;
    if (look) {
      const faults = await (await loadFaults()).faultsOfSuccess(run);
      await describe(host, { directory, kind, commit, mostFiles: outputLimits.files, signal }, faults);
    }
    signal.throwIfAborted();
    tell({ kind: 'stage', stage: 'sync' });
    const blobs = { writer: () => host.writer() };
    const [
      { ingestRelease },
      { becameWarning, notesOf, printsErrors, shownFault },
      { brokenSite, isErrorOfSite, syncFailure },
    ] = await Promise.all([
      import(/* webpackChunkName: "ingest" */ '../objects/ingest.ts'),
      import(/* webpackChunkName: "ingest" */ './notes.ts'),
      import(/* webpackChunkName: "ingest" */ '../objects/failures.ts'),
    ]);
    const late = AbortSignal.timeout(syncMs);
    const within = AbortSignal.any([signal, late]);
    // Apps with functions may have data alone, but no program that is published instead of being run.
    const needsPages = job.settings.assetsOnly !== true && (job.type === 'web-landing' || startScript !== undefined);
    const pages = server === undefined && needsPages ? { startScript } : undefined;
    const { verify = 'warn', spaFallback } = job.settings;
    // A check looks at all pages itself, and a server is asked for them.
    const isSeen = verify !== 'off' && !look && server === undefined && job.settings.assetsOnly !== true;
    const options = {
      blobs,
      org: job.app.org,
      directory,
      kind,
      shape,
      reserved: server === undefined ? SERVER_FOLDER : undefined,
      pages,
      limits: outputLimits,
      signal: within,
      look: isSeen ? { spaFallback, needsStart: pages !== undefined } : undefined,
    };
    // A write that hangs does not obey the signal.
    const tooLate = new Promise<never>((_, reject) => {
      const message = `Storing the output took longer than ${formatDuration(syncMs)}`;
      late.addEventListener('abort', () => reject(syncFailure('sync_failed', message)), { once: true });
    });
    const stored = ingestRelease(options);
    stored.catch(() => {});
    const {
      withheld,
      leftOut,
      ignoredRules,
      hasIndexPage,
      faults: seen,
      ...release
    } = await Promise.race([stored, tooLate]);
    for (const line of notesOf({ ignoredRules, withheld, leftOut })) log.line(line);
    const isWarned = seen.length > 0 || (isSeen && printsErrors(log.recent()));
    const warnings = isWarned ? await (await loadWarnings()).warningsOf(run, seen) : [];
    if (verify === 'fail' && warnings.some(isErrorOfSite)) throw brokenSite(warnings);
    for (const each of warnings) log.line(`Warning: ${shownFault(each)}`);
    const became = detected && becameWarning(detected);
    if (became) log.line(became.message);
    // Ends the log before the result is told, so that the log of an ended deployment is complete. A collection can remove the
    // release until the platform records it, so it is told at once.
    log.end();
    isStored = true;
    if (server !== undefined) {
      placeStart = async (facts) => {
        const { findingsOfStart } = await loadFaults();
        return (await hasCheckout(run)) ? findingsOfStart(facts, run, output.top ?? run.root) : [];
      };
    }
    const all = became ? [became, ...warnings] : warnings;
    tell({ kind: 'stored', release, commit, warnings: all, ...(detected && { type: detected.type }) });
  };
  const parts = { ...given, tell, onOutput };
  try {
    if (job.purpose === 'detect') return tell({ kind: 'detected', ...(await detectRepository(parts)) });
    // Stores the caches for later builds before the server is tried, which can take a minute.
    await (await buildRepository(parts))[Symbol.asyncDispose]();
    if (placeStart) await answerStarts(host, placeStart);
  } catch (error) {
    signal.throwIfAborted();
    // It failed to clean up. A deployment has one result.
    if (isStored) throw error;
    tell({ kind: 'failed', facts: factsOf(error, stage) });
  }
}

function loadWarnings() {
  return import(/* webpackChunkName: "faults" */ './faults/start-page.ts');
}

/** Finds the places of failed starts, until the server runs or the deployment has failed. */
async function answerStarts(
  host: Host,
  place: (facts: BuildFailureFacts) => Promise<readonly Diagnostic[]>,
): Promise<void> {
  let facts = await host.tried([]);
  while (facts) facts = await host.tried(await place(facts).catch(() => []));
}

async function describe(host: Host, options: InspectOptions, faults: readonly BuildFault[]): Promise<void> {
  // A deploy does without it, and a check loads the search for faults too.
  const { inspectOutput } = await import(/* webpackChunkName: "faults" */ './inspect/index.ts');
  const { files, odd, ignoredRules } = await inspectOutput(options);
  for (let at = 0; ; at += OUTPUT_PART) {
    const isLast = at + OUTPUT_PART >= Math.max(files.length, odd.length);
    const part = {
      files: files.slice(at, at + OUTPUT_PART),
      odd: odd.slice(at, at + OUTPUT_PART),
      ignoredRules,
      faults,
    };
    await host.look(part, isLast);
    if (isLast) return;
  }
}
