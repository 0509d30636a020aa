import type { IgnoredRule, SiteWarning, SiteWarningCode } from '../../contract/built-output.ts';
import type { BuildStage, Diagnostic } from '../../contract/control-plane.ts';
import { boundFailure, type FailureFacts } from '../../contract/failure-record.ts';
import type { AppType, FunctionType } from '../../contract/limits.ts';
import type { BuildNetwork } from '../../contract/platform-start.ts';
import type { ScheduleEntry } from '../../contract/schedule.ts';

export interface AppKey {
  readonly org: string;
  readonly project: string;
  readonly appID: string;
}

/** Settings of an app that the service's description does not name: the keys of `app-settings`. */
export interface AppSettings {
  /** Serve `/index.html` with 200 for paths that name no file. Default: only if the site has one page. */
  readonly spaFallback?: boolean;
  /** Replaces the install command that the lockfile suggests. Empty: the build installs nothing. */
  readonly installCommand?: string;
  /** The folder of the repository that install and build run in; `outputDirectory` is relative to it. */
  readonly rootDirectory?: string;
  /** Major version of Node.js for the build, as "24". */
  readonly nodeVersion?: string;
  /** The app is deleted when it was not deployed for so long, as `7d`. */
  readonly lifetime?: string;
  /** The release has no page on purpose: only data, feeds or assets. */
  readonly assetsOnly?: boolean;
  /** Answer with `X-Robots-Tag: noindex`, so that search engines leave the site out. */
  readonly noindex?: boolean;
  /** A look at the start page before a release goes live: it warns (the default), fails the deployment, or is left out. */
  readonly verify?: 'off' | 'warn' | 'fail';
  /** A line for `sh` that starts the server of a function app. Default: as the release says. */
  readonly startCommand?: string;
  /** What a function app may set (`contract/function-settings.ts`). Sizes and times have a unit; times may be `0` or `off`. */
  readonly healthPath?: string;
  readonly instances?: number;
  readonly memory?: string;
  readonly idleTimeout?: string;
  readonly requestTimeout?: string;
  readonly schedule?: readonly ScheduleEntry[];
  /** Set by `cache clear`, and by nothing that a client sends: a build uses no cache from before it changed. */
  readonly cachesOf?: string;
  /** Host names that the site answers at beside its subdomain: lower case, in punycode. The first one is in the app's URL. */
  readonly domains?: readonly string[];
}

export interface SiteShape {
  /** The page of the site for paths without a file: `index.html` or `200.html`. */
  readonly fallback?: string | undefined;
  /** The path that its pages expect before all others, without the last slash: `/docs`. */
  readonly base?: string | undefined;
}

export interface BuildJob {
  readonly deployID: string;
  readonly app: AppKey;
  readonly type: AppType;
  /** `owner/name` or a git URL. */
  readonly repository: string;
  readonly branch: string;
  /** The app's own branch: a build of it writes the caches that those of other branches read. */
  readonly appBranch: string;
  /** A full commit SHA to build instead of the branch's tip. */
  readonly commit: string | null;
  readonly buildCommand: string | null;
  readonly outputDirectory: string | null;
  readonly settings: AppSettings;
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds from the clone to the end of the build command, if the organization has a limit of its own. */
  readonly timeoutMs?: number | undefined;
  /** A static app that was never live, and whose type no deployer chose: it becomes a function app if its build makes a server. */
  readonly detectsType?: true | undefined;
  /** `detect`: the repository is read and nothing of it runs. Default: it is built. */
  readonly purpose?: 'detect';
}

/** What the builder finds in a repository, and would do with it. Texts are bounded, one line each. */
export interface DetectedPlan {
  /** One line for people, with code between backticks: `Detected Vite (…), built by …`. */
  readonly text: string;
  /** The folder that the commands run in, from the root of the repository. Empty: the root. */
  readonly folder: string;
  /** Null: nothing is built, and the files of the folder are the site. */
  readonly command: string | null;
  /** The folder that the framework writes by default. Null: not known before a build. */
  readonly output: string | null;
  /** The type of the app: the chosen one, or what the repository makes of a new app. */
  readonly type: AppType;
  /** What says so. Null: it was chosen, or nothing says that the repository makes a server. */
  readonly typeBecause: string | null;
}

export interface DetectedRepository {
  readonly commit: string;
  readonly plan: DetectedPlan;
}

/** Facts of a commit for people: one line each, bounded by `COMMIT_LIMITS`, without control characters. Null if not known. */
export interface CommitFacts {
  /** The first line of its message. */
  readonly subject: string | null;
  readonly author: string | null;
}

export interface ReleaseSize {
  readonly files: number;
  readonly bytes: number;
}

export interface StartPage {
  /** False: it answers 404. */
  readonly isThere: boolean;
  readonly files: number;
  /** The path of one of its HTML pages, at most 200 characters. Undefined if it has none. */
  readonly page: string | undefined;
}

export interface ReleaseComparison {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Bytes of all files, more or less than before. */
  readonly bytes: number;
  /** The first 20 files, in the order of their paths. */
  readonly files: readonly ComparedFile[];
}

export interface ComparedFile {
  readonly kind: 'added' | 'changed' | 'removed';
  /** At most 200 characters. */
  readonly path: string;
  /** The bytes that it has more than before. Negative if it has fewer. */
  readonly bytes: number;
}

/** The result of storing a build's output. Its size is bounded, because a worker sends it as a message. */
export interface StoredRelease extends ReleaseSize {
  /** SHA-256 of the release's index, hex. */
  readonly manifestHash: string;
  /** Objects that were new to the organization, not counting the index. */
  readonly written: number;
  /** Files whose content was stored before. */
  readonly reused: number;
}

export interface Collected {
  readonly objects: number;
  readonly bytes: number;
}

/** A deployment that was built and stored. Disposing waits until the build's processes and files are gone. */
export interface Built extends AsyncDisposable {
  readonly commit: string;
  readonly release: StoredRelease;
  /** Finds the lines of the repository that made the start of its server fail. Absent: the sources are not there. Never rejects. */
  place?(facts: BuildFailureFacts): Promise<readonly Diagnostic[]>;
}

export type Isolation =
  /** bubblewrap: a process namespace, a file system of system folders and the app's own, no privileges. */
  | {
      readonly kind: 'bubblewrap';
      readonly asRoot: boolean;
      /** True if this version of bubblewrap can limit the size of memory file systems. */
      readonly boundsFiles: boolean;
      /** True if a filter of system calls keeps builds from making user namespaces. */
      readonly deniesNamespaces: boolean;
    }
  /** No isolation: a build has all rights of its user. */
  | { readonly kind: 'none'; readonly reason: string };

/** A cgroup of this machine for builds: `auto` takes the platform's own if it was delegated, `none` takes none, or the path of one. */
export type CgroupChoice = string;

/** What keeps builds within their bounds of memory and processes. */
export type Limiter =
  /** The kernel: each build has a cgroup below this folder. */
  | { readonly kind: 'cgroup'; readonly folder: string }
  /** The platform looks at the processes several times a second. `reason` completes "because". */
  | { readonly kind: 'sampling'; readonly reason: string };

export function wordsOfLimiter(limiter: Limiter): string {
  return limiter.kind === 'cgroup' ? 'cgroup v2' : `sampling of /proc, because ${limiter.reason}`;
}

/** The isolation of builds from the rest of this machine, as a worker determined it. */
export interface Walls {
  readonly isolation: Isolation;
  readonly limiter: Limiter;
  readonly network: BuildNetwork;
  /** True: the worker could not look, for example because the disk is full. Nothing of it holds for later builds. */
  readonly hasFailed?: true;
}

export type BuildFailureFacts = FailureFacts;

/** The failure of a build, caused by the user's repository or by the machine. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';
  readonly facts: BuildFailureFacts;
  constructor(facts: BuildFailureFacts) {
    const bounded = boundFailure(facts);
    super(bounded.message);
    this.facts = bounded;
  }
}

/** Creates the failure of a deployment that no command of its repository caused. */
export function platformFailure(
  stage: BuildFailureFacts['stage'],
  code: BuildFailureFacts['code'],
  message: string,
): BuildFailure {
  return new BuildFailure({ stage, code, message, exitCode: null, signal: null, log: [], diagnostics: [] });
}

/** The reason of a signal that aborts the build of a cancelled deployment. */
export class BuildCancelled extends Error {
  override readonly name = 'BuildCancelled';
  constructor() {
    super('The deployment was cancelled');
  }
}

export interface Builder {
  /** Clones, installs, builds, and stores the output. Throws `BuildFailure`, or the signal's reason if aborted. */
  build(job: BuildJob, options: BuildOptions): Promise<Built>;
  /** Before the first build: ends the processes and removes the workspaces that a killed platform left behind. */
  recover(): Promise<void>;
}

export interface BuildOptions {
  readonly signal: AbortSignal;
  /** The fence of the deployment's lease. After the lease is lost, nothing is added to the log. */
  readonly fence?: number | undefined;
  /** Called at `clone`, `install`, `build` and `sync`. If it or another callback rejects, the build fails with that error. */
  onStage(stage: BuildStage): void | Promise<void>;
  /** Called as soon as the commit is known, so that a failed build names it too. */
  onCommit(commit: string, facts?: CommitFacts): void | Promise<void>;
  /** Called when the release is stored. No collection runs until it has resolved. Returns further warnings, for the log. */
  onStored?(
    manifestHash: string,
    size?: ReleaseSize,
    warnings?: readonly SiteWarning[],
    type?: FunctionType,
  ): undefined | Promise<readonly string[] | undefined>;
  /** Called when the log has ended, with its size in bytes, also if the build has failed. Must not throw. */
  onLogged?(bytes: number): void;
}

export interface ReleaseFile {
  /** SHA-256 of the content, hex. */
  readonly hash: string;
  readonly size: number;
}

/** The files and folders of a plain folder that are not published (`contract/plain-folder.ts`). A folder counts once. */
export interface LeftOut {
  readonly count: number;
  /** The first few paths, for people to read. Paths of folders end in a slash. */
  readonly names: readonly string[];
}

/** The result of storing a folder, in the worker. Its size is bounded. */
export interface Ingested extends StoredRelease {
  /** Files left out because their name says that they hold secrets (`.env*`). */
  readonly withheld: number;
  /** The other files and folders that were left out of a plain folder. */
  readonly leftOut: LeftOut;
  readonly hasIndexPage: boolean;
  /** The first 50, and an entry with the number of the others. */
  readonly ignoredRules: readonly IgnoredRule[];
  /** What the start page lacks, errors first. Empty if it was not looked at. At most 10. */
  readonly faults: readonly SeenFault[];
}

export interface SeenFault {
  readonly code: SiteWarningCode;
  readonly message: string;
  /** The address that is wrong, as the page has it. */
  readonly href?: string;
  /** The file of the release that it is in. */
  readonly in?: string;
}
