import type { BuiltOutput } from '../../contract/built-output.ts';
import { OBJECT_LIMITS, type ObjectLimits } from '../objects/limits.ts';
import { MARKER } from '../sandbox/names.ts';
import type { runProgram } from '../sandbox/process.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { Workspace } from '../sandbox/workspace.ts';
import type { BuildJob, Isolation, StoredRelease } from '../shared/types.ts';
import type { Blobs, BlobWriter } from '../stores/blobs.ts';
import type {
  Fetched,
  FetchedHistory,
  FetchOptions,
  Host,
  HostCommand,
  HostOutcome,
  ToolName,
  ToolPackage,
} from '../worker/host.ts';
import type { Context } from '../worker/run.ts';
import type { GitContext } from '../worker/source/git.ts';
import { type Repository, type RepositoryRules, resolveRepository } from '../worker/source/repository.ts';
import type { AcquireLock } from './channel.ts';
import { Mirror } from './mirror.ts';
import { OwnObjects } from './own-objects.ts';
import { keptPackage, type Tooling, versionsOf } from './tools.ts';

export interface HostParts {
  readonly job: BuildJob;
  readonly context: Context;
  readonly rules: RepositoryRules;
  readonly workspace: Workspace;
  readonly sandbox: Sandbox;
  /** The folder of all mirrors. */
  readonly mirrors: string;
  /** The mark of the build's processes. */
  readonly marker: string;
  readonly lock: AcquireLock;
  /** Absent if nothing is stored. */
  readonly blobs?: Blobs | undefined;
  readonly outputLimits?: ObjectLimits | undefined;
  look?(part: BuiltOutput, isLast: boolean): Promise<void>;
  /** Aborted when no more programs may run: the time limit of the build is over, or the platform stops. */
  readonly signal: AbortSignal;
}

/** Carries out what the worker of one deployment asks for. Trusts none of it. */
export class LocalHost implements Host {
  readonly isolation: Isolation;
  readonly tmp: string;
  readonly #parts: HostParts;
  readonly #over = new AbortController();
  /** Ends the programs that this host has started. */
  readonly #stop: AbortSignal;
  readonly #running = new Set<Promise<unknown>>();
  readonly #lists = new Map<ToolName, Promise<readonly string[]>>();
  readonly #source: Promise<{ readonly repository: Repository; readonly mirror: Mirror }>;
  #tip: Promise<string>;
  #asked = false;
  /** Lines that git printed before the worker asked for them. */
  readonly #early: string[] = [];
  #onLine: ((line: string) => void) | undefined;
  #objects: OwnObjects | undefined;
  #tools = 0;

  constructor(parts: HostParts) {
    this.#parts = parts;
    this.#stop = AbortSignal.any([this.#over.signal, parts.signal]);
    this.isolation = parts.sandbox.isolation;
    this.tmp = parts.sandbox.tmpOf(parts.workspace);
    this.#source = this.#resolve();
    this.#source.catch(() => {});
    this.#tip = this.#fetchTip(parts.job);
    this.#tip.catch(() => {});
  }

  /** The folder of the mirror that a worker sees. It exists when this has resolved. Undefined if the repository may not be cloned. */
  get lentFolder(): Promise<string | undefined> {
    return this.#source.then(
      ({ mirror }) => mirror.lent,
      () => undefined,
    );
  }

  /** The mirror and the fetched object. */
  get fetched(): Promise<{ readonly mirror: Mirror; readonly tip: string }> {
    return Promise.all([this.#source, this.#tip]).then(([{ mirror }, tip]) => ({ mirror, tip }));
  }

  /** Returns a release as its index describes it. Throws unless the worker has stored it. */
  async checkedRelease(manifestHash: string): Promise<StoredRelease> {
    if (!this.#objects) throw new Error('it named a release, and stored none');
    return this.#objects.check(manifestHash);
  }

  fetch(what: 'commit', options: FetchOptions): Promise<Fetched>;
  fetch(what: 'history', options: FetchOptions): Promise<FetchedHistory>;
  fetch(what: 'largeFiles', options: FetchOptions): Promise<null>;
  async fetch(what: 'commit' | 'history' | 'largeFiles', { signal, onLine }: FetchOptions) {
    this.#onLine = onLine;
    for (const line of this.#early.splice(0)) onLine(line);
    const { repository, mirror } = await this.#source;
    if (what === 'commit') {
      // A build that begins again needs the same commit, and another build can have made the mirror again.
      if (this.#asked) this.#tip = this.#fetchTip({ ...this.#parts.job, commit: await this.#tip });
      this.#asked = true;
      // The clone began before anybody asked for it.
      const abort = () => this.#over.abort(signal.reason);
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort, { once: true });
      const tip = await this.#tip.finally(() => signal.removeEventListener('abort', abort));
      return { mirror: mirror.lent, tip, shown: repository.shown };
    }
    const tip = await this.#tip;
    const context = this.#git(repository, mirror, signal);
    if (what === 'history') return mirror.fetchHistory(tip, context);
    await mirror.fetchLargeFiles(tip, context);
    return null;
  }

  versionsOf(tool: ToolName): Promise<readonly string[]> {
    const list = this.#lists.get(tool) ?? versionsOf(this.#tooling(), tool);
    this.#lists.set(tool, list);
    return list;
  }

  async tool(tool: ToolPackage, onLine: (line: string) => void): Promise<string> {
    this.#tools += 1;
    if (this.#tools > MOST_TOOLS) throw new Error('The worker asked for too many tools');
    return keptPackage(this.#tooling(), tool, onLine);
  }

  async run(command: HostCommand): Promise<HostOutcome> {
    const ran = this.#run(command);
    this.#running.add(ran);
    return ran.finally(() => this.#running.delete(ran));
  }

  async #run({ showsInstalls = false, signal, ...command }: HostCommand): Promise<HostOutcome> {
    const { sandbox, workspace, job, marker, context } = this.#parts;
    const { mirror } = await this.#source;
    const readable = [mirror.lent, context.tools, ...(showsInstalls ? [workspace.installs] : [])];
    const outcome = await sandbox.run({
      ...command,
      workspace,
      readable,
      app: job.app,
      outerEnv: { [MARKER]: marker },
      signal: AbortSignal.any([signal, this.#stop]),
    });
    return { ...outcome, diskWasShort: sandbox.guardOf(workspace).diskWasShort };
  }

  async look(part: BuiltOutput, isLast: boolean): Promise<void> {
    await this.#parts.look?.(part, isLast);
  }

  writer(): BlobWriter {
    const { blobs, job, outputLimits = OBJECT_LIMITS } = this.#parts;
    if (!blobs) throw new Error('This host stores nothing');
    this.#objects ??= new OwnObjects(blobs, job.app.org, outputLimits);
    return this.#objects.writer();
  }

  /** Ends what is still running, and waits until it has ended. */
  async end(): Promise<void> {
    this.#over.abort(new Error('The build has ended'));
    await Promise.allSettled([this.#tip, ...this.#running]);
    await this.#objects?.[Symbol.asyncDispose]().catch(() => {});
  }

  async #resolve() {
    const { job, rules, mirrors, lock } = this.#parts;
    const repository = resolveRepository(job.repository, rules);
    const mirror = new Mirror(mirrors, repository, lock);
    await mirror.make();
    return { repository, mirror };
  }

  async #fetchTip(wanted: Pick<BuildJob, 'branch' | 'commit'>): Promise<string> {
    const { repository, mirror } = await this.#source;
    const { commit, branch } = wanted;
    this.#line(`Cloning ${repository.shown}, ${commit ? `commit ${commit}` : `branch ${branch}`}`);
    return mirror.fetch(wanted, this.#git(repository, mirror, this.#stop));
  }

  #line(line: string): void {
    if (this.#onLine) this.#onLine(line);
    else if (this.#early.length < MOST_EARLY) this.#early.push(line);
  }

  #git(repository: Repository, mirror: Mirror, signal: AbortSignal): GitContext {
    const { context, sandbox, workspace, marker } = this.#parts;
    const guard = sandbox.guardOf(workspace);
    guard.include(mirror.folder);
    return {
      env: { ...context.hostEnv, PATH: context.path, [MARKER]: marker },
      signal: AbortSignal.any([signal, this.#stop]),
      guard,
      // A local repository can refer to others anywhere on this machine. Only its operator can allow one.
      run: repository.url.startsWith('/') ? undefined : sandbox.confined([mirror.folder]),
      onLine: (line) => this.#line(line),
    };
  }

  #tooling(): Tooling {
    const { context, marker, lock, sandbox } = this.#parts;
    const { tools, hostEnv, path, clock } = context;
    const run: typeof runProgram = sandbox.confined([tools]);
    return { tools, hostEnv, path, clock, marker, lock, signal: this.#stop, run };
  }
}

/** Tools of one deployment. A build takes a Node.js and an npm, and each stays while its supervisor runs. */
const MOST_TOOLS = 4;

/** Lines of git that are kept until the worker asks for them. */
const MOST_EARLY = 1_000;
