import { addAbortListener, once } from 'node:events';
import type { Log } from '../../base/log.ts';
import { MIB } from '../../base/sizes.ts';
import type { BuiltOutput } from '../../contract/built-output.ts';
import type { Diagnostic } from '../../contract/control-plane.ts';
import { isLoopback } from '../dispatch/allowed-places.ts';
import type { ObjectLimits } from '../objects/limits.ts';
import { MARKER, SYSTEM_PATH } from '../sandbox/names.ts';
import type { Sandbox, SandboxedCommand } from '../sandbox/sandbox.ts';
import type { Workspace } from '../sandbox/workspace.ts';
import type { BuildFailureFacts, BuildJob, Isolation, StoredRelease } from '../shared/types.ts';
import type { Blobs, BlobWriter } from '../stores/blobs.ts';
import type { Fetches, FetchOptions, Host, HostCommand, HostOutcome, ToolName, ToolPackage } from '../worker/host.ts';
import type { Context } from '../worker/run.ts';
import type { GitContext } from '../worker/source/git.ts';
import { type Repository, type RepositoryRules, resolveRepository } from '../worker/source/repository.ts';
import type { AcquireLock } from './channel.ts';
import { recordUse } from './kept-folders.ts';
import { Mirror } from './mirror.ts';
import { ownObjects } from './own-objects.ts';
import { keptPackage, type Tooling, versionsOf } from './tools.ts';

export interface HostParts extends Pick<Host, 'look' | 'tried'> {
  readonly job: BuildJob;
  readonly context: Context;
  readonly rules: RepositoryRules;
  readonly workspace: Workspace;
  readonly sandbox: Sandbox;
  readonly mirrors: string;
  readonly marker: string;
  readonly lock: AcquireLock;
  readonly blobs: Blobs;
  readonly outputLimits: ObjectLimits;
  readonly log: Log;
  /** Aborted when no more programs may run: the time limit of the build is over, or the platform stops. */
  readonly signal: AbortSignal;
}

type OfBuild = Pick<SandboxedCommand, 'workspace' | 'outerEnv' | 'signal'>;

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
  #objects: ReturnType<typeof ownObjects> | undefined;
  #tools = 0;
  #filled: Promise<void> | undefined;

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

  get fetched(): Promise<{ readonly mirror: Mirror; readonly tip: string }> {
    return Promise.all([this.#source, this.#tip]).then(([{ mirror }, tip]) => ({ mirror, tip }));
  }

  /** Returns a release as its index describes it. Throws unless the worker has stored it. */
  async checkedRelease(manifestHash: string): Promise<StoredRelease> {
    if (!this.#objects) throw new Error('it named a release, and stored none');
    return this.#objects.check(manifestHash);
  }

  async fetch<What extends keyof Fetches>(what: What, { signal, onLine }: FetchOptions): Promise<Fetches[What]> {
    this.#onLine = onLine;
    for (const line of this.#early.splice(0)) onLine(line);
    const { repository, mirror } = await this.#source;
    const fetches: { readonly [Each in keyof Fetches]: () => Promise<Fetches[Each]> } = {
      commit: async () => {
        // A build that begins again needs the same commit, and another build can have made the mirror again.
        if (this.#asked) this.#tip = this.#fetchTip({ ...this.#parts.job, commit: await this.#tip });
        this.#asked = true;
        // The clone began before anybody asked for it.
        using _ = addAbortListener(signal, () => this.#over.abort(signal.reason));
        return { mirror: mirror.lent, tip: await this.#tip, shown: repository.shown };
      },
      history: async () => mirror.fetchHistory(await this.#tip, this.#git(repository, mirror, signal)),
      largeFiles: async () => mirror.fetchLargeFiles(await this.#tip, this.#git(repository, mirror, signal)),
    };
    return fetches[what]();
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

  async #run({ signal, ...command }: HostCommand): Promise<HostOutcome> {
    const { sandbox, workspace, context } = this.#parts;
    const { mirror } = await this.#source;
    const own = this.#ofBuild(AbortSignal.any([signal, this.#stop]));
    if (workspace.isToFill && !command.showsInstalls) {
      this.#filled ??= this.#fill(own);
      await this.#filled;
    }
    const outcome = await sandbox.run({ ...command, ...own, readable: [mirror.lent, context.tools] });
    return { ...outcome, diskWasShort: sandbox.guardOf(workspace).disk.wasShort };
  }

  #ofBuild(signal: AbortSignal): OfBuild {
    const { workspace, marker } = this.#parts;
    return { workspace, outerEnv: { [MARKER]: marker }, signal };
  }

  /**
   * Fills the cache of a new branch with that of the app's own branch, before the first command that uses it. *By design*: a copy, in
   * the build's sandbox and as its user. A link would let the build write to the files of the other branch.
   */
  async #fill(own: OfBuild): Promise<void> {
    const { sandbox, workspace } = this.#parts;
    const from = workspace.shared?.cache;
    if (from === undefined) return;
    const env = { PATH: SYSTEM_PATH, LC_ALL: 'C', FROM: from, TO: workspace.cache };
    const shows = { readable: [], showsSharedCache: true };
    await sandbox.run({ ...own, ...shows, script: FILL, cwd: workspace.root, env, onLine() {} });
  }

  async tried(found: readonly Diagnostic[]): Promise<BuildFailureFacts | null> {
    const { signal } = this.#parts;
    if (signal.aborted) return null;
    return Promise.race([this.#parts.tried(found), once(signal, 'abort').then(() => null)]);
  }

  look(part: BuiltOutput, isLast: boolean): Promise<void> {
    return this.#parts.look(part, isLast);
  }

  writer(): BlobWriter {
    const { blobs, job, outputLimits, log } = this.#parts;
    this.#objects ??= ownObjects(blobs, job.app.org, outputLimits, log);
    return this.#objects.writer;
  }

  /** Ends what is still running, and waits until it has ended. */
  async end(): Promise<void> {
    this.#over.abort(new Error('The build has ended'));
    await Promise.allSettled([this.#tip, ...this.#running]);
    const folder = await this.#source.then(({ mirror }) => mirror.folder).catch(() => undefined);
    if (folder !== undefined) await recordUse(folder, this.#parts.job.app.org, [folder]);
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
    guard.disk.include(mirror.folder);
    return {
      env: { ...context.hostEnv, PATH: context.path, [MARKER]: marker },
      signal: AbortSignal.any([signal, this.#stop]),
      guard,
      // A local repository can refer to others anywhere on this machine. Only its operator can allow one.
      run: repository.url.startsWith('/')
        ? undefined
        : sandbox.confined([mirror.folder], [], this.#isOfMachine(repository)),
      onLine: (line) => this.#line(line),
    };
  }

  /** True for a server on this machine's loopback, which only `--allow-local-git` accepts. */
  #isOfMachine({ url }: Repository): boolean {
    return this.#parts.rules.allowLocal && isLoopback(URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') ?? '');
  }

  #tooling(): Tooling {
    const { context, marker, lock, sandbox } = this.#parts;
    return { ...context, marker, lock, signal: this.#stop, runIn: (folder) => sandbox.confined([folder]) };
  }
}

/** Tools of one deployment. A build takes a Node.js, an npm and another package manager, and each stays while its supervisor runs. */
const MOST_TOOLS = 4;

/** KiB of a cache that is copied for another branch. A larger one is not. */
const MOST_FILLED = (1024 * MIB) / 1024;
/** Copies a cache under another name, and then renames what is in it, so that a copy that fails leaves nothing. */
const FILL = `size=$(du -sk "$FROM" | cut -f1); [ "\${size:-0}" -le ${MOST_FILLED} ] || exit 0
new="$TO/.new"; rm -rf "$new"; mkdir "$new" || exit 1
if cp -a "$FROM/." "$new/"; then find "$new" -mindepth 1 -maxdepth 1 -exec mv {} "$TO/" \\;; fi
rm -rf "$new"`;

const MOST_EARLY = 1_000;
