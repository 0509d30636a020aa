import type { IgnoredRule } from '../../contract/built-output.ts';
import type { BuildStage, FailureRecord } from '../../contract/control-plane.ts';
import { boundFailure } from '../../contract/failure-record.ts';

/** Types that the platform's rooms share. */

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
  /** Answer with `X-Robots-Tag: noindex`, so that search engines leave the site out. */
  readonly noindex?: boolean;
  /** Set by `cache clear`, and by nothing that a client sends: a build uses no cache from before it changed. */
  readonly cachesOf?: string;
  /** Host names that the site answers at beside its subdomain: lower case, in punycode. The first one is in the app's URL. */
  readonly domains?: readonly string[];
}

/** The way to serve a built site, as far as its files say it. */
export interface SiteShape {
  /** The page of the site for paths without a file: `index.html` or `200.html`. */
  readonly fallback?: string | undefined;
  /** The path that its pages expect before all others, without the last slash: `/docs`. */
  readonly base?: string | undefined;
}

/** The input of the builder for one deployment. */
export interface BuildJob {
  readonly deployID: string;
  readonly app: AppKey;
  /** `owner/name` or a git URL. */
  readonly repository: string;
  readonly branch: string;
  /** A full commit SHA to build instead of the branch's tip. */
  readonly commit: string | null;
  readonly buildCommand: string | null;
  readonly outputDirectory: string | null;
  readonly settings: AppSettings;
  readonly env: Readonly<Record<string, string>>;
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

/** The result of storing a build's output. Its size is bounded, because a worker sends it as a message. */
export interface StoredRelease extends ReleaseSize {
  /** SHA-256 of the release's index, hex. */
  readonly manifestHash: string;
  /** Objects that were new to the organization, not counting the index. */
  readonly written: number;
  /** Files whose content was stored before. */
  readonly reused: number;
}

/** The objects that a collection removed. */
export interface Collected {
  readonly objects: number;
  readonly bytes: number;
}

/** A deployment that was built and stored. Disposing waits until the build's processes and files are gone. */
export interface Built extends AsyncDisposable {
  readonly commit: string;
  readonly release: StoredRelease;
}

/**
 * The isolation of a build's commands. *By design*: the network, loopback included, stays open, because builds
 * need their registry.
 */
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

export type BuildFailureFacts = Omit<FailureRecord, 'deployID'>;

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

/** Turns deployments into stored releases. */
export interface Builder {
  /** Clones, installs, builds, and stores the output. Throws `BuildFailure`, or the signal's reason if aborted. */
  build(job: BuildJob, options: BuildOptions): Promise<Built>;
  /** Before the first build: ends the processes and removes the workspaces that a killed platform left behind. */
  recover(): Promise<void>;
}

export interface BuildOptions {
  readonly signal: AbortSignal;
  /** Called at `clone`, `install`, `build` and `sync`. If it or another callback rejects, the build fails with that error. */
  onStage(stage: BuildStage): void | Promise<void>;
  /** Called as soon as the commit is known, so that a failed build names it too. */
  onCommit(commit: string, facts?: CommitFacts): void | Promise<void>;
  /** Called when the release is stored. No collection runs until this has resolved. */
  onStored?(manifestHash: string, size?: ReleaseSize): void | Promise<void>;
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
  /** True if there is an `index.html` at the root. */
  readonly hasIndexPage: boolean;
  /** The first 50, and an entry with the number of the others. */
  readonly ignoredRules: readonly IgnoredRule[];
}
